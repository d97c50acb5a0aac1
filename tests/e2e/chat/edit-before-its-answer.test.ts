import { describe, expect } from 'vitest';
import { en } from '../../../words/en/en.ts';
import { changeTemplate } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const START = 'Small repairs, big relief';

const heading = (builder: BuilderPage, text: string) =>
  builder.preview().getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const titles = (builder: BuilderPage) =>
  builder.preview().locator('#benefits').getByRole('heading', { level: 3 }).allInnerTexts();
const status = ({ page }: BuilderPage, text: string) =>
  page.locator('#chat').getByText(text, { exact: true }).waitFor();

/** Types an edit of the title while the clock stands still, so that its answer does not come. */
async function say(builder: BuilderPage, title: string): Promise<void> {
  await heading(builder, START);
  await builder.freeze();
  await builder.say(`hero.title.text ${title}`);
  await heading(builder, title);
}

describe('an edit, before its answer', () => {
  test('is shown, saved and can be undone, without changing the answer', async ({ builder }) => {
    await say(builder, 'Kept');
    await status(builder, en.notice.saved);
    expect(JSON.parse((await builder.stored('websiteConfig')) ?? '').hero.title.text).toBe('Kept');
    expect(await builder.stored('websiteHTML')).toContain('Kept</h1>');
    await button(builder, 'Undo: Title').click();
    await heading(builder, START);
    expect(await builder.lastMessage()).toBe('hero.title.text Kept');
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Title to "Kept". What would you like to modify next?',
    );
    expect(await button(builder, 'Redo: Title').isEnabled()).toBe(true);
  });

  test('stays an undo step below a reset or a template change, which drop the answer', async ({
    builder,
  }) => {
    const greeting = [en.chat.greeting];
    await say(builder, 'Kept');
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    expect(await builder.transcript()).toEqual(greeting);
    await button(builder, `Undo: ${en.history.template}`).click();
    await heading(builder, 'Kept');
    await builder.say('hero.title.text Kept too');
    await heading(builder, 'Kept too');
    await button(builder, 'Reset').click();
    await builder.page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await heading(builder, START);
    await builder.second();
    expect(await builder.transcript()).toEqual(greeting);
    await button(builder, `Undo: ${en.history.reset}`).click();
    await heading(builder, 'Kept too');
  });

  test('is in the published page', async ({ builder }) => {
    await say(builder, 'Published');
    const address = await builder.publish('owner@example.com');
    expect(await (await fetch(address)).text()).toContain('Published</h1>');
  });

  test('is kept when the visitor leaves the page', async ({ builder, openBuilder }) => {
    await say(builder, 'Kept');
    await status(builder, en.notice.saved);
    await builder.page.goto('about:blank');
    const again = await openBuilder({ profile: builder.profile });
    await heading(again, 'Kept');
    await button(again, 'Undo: Title').click();
    await heading(again, START);
  });

  test('stays with its item if another tab moves it, and is answered at the list', async ({
    openBuilder,
  }) => {
    const one = await openBuilder();
    const other = await openBuilder({ profile: one.profile });
    await heading(one, START);
    await heading(other, START);
    const [, second = '', third = ''] = await titles(one);
    for (const label of ['Benefits', 'Benefit', 'Item 1', 'Title']) await one.pick(label);
    for (const label of ['Benefits', 'Benefit', 'Item 1']) await other.pick(label);
    await one.freeze();
    await one.say('Mine');
    await expect.poll(() => titles(other)).toEqual(['Mine', second, third]);
    await other.pick('Move down');
    for (const tab of [one, other]) await expect.poll(() => titles(tab)).toEqual([second, 'Mine', third]);
    await one.second();
    expect(await one.lastMessage()).toContain('to "Mine"');
    expect(await one.options()).toEqual([
      'Item 1',
      'Item 2',
      'Item 3',
      'Add item',
      'Edit as a table',
      'Add pictures',
    ]);
  });
});
