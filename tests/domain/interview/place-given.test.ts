import { expect, test } from 'vitest';
import { readHours } from '../../../domain/facts/read-hours.ts';
import { placeIn } from '../../../domain/interview/place-given.ts';
import { HOURS_WORDS } from '../../../words/hours-by-language.ts';

const DAILY = [{ path: 'hours.items[0].days', typed: 'Every day' }];
const hoursIn = (text: string) => {
  const { rows, unread } = readHours(text, HOURS_WORDS.en);
  return rows.length > 0 && unread.length === 0 ? DAILY : undefined;
};

test.each([
  ['Fernhill', 'Fernhill', []],
  [' 3 Mill Lane, Fernhill ', '3 Mill Lane, Fernhill', []],
  ['3 Mill Lane, Fernhill, Tue-Fri 7-18, Sat 7-13', '3 Mill Lane, Fernhill', DAILY],
  ['3 Mill Lane, 12345 Fernhill. Mon to Fri 9am to 6pm', '3 Mill Lane, 12345 Fernhill', DAILY],
  ['3 Mill Lane\nFernhill\nMon-Fri 9-18', '3 Mill Lane\nFernhill', DAILY],
  ['Tue-Fri 7-18, Sat 7-13', '', DAILY],
  ['Fernhill, open when the light is on', 'Fernhill, open when the light is on', []],
])('%j is the place %j', (text, address, hours) => {
  expect(placeIn(text, hoursIn)).toEqual({ address, hours });
});
