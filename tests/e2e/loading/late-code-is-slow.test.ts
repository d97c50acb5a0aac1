import { expect } from 'vitest';
import { focusOf } from '../../harness/accessibility/keyboard.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';

/** The builder without what follows its first screen, until the returned function lets that come. */
async function withoutRest({ page }: BuilderPage): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REST_FILE, async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('log', { name: 'Conversation' }).waitFor();
  return resolve;
}

for (const { device, isTouch, starts } of [
  { device: 'a keyboard', isTouch: false, starts: 'Search colors...' },
  { device: 'touch', isTouch: true, starts: 'Select a color' },
])
  test(`a popover that is fetched after its question is asked takes the focus, with ${device}`, async ({
    openBuilder,
  }) => {
    const builder = await openBuilder({ isTouch });
    const arrive = await withoutRest(builder);
    await builder.pick('Hero');
    await builder.pick('Background Color');
    expect(await focusOf(builder)).toBe(
      isTouch ? 'message: Please choose the value for Background Color:' : 'Message',
    );
    arrive();
    await builder.popover('Select a color').waitFor();
    expect(await focusOf(builder)).toBe(starts);
  });

test('a popover that is fetched while its value is typed lets it be typed', async ({ builder }) => {
  const arrive = await withoutRest(builder);
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await builder.page.keyboard.type('#12');
  arrive();
  await builder.popover('Select a color').waitFor();
  expect(await focusOf(builder)).toBe('Message');
  await builder.page.keyboard.type('3456');
  expect(await builder.messageBox().inputValue()).toBe('#123456');
});

test('the keyboard goes on in the chat where nothing is left to undo or redo, before all has been fetched', async ({
  builder,
}) => {
  await withoutRest(builder);
  await builder.say('hero.title.text First');
  await builder.second();
  const places: string[] = [];
  for (const name of ['Undo: Title', 'Redo: Title']) {
    await builder.page.getByRole('button', { name, exact: true }).first().press('Enter');
    places.push(await focusOf(builder));
  }
  const latest = expect.stringMatching(/^message: ✓ Updated Title to "First"/);
  expect(places).toEqual([latest, latest]);
});

test('what the document shows stays until the screen takes its place, where the database does not answer', async ({
  builder: { page },
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      document.documentElement.dataset.asked = 'yes';
      return {} as IDBOpenDBRequest;
    };
    const shown: string[] = [];
    new MutationObserver(() => {
      const shows = document.querySelector('.boot') ? 'boot' : document.querySelector('main') ? 'screen' : '';
      // The document itself comes piece by piece.
      const isThere = shown.length > 0 || shows === 'boot';
      if (isThere && shows !== shown.at(-1)) shown.push(shows);
      document.documentElement.dataset.shown = shown.join(', ');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.locator('[data-asked]').waitFor({ state: 'attached' });
  await page.clock.runFor(2000);
  await page.getByRole('main').waitFor();
  expect(await page.locator('html').getAttribute('data-shown')).toBe('boot, screen');
});
