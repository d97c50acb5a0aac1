import { describe, expect, test } from 'vitest';
import type { Deed } from '../../../domain/editing/history.ts';
import { type AnswerEdits, answer, type InterviewAt, type Reply } from '../../../domain/interview/answer.ts';
import type { Question } from '../../../domain/interview/question.ts';
import { exampleConfig } from '../example-site.ts';

/** Each edit says what it was made of. */
const EDITS: AnswerEdits = {
  ofText: (_, question, text) => [{ path: question, typed: text }],
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
    next,
  });
});

test('pictures are one step, and lead to the look', () => {
  const edits = [{ path: 'hero.image', typed: '/a.webp' }];
  expect(answered({ type: 'plan.chosen', edits }, at('pictures', 'Anna'))).toEqual({
    undone: 0,
    step: { name: 'pictures', edits },
    name: 'Anna',
    next: 'look',
  });
});

describe('an option that leads on', () => {
  test('changes nothing before the end', () => {
    expect(answered({ type: 'question.ask', question: 'place' }, at('contact', '', BROUGHT))).toEqual({
      undone: 0,
      step: undefined,
      name: '',
      next: 'place',
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
      next: 'finished',
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
      next: 'name',
    });
  });

  test('changes nothing where no content of a business has come', () => {
    expect(answered({ type: 'template.keep' }, at('business', 'Anna', stepsOf({ kind: 'reset' })))).toEqual({
      undone: 0,
      step: undefined,
      name: 'Anna',
      next: 'name',
    });
  });
});
