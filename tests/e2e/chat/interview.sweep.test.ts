import { expect } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { test } from '../../harness/builder/builder-test.ts';

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
  await preview.getByRole('link', { name: '020 7946 0100', exact: true }).waitFor();
  expect(await preview.locator('html').getAttribute('dir')).toBe('rtl');
});
