import { describe, expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const box = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Find and change' });
const query = (builder: BuilderPage) =>
  box(builder).getByRole('searchbox', { name: 'What are you looking for?' });

async function search(builder: BuilderPage, text: string): Promise<void> {
  await builder.page.keyboard.press('Control+k');
  await query(builder).fill(text);
}

describe('find', () => {
  test('Ctrl+K opens it; what can be done stands first, then the places by section, each with what it holds; nothing found is said; Enter after a name leads to its field', async ({
    builder,
  }) => {
    await builder.messageBox().waitFor();
    const before = await builder.transcript();
    await builder.page.getByRole('button', { name: 'Find', exact: true }).click();
    await query(builder).fill('xylophone');
    await box(builder).getByText('Nothing on your website matches.').waitFor();
    await builder.page.keyboard.press('Enter');
    await builder.page.keyboard.press('Escape');
    expect([await box(builder).count(), await builder.transcript()]).toEqual([0, before]);
    await search(builder, 'color');
    const status = box(builder).getByRole('status');
    const offered = box(builder).getByRole('listitem');
    expect([await status.innerText(), await offered.count()]).toEqual(['27 places found', 27]);
    await query(builder).fill('title');
    expect(await box(builder).getByRole('group').getByRole('heading').allInnerTexts()).toEqual([
      'Hero',
      'Benefits',
      'Features',
      'Call to Action',
      'Page',
    ]);
    const first = box(builder).getByRole('group', { name: 'Hero' }).getByRole('button');
    expect(await first.allInnerTexts()).toEqual(['Title\nSmall repairs, big relief']);
    await query(builder).fill('benefits');
    expect((await offered.allInnerTexts())[0]).toBe('Edit the list: Benefits');
    await query(builder).fill('footer color');
    expect([await status.innerText(), await offered.count()]).toEqual(['2 places found', 2]);
    await query(builder).fill('phone');
    await builder.page.keyboard.press('Enter');
    expect(await builder.lastMessage()).toBe('Please enter the value for Phone:');
    expect(await box(builder).count()).toBe(0);
    expect(await builder.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('a name of several fields lists them; Enter moves to the list, arrow keys choose', async ({
    builder,
  }) => {
    await builder.messageBox().waitFor();
    await search(builder, 'subtitle We bake');
    const offered = box(builder).getByRole('listitem');
    expect(await offered.allInnerTexts()).toEqual([
      'Subtitle, in the hero: "We bake"',
      'Subtitle, in the benefits: "We bake"',
      'Subtitle, in the features: "We bake"',
      'Subtitle, in the call to action: "We bake"',
    ]);
    await box(builder).getByText('Several fields are called that: choose one.').waitFor();
    await builder.page.keyboard.press('Enter');
    expect(await builder.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Subtitle, in the hero: "We bake"',
    );
    for (const key of ['ArrowDown', 'Enter']) await builder.page.keyboard.press(key);
    await builder.second();
    expect(JSON.parse((await builder.stored('websiteConfig')) ?? '').benefits.subtitle).toBe('We bake');
  });

  test('hides, shows and sets a text, also while a field is edited, whose text is kept', async ({
    builder,
  }) => {
    for (const option of ['Hero', 'Title']) await builder.pick(option);
    await builder.messageBox().fill('Not sent');
    await search(builder, 'hide the hero button');
    await builder.page.keyboard.press('Enter');
    await builder.second();
    expect(await builder.lastMessage()).toBe('✓ Button hidden. What would you like to modify next?');
    await builder.pick('Title');
    expect(await builder.messageBox().inputValue()).toBe('Not sent');
    await builder.back();
    await search(builder, 'set hero title to Bread at dawn');
    await builder.page.keyboard.press('Enter');
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Title to "Bread at dawn". What would you like to modify next?',
    );
    await search(builder, 'show the hero button');
    await builder.page.keyboard.press('Enter');
    await builder.second();
    expect(await builder.lastMessage()).toBe('✓ Button shown. What would you like to modify next?');
  });

  test('on a narrow screen a result leads from the preview to the chat', async ({ openBuilder }) => {
    const builder = await openBuilder({ viewport: { width: 320, height: 640 } });
    await builder.page.getByRole('tab', { name: 'Preview' }).click();
    await builder.page.keyboard.press('Control+k');
    await query(builder).fill('hero title');
    await box(builder).getByRole('button', { name: 'Title, in the hero', exact: true }).click();
    expect(await builder.page.getByRole('tab', { name: 'Chat' }).getAttribute('aria-selected')).toBe('true');
    expect(await builder.lastMessage()).toBe('Please enter the value for Title:');
  });
});

describe('an action', () => {
  test('opens its dialog, and closing that leads back to where the visitor was; the templates; another language', async ({
    builder,
  }) => {
    await builder.messageBox().focus();
    await search(builder, 'publish');
    await builder.page.keyboard.press('Enter');
    await builder.page.getByRole('dialog', { name: 'Deployment Status' }).waitFor();
    expect(await box(builder).count()).toBe(0);
    await builder.page.keyboard.press('Escape');
    expect(await builder.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Message',
    );
    await search(builder, 'change design');
    await box(builder).getByRole('button', { name: 'Templates', exact: true }).click();
    expect(await builder.lastMessage()).toContain('Which template do you like?');
    await search(builder, 'deutsch');
    await builder.page.keyboard.press('Enter');
    await builder.page.getByRole('region', { name: 'Vorschau' }).waitFor();
    expect(await builder.page.evaluate(() => document.documentElement.lang)).toBe('de');
  });

  test('sets a field by a value after its name, and undoes the latest change', async ({ builder }) => {
    await builder.messageBox().waitFor();
    await search(builder, 'undo');
    await box(builder).getByText('Nothing on your website matches.').waitFor();
    await query(builder).fill('hero title Bread at dawn');
    await box(builder).getByRole('button', { name: 'Title, in the hero: "Bread at dawn"' }).click();
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Title to "Bread at dawn". What would you like to modify next?',
    );
    await builder.preview().getByRole('heading', { level: 1, name: 'Bread at dawn' }).waitFor();
    await search(builder, 'undo');
    await builder.page.keyboard.press('Enter');
    await builder.preview().getByRole('heading', { level: 1, name: 'Small repairs' }).waitFor();
    expect(await builder.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
});
