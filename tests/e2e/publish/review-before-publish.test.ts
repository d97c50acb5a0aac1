import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const EMAIL = 'owner@example.com';

const editField = async (builder: BuilderPage, path: string, value: string) => {
  await builder.say(`${path} ${value}`);
  await builder.second();
};
const openDialog = (builder: BuilderPage) => builder.page.getByRole('button', { name: 'Publish' }).click();
const findings = (builder: BuilderPage) =>
  builder
    .deploymentStatus()
    .locator('[data-kind]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-kind')));
const focused = (builder: BuilderPage) =>
  builder.page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('the review before a publish lists findings, leads to their fields or fixes them, and prevents nothing', async ({
  builder,
}) => {
  const dialog = builder.deploymentStatus();
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  await editField(builder, 'hero.textColor', '#fefefe');
  await editField(builder, 'cta.button.url', '#prices');
  await openDialog(builder);
  await dialog.getByText('4 things you may want to look at').waitFor();
  expect(await findings(builder)).toEqual(['link', 'contrast', 'sample', 'profile']);
  expect(await dialog.getByRole('status').count()).toBe(1);
  expect(await focused(builder)).toBe('');

  await dialog.getByRole('button', { name: /^Hero › Text Color: use #/ }).click();
  await dialog.getByText('3 things you may want to look at').waitFor();
  expect(await focused(builder)).toBe('3 things you may want to look at');
  const stored = JSON.parse((await builder.stored('websiteConfig')) ?? '');
  expect(stored.hero.textColor).toMatch(/^#(?!fefefe)[0-9a-f]{6}$/);

  await button('Call to Action › Button › URL').click();
  expect(await dialog.isVisible()).toBe(false);
  expect(await builder.lastMessage()).toBe('Please enter the value for URL:');
  expect(await focused(builder)).toBe('Message');
  await builder.say('#benefits');
  await builder.second();

  await openDialog(builder);
  await button('Header › Logo Text').click();
  expect(await builder.lastMessage()).toBe('Please enter the value for Logo Text:');
  await builder.say('Crust');
  await builder.second();

  await openDialog(builder);
  await dialog.getByText('2 things you may want to look at').waitFor();
  await builder.publish(EMAIL);
});

test('an update lists the changes from the live version, also after a reload, until a reset', async ({
  builder,
}) => {
  const dialog = builder.deploymentStatus();
  const changes = async () => {
    await openDialog(builder);
    await dialog.getByText(/look at/).waitFor();
    const heading = await dialog.getByText(/since your last publish/).allInnerTexts();
    const named = await dialog.locator('[data-review] > div li').allInnerTexts();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    return [...heading, ...named];
  };
  expect(await changes()).toEqual([]);
  await builder.publish(EMAIL);
  expect(await changes()).toEqual(['Nothing has changed since your last publish.']);
  await editField(builder, 'hero.title.text', 'Bread at dawn');
  await builder.reload();
  await editField(builder, 'globalSettings.title', 'Crust');
  expect(await changes()).toEqual(['2 changes since your last publish:', 'Page › Title', 'Hero › Title']);
  await builder.publish(EMAIL);
  expect(await changes()).toEqual(['Nothing has changed since your last publish.']);
  await builder.page.getByRole('button', { name: 'Reset', exact: true }).click();
  await builder.page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  expect(await changes()).toEqual([]);
});
