import { describe, expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const ASKED = 'Shall I do this?';
const SECTIONS = ['Hero', 'Benefits', 'Features', 'Call to Action', 'Footer'];
const LEAVE = 'Leave it as it is';
const GREETED = ['Make it mine', 'I have a website already'];
const SENTENCE = 'Set the hero title to Bread at dawn';
const PLAN = 'Change it';

const heading = (builder: BuilderPage, name: string) =>
  builder.preview().getByRole('heading', { level: 1, name }).waitFor();

/** Says a sentence, once the code that reads it is there. */
async function ask(builder: BuilderPage, text: string): Promise<void> {
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  await builder.say(text);
  await builder.second();
}

test('another language is chosen by a typed request', async ({ builder }) => {
  await builder.say('switch to German');
  await builder.pick('Deutsch');
  await builder.page.getByRole('region', { name: 'Vorschau' }).waitFor();
});

test('the e-mail address of a sentence that publishes stands in the form; closed, the form forgets it', async ({
  builder,
}) => {
  await ask(builder, 'Put it online, my mail is rosa@bakery.example');
  await builder.say('yes');
  const email = builder.page.getByRole('dialog').getByRole('textbox', { name: 'Email address', exact: true });
  await expect.poll(() => email.inputValue()).toBe('rosa@bakery.example');
  await builder.page.keyboard.press('Escape');
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect(await email.inputValue()).toBe('');
});

describe('a sentence', () => {
  test('is offered as one change; the click posts it, makes it, and it is one step to undo', async ({
    builder,
  }) => {
    await ask(builder, SENTENCE);
    expect(await builder.lastMessage()).toBe(ASKED);
    expect((await builder.options()).slice(0, 9)).toEqual([PLAN, LEAVE, ...GREETED, ...SECTIONS]);
    const card = builder.page.locator('[data-latest] [data-options] div:has(> div > div > del)');
    expect(await card.locator(':scope > div > div').allTextContents()).toEqual([
      'Title, in the hero',
      'Small repairs, big reliefbecomesBread at dawn',
    ]);
    // The page shows it as what is not sent yet, until it is declined or made.
    await heading(builder, 'Bread at dawn');
    expect(await builder.preview().locator('[data-draft]').allTextContents()).toEqual(['Bread at dawn']);
    expect(await builder.stored('websiteConfig')).toBe(null);
    expect(await axeFindings(builder.page)).toEqual([]);
    await builder.say('no');
    await heading(builder, 'Small repairs, big relief');
    await ask(builder, SENTENCE);

    await builder.say('yes');
    await builder.second();
    expect((await builder.transcript()).slice(-2)).toEqual([
      PLAN,
      '✓ Updated Title to "Bread at dawn". What would you like to modify next?',
    ]);
    await heading(builder, 'Bread at dawn');
    expect(JSON.parse((await builder.stored('websiteConfig')) ?? '').hero.title.text).toBe('Bread at dawn');
    await builder.page.getByRole('button', { name: /^Undo: / }).click();
    await heading(builder, 'Small repairs, big relief');
  });

  test('that was understood can be declined; a text keeps its full stop, and one that may be missing is left empty', async ({
    builder,
  }) => {
    await builder.pick('Footer');
    await ask(builder, 'Set the footer description to We come when we say.');
    expect((await builder.options())[0]).toBe('Change it');
    await builder.pick(LEAVE);
    await expect
      .poll(() => builder.transcript().then((all) => all.slice(-2)))
      .toEqual([LEAVE, 'What would you like to modify in Footer?']);
    expect(await builder.stored('websiteConfig')).toBe(null);

    await builder.pick('Description');
    expect(await builder.options()).toEqual(['Leave it empty']);
    await builder.pick('Leave it empty');
    await builder.second();
    expect((await builder.transcript()).slice(-2)).toEqual([
      'Leave it empty',
      '✓ Description is empty now. What would you like to modify next?',
    ]);
    await builder.pick('Description');
    expect(await builder.options()).toEqual([]);
  });

  test('that is not understood leads to the field that it may be about', async ({ builder }) => {
    await ask(builder, 'hero.titel');
    expect((await builder.options())[0]).toBe('Did you mean Title, in the hero?');
    await builder.pick('Did you mean Title, in the hero?');
    expect(await builder.lastMessage()).toBe('Please enter the value for Title:');
    expect(await builder.transcript()).toContain('Did you mean Title, in the hero?');
    await builder.say('Bread at dawn');
    await builder.second();
    await heading(builder, 'Bread at dawn');
  });

  test('with opening hours reads them back as a table, and one click writes them', async ({ builder }) => {
    const typed = 'Mon-Fri 7-18, every other Sat till 13, closed 24 Dec';
    const shown = builder.preview().locator('#hours tr');
    for (const option of ['Sections', 'Add a section', 'Opening Hours']) await builder.pick(option);
    await shown.first().waitFor();
    await builder.say(typed);
    await builder.second();
    const table = builder.page.getByRole('table', { name: 'Your opening hours, as I understood them' });
    expect(await table.getByRole('row').allInnerTexts()).toEqual([
      'Monday – Friday\t07:00\u00A0–\u00A018:00',
      '24 December\tclosed',
    ]);
    await builder.page.getByText('I could not read “every other Sat till 13”. It is left out.').waitFor();
    expect(await axeFindings(builder.page)).toEqual([]);

    await builder.say('Mon-Fri 7-18, Sat till 13');
    await builder.second();
    await builder.pick('Set the opening hours as shown');
    await builder.second();
    expect(await builder.lastMessage()).toContain('✓ These are your opening hours now.');
    await expect
      .poll(() => shown.allInnerTexts())
      .toEqual(['Monday – Friday\n07:00 – 18:00', 'Saturday\n07:00 – 13:00', 'Sunday\nclosed']);
  });
});
