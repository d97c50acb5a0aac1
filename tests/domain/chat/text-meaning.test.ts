import { expect, test } from 'vitest';
import type { Option, Understood } from '../../../domain/chat/command.ts';
import { meaningOf, type TextMeaning, type TypedAt } from '../../../domain/chat/text-meaning.ts';
import type { Question } from '../../../domain/interview/question.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../example-site.ts';

const options: readonly Option[] = [{ label: 'Find', command: { type: 'dialog.ask', dialog: 'find' } }];
const HIDE: Understood = {
  isRequest: true,
  options: [{ label: 'Undo', command: { type: 'step.undo' } }],
};
const SUGGESTED: Understood = {
  isRequest: false,
  options: [{ label: 'Did you mean Hero?', command: { type: 'place.open', target: 'hero' } }],
};
const NOTHING: Understood = { isRequest: false, options: [] };
const read = ({ text }: { text: string }) =>
  text.startsWith('hide') || text.startsWith('hero.title.text') || text === 'find' ? HIDE : SUGGESTED;

const NO_STEPS = { canUndo: false, canRedo: false };

const meaning = (text: string, isAtField = false, question?: Question, reader: TypedAt['read'] = read) =>
  meaningOf(text, 7, {
    options,
    isAtField,
    question,
    config: exampleConfig,
    words: en,
    steps: NO_STEPS,
    read: reader,
  });

/** In the order of reading: what an earlier row takes, no later one gets. */
const IN_MENU: readonly [string, boolean, TextMeaning][] = [
  [' FIND ', false, { type: 'option.pick', label: 'Find', at: 7 }],
  ['find', true, { type: 'option.pick', label: 'Find', at: 7 }],
  ['hide it', true, { type: 'value.chosen', value: 'hide it', said: 'hide it', at: 7 }],
  [
    'hero.title.text Hello there',
    false,
    {
      type: 'update.type',
      path: 'hero.title.text',
      typed: 'Hello there',
      said: 'hero.title.text Hello there',
      at: 7,
    },
  ],
  ['hide it', false, { type: 'request.offer', understood: HIDE, said: 'hide it', at: 7 }],
  ['hero.title.text', false, { type: 'text.refuse', understood: HIDE, said: 'hero.title.text', at: 7 }],
  ['nowhere.at all', false, { type: 'text.refuse', understood: SUGGESTED, said: 'nowhere.at all', at: 7 }],
  ['nonsense', false, { type: 'text.refuse', understood: SUGGESTED, said: 'nonsense', at: 7 }],
];

test.each(IN_MENU)('%j, at a field: %j', (text, isAtField, meant) => {
  expect(meaning(text, isAtField)).toEqual(meant);
});

const AT_QUESTIONS: readonly [string, Question, TextMeaning][] = [
  ['FIND', 'name', { type: 'option.pick', label: 'Find', at: 7 }],
  [' hero.title.text Anna ', 'name', { type: 'question.answer', said: 'hero.title.text Anna', at: 7 }],
  ['3 Mill Lane', 'place', { type: 'question.answer', said: '3 Mill Lane', at: 7 }],
  ['020 7946 0100', 'contact', { type: 'question.answer', said: '020 7946 0100', at: 7 }],
  ['call me', 'contact', { type: 'question.refuse', said: 'call me', at: 7 }],
  ['nonsense', 'business', { type: 'question.refuse', said: 'nonsense', at: 7 }],
  ['hide it', 'business', { type: 'request.offer', understood: HIDE, said: 'hide it', at: 7 }],
  ['hide it', 'pictures', { type: 'question.refuse', said: 'hide it', at: 7 }],
  ['hide it', 'finished', { type: 'request.offer', understood: HIDE, said: 'hide it', at: 7 }],
];

test.each(AT_QUESTIONS)('%j, at the question %s: %j', (text, question, meant) => {
  expect(meaning(text, false, question)).toEqual(meant);
});

/** A text that is read without the reader means the same as long as that has not come; any other is kept for it. */
test.each([
  ...IN_MENU.map(([text, isAtField, meant]) => ({ text, isAtField, question: undefined, meant })),
  ...AT_QUESTIONS.map(([text, question, meant]) => ({ text, isAtField: false, question, meant })),
])(
  '$text, at the question $question, while the reader is fetched',
  ({ text, isAtField, question, meant }) => {
    const isReadByReader =
      'understood' in meant || (meant.type === 'question.refuse' && question === 'business');
    expect(meaning(text, isAtField, question, () => undefined)).toEqual(
      isReadByReader ? { type: 'text.keep', said: text, at: 7 } : meant,
    );
  },
);

test('where nothing reads, a text that is no update is refused without suggestions', () => {
  const typedAt = {
    isAtField: false,
    question: undefined,
    config: exampleConfig,
    words: en,
    steps: NO_STEPS,
  };
  expect(meaningOf('hide it', 7, { ...typedAt, options, read: undefined })).toEqual({
    type: 'text.refuse',
    understood: NOTHING,
    said: 'hide it',
    at: 7,
  });
});
