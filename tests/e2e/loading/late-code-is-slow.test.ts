import { expect } from 'vitest';
import { focusOf } from '../../harness/accessibility/keyboard.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';

/** Reloads the builder without the code that follows its first screen. The returned function lets it load. */
async function withoutRest({ page }: BuilderPage): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REST_FILE, async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload();
  await page.locator('html:not([data-painted])').waitFor();
  return resolve;
}

for (const { device, isTouch, starts } of [
  { device: 'a keyboard', isTouch: false, starts: 'Search colors...' },
  { device: 'touch', isTouch: true, starts: 'Select a color' },
])
  test(`a popover that loads after its question takes the focus, with ${device}`, async ({ openBuilder }) => {
    const builder = await openBuilder({ isTouch });
    const releaseRest = await withoutRest(builder);
    await builder.pick('Hero');
    await builder.pick('Background Color');
    expect(await focusOf(builder)).toBe(isTouch ? 'message: Your choice for Background Color:' : 'Message');
    releaseRest();
    await builder.popover('Select a color').waitFor();
    expect(await focusOf(builder)).toBe(starts);
  });

test('a popover that loads while its value is typed does not take the focus', async ({ builder }) => {
  const releaseRest = await withoutRest(builder);
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await builder.page.keyboard.type('#12');
  releaseRest();
  await builder.popover('Select a color').waitFor();
  expect(await focusOf(builder)).toBe('Message');
  await builder.page.keyboard.type('3456');
  expect(await builder.messageBox().inputValue()).toBe('#123456');
});

test('before the rest is loaded, the focus moves to the chat if nothing is left to undo or redo', async ({
  builder,
}) => {
  await withoutRest(builder);
  await builder.say('hero.title.text First');
  // No page can be drawn, so that the answer waits as long as it waits for saving.
  await builder.page.clock.runFor(5000);
  await builder.second();
  const places: string[] = [];
  for (const name of ['Undo: Title', 'Redo: Title']) {
    await builder.page.getByRole('button', { name, exact: true }).first().press('Enter');
    places.push(await focusOf(builder));
  }
  const latest = expect.stringMatching(/^message: ✓ Updated Title to "First"/);
  expect(places).toEqual([latest, latest]);
});

test('if the database does not answer, the first screen stands, and the program takes it over in time', async ({
  builder: { page },
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      document.documentElement.dataset.asked = 'yes';
      return {} as IDBOpenDBRequest;
    };
  });
  await page.reload();
  const painted = () => page.locator('html').getAttribute('data-painted');
  await page.locator('[data-asked]').waitFor({ state: 'attached' });
  await page.getByRole('main').waitFor();
  expect(await painted()).toBe('new');
  await page.clock.runFor(2000);
  await page.locator('html:not([data-painted])').waitFor();
});
