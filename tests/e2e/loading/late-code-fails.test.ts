import { expect } from 'vitest';
import { focusOf } from '../../harness/accessibility/keyboard.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';

/** Opens the builder anew where what follows its first screen cannot be fetched. */
async function withoutRest(builder: BuilderPage): Promise<void> {
  builder.problems.expect(/Failed to load resource/);
  await builder.page.route(REST_FILE, (route) => route.abort());
  await builder.reload();
  await builder.page.getByText('The preview could not be loaded.').waitFor();
}

const arrives = ({ page }: BuilderPage) => page.unroute(REST_FILE);
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });

test('where the rest cannot be fetched, the chat goes on, and Try again brings the preview', async ({
  builder,
}) => {
  await withoutRest(builder);
  await builder.say('hero.title.text Still edited');
  await builder.second();
  expect(await builder.lastMessage()).toContain('✓ Updated Title to "Still edited".');
  expect(JSON.parse((await builder.stored('websiteConfig')) ?? '').hero.title.text).toBe('Still edited');

  await arrives(builder);
  await button(builder, 'Try again').click();
  expect(await builder.preview().getByRole('heading', { level: 1 }).textContent()).toBe('Still edited');
});

test('a dialog that cannot be loaded says so when it is asked for, and Try again opens it', async ({
  builder,
}) => {
  await withoutRest(builder);
  await button(builder, 'Publish').click();
  const dialog = builder.deploymentStatus();
  await dialog.getByText('This part of Parley could not be loaded.').waitFor();
  expect(await focusOf(builder)).toBe('Try again');

  await arrives(builder);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const email = dialog.getByRole('textbox', { name: 'Email address' });
  expect(await email.evaluate((box) => box === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => focusOf(builder)).toBe('Publish');
});

test('a dialog that is asked for is fetched again at once', async ({ builder }) => {
  await withoutRest(builder);
  await arrives(builder);
  await button(builder, 'Reset').click();
  await builder.page.getByText('Are you sure you want to reset to the default template?').waitFor();
});

test('a popover and the list of fields say too that they could not be loaded', async ({ builder }) => {
  await withoutRest(builder);
  const chat = builder.page.getByRole('region', { name: 'Chat' });
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await chat.getByText('This part of Parley could not be loaded.').waitFor();
  await button(builder, 'Fields').click();
  const fields = builder.page.getByRole('dialog', { name: 'Fields of the page' });
  await fields.getByText('This part of Parley could not be loaded.').waitFor();

  await arrives(builder);
  await fields.getByRole('button', { name: 'Try again' }).click();
  await fields.getByRole('button', { name: 'Background Color' }).first().waitFor();
  await builder.popover('Select a color').waitFor();
});

for (const { when, comes } of [
  { when: 'after a pause', comes: ({ page }: BuilderPage) => page.clock.runFor(15_000) },
  {
    when: 'when the network is back',
    comes: ({ page }: BuilderPage) => page.evaluate(() => void dispatchEvent(new Event('online'))),
  },
])
  test(`it is fetched again ${when}`, async ({ builder }) => {
    await withoutRest(builder);
    await arrives(builder);
    await comes(builder);
    await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  });
