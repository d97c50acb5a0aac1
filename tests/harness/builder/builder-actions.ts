import { expect } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { getAt, parsePath } from '../../../domain/json/path.ts';
import type { BuilderOptions, BuilderPage } from './builder-page.ts';

type OpenBuilder = (options?: BuilderOptions) => Promise<BuilderPage>;

/** The website as the visitor's browser stores it. */
export async function storedConfig(builder: BuilderPage): Promise<Config> {
  return JSON.parse((await builder.stored('websiteConfig')) ?? 'null');
}

/** The id of the published site. Local storage is written after the database has it. */
export async function storedSiteId(builder: BuilderPage): Promise<string | undefined> {
  const idNow = async () => (await storedConfig(builder))?._siteId;
  await expect.poll(idNow).toMatch(/^site-/);
  return idNow();
}

/** The stored value at a path of the website. */
export async function storedValue(builder: BuilderPage, path: string) {
  return getAt(await storedConfig(builder), parsePath(path) ?? []);
}

/** Opens the builder in a browser that stores this as the website. */
export async function openWith(openBuilder: OpenBuilder, stored: object | string): Promise<BuilderPage> {
  const builder = await openBuilder();
  const raw = typeof stored === 'string' ? stored : JSON.stringify(stored);
  await builder.page.evaluate((text) => localStorage.setItem('websiteConfig', text), raw);
  await builder.reload();
  await builder.messageBox().waitFor();
  return builder;
}

/** Changes the template, and waits until the new website is stored. */
export async function changeTemplate(builder: BuilderPage, name: string, id: string): Promise<void> {
  await builder.page.getByRole('combobox', { name: 'Template' }).selectOption({ label: name });
  const question = builder.page.getByRole('alertdialog', { name: 'Change template?' });
  await question.getByRole('button', { name: 'Change template' }).click();
  await expect.poll(() => builder.stored('websiteConfig')).toContain(`"_templateId":"${id}"`);
}

/** Opens the image uploader of the landing page's features, and gives it a file. */
export async function chooseImage(
  builder: BuilderPage,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  await builder.pick('Features');
  await builder.pick('Image');
  await builder.page.getByLabel('Choose an image').setInputFiles(file);
}

/** Sends the chosen image, and waits until its address is the field's value. */
export async function uploadChosen(builder: BuilderPage, name: string): Promise<void> {
  const popover = builder.page.getByRole('dialog', { name: 'Upload Image' });
  await popover.getByRole('button', { name: 'Upload', exact: true }).click();
  await builder.page.getByRole('button', { name: 'Send', exact: true }).filter({ hasText: '...' }).waitFor();
  await builder.second();
  await popover.waitFor({ state: 'hidden' });
  expect(await builder.conversation().getByText(name).last().isVisible()).toBe(true);
  expect(await builder.lastMessage()).toMatch(/^✓ Updated (?:Image|Thumbnail) to "https?:/);
}

/** The visitor's messages, oldest first. */
export async function messagesSent(builder: BuilderPage): Promise<string[]> {
  const words = await builder.conversation().locator('li p').allTextContents();
  return words.filter((text) => text.startsWith('You: ')).map((text) => text.slice('You: '.length));
}
