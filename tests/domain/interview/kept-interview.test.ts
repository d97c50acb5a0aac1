import { expect, test } from 'vitest';
import { keptInterviewOf } from '../../../domain/interview/kept-interview.ts';

const KEPT = { asked: 'contact', draft: '030', name: 'Anna', before: 0 };

test('an interview that was kept is read, without what does not belong to it', () => {
  expect(keptInterviewOf({ ...KEPT, more: 1 })).toEqual(KEPT);
});

test.each([
  ['nothing', null],
  ['a text', 'name'],
  ['a list', [KEPT]],
  ['an unknown question', { ...KEPT, asked: 'color' }],
  ['a missing draft', { ...KEPT, draft: undefined }],
  ['a name that is no text', { ...KEPT, name: 1 }],
  ['a number of steps that is none', { ...KEPT, before: 0.5 }],
])('%s is no interview', (_, value) => {
  expect(keptInterviewOf(value)).toBeUndefined();
});
