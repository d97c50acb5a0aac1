import { expect } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { test } from '../../harness/builder/builder-test.ts';

const PHONE = '020 7946 0100';
const ar = await wordsIn('ar');

test('the interview in Arabic, from right to left', async ({ openBuilder }) => {
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
  await preview.getByRole('link', { name: '020 7946 0100', exact: true }).first().waitFor();
  expect(await preview.locator('html').getAttribute('dir')).toBe('rtl');
});

test('what was given once is not asked again: an added place has the address in its parts', async ({
  builder,
}) => {
  const { page } = builder;
  const say = async (text: string) => {
    await builder.messageBox().fill(text);
    await page.keyboard.press('Enter');
  };
  const asks = (question: string) => expect.poll(() => builder.lastMessage()).toContain(question);
  await builder.pick('Make it mine');
  for (const option of ['Skip', 'Skip']) await builder.pick(option);
  await say(PHONE);
  await asks('Where are you?');
  await say('3 Mill Lane, 12345 Fernhill');
  await asks('Do you have pictures');
  await builder.mainMenu();
  for (const option of ['Sections', 'Add a section', 'Location']) await builder.pick(option);
  await asks(`✓ Location added, with 3 Mill Lane · 12345 · Fernhill · ${PHONE}.`);
  await builder.preview().locator('#location').getByText('12345').first().waitFor();
  await builder.pick('Address');
  await say('5 Kirkgate, Leeds LS2 7DR');
  await asks(
    '✓ Updated Address to "5 Kirkgate". ✓ Updated Postal Code to "LS2 7DR". ✓ Updated Town to "Leeds".',
  );
});
