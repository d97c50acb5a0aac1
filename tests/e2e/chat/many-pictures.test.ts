import sharp from 'sharp';
import { expect } from 'vitest';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { openWith, storedConfig } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const dialog = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Add pictures' });
const rows = (builder: BuilderPage) => dialog(builder).getByRole('listitem');
const stages = (builder: BuilderPage) =>
  rows(builder).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.stage));

async function pictures(count: number) {
  const backgrounds = ['teal', 'tomato', 'gold', 'navy', 'olive', 'pink', 'gray', 'brown'];
  return Promise.all(
    backgrounds.slice(0, count).map(async (background) => ({
      name: `${background}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  );
}

test('a photographer adds eight pictures in one act: empty items are filled, items are added, and one undo takes all back', async ({
  openBuilder,
}) => {
  const builder = await openWith(openBuilder, moonlight.base);
  const { page } = builder;
  await builder.pick('Portfolio');
  await builder.pick('Project');
  await builder.pick('Add pictures');
  const box = dialog(builder).getByLabel('Choose pictures');
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  // The first request of the third picture breaks off.
  const asked: string[] = [];
  builder.problems.expect(/ERR_FAILED/);
  builder.problems.expect(/An image could not be uploaded/);
  await page.route('**/storage/v1/object/**', (route) => {
    asked.push(route.request().url());
    return asked.length === 3 ? route.abort() : route.continue();
  });
  await box.setInputFiles([
    ...(await pictures(8)),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
  ]);
  await dialog(builder).getByText('7 of 8 ready').waitFor();
  // A file picker that is dismissed closes nothing.
  await dialog(builder).locator('input[type=file]').dispatchEvent('cancel', { bubbles: true });
  expect((await stages(builder)).toSorted()).toEqual([...Array(2).fill('failed'), ...Array(7).fill('sent')]);
  expect(await dialog(builder).getByRole('alert').allTextContents()).toEqual([
    'Failed to upload image. Please try again.',
    'Please select an image file',
  ]);
  expect(await axeFindings(page)).toEqual([]);

  await dialog(builder)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await dialog(builder).getByText('8 of 8 ready').waitFor();
  await dialog(builder).getByLabel('What does tomato.png show?').fill('Tomatoes');
  await dialog(builder).getByRole('checkbox', { name: 'It is decoration' }).first().check();
  await dialog(builder).getByRole('button', { name: 'Add 8 pictures' }).click();
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ 8 pictures added to Portfolio\. /);
  const shown = async () => {
    const { items } = Object((await storedConfig(builder)).portfolio);
    return items.map(({ thumbnail }: { thumbnail: string }) => thumbnail.startsWith('http'));
  };
  expect(await shown()).toEqual(Array(8).fill(true));
  const { items } = Object((await storedConfig(builder)).portfolio);
  expect(items.map((item: { thumbnailDescription?: string }) => item.thumbnailDescription)).toEqual([
    '',
    'Tomatoes',
    ...Array(6).fill(undefined),
  ]);
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect.poll(shown).toEqual(Array(6).fill(false));
});
