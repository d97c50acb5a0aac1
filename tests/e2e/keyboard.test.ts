import { expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';

/** Where the keyboard is: a field by its name, a message by its words, the body by `nowhere`. */
function focus({ page }: BuilderPage): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nowhere';
    if (active.matches('li')) return `message: ${active.querySelector('p')?.lastChild?.textContent}`;
    return active.getAttribute('aria-label') ?? active.textContent ?? '';
  });
}

test('the keyboard is never lost: not by an option, Back, Main Menu, an edit or a popover', async ({
  builder,
}) => {
  const places: [string, string][] = [];
  const note = async (step: string) => {
    places.push([step, await focus(builder)]);
  };
  const { page } = builder;
  await note('at first');
  await builder.pick('Hero');
  await note('Hero');
  await builder.pick('Title');
  await note('Title');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await note('value sent');
  await builder.second();
  await note('edited');
  await builder.pick('Button');
  await builder.pick('Visible');
  await note('Visible');
  await page.keyboard.press('Escape');
  await note('popover closed');
  await builder.pick('Choose');
  await note('popover opened again');
  await page.getByRole('button', { name: 'Hide' }).click();
  await note('hidden');
  await builder.second();
  await note('edited again');
  await builder.back();
  await note('Back');
  await builder.back();
  await note('Back to the main menu');
  await builder.mainMenu();
  await note('Main Menu');
  expect(places).toEqual([
    ['at first', 'nowhere'],
    ['Hero', 'message: What would you like to modify in Hero?'],
    ['Title', 'Message'],
    ['value sent', 'Message'],
    ['edited', 'Message'],
    ['Visible', 'Show'],
    ['popover closed', 'Message'],
    ['popover opened again', 'Show'],
    ['hidden', 'Message'],
    ['edited again', 'Message'],
    ['Back', 'Back'],
    ['Back to the main menu', expect.stringMatching(/^message: /)],
    ['Main Menu', 'Main Menu'],
  ]);
});

/** Walks with a key until the focus is on a control, as a visitor without a pointer must. */
async function walkTo(builder: BuilderPage, name: string, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if ((await focus(builder)) === name) return;
    await builder.page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${name}`);
}

test('the whole job by keyboard alone', async ({ builder }) => {
  const { page } = builder;
  const press = async (name: string, key?: string) => {
    await walkTo(builder, name, key);
    await page.keyboard.press('Enter');
  };
  await press('Hero');
  await press('Title');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await builder.second();
  await press('Background Color', 'Shift+Tab');
  await walkTo(builder, 'Red');
  await press('Teal', 'ArrowRight');
  await builder.second();
  await press('Publish');
  await page.keyboard.type('me@example.com');
  await page.keyboard.press('Enter');
  const link = builder.deploymentStatus().getByRole('link', { name: 'Visit Site' });
  await link.waitFor();
  await expect.poll(() => focus(builder)).toBe('Visit Site');
  const address = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await builder.deploymentStatus().waitFor({ state: 'hidden' });
  expect(await focus(builder)).toBe('Publish');
  const published = await (await fetch(address)).text();
  expect(published).toContain('By keyboard');
  expect(published).toContain('#008080');
});

test('publishing never drops the keyboard, and offers what helps after a refusal', async ({ builder }) => {
  const { page } = builder;
  const dialog = builder.deploymentStatus();
  const answers: ((status: number) => void)[] = [];
  await page.route('**/api/deploy', async (route) => {
    const status = await new Promise<number>((resolve) => answers.push(resolve));
    await route.fulfill({ status, json: { error: 'No.' } });
  });
  builder.problems.expect(/500/);
  builder.problems.expect(/403/);
  const answer = async (status: number) => {
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()?.(status);
    await dialog.getByText('Deployment failed').waitFor();
  };
  await builder.submitPublish('me@example.com');
  const places = [await focus(builder)];
  await answer(500);
  places.push(await focus(builder));
  await page.keyboard.press('Enter');
  await answer(403);
  places.push(await focus(builder));
  expect(places).toEqual([expect.stringMatching(/^Deployment Status/), 'Publish', 'Publish as a new site']);
  expect(await dialog.locator('.primary').allInnerTexts()).toEqual(['Publish as a new site']);
});

test('a dialog gives the keyboard back where it came from, and Escape loses nothing', async ({ builder }) => {
  const { page } = builder;
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  // A dialog asked for before the dialogs have come opens with them.
  await expect.poll(() => focus(builder)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(await focus(builder)).toBe('Reset');
});
