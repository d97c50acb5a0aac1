import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { storedSite } from '../../harness/builder/browser-database.ts';
import { storedValue } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const dialog = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Save or open a copy' });
const button = (builder: BuilderPage, name: string) =>
  dialog(builder).getByRole('button', { name, exact: true });

async function openDialog(builder: BuilderPage): Promise<void> {
  await builder.pick('What can I do?');
  await builder.pick('Save or open a copy');
}

async function edit(builder: BuilderPage, title: string): Promise<void> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
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

const heading = (builder: BuilderPage, name: string) =>
  builder.preview().getByRole('heading', { level: 1, name });
const siteIdIn = async (builder: BuilderPage) =>
  JSON.parse((await builder.stored('websiteConfig')) ?? '{}')._siteId;

describe('a copy as a file', () => {
  test('a page is opened in another browser as its website, without what is hidden and without its site, as an undo step', async ({
    builder,
    openBuilder,
  }) => {
    await edit(builder, 'Bread at dawn');
    await builder.say('benefits.hidden true');
    await builder.second();
    const address = await builder.publish('baker@example.com');
    const page = await (await fetch(address)).text();
    await openDialog(builder);
    expect(await downloaded(builder, 'Download the page')).toEqual({
      name: 'bread-at-dawn.html',
      text: page,
    });

    const other = await openBuilder();
    await edit(other, 'Before');
    await openDialog(other);
    await chooseFile(other, page);
    await dialog(other).getByText('The file contains "Bread at dawn".').waitFor();
    await dialog(other)
      .getByText(
        'It was read from its page: what is hidden, and examples that nobody changed, are not in it.',
      )
      .waitFor();
    await button(other, 'Open').click();
    await heading(other, 'Bread at dawn').waitFor();
    expect(await other.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(await other.transcript()).toEqual([
      "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.",
    ]);
    await other.page.getByText('Your website is open.').waitFor();
    await expect.poll(() => other.stored('websiteHTML')).toBe(page);
    expect([await siteIdIn(other), await storedValue(other, 'benefits.hidden')]).toEqual([undefined, true]);
    await other.page.getByRole('button', { name: 'Undo: website opened' }).click();
    await heading(other, 'Before').waitFor();
  });

  test('a damaged or hostile file is refused with the reason, and nothing changes', async ({ builder }) => {
    await edit(builder, 'Bread at dawn');
    const before = await storedSite(builder.page);
    await openDialog(builder);
    const { text } = await downloaded(builder, 'Download the page');
    const none =
      'This is not a page that carries its website: it is too old for that, or not made with Parley. If it is yours, download or publish the page again in the browser where you made it. Nothing was changed.';
    await chooseFile(builder, text.slice(0, 500));
    const alert = dialog(builder).getByRole('alert');
    await alert.getByText(none).waitFor();
    const newer = text.replace('"version":1', '"version":2');
    // No reason follows itself, so that the one that is waited for is new.
    const hostile: readonly [string, RegExp][] = [
      [newer, /^This file comes from a newer version of Parley/],
      [text.replace('"landing_business"', '"winter"'), /template that is not known here\./],
      [text.replace('"values":{', '"values":{"__proto__":{},'), /^This is not a website saved/],
    ];
    for (const [content, reason] of hostile) {
      await chooseFile(builder, content);
      await alert.getByText(reason).waitFor();
      expect(await alert.innerText()).toMatch(/ Nothing was changed\.$/);
    }
    expect(await storedSite(builder.page)).toEqual(before);
    await builder.page.keyboard.press('Escape');
    expect(await dialog(builder).count()).toBe(0);
  });
});
