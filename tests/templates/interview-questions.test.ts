import { expect, test } from 'vitest';
import { interviewQuestion } from '../../templates/interview-questions.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { en } from '../../words/en/en.ts';

const turn = { config: landingBusiness.base, words: en, at: 1 };
const PICTURES = 'Do you have pictures for your page?';
const HOURS = [{ days: 'Monday', hours: '07:00 – 18:00' }];

test.each([
  ['nothing', '', [], PICTURES],
  ['an address', 'Lindenstr 4, Hamburg', [], `✓ Your address: Lindenstr 4, Hamburg. ${PICTURES}`],
  ['hours', '', HOURS, `✓ Your opening hours: Monday: 07:00\u00A0–\u00A018:00. ${PICTURES}`],
  [
    'both',
    'Lindenstr 4, Hamburg',
    HOURS,
    `✓ Your address: Lindenstr 4, Hamburg. ✓ Your opening hours: Monday: 07:00\u00A0–\u00A018:00. ${PICTURES}`,
  ],
])('the next question reads back %s', (_, address, hours, text) => {
  expect(interviewQuestion('pictures', turn, { address, hours }).message.text).toBe(text);
});
