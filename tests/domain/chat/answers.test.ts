import { expect, test } from 'vitest';
import { refusalOf, refusalOffers, toldOfEdit, toldOfPlan } from '../../../domain/chat/answers.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { ar } from '../../../words/ar/ar.ts';
import { de } from '../../../words/de/de.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../example-site.ts';

const site = { config: exampleConfig, words: en };
const landing = { config: landingBusiness.base, words: en };

test.each<[string, string | boolean, string]>([
  ['hero.title.text', 'Hello', '✓ Updated Title to "Hello".'],
  ['hero.button.visible', false, '✓ Updated Visible to "Hide".'],
  ['hero.button.visible', 'true', '✓ Updated Visible to "Show".'],
  ['hero.button.visible', 'TRUE', '✓ Updated Visible to "Hide".'],
  ['globalSettings.embedFont', true, '✓ Updated Embed Font to "Embed this font".'],
  ['globalSettings.embedFont', 'false', `✓ Updated Embed Font to "${en.embedFont.off}".`],
  ['hero.unknown', 'x', '✓ Updated hero.unknown to "x".'],
])('an edit of %s to %j is told as %j', (path, value, text) => {
  expect(toldOfEdit(path, value, site)).toEqual({ text });
});

test.each([
  ['en', en],
  ['de', de],
  ['ar', ar],
])(
  'in %s, what hides something is told by its value, not as what it would be called at a toggle',
  (_, words) => {
    for (const path of ['benefits.hidden', 'hero.button.hidden', 'footer.hidden'])
      for (const value of [true, false]) {
        const text = words.chat.updated(path, String(value));
        expect(toldOfEdit(path, value, { config: exampleConfig, words })).toEqual({ text });
      }
  },
);

test('a picture that is set is shown, and its description asked for', () => {
  expect(toldOfEdit('features.image', '/cat.png', landing)).toEqual({
    text: '✓ Updated Image to "/cat.png".',
    picture: '/cat.png',
    describes: 'features.imageDescription',
  });
  expect(toldOfEdit('features.imageDescription', '', landing)).toEqual({
    text: '✓ Image, in the features: it is decoration.',
  });
});

test('a plan is told change by change', () => {
  const edits = [
    { path: 'hero.title.text', typed: 'Welcome' },
    { path: 'hero.button.visible', typed: false },
    { path: 'benefits.hidden', typed: true },
  ];
  expect(toldOfPlan(edits, site)).toBe('✓ Updated Title to "Welcome". ✓ Button hidden. ✓ Benefits hidden.');
});

test.each([
  ['nonsense', en.chat.invalidCommand],
  ['nowhere.at all', en.chat.notUpdatable],
])('%j is refused with %j', (text, refusal) => {
  expect(refusalOf(text, en)).toBe(refusal);
});

test('a refusal offers what the text may be about, and the help where the level does not', () => {
  const suggested = [
    { label: 'Did you mean Hero?', command: { type: 'place.open' as const, target: 'hero' } },
  ];
  const help = { label: 'What can I do?', command: { type: 'place.open', target: '_help' } };
  expect(refusalOffers(suggested, { place: ['hero'] }, site)).toEqual([...suggested, help]);
  expect(refusalOffers(suggested, { place: [] }, site)).toEqual(suggested);
});
