import { expect, test } from 'vitest';
import { spokenParts } from '../../../src/ui/chat/spoken-parts.ts';
import { en } from '../../../words/en/en.ts';

const { chat, interview } = en;
const LONG = 'What you can do here. '.repeat(8);

test.each([
  [
    'a success',
    chat.next(chat.updated('Title', 'Bread')),
    ['✓ Updated Title to "Bread". ', false, chat.next('').trim(), true],
  ],
  [
    'the greeting',
    chat.greeting,
    [
      "Hi, I'm your website editor assistant. ",
      true,
      'Modify your website by clicking the buttons below.',
      false,
    ],
  ],
  [
    'hours that were understood',
    `${interview.hoursRead('Monday: 09:00 – 17:00')} ${interview.questions.pictures}`,
    ['✓ Your opening hours: Monday: 09:00 – 17:00. ', false, interview.questions.pictures, true],
  ],
  ['a question', chat.mainMenu, [chat.mainMenu, true]],
  ['an explanation', LONG, [LONG, false]],
])('%s is told and asked in parts, which are the text to the letter', (_, text, parts) => {
  const spoken = spokenParts(text, en);
  expect(spoken.flatMap((part) => [part.text, part.isAsked])).toEqual(parts);
  expect(spoken.map((part) => part.text).join('')).toBe(text);
});
