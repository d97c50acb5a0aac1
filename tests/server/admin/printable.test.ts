import { expect, test } from 'vitest';
import { printable } from '../../../server/admin/printable.ts';

test.each([
  ['ann@example.test', 'ann@example.test'],
  ['Café Müller, مقهى, 東京 🙂', 'Café Müller, مقهى, 東京 🙂'],
  ['\u001b]0;owned\u0007', '\\u{1b}]0;owned\\u{7}'],
  ['a@b.test\nsite-abc1234\tlive', 'a@b.test\\u{a}site-abc1234\\u{9}live'],
  ['a\u009b2Jb\u2028c\u202ed\u2066e', 'a\\u{9b}2Jb\\u{2028}c\\u{202e}d\\u{2066}e'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
