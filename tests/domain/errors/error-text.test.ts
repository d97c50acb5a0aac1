import { expect, test } from 'vitest';
import { textOfError } from '../../../domain/errors/error-text.ts';

test.each<[string, unknown, string]>([
  ['an error', new TypeError('x is not a function'), 'x is not a function'],
  ['an error without message', new Error(''), ''],
  ['a browser’s error', new DOMException('No room', 'QuotaExceededError'), 'No room'],
  ['several errors', new AggregateError([new Error('one')], 'All failed'), 'All failed'],
  ['a service’s error', { code: 5, message: 'row not found' }, 'row not found'],
  ['an object without message', { code: 5 }, ''],
  ['an object without prototype', Object.create(null), ''],
  ['a message that is not a string', { message: { code: 5 } }, ''],
  ['a text', 'just words', 'just words'],
  ['an empty text', '', ''],
  ['a number', 7, '7'],
  ['undefined', undefined, ''],
  ['null', null, ''],
])('textOfError of %s', (_, thrown, text) => {
  expect(textOfError(thrown)).toBe(text);
});
