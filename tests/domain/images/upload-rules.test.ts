import { expect, test } from 'vitest';
import { checkImage } from '../../../domain/images/upload-rules.ts';

const MAX_BYTES = 5_242_880;

test.each([
  ['image/png', 0, undefined],
  ['image/svg+xml', MAX_BYTES, undefined],
  ['image/', 1, undefined],
  ['image/png', MAX_BYTES + 1, 'tooLarge'],
  ['text/plain', 1, 'notImage'],
  ['application/image/png', 1, 'notImage'],
  ['', 1, 'notImage'],
  ['text/plain', MAX_BYTES + 1, 'notImage'],
])('a file of type "%s" and %i bytes: %s', (type, size, problem) => {
  expect(checkImage({ type, size })).toBe(problem);
});
