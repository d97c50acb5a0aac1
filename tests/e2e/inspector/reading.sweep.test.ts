import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { InspectorPage } from '../../harness/inspector-page.ts';

const SMALL = { width: 1280, height: 800 };
/** Smaller letters cannot be read. */
const LEAST_PIXELS = 11;

async function editTitle(builder: BuilderPage): Promise<void> {
  await builder.pick('Hero');
  await builder.pick('Title');
  await builder.say('Bread at dawn');
  await builder.second();
}

interface DrawnText {
  readonly text: string;
  readonly height: number;
  readonly isInSight: boolean;
}

/** The texts of a chart, with their height in CSS pixels. */
function textsOf(inspector: InspectorPage, actor: string): Promise<readonly DrawnText[]> {
  return inspector
    .chart(actor)
    .locator('.chart text')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const frame = text.closest('section')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        return {
          text: text.textContent,
          // The box of a text is higher than its letters: the smaller of the two is what is asserted.
          height: Math.min(bottom - top, Number.parseFloat(getComputedStyle(text).fontSize) * scale),
          isInSight: right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom,
        };
      }),
    );
}

test('at 1280 × 800, beside the app, charts in focus can be read, with their active states in sight', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: SMALL });
  const inspector = await InspectorPage.beside(builder.page);
  await editTitle(builder);
  for (const [actor, state, line] of [
    ['chat', 'menu', 'update.type → waiting / takeUpdate'],
    ['site', 'saved', 'always [isDirty] → busy'],
    ['publish', 'idle', 'publish.open → form / fillEmail'],
  ] as const) {
    await inspector.choose(actor);
    await inspector.chart(actor).getByText(line, { exact: true }).waitFor();
    const texts = await textsOf(inspector, actor);
    expect(texts.filter(({ height }) => height < LEAST_PIXELS)).toEqual([]);
    const inSight = texts.filter((each) => each.isInSight).map(({ text }) => text);
    expect(inSight).toContain(state);
    expect(inSight).toContain(line);
  }
});

test('the map follows the machine that took the visitor’s event, and a chosen step', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: SMALL });
  const inspector = await InspectorPage.beside(builder.page);
  await expect.poll(() => inspector.drawn()).toEqual(['chat']);
  await editTitle(builder);
  await inspector.active('site', 'site.saving.resting.saved').waitFor();
  await inspector.active('browser', 'browser.storage.asked').waitFor();
  await expect.poll(() => inspector.drawn()).toEqual(['chat']);
  await inspector.row('edit.apply').click();
  await expect.poll(() => inspector.drawn()).toEqual(['site']);
  await inspector.button('Latest').click();
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => inspector.drawn()).toEqual(['publish']);
});

test('states fold and unfold by click and by key, all at once too', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: SMALL });
  const inspector = await InspectorPage.beside(builder.page);
  await inspector.choose('publish');
  const chart = inspector.chart('publish');
  const unfold = chart.getByRole('button', { name: /^Unfold form, \d+ states$/ });
  await unfold.click();
  await chart.locator('[data-state-id="publish.form.email"]').waitFor();
  await chart.getByRole('button', { name: 'Fold form', exact: true }).press('Enter');
  await unfold.waitFor();
  expect(await chart.locator('[data-state-id="publish.form.email"]').count()).toBe(0);
  await inspector.button('Unfold all').click();
  await chart.locator('[data-state-id="publish.failed.reason.offline.awaiting"]').waitFor();
  await chart.getByRole('button', { name: 'Fold failed', exact: true }).press(' ');
  await chart.getByRole('button', { name: /^Unfold failed, \d+ states$/ }).waitFor();
  await chart.locator('[data-state-id="publish.form.email"]').waitFor();
  await inspector.button('Fold the rest').click();
  await unfold.waitFor();
});

test('the log folds what nobody does anything with, is filtered, and says what was not taken', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: SMALL });
  const inspector = await InspectorPage.beside(builder.page);
  await editTitle(builder);
  await inspector.row('simulateEdit done').waitFor();
  await builder.mainMenu();
  await builder.pick('Hero');
  const told = inspector.row('menu.entered');
  const fold = inspector.row(/\d+ folded: .*menu\.entered/).last();
  await fold.waitFor();
  const before = await told.count();
  await fold.click();
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  const untaken = inspector.row('menu.entered').filter({ hasText: 'not taken' }).first();
  expect(await untaken.textContent()).toMatch(
    /^\d\d:\d\d:\d\d\.\d{3}\+\d+ ms\w+ →to chat\.boxnot takenmenu\.entered/,
  );
  await untaken.click();
  await inspector.view.getByText('Not taken: no active state has a transition on this event.').waitFor();
  expect(await inspector.view.locator('body').innerText()).not.toMatch(/xstate\.|\b0\.site|x:\d/);

  await inspector.view.getByRole('searchbox', { name: 'Filter the log' }).fill('typed');
  await expect.poll(() => inspector.row('').count()).toBe(1);
  await inspector.row('edit.apply').waitFor();
  await inspector.view.getByRole('searchbox', { name: 'Filter the log' }).fill('');
  await inspector.button('Types').click();
  await inspector.view.getByRole('checkbox', { name: /^option\.pick/ }).uncheck();
  await expect.poll(() => inspector.row('option.pick').count()).toBe(0);
});
