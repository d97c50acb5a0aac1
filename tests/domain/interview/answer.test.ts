import { describe, expect, test } from 'vitest';
import type { Deed } from '../../../domain/editing/history.ts';
import {
  type AnswerEdits,
  answer,
  answerId,
  type InterviewAt,
  type Reply,
} from '../../../domain/interview/answer.ts';
import type { Question } from '../../../domain/interview/question.ts';
import { exampleConfig } from '../example-site.ts';

/** Each edit says what it was made of. */
const EDITS: AnswerEdits = {
  ofText: (_, question, text) => [{ path: question, typed: text }],
  isKnown: () => false,
  ofName: (_, name) => [{ path: 'named', typed: name }],
  atEnd: (_, nameless) => [{ path: 'end', typed: nameless ?? 'named' }],
};
const stepsOf = (...deeds: readonly Deed[]) => deeds.map((deed) => ({ deed, patch: [] }));
const BROUGHT = stepsOf(
  { kind: 'start', business: 'yoga' },
  { kind: 'start', business: 'bakery' },
  { kind: 'plan', paths: ['x'] },
);
const at = (question: Question, name = '', steps: InterviewAt['steps'] = []) => ({ question, name, steps });
const answered = (reply: Reply, where: InterviewAt) => answer(reply, where, exampleConfig, EDITS);

test.each([
  ['name', 'contact', 'Anna'],
  ['contact', 'place', 'Before'],
  ['place', 'pictures', 'Before'],
] as const)('a text that answers %s is one step, and leads to %s', (question, next, name) => {
  expect(answered({ type: 'question.answer', said: 'Anna' }, at(question, 'Before', BROUGHT))).toEqual({
    undone: 0,
    step: { name: question, edits: [{ path: question, typed: 'Anna' }] },
    name,
    passed: [],
    next,
    told: '',
  });
});

test('pictures are one step, and lead to the look', () => {
  const edits = [{ path: 'hero.image', typed: '/a.webp' }];
  expect(answered({ type: 'plan.chosen', edits }, at('pictures', 'Anna'))).toEqual({
    undone: 0,
    step: { name: 'pictures', edits },
    name: 'Anna',
    passed: [],
    next: 'look',
    told: '',
  });
});

describe('an option that leads on', () => {
  test('changes nothing before the end', () => {
    expect(answered({ type: 'question.ask', question: 'place' }, at('contact', '', BROUGHT))).toEqual({
      undone: 0,
      step: undefined,
      name: '',
      passed: [],
      next: 'place',
      told: '',
    });
  });

  test.each([
    ['', BROUGHT, 'bakery'],
    ['Anna', BROUGHT, 'named'],
    ['', stepsOf({ kind: 'reset' }), 'named'],
  ])('closes the page at the end: name %j', (name, steps, typed) => {
    expect(answered({ type: 'question.ask', question: 'finished' }, at('name', name, steps))).toEqual({
      undone: 0,
      step: { name: 'end', edits: [{ path: 'end', typed }] },
      name,
      passed: [],
      next: 'finished',
      told: '',
    });
  });
});

describe('no business after all', () => {
  test.each([
    ['', []],
    ['Anna', [{ path: 'named', typed: 'Anna' }]],
  ])('takes back what the interview did; the name %j stays', (name, edits) => {
    expect(answered({ type: 'template.keep' }, at('business', name, BROUGHT))).toEqual({
      undone: 3,
      step: { name: 'name', edits },
      name,
      passed: [],
      next: 'name',
      told: '',
    });
  });

  test('changes nothing where no content of a business has come', () => {
    expect(answered({ type: 'template.keep' }, at('business', 'Anna', stepsOf({ kind: 'reset' })))).toEqual({
      undone: 0,
      step: undefined,
      name: 'Anna',
      passed: [],
      next: 'name',
      told: '',
    });
  });
});

describe('a text that tells facts', () => {
  const told = {
    rest: '',
    answers: [['place', 'Leeds']],
    edits: [{ path: 'prices', typed: '85' }],
    told: 'Heard.',
  } as const;

  test('which are no answer leaves the question asked', () => {
    const reply: Reply = { type: 'question.answer', said: 'Leeds, 85', facts: told };
    expect(answered(reply, at('contact', 'Anna'))).toEqual({
      undone: 0,
      step: {
        name: 'contact',
        edits: [
          { path: 'place', typed: 'Leeds' },
          { path: 'prices', typed: '85' },
        ],
      },
      name: 'Anna',
      passed: [],
      next: 'contact',
      told: 'Heard.',
    });
  });

  test('and an answer beside them goes on', () => {
    const facts = { ...told, rest: 'Rapid Pipes' };
    expect(
      answered({ type: 'question.answer', said: 'Rapid Pipes, Leeds, 85', facts }, at('name')),
    ).toMatchObject({
      name: 'Rapid Pipes',
      next: 'contact',
      step: { edits: [{ path: 'name', typed: 'Rapid Pipes' }, { path: 'place' }, { path: 'prices' }] },
    });
  });

  test('of the hours answers where and when', () => {
    const edits = [{ path: 'hours.items[0].days', typed: 'Monday' }];
    const facts = { rest: '', answers: [], edits, told: '' };
    expect(answered({ type: 'question.answer', said: 'Mon 8-6', facts }, at('place')).next).toBe('pictures');
  });
});

test('a name that is told at another question is the name from then on', () => {
  const facts = { rest: '', answers: [['name', 'Rapid Pipes']], edits: [], told: '' } as const;
  const { name, step, next } = answered(
    { type: 'question.answer', said: '…', facts },
    at('contact', 'Hello'),
  );
  expect([name, step?.edits, next]).toEqual([
    'Rapid Pipes',
    [{ path: 'name', typed: 'Rapid Pipes' }],
    'contact',
  ]);
});

test('facts that end the last question but one end the interview', () => {
  const facts = { rest: '', answers: [], edits: [{ path: 'prices', typed: '85' }], told: '', isDone: true };
  const { step, next } = answered({ type: 'question.answer', said: 'fine, 85', facts }, at('look', 'Anna'));
  expect([step?.edits, next]).toEqual([
    [
      { path: 'prices', typed: '85' },
      { path: 'end', typed: 'named' },
    ],
    'finished',
  ]);
});

describe('a question whose answer is known', () => {
  const isKnown = (_: unknown, question: Question) => question === 'place';
  const from = (question: Question, steps: InterviewAt['steps'] = []) =>
    answer({ type: 'question.answer', said: '0113 496 0123' }, at(question, '', steps), exampleConfig, {
      ...EDITS,
      isKnown,
    });

  test('is passed, and Back asks it', () => {
    const { passed, next } = from('contact');
    expect([passed, next]).toEqual([['place'], 'pictures']);
  });

  test('is asked again where it was answered itself', () => {
    const steps = [
      { deed: { kind: 'plan', paths: ['x'] }, patch: [], commandId: answerId('place') },
    ] as const;
    const { passed, next } = from('contact', steps);
    expect([passed, next]).toEqual([[], 'place']);
  });
});
