import { expect } from 'vitest';
import { type Api, takeAway, watchApis, youngerApis } from '../../harness/browser/younger-apis.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { visitorOptions } from '../../harness/builder/builder-page.ts';
import { test as base } from '../../harness/builder/builder-test.ts';
import { newVisitor } from '../../harness/builder/visitor-pages.ts';

const LIMIT = 600_000;
const NAME = 'Rapid Pipes';
const NOT_TRIED = [
  // Chrome has it since 103; younger ones only give another reason of the abort.
  'abortsignal-timeout',
  // The browser of the tests would go on to ask for it.
  'trusted-types',
];
/** The clock of the tests uses it. */
const OF_THE_TESTS = 'Temporal';

/** Edits the page by sentence and by popover, looks into what a visitor opens, and publishes. */
async function walk(builder: BuilderPage): Promise<{ readonly title: string | null; readonly live: string }> {
  const { page } = builder;
  await builder.say(`hero.title.text ${NAME}`);
  await builder.second();
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await builder.popover('Select a color').waitFor();
  await builder.mainMenu();
  await builder.pick('Benefits');
  await builder.pick('Benefit');
  await builder.pick('Edit as a table');
  await builder.mainMenu();
  await builder.pick('Look');
  await builder.mainMenu();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  const address = await builder.publish('ada@example.com');
  const title = await builder.preview().getByRole('heading', { level: 1 }).textContent();
  return { title, live: address.replace(/site-.*/, 'site-') };
}

const test = base.extend('openWith', ({ browser, openBuilder }) => {
  return async (prepare: (apis: readonly Api[]) => void, apis: readonly Api[]) => {
    const profile = await newVisitor(browser, visitorOptions({}), 'block');
    await profile.addInitScript(prepare, apis);
    return openBuilder({ profile });
  };
});

/** The younger features that the scripts of the page and of its frames have used. */
async function usedIn({ page }: BuilderPage): Promise<ReadonlySet<string>> {
  const read = () => [...Reflect.get(window, 'usedApis')].map(String);
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(read).catch(() => [])));
  return new Set(found.flat());
}

test('what the builder uses that the oldest supported browsers lack may be missing', {
  timeout: LIMIT,
}, async ({ openWith }) => {
  const apis = youngerApis().filter(({ owner }) => owner !== OF_THE_TESTS);
  const watched = await openWith(watchApis, apis);
  const whole = await walk(watched);
  expect(whole.title).toBe(NAME);
  const used = [...(await usedIn(watched))].filter((feature) => !NOT_TRIED.includes(feature));
  expect(used).toContain('array-group');
  const failed: Record<string, unknown> = {};
  for (const name of used) {
    const builder = await openWith(
      takeAway,
      apis.filter(({ feature }) => feature === name),
    );
    const walked = await walk(builder).catch((error: unknown) => String(error).split('\n', 1)[0]);
    const problems = builder.problems.unexpected();
    if (problems.length > 0 || JSON.stringify(walked) !== JSON.stringify(whole))
      failed[name] = [walked, ...problems];
    await builder.profile.close();
  }
  expect(failed).toEqual({});
});

test('a browser that is older than these says so before the program runs', async ({ openWith }) => {
  const notice = ({ page }: BuilderPage) => page.getByText('This browser is too old for Parley');
  const young = await openWith(takeAway, []);
  expect(await notice(young).isVisible()).toBe(false);
  const popover = { feature: 'popover', owner: 'HTMLElement', member: 'popover' };
  const old = await openWith(takeAway, [popover]);
  expect(await notice(old).isVisible()).toBe(true);
});
