import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/** Whether the latest message is in view: completely, or from its first line if it is higher than the view. */
const showsLatest = (builder: BuilderPage) =>
  builder.conversation().evaluate((log) => {
    const view = log.getBoundingClientRect();
    const latest = log.querySelector('[data-latest]')?.getBoundingClientRect();
    const isFromItsStart = latest !== undefined && latest.top >= view.top;
    return isFromItsStart && (latest.bottom <= view.bottom || latest.top - view.top < 20);
  });

async function scrollUp(builder: BuilderPage): Promise<void> {
  await builder.conversation().hover();
  await builder.page.mouse.wheel(0, -5000);
  await builder.page.waitForFunction(() => document.querySelector('[role="log"]')?.scrollTop === 0);
}

test('Back, a message and Main Menu scroll to the latest message', async ({ openBuilder }) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 600 } });
  for (const label of ['Hero', 'Button', 'Text']) await builder.pick(label);
  for (const act of [() => builder.back(), () => builder.say('nonsense'), () => builder.mainMenu()]) {
    await scrollUp(builder);
    await act();
    await expect.poll(() => showsLatest(builder)).toBe(true);
    expect(await builder.page.getByRole('button', { name: 'New messages' }).count()).toBe(0);
    await builder.second();
  }
});

test('the answer to an edit does not scroll a visitor who reads further up, but offers New messages, until the end is in view', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 600 } });
  for (const label of ['Hero', 'Button', 'Text']) await builder.pick(label);
  await builder.freeze();
  await builder.say('Book a visit');
  await scrollUp(builder);
  await builder.second();
  const newMessages = builder.page.getByRole('button', { name: 'New messages' });
  await newMessages.waitFor();
  expect(await builder.conversation().evaluate((log) => log.scrollTop)).toBe(0);
  await newMessages.click();
  await expect.poll(() => showsLatest(builder)).toBe(true);
  await builder.pick('Text');
  await builder.say('Visit us');
  await scrollUp(builder);
  await builder.second();
  await newMessages.waitFor();
  await builder.conversation().hover();
  await builder.page.mouse.wheel(0, 5000);
  await newMessages.waitFor({ state: 'hidden' });
  await builder.pick('Text');
  await builder.say('Come to us');
  await builder.second();
  await expect.poll(() => showsLatest(builder)).toBe(true);
});

test('the shadow that hints at more below is dark in both themes', async ({ builder }) => {
  const shades: string[][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await builder.page.emulateMedia({ colorScheme });
    const drawn = await builder.conversation().evaluate((log) => getComputedStyle(log).backgroundImage);
    shades.push(drawn.match(/rgba?\([^)]*\)/g) ?? []);
  }
  const nothing = 'rgba(0, 0, 0, 0)';
  expect(shades).toEqual([
    ['rgb(255, 254, 251)', 'rgb(255, 254, 251)', 'rgba(29, 28, 25, 0.14)', nothing],
    ['rgb(26, 28, 32)', 'rgb(26, 28, 32)', 'rgba(0, 0, 0, 0.6)', nothing],
  ]);
});
