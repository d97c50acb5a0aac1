import { expect } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { focusOf } from '../../harness/accessibility/keyboard.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const MOST_ACTS = 9;
const NAME = 'Anna’s Bread';
const EMAIL = 'anna@annas-bread.com';
const PHONE = '020 7946 0100';
const ar = await wordsIn('ar');

const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const inPage = (builder: BuilderPage, text: string) =>
  builder.preview().getByText(text, { exact: true }).first().waitFor();

/** Counts what the visitor does: a click, or a text that is typed and sent. */
function counted(builder: BuilderPage) {
  let acts = 0;
  const act = async (perform: () => Promise<unknown>) => {
    acts += 1;
    await perform();
  };
  return {
    acts: () => acts,
    pick: (name: string) => act(() => builder.pick(name)),
    say: (text: string) =>
      act(async () => {
        await builder.messageBox().fill(text);
        await builder.page.keyboard.press('Enter');
      }),
    click: (name: string) => act(() => button(builder, name).click()),
    /** The address is typed and sent by Enter; resolves with the published page. */
    publish: async (email: string) => {
      await act(async () => {
        const dialog = builder.deploymentStatus();
        await dialog.locator('[data-review]').waitFor({ state: 'attached' });
        await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
        await builder.page.keyboard.press('Enter');
      });
      const link = builder.deploymentStatus().getByRole('link', { name: 'Visit Site' });
      return (await fetch((await link.getAttribute('href')) ?? '')).text();
    },
  };
}

test('on a laptop: an own page is published in nine acts at most, with every question answered', async ({
  builder,
}) => {
  const visitor = counted(builder);
  expect((await builder.options()).slice(0, 2)).toEqual(['Make it mine', 'Hero']);
  await visitor.pick('Make it mine');
  expect(await builder.lastMessage()).toContain('What is your page for?');
  await visitor.pick('Bakery');
  await builder.preview().getByRole('heading', { level: 1, name: 'Bread that is still warm' }).waitFor();
  await visitor.say(NAME);
  await inPage(builder, NAME);
  await visitor.say(`${PHONE}, ${EMAIL}`);
  await inPage(builder, EMAIL);
  await visitor.say('3 Mill Lane, Fernhill');
  await inPage(builder, '3 Mill Lane, Fernhill');
  await visitor.pick('Later');
  expect(await builder.options()).toEqual(['Publish', 'Change something', 'Undo all of this']);
  expect(await axeFindings(builder.page)).toEqual([]);
  await visitor.pick('Publish');
  const page = await visitor.publish('anna@example.com');
  expect(visitor.acts()).toBeLessThanOrEqual(MOST_ACTS);
  for (const own of [NAME, EMAIL, PHONE, '3 Mill Lane, Fernhill']) expect(page).toContain(own);
  expect(page).not.toMatch(/instagram\.com|Fernhill Home Repair|555\.555/);
});

test('on a phone: the other template in nine acts, and the result comes to the front', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 }, isTouch: true });
  const { page } = builder;
  const visitor = counted(builder);
  const panel = async () => (await page.getByRole('tab', { selected: true }).textContent())?.trim();
  await visitor.pick('Make it mine');
  await visitor.pick('Use the template Landing Page');
  await visitor.say(NAME);
  await visitor.say(EMAIL);
  expect(await panel()).toBe('Chat');
  await visitor.pick('Skip the rest');
  await expect.poll(panel).toBe('Preview');
  await inPage(builder, NAME);
  await visitor.click('Publish');
  const published = await visitor.publish('anna@example.com');
  expect(visitor.acts()).toBeLessThanOrEqual(MOST_ACTS);
  expect(published).toContain(NAME);
  expect(published).toContain(EMAIL);
  expect(published).not.toMatch(/555\.555|18 Mill Lane|instagram\.com/);
});

test('Back, Skip and a reload: it goes on where it was, by keyboard alone', async ({ builder }) => {
  const { page } = builder;
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40 && (await focusOf(builder)) !== name; presses += 1)
      await keyboard.press('Tab');
    expect(await focusOf(builder)).toBe(name);
  };
  const pick = async (name: string) => {
    await tabTo(name);
    await keyboard.press('Enter');
  };
  const asks = (question: string) => expect.poll(() => builder.lastMessage()).toContain(question);
  await pick('Make it mine');
  await asks('What is your page for?');
  await pick('Yoga studio');
  await asks('What is it called?');
  await expect.poll(() => focusOf(builder)).toBe('Message');
  await keyboard.type(NAME);
  await keyboard.press('Enter');
  await asks('How can people reach you?');
  expect(await focusOf(builder)).toBe('Message');
  await keyboard.type('call me');
  await keyboard.press('Enter');
  await asks('I cannot read a phone number or an e-mail address');
  await button(builder, 'Back').focus();
  await keyboard.press('Enter');
  await asks('What is it called?');
  await expect.poll(() => focusOf(builder)).not.toBe('nowhere');
  await pick('Skip');
  await asks('How can people reach you?');
  await inPage(builder, NAME);
  await builder.messageBox().fill('020 7946');
  await page.getByText('Saved', { exact: true }).waitFor();
  await builder.reload();
  await asks('How can people reach you?');
  expect(await builder.messageBox().inputValue()).toBe('020 7946');
  await builder.messageBox().focus();
  await keyboard.press('Enter');
  await asks('Where are you?');
  await pick('Skip the rest');
  await asks('Your page is ready.');
  await pick('Undo all of this');
  await builder.preview().getByRole('heading', { level: 1, name: 'Small repairs' }).waitFor();
  await expect.poll(() => builder.options()).toContain('Make it mine');
  await expect.poll(() => focusOf(builder)).not.toBe('nowhere');
});

test('a picture is uploaded, and Main Menu and a click on the page leave the interview', async ({
  builder,
}) => {
  const { page } = builder;
  await builder.pick('Make it mine');
  await builder.mainMenu();
  expect(await builder.options()).not.toContain('Make it mine');
  await builder.reload();
  await builder.pick('Make it mine');
  for (const option of ['Skip', 'Skip', 'Skip', 'Skip']) await builder.pick(option);
  await builder.pick('Upload');
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await builder.popover('Upload Image').getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.poll(() => builder.lastMessage()).toContain('Your page is ready.');
  await builder.preview().locator('#hero img').waitFor();
  await builder.preview().getByRole('heading', { level: 1 }).click();
  await expect.poll(() => builder.lastMessage()).toBe('Please enter the value for Title:');
});

test('in Arabic, from right to left', async ({ openBuilder }) => {
  const { page } = await openBuilder({ locale: 'ar-EG' });
  const { options, questions } = ar.interview;
  const pick = (name: string) =>
    page.getByRole('button', { name, exact: true, disabled: false }).first().click();
  const say = async (text: string) => {
    await page.getByRole('textbox', { name: ar.chat.message }).fill(text);
    await page.keyboard.press('Enter');
  };
  const preview = page.frameLocator('iframe');
  await pick(options.start);
  expect(await axeFindings(page)).toEqual([]);
  await pick(ar.businesses.bakery);
  await page.getByText(questions.name).first().waitFor();
  await say('مخبز آنا');
  await preview.getByText('مخبز آنا', { exact: true }).first().waitFor();
  await say('٠٢٠ ٧٩٤٦ ٠١٠٠');
  await pick(options.skipRest);
  await page.getByText(questions.finished).first().waitFor();
  await preview.getByRole('link', { name: '020 7946 0100' }).waitFor();
  expect(await preview.locator('html').getAttribute('dir')).toBe('rtl');
});
