import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { uploadOwnerOf } from '../../../src/services/http/upload-owner.ts';
import { chooseImage, storedValue, uploadChosen } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { photo } from '../../server/images/sample-images.ts';

const dialog = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Save or open a copy' });
const button = (builder: BuilderPage, name: string) =>
  dialog(builder).getByRole('button', { name, exact: true });

async function openDialog(builder: BuilderPage): Promise<void> {
  await builder.pick('What can I do?');
  await builder.pick('Save or open a copy');
}

/** Clicks a button of the dialog and returns the downloaded file. */
async function downloaded(builder: BuilderPage, name: string) {
  const downloading = builder.page.waitForEvent('download');
  await button(builder, name).click();
  const download = await downloading;
  await dialog(builder)
    .getByText(`${download.suggestedFilename()} is with your browser’s downloads.`)
    .waitFor();
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

function chooseFile(builder: BuilderPage, text: string, name = 'bread.html') {
  const file = { name, mimeType: 'text/html', buffer: Buffer.from(text) };
  return dialog(builder).getByLabel('Open a saved page').setInputFiles(file);
}

test('the pictures of an opened page become this browser’s own; one that is gone keeps its address, and the visitor is told', async ({
  builder,
  openBuilder,
  url,
}) => {
  await chooseImage(builder, {
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await photo(4, 4)),
  });
  await uploadChosen(builder, 'dot.png');
  await builder.mainMenu();
  await openDialog(builder);
  const gone = `${url}/storage/v1/object/public/images/uploads/gone.png`;
  const { text } = await downloaded(builder, 'Download the page');
  const picture = String(await storedValue(builder, 'features.image'));
  const withGone = text.replace('"globalSettings":{', `"globalSettings":{"favicon":"${gone}",`);
  expect(withGone).not.toBe(text);

  const other = await openBuilder();
  other.problems.expect(/400 \(Bad Request\)/);
  other.problems.expect(/An image could not be copied/);
  await openDialog(other);
  const sent = other.page.waitForRequest((request) => request.method() === 'POST');
  await chooseFile(other, withGone);
  const told = '1 picture could not be copied: it is shown from where it is, and may vanish there.';
  await dialog(other).getByText(told).waitFor();
  await button(other, 'Open').click();
  await other.page.getByText('Your website is open.').waitFor();
  const owner = await uploadOwnerOf((await other.stored('parley.owner')) ?? '', crypto.subtle);
  expect(await (await sent).headerValue('x-upload-owner')).toBe(owner);
  expect(await storedValue(other, 'globalSettings.favicon')).toBe(gone);
  const copy = String(await storedValue(other, 'features.image'));
  expect(copy).not.toBe(picture);
  const bytesAt = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
  expect(await bytesAt(copy)).toEqual(await bytesAt(picture));
});
