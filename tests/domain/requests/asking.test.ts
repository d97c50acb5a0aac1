import { expect, test } from 'vitest';
import { ordinalIn, saysDone } from '../../../domain/requests/asking.ts';
import { arAsk } from '../../../words/ar/requests.ts';
import { deAsk } from '../../../words/de/requests.ts';
import { enAsk } from '../../../words/en/requests.ts';

const LANGUAGES = [enAsk, deAsk, arAsk];

test.each([
  'Done, thanks.',
  'done',
  "that's all",
  'No, that’s all.',
  'ok, done',
  "I'm done",
  'fertig, danke',
  "Das war's.",
  'خلاص شكرا',
  'هذا كل شيء',
])('%j says that somebody is done', (text) => {
  expect(saysDone(text, LANGUAGES)).toBe(true);
});

test.each([
  '',
  'thanks',
  'no',
  'ok',
  'done with the title',
  'Well Done Bakery',
  'fertig machen',
  'تم تغيير العنوان',
])('%j does not', (text) => {
  expect(saysDone(text, LANGUAGES)).toBe(false);
});

test.each([
  ['the second one', 1],
  ['The first one, please', 0],
  ['2', 1],
  ['number 3', 2],
  ['third', 2],
  ['das zweite', 1],
  ['die zweite bitte', 1],
  ['الثاني', 1],
  ['the second benefit', undefined],
  ['one more', undefined],
  ['12', undefined],
  ['yes', undefined],
  ['', undefined],
] as const)('%j counts an option: %s', (text, at) => {
  expect(ordinalIn(text, LANGUAGES)).toBe(at);
});
