import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { findActions } from '../../../src/domain/find/find-actions.ts';
import type { LanguageCode } from '../../../src/words/language.ts';

const BOTH = { canUndo: true, canRedo: true };

async function names(code: LanguageCode, query: string, steps = BOTH) {
  const { first, last } = findActions(query, steps, await wordsIn(code));
  return [first.map(({ name }) => name), last.map(({ name }) => name)];
}

describe('in English', () => {
  test.each([
    ['publish', ['Publish my website'], ['See published versions']],
    ['go live', ['Publish my website'], []],
    ['pub', [], ['Publish my website', 'See published versions']],
    ['versions', ['See published versions'], []],
    ['restore', ['See published versions'], []],
    ['templates', ['Browse templates'], []],
    ['change template', ['Browse templates'], []],
    ['undo', ['Undo'], []],
    ['redo', ['Redo'], []],
    ['export', ['Save or open a copy'], []],
    ['starting content', ['Browse templates'], []],
    ['german', ['Deutsch'], []],
    ['Deutsch', ['Deutsch'], []],
    ['العربية', ['العربية'], []],
    ['language', [], ['Deutsch', 'العربية']],
    ['hero title', [], []],
    ['', [], []],
  ])('%s', async (query, first, last) => {
    expect(await names('en', query)).toEqual([first, last]);
  });

  test('only steps that are possible are offered', async () => {
    expect(await names('en', 'undo', { canUndo: false, canRedo: true })).toEqual([[], []]);
    expect(await names('en', 'redo', { canUndo: true, canRedo: false })).toEqual([[], []]);
  });
});

test.each([
  ['veröffentlichen', 'Meine Website veröffentlichen'],
  ['Versionen', 'Veröffentlichte Versionen ansehen'],
  ['Vorlage wechseln', 'Vorlagen durchsehen'],
  ['rückgängig', 'Rückgängig'],
  ['Englisch', 'English'],
])('in German: %s', async (query, name) => {
  expect(await names('de', query)).toEqual([[name], []]);
});

test.each([
  ['نشر', 'نشر موقعي'],
  ['انشر الموقع', 'نشر موقعي'],
  ['الإصدارات', 'عرض الإصدارات المنشورة'],
  ['القوالب', 'تصفح القوالب'],
  ['تراجع', 'تراجع'],
  ['الألمانية', 'Deutsch'],
])('in Arabic: %s', async (query, name) => {
  expect(await names('ar', query)).toEqual([[name], []]);
});
