import { expect, test } from 'vitest';
import { saysDone } from '../../../domain/requests/asking.ts';
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
