import { expect } from 'vitest';
import { focusOf } from '../../harness/accessibility/keyboard.ts';
import { changeTemplate } from '../../harness/builder/builder-actions.ts';
import { test } from '../../harness/builder/builder-test.ts';

test('options, Back, Main Menu, edits and popovers never lose the focus', async ({ builder }) => {
  const places: [string, string][] = [];
  const note = async (step: string) => {
    places.push([step, await focusOf(builder)]);
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
  await builder.popover('Toggle').waitFor();
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

test('publishing never loses the focus, and offers a new site after a 403', async ({ builder }) => {
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
  const places = [await focusOf(builder)];
  await answer(500);
  places.push(await focusOf(builder));
  await page.keyboard.press('Enter');
  await answer(403);
  places.push(await focusOf(builder));
  expect(places).toEqual([
    expect.stringMatching(/^Deployment StatusYour website is ready to go live\./),
    'Publish',
    'Publish as a new site',
  ]);
  expect(await dialog.locator('.primary').allInnerTexts()).toEqual(['Publish as a new site']);
});

test('a dialog closed with Escape returns the focus to the button that opened it', async ({ builder }) => {
  const { page } = builder;
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  // A dialog requested before its code is loaded opens once that is loaded.
  await expect.poll(() => focusOf(builder)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(await focusOf(builder)).toBe('Reset');
});

test('the focus moves to the chat if its button becomes disabled, or a dialog has no element to return it to', async ({
  builder,
}) => {
  const { page } = builder;
  const places: [string, string][] = [];
  const press = async (name: string) => {
    await page
      .getByRole('region', { name: 'Chat' })
      .getByRole('button', { name, exact: true })
      .press('Enter');
    places.push([name, await focusOf(builder)]);
  };
  for (const text of ['First', 'Second']) {
    await builder.say(`hero.title.text ${text}`);
    await builder.second();
  }
  for (const name of ['Undo: Title', 'Undo: Title', 'Redo: Title', 'Redo: Title']) await press(name);
  // The message with the focus is removed with the website.
  await changeTemplate(builder, 'Portfolio', 'moonlight');
  places.push(['Change template', await focusOf(builder)]);
  // Nothing has the focus, as in browsers that do not focus clicked buttons.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await changeTemplate(builder, 'Landing Page', 'landing_business');
  places.push(['Change template again', await focusOf(builder)]);
  const latest = 'message: ✓ Updated Title to "Second". What would you like to modify next?';
  const greeting = expect.stringMatching(/^message: Hi, I'm your website editor assistant\./);
  expect(places).toEqual([
    ['Undo: Title', 'Undo: Title'],
    ['Undo: Title', latest],
    ['Redo: Title', 'Redo: Title'],
    ['Redo: Title', latest],
    ['Change template', greeting],
    ['Change template again', greeting],
  ]);
});

test('a tab that a wider screen does without leaves the focus to its panel', async ({ openBuilder }) => {
  const { page } = await openBuilder({ viewport: { width: 768, height: 1024 } });
  for (const panel of ['Chat', 'Preview']) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('tab', { name: panel }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#chat, #preview') !== null))
      .toBe(true);
  }
});
