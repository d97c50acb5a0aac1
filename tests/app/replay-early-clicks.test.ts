import { expect, onTestFinished, test } from 'vitest';
import { MENU_TEXT } from '../../domain/chat/drafts.ts';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { selectText } from '../../machines/chat/box.selectors.ts';
import { isFresh, replayEarlyClicks } from '../../src/app/replay-early-clicks.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { startChat } from '../machines/start-actors.ts';

/** A visit whose box was kept with a text over a reload. */
function visit(kept: string) {
  const { box, chat, site } = startChat(landingBusiness.base, { fromLastVisit: { [MENU_TEXT]: kept } });
  onTestFinished(() => {
    for (const actor of [chat, site]) actor.stop();
  });
  return { box, actors: { chat, site } as unknown as AppActors };
}

const page = {
  querySelector: () => null,
  querySelectorAll: () => [],
  documentElement: { dataset: {} },
} as unknown as Document;

test.each([
  ['', 'typed early', 'typed early'],
  ['kept', '', 'kept'],
  ['kept', 'typed early', 'kept\ntyped early'],
  // The browser itself kept what was in the box.
  ['kept', 'kept', 'kept'],
])(
  'the box has what was kept over a reload (%j), and what was typed before the program drew (%j)',
  async (kept, text, now) => {
    const { box, actors } = visit(kept);
    await replayEarlyClicks(page, { text }, actors);
    expect(selectText(box.getSnapshot())).toBe(now);
  },
);

test('a visit that has a text in its box does not look like a fresh one', () => {
  expect(['', 'kept'].map((kept) => isFresh(visit(kept).actors))).toEqual([true, false]);
});
