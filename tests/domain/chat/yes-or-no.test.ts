import { expect, test } from 'vitest';
import { yesOrNo } from '../../../domain/chat/yes-or-no.ts';

test.each([
  ...[
    'yes',
    'Yes.',
    'YES PLEASE',
    'ok',
    'ok do it',
    'Okay, go ahead!',
    'sure',
    'Ja',
    'ja bitte',
    'mach das',
    'Gerne, danke.',
    'Yes, change it.',
    'Yes, publish it please.',
    'please do it',
    'ja, veröffentlichen bitte',
  ],
  ...['نعم، انشره', 'نعم', 'نَعم', 'حسنًا', 'نعم من فضلك', 'تمام', 'أيوه'],
])('%j agrees', (text) => {
  expect(yesOrNo(text)).toBe('yes');
});

test.each([
  ...[
    'no',
    'No, I don’t want any pictures',
    'Nein, ich will keine Bilder',
    'لا، لا أريد صور',
    'No, thanks',
    "don't",
    'not now',
    'leave it',
    'cancel',
    'nein',
    'Nein, danke.',
    'lieber nicht',
    'jetzt nicht',
    'später',
    'No, I don’t have any pictures.',
    'Skip the pictures please, I’ll do that another time.',
    'Nein, ich habe keine Bilder',
  ],
  ...['لا، ليس لدي صور', 'لا', 'لا شكرا', 'ليس الآن', 'إلغاء'],
])('%j declines', (text) => {
  expect(yesOrNo(text)).toBe('no');
});

test.each([
  '',
  '?',
  'please',
  'danke',
  'no problem',
  'publish it',
  'change it',
  'pictures',
  'yes, change it to red',
  'no, hide LinkedIn',
  'yes and no',
  'do it in red',
  'ok Bakery',
  'nobody',
  'ja ja ja ja ja ja ja ja ja ja ja ja ja',
  'نعمة',
])('%j does neither', (text) => {
  expect(yesOrNo(text)).toBe(undefined);
});
