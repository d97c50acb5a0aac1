import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';
import { InspectorPage } from '../harness/inspector-page.ts';

const NARROW = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** What of the app lies over the inspector's place. */
function coverings({ page }: BuilderPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const app = document.getElementById('root');
    const { left, top, width, height } = (
      document.body.lastElementChild ?? document.body
    ).getBoundingClientRect();
    const steps = Array.from({ length: 20 }, (_, n) => (n + 0.5) / 20);
    const hits = steps.flatMap((x) =>
      steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    return [...new Set(hits)].flatMap((hit) => (hit && app?.contains(hit) ? hit.outerHTML : []));
  });
}

describe('under the app, the inspector is not covered by it, and the app can be worked', () => {
  for (const viewport of NARROW) {
    test(`at ${viewport.width} × ${viewport.height}`, async ({ openBuilder }) => {
      const builder = await openBuilder({ path: '/?inspect', viewport });
      const inspector = await InspectorPage.beside(builder.page);
      await inspector.active('chat', 'chat.browsing.choosing').waitFor();
      expect(await coverings(builder)).toEqual([]);
      await builder.say('hero.title.text Bread');
      await builder.second();
      expect(await builder.lastMessage()).toMatch(/^✓ Updated Title to "Bread"/);
      expect(await coverings(builder)).toEqual([]);
    });
  }
});
