import { expect, test } from 'vitest';
import { chooseEncoding, matchesEtag } from '../../../server/http/accept.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['brx', 'identity'],
])('Accept-Encoding "%s" gets %s', (header, coding) => {
  expect(chooseEncoding(header)).toBe(coding);
});

test.each([
  [undefined, false],
  ['', false],
  ['W/"a"', true],
  ['"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b","a"', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s matches W/"a": %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(matches);
});
