import { expect, test } from 'vitest';
import { namesLabel } from '../../../domain/chat/typed-label.ts';

test.each([
  ['تخطٍّ', 'تخط'],
  ['تخطّي الباقي', 'تخطي الباقي'],
  ['إضافة قسم', 'اضافة قسم'],
  ['إعادة الضبط', 'اعاده الضبط'],
  ['إظهار «المكان»', 'اظهار المكان'],
  ['القسم 2', 'القسم ٢'],
  ['العنوان', 'العنـوان\u200f'],
  ['Add item', ' add  ITEM '],
  ['Hide “Hero”', 'hide "hero"'],
  ['Schriftart ändern', 'schriftart a\u0308ndern'],
])('%j is named by %j', (label, text) => {
  expect(namesLabel(label, text)).toBe(true);
});

test.each([
  ['تخطٍّ', 'تخطى الباقي'],
  ['Skip', 'Skipper'],
  ['Farbe ändern', 'Farbe andern'],
  ['«»', '""'],
  ['Skip', ' '],
])('%j is not named by %j', (label, text) => {
  expect(namesLabel(label, text)).toBe(false);
});
