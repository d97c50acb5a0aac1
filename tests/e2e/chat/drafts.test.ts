import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { storedValue } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const EMAIL = 'owner@example.com';

const marked = (builder: BuilderPage) =>
  builder
    .preview()
    .locator('[data-draft]')
    .evaluateAll((all) =>
      all.map((each) => [
        each.getAttribute('data-path') ?? each.id,
        getComputedStyle(each).outlineStyle,
        getComputedStyle(each, '::after').content,
      ]),
    );
const asDraft = (path: string) => [path, 'dashed', '"Not sent yet"'];
const title = (builder: BuilderPage) => builder.preview().locator('#hero-title');

/** What is kept for the next visit once the page is hidden. */
function keptOnceHidden(): string | null {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  return sessionStorage.getItem('parley.drafts');
}

/** Types a title and leaves it unsent by a click on another field in the preview. */
async function leaveTitle(builder: BuilderPage, text: string): Promise<void> {
  await title(builder).click();
  await builder.messageBox().fill(text);
  await expect.poll(() => title(builder).textContent()).toBe(text);
  await builder.preview().locator('#header .brand').click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Logo Text:');
}

test('a draft is marked in the preview, and is in the box again when its field is opened again', async ({
  builder,
}) => {
  const { page } = builder;
  const before = await title(builder).textContent();
  await leaveTitle(builder, 'Bread at dawn');
  expect(await builder.messageBox().inputValue()).toBe('Fernhill Home Repair');
  expect(await title(builder).textContent()).toBe('Bread at dawn');
  await expect.poll(() => marked(builder)).toEqual([asDraft('hero.title.text')]);
  expect(await builder.stored('websiteConfig')).toBe(null);
  // A phone may end a hidden page without another event.
  expect(await page.evaluate(keptOnceHidden)).toContain('Bread at dawn');

  await page.getByRole('button', { name: 'Fields' }).click();
  const list = page.getByRole('dialog', { name: 'Fields of the page' });
  await list.getByRole('button', { name: 'Title' }).first().click();
  expect(await builder.messageBox().inputValue()).toBe('Bread at dawn');
  await builder.back();
  expect(await builder.messageBox().inputValue()).toBe('');
  await expect.poll(() => marked(builder)).toEqual([]);
  expect(await title(builder).textContent()).toBe(before);
});

test('a text equal to the stored one is no draft; Main Menu drops one', async ({ builder }) => {
  await title(builder).click();
  await builder.conversation().getByRole('button', { name: 'Edit this text' }).click();
  expect(await builder.messageBox().inputValue()).toBe(await title(builder).textContent());
  expect(await marked(builder)).toEqual([]);
  await builder.preview().locator('#header .brand').click();
  for (const name of ['Back', 'Main Menu']) await builder.page.getByRole('button', { name }).click();
  for (const name of ['Hero', 'Title']) await builder.pick(name);
  expect(await builder.messageBox().inputValue()).toBe('');
  await builder.messageBox().fill('Gone');
  await expect.poll(() => marked(builder)).toEqual([asDraft('hero.title.text')]);
  await builder.mainMenu();
  await expect.poll(() => marked(builder)).toEqual([]);
  for (const name of ['Hero', 'Title']) await builder.pick(name);
  expect(await builder.messageBox().inputValue()).toBe('');
});

test('a custom color that is picked and not selected is a draft too: closing its popover keeps it', async ({
  builder,
}) => {
  const { page } = builder;
  for (const name of ['Hero', 'Background Color']) await builder.pick(name);
  const custom = page.getByRole('textbox', { name: 'Custom color value' });
  await custom.fill('#00ff00');
  await page.keyboard.press('Escape');
  await builder.popover('Select a color').waitFor({ state: 'detached' });
  expect(await builder.messageBox().inputValue()).toBe('#00ff00');
  await expect.poll(() => marked(builder)).toEqual([asDraft('hero')]);
  await title(builder).click();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('hero background color');
  await page.keyboard.press('Enter');
  expect(await custom.inputValue()).toBe('#00ff00');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await builder.second();
  expect(await storedValue(builder, 'hero.background.color')).toBe('#00ff00');
  await expect.poll(() => marked(builder)).toEqual([]);
});

test('after a reload a notice quotes the draft; box and preview stay clean until it is continued', async ({
  builder,
}) => {
  const { page } = builder;
  const before = await title(builder).textContent();
  await leaveTitle(builder, 'Bread at dawn');
  await builder.messageBox().fill('Crumb');
  await builder.reload();
  const notices = page.locator('[data-notice=draft]');
  await notices.first().waitFor();
  expect(await notices.allInnerTexts()).toEqual([
    'Not sent yet, for Title, in the hero: “Bread at dawn”.\nContinue editing',
    'Not sent yet, for Logo Text, in the header: “Crumb”.\nContinue editing',
  ]);
  expect(await builder.messageBox().inputValue()).toBe('');
  expect(await title(builder).textContent()).toBe(before);
  expect(await marked(builder)).toEqual([]);
  expect(await axeFindings(page, { exclude: ['iframe'] })).toEqual([]);

  await notices.nth(1).getByRole('button', { name: 'Dismiss' }).click();
  await builder.reload();
  await notices.getByRole('button', { name: 'Continue editing' }).click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Title:');
  expect(await builder.messageBox().inputValue()).toBe('Bread at dawn');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await expect.poll(() => marked(builder)).toEqual([asDraft('hero.title.text')]);
  expect(await notices.count()).toBe(0);
  await page.keyboard.press('Enter');
  await builder.second();
  expect(await storedValue(builder, 'hero.title.text')).toBe('Bread at dawn');
  await builder.reload();
  await builder.messageBox().waitFor();
  expect(await notices.count()).toBe(0);
});

test('publishing asks about each draft, and waits: one is used, the other left out', async ({ builder }) => {
  const { page } = builder;
  await leaveTitle(builder, 'Bread at dawn');
  await builder.messageBox().fill('Crumb');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = builder.deploymentStatus();
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  const questions = dialog.getByRole('group').filter({ hasText: 'is not sent yet' });
  expect(await questions.count()).toBe(2);
  expect(await publish.isDisabled()).toBe(true);
  expect(await axeFindings(page, { exclude: ['iframe'] })).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(EMAIL);
  await page.keyboard.press('Enter');
  expect(await dialog.getAttribute('data-state')).toBe('form');

  await questions.first().getByRole('button', { name: 'Use it' }).click();
  expect(
    await questions.getByRole('button', { name: 'Use it' }).evaluate((one) => one.matches(':focus')),
  ).toBe(true);
  await questions.getByRole('button', { name: 'Leave it out' }).click();
  expect(await questions.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
  await publish.click();
  const address = await dialog.getByRole('link', { name: 'Visit Site' }).getAttribute('href');
  const live = await (await fetch(address ?? '')).text();
  expect([live.includes('Bread at dawn'), live.includes('Crumb')]).toEqual([true, false]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await builder.messageBox().inputValue()).toBe('');
  // The publish left off what is made up, as a step of its own.
  await page.getByRole('button', { name: /^Undo: \d+ changes$/ }).click();
  await page.getByRole('button', { name: 'Undo: Title' }).click();
  await expect.poll(() => title(builder).textContent()).not.toBe('Bread at dawn');
});
