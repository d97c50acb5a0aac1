import { describe, expect, test } from 'vitest';
import type { Option, Understood } from '../../../domain/chat/command.ts';
import { meaningOf, type TextMeaning, type TypedAt } from '../../../domain/chat/text-meaning.ts';
import { isToCorrect, type Question } from '../../../domain/interview/question.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { interviewOptions } from '../../../templates/interview-questions.ts';
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
    proposed: undefined,
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

test.each(['name', 'contact', 'place', 'pictures', 'look'] as const)(
  'at the question %s, facts that are told are taken, with what is left of the text',
  (question) => {
    const facts = { rest: '', answers: [], edits: [], told: 'Heard.' };
    const reader = () => ({ isRequest: false, options: [], facts });
    expect(meaning(' open 24/7 ', false, question, reader)).toEqual({
      type: 'question.answer',
      facts,
      said: 'open 24/7',
      at: 7,
    });
  },
);

/** A text that is read without the reader means the same as long as that has not come; any other is kept for it. */
test.each([
  ...IN_MENU.map(([text, isAtField, meant]) => ({ text, isAtField, question: undefined, meant })),
  ...AT_QUESTIONS.map(([text, question, meant]) => ({ text, isAtField: false, question, meant })),
])(
  '$text, at the question $question, while the reader is fetched',
  ({ text, isAtField, question, meant }) => {
    const isReadByReader = 'understood' in meant || (question !== undefined && meant.type !== 'option.pick');
    expect(meaning(text, isAtField, question, () => undefined)).toEqual(
      isReadByReader ? { type: 'text.keep', said: text, at: 7 } : meant,
    );
  },
);

test('where nothing reads, a text that is no update is refused without suggestions', () => {
  const typedAt = {
    proposed: undefined,
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

describe('yes and no', () => {
  const SET: Option = { label: 'Set Title', command: { type: 'plan.chosen', edits: [] } };
  const HIDE_IT: Option = { label: 'Hide Hero', command: { type: 'plan.chosen', edits: [] } };
  const OPEN: Option = { label: 'Open Hero', command: { type: 'place.open', target: 'hero' } };
  const FOOTER: Option = { label: 'Open Footer', command: { type: 'place.open', target: 'footer' } };
  const LEAVE: Option = { label: en.chat.leave, command: { type: 'menu.open' } };
  const PICK = (label: string): TextMeaning => ({ type: 'option.pick', label, at: 7 });
  const WHICH = (offered: readonly Option[]): TextMeaning => ({
    type: 'request.offer',
    understood: { isRequest: true, isChoice: true, options: offered },
    said: 'yes',
    at: 7,
  });
  const replyTo = (
    said: string,
    offered: readonly Option[] | undefined,
    isAtField = false,
    drawn?: Option | undefined,
    reader: TypedAt['read'] = read,
  ) =>
    meaningOf(said, 7, {
      options: [...(offered ?? []), ...options],
      proposed: offered && {
        options: offered.filter((each) => each !== LEAVE),
        ...(drawn && { drawn }),
        leave: { type: 'place.open', target: 'footer' },
      },
      isAtField,
      question: undefined,
      config: exampleConfig,
      words: en,
      steps: NO_STEPS,
      read: reader,
    });

  test.each([
    ['the only act', 'yes', [SET, LEAVE], PICK('Set Title')],
    ['the only act beside its field', 'ok do it', [SET, OPEN, LEAVE], PICK('Set Title')],
    ['the only place', 'yes', [OPEN], PICK('Open Hero')],
    ['one of several acts', 'yes', [SET, HIDE_IT, LEAVE], WHICH([SET, HIDE_IT])],
    ['one of several places', 'yes', [OPEN, FOOTER], WHICH([OPEN, FOOTER])],
    ['what can be left as it is', 'no', [SET, LEAVE], PICK(en.chat.leave)],
    ['a place', 'nein', [OPEN], { type: 'place.open', target: 'footer', said: 'nein', at: 7 }],
  ] as const)('after %s: %j', (_, said, offered, meant) => {
    expect(replyTo(said, offered)).toEqual(meant);
  });

  test.each([
    ['the second one', [SET, HIDE_IT, LEAVE], PICK('Hide Hero')],
    ['The first one, please', [OPEN, FOOTER], PICK('Open Hero')],
    ['die zweite', [OPEN, FOOTER], PICK('Open Footer')],
  ] as const)('an option is counted: %s', async (said, offered, meant) => {
    const { read: readSaid } = await readerIn(said.startsWith('die') ? 'de' : 'en');
    expect(replyTo(said, offered, false, undefined, readSaid)).toEqual(meant);
  });

  test('what is drawn in the page is what yes takes, whatever stands beside it', () => {
    expect(replyTo('yes', [SET, HIDE_IT, LEAVE], false, SET)).toEqual(PICK('Set Title'));
  });

  test('are texts where nothing is proposed, and values at a field', () => {
    expect(replyTo('yes', undefined).type).toBe('text.refuse');
    expect(replyTo('no', [SET, LEAVE], true)).toEqual({
      type: 'value.chosen',
      value: 'no',
      said: 'no',
      at: 7,
    });
  });

  test.each(['business', 'name', 'contact', 'place', 'pictures', 'look', 'finished'] as const)(
    'at the question %s',
    (question) => {
      const asked = interviewOptions(question, { words: en });
      const typed = {
        proposed: undefined,
        isAtField: false,
        question,
        config: exampleConfig,
        words: en,
        steps: NO_STEPS,
        read,
      };
      const replies = ['yes', 'no'].map((said) => meaningOf(said, 7, { ...typed, options: asked }));
      expect(replies).toEqual(AT_QUESTION[question]);
    },
  );

  test.each([
    ['contact', en.interview.options.skipRest],
    ['place', en.interview.options.skipRest],
    ['pictures', en.interview.options.skipRest],
    ['look', en.interview.options.done],
  ] as const)('at the question %s, who is done picks %s', async (question, label) => {
    const options = interviewOptions(question, { words: en });
    const typed = { proposed: undefined, isAtField: false, question, config: exampleConfig, words: en };
    const reader = await readerIn('en');
    const meant = meaningOf('Done, thanks.', 7, { ...typed, steps: NO_STEPS, options, read: reader.read });
    expect(meant).toEqual(PICK(label));
  });

  const { skip, done, publish, change } = en.interview.options;
  const REFUSED = (said: string): TextMeaning => ({ type: 'question.refuse', said, at: 7 });
  const ANSWER = (said: string): TextMeaning => ({ type: 'question.answer', said, at: 7 });
  const AT_QUESTION: Readonly<Record<Question, readonly TextMeaning[]>> = {
    business: [REFUSED('yes'), PICK(skip)],
    name: [ANSWER('yes'), ANSWER('no')],
    contact: [REFUSED('yes'), REFUSED('no')],
    place: [ANSWER('yes'), ANSWER('no')],
    pictures: [PICK(en.chat.addPictures), PICK(skip)],
    look: [PICK(done), PICK(done)],
    finished: [PICK(publish), PICK(change)],
  };
});

test.each([
  ['pictures', 'maybe', false],
  ['contact', 'no', false],
  ['contact', 'oh one two 345', true],
  ['contact', 'anna at home@', true],
] as const)('at the question %s, %j goes back to the box: %j', (question, text, isBack) => {
  expect(isToCorrect(question, text)).toBe(isBack);
});
