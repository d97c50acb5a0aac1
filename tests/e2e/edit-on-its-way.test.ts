import { describe, expect } from 'vitest';
import { en } from '../../src/words/en/en.ts';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';
import { changeTemplate } from '../spec/visits.ts';

const START = 'Small repairs, done right the first time';

const heading = (builder: BuilderPage, text: string) =>
  builder.preview().getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const titles = (builder: BuilderPage) =>
  builder.preview().locator('#benefits').getByRole('heading', { level: 3 }).allInnerTexts();

describe('an edit in its simulated second', () => {
  test('is being saved, until it is', async ({ builder }) => {
    const status = (text: string) => builder.page.locator('#chat').getByText(text, { exact: true });
    await status(en.notice.nothingToSave).waitFor();
    await builder.freeze();
    await builder.say('hero.title.text Kept');
    await status(en.notice.saving).waitFor();
    await builder.second();
    await status(en.notice.saved).waitFor();
  });

  test('is kept when the template is changed meanwhile: undone, the change brings it back', async ({
    builder,
  }) => {
    await heading(builder, START);
    await builder.freeze();
    await builder.say('hero.title.text Kept');
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    await button(builder, `Undo: ${en.history.template}`).click();
    await heading(builder, 'Kept');
    await button(builder, 'Undo: Title').click();
    await heading(builder, START);
  });

  test('is what Undo says and takes back', async ({ builder }) => {
    await heading(builder, START);
    await builder.say('hero.subtitle.text First');
    await builder.second();
    await builder.freeze();
    await builder.say('hero.title.text Second');
    await button(builder, 'Undo: Title').click();
    await button(builder, 'Undo: Subtitle').waitFor();
    await builder.second();
    await heading(builder, START);
    expect(await builder.lastMessage()).toBe('Undone. What would you like to modify next?');
    expect(await button(builder, 'Redo: Title').isEnabled()).toBe(true);
    expect(await button(builder, 'Undo: Subtitle').isEnabled()).toBe(true);
  });

  test('lets a click in the preview wait for its answer', async ({ builder }) => {
    await heading(builder, START);
    await builder.freeze();
    await builder.say('hero.subtitle.text First');
    await builder.preview().getByRole('heading', { level: 1 }).click();
    await builder.second();
    expect((await builder.transcript()).slice(-5)).toEqual([
      '✓ Updated Subtitle to "First". What would you like to modify next?',
      'Hero',
      'What would you like to modify in Hero?',
      'Title',
      'Please enter the value for Title:',
    ]);
  });

  test('is on the page that is published meanwhile', async ({ builder }) => {
    await heading(builder, START);
    await builder.freeze();
    await builder.say('hero.title.text Published');
    const address = await builder.publish('owner@example.com');
    expect(await (await fetch(address)).text()).toContain('Published</h1>');
  });

  test('is there when the page was closed meanwhile', async ({ builder, openBuilder }) => {
    await heading(builder, START);
    await builder.freeze();
    await builder.say('hero.title.text Kept');
    await builder.page.goto('about:blank');
    const again = await openBuilder({ profile: builder.profile });
    await heading(again, 'Kept');
    await button(again, 'Undo: Title').click();
    await heading(again, START);
  });

  test('comes back with its item when another tab undoes what it was done on top of', async ({
    openBuilder,
  }) => {
    const one = await openBuilder();
    const other = await openBuilder({ profile: one.profile });
    await heading(one, START);
    await heading(other, START);
    const before = await titles(one);
    const [first = '', second = '', third = ''] = before;
    for (const label of ['Benefits', 'Benefit', 'Item 1']) await other.pick(label);
    await other.pick('Move down');
    await expect.poll(() => titles(one)).toEqual([second, first, third]);
    for (const label of ['Benefits', 'Benefit', 'Item 1', 'Title']) await one.pick(label);
    await one.freeze();
    await one.say('Mine');
    await button(other, 'Undo: Benefit 1 moved down').click();
    await expect.poll(() => one.lastMessage()).toBe('Undone. What would you like to modify next?');
    expect(await titles(one)).toEqual(before);
    expect(await one.page.getByText('in another tab').count()).toBe(0);
    await button(other, 'Redo: Benefit 1 moved down').click();
    await button(other, 'Redo: Title').or(button(other, 'Redo: Benefit 1 › Title')).click();
    await expect.poll(() => titles(one)).toEqual(['Mine', first, third]);
    await expect.poll(() => titles(other)).toEqual(['Mine', first, third]);
  });

  test('stays with its item when another tab moves that meanwhile', async ({ openBuilder }) => {
    const one = await openBuilder();
    const other = await openBuilder({ profile: one.profile });
    await heading(one, START);
    await heading(other, START);
    const [first = '', second = '', third = ''] = await titles(one);
    for (const label of ['Benefits', 'Benefit', 'Item 1', 'Title']) await one.pick(label);
    for (const label of ['Benefits', 'Benefit', 'Item 1']) await other.pick(label);
    await one.freeze();
    await one.say('Mine');
    await other.pick('Move down');
    await expect.poll(() => titles(one)).toEqual([second, 'Mine', third]);
    await expect.poll(() => titles(other)).toEqual([second, 'Mine', third]);
    await one.second();
    expect(await titles(one)).toEqual([second, 'Mine', third]);
    expect([first, ...(await one.options())]).toEqual([first, 'Item 1', 'Item 2', 'Item 3', 'Add item']);
  });
});
