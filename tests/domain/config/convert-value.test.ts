import { describe, expect, test } from 'vitest';
import { convertValue } from '../../../domain/config/convert-value.ts';
import { parsePath } from '../../../domain/json/path.ts';

const stored = (path: string, typed: string | boolean) => convertValue(parsePath(path) ?? [], typed);

describe('the url rule', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['https://example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['#contact', '#contact'],
    ['', ''],
    [' https://example.com/x ', 'https://example.com/x'],
    [' example.com', 'https://example.com'],
    ['javascript:alert(1)', 'https://javascript:alert(1)'],
    ['/about', 'https:///about'],
  ])('%j is stored as %j', (typed, value) => {
    expect(stored('hero.button.url', typed)).toBe(value);
  });

  test.each([
    ['hero.curl', 'https://x'],
    ['hero.url.more', 'https://x'],
    ['hero.myurls', 'x'],
    ['hero.a.urls', 'https://x'],
    ['hero.title.text', 'x'],
  ])('applies to paths that end in url or contain .url: %s', (path, value) => {
    expect(stored(path, 'x')).toBe(value);
  });
});

describe('the hidden rule', () => {
  test.each([
    ['true', true],
    ['TRUE', true],
    ['True', true],
    ['yes', false],
    ['false', false],
  ])('%j is stored as %j', (typed, value) => {
    expect(stored('hero.hidden', typed)).toBe(value);
  });

  test('a boolean is stored as it is', () => {
    expect(stored('hero.hidden', true)).toBe(true);
    expect(stored('hero.button.visible', false)).toBe(false);
  });
});
