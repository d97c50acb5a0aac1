import sharp from 'sharp';
import { expect } from 'vitest';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { openWith } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const dialog = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Add pictures' });

test('a picture over 5 MB is made smaller by one click in its row', async ({ openBuilder }) => {
  const builder = await openWith(openBuilder, moonlight.base);
  for (const name of ['Portfolio', 'Project', 'Add pictures']) await builder.pick(name);
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  const buffer = Buffer.concat([await photo.jpeg().toBuffer(), Buffer.alloc(5_242_880)]);
  await dialog(builder)
    .getByLabel('Choose pictures')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  expect(await dialog(builder).getByRole('alert').innerText()).toBe('Image size should be less than 5MB');
  await dialog(builder).getByRole('button', { name: 'Make it smaller: photo.jpg' }).click();
  await dialog(builder).getByRole('button', { name: 'Add 1 picture' }).click();
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ 1 picture added to Portfolio\. /);
});
