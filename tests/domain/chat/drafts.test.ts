import { expect, test } from 'vitest';
import {
  draftsIn,
  lostDrafts,
  withDrafts,
  withoutField,
  withoutPlaces,
} from '../../../domain/chat/drafts.ts';
import { getAt } from '../../../domain/json/path.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../example-site.ts';

const drafts = (texts: Record<string, string>) => draftsIn(exampleConfig, texts, en);

test.each([
  ['a blank text', 'hero.title.text', ' '],
  ['the stored text', 'hero.title.text', 'Welcome'],
  ['what a switch already is', 'hero.button.visible', 'show'],
  ['a text for a field that is gone', 'benefits.items[2].title', 'Third'],
  ['a text for what is no field', 'hero.made.up', 'x'],
])('%s is no draft', (_, path, text) => {
  expect(drafts({ [path]: text })).toEqual([]);
});

test('a draft has the edit that sending it would make, also for a field that button lists leave out', () => {
  const texts = {
    'header.logoText': 'Crumb',
    'hero.button.visible': 'hide',
    'globalSettings.fontFamily': 'Embed this font',
  };
  expect(drafts(texts)).toEqual([
    {
      field: 'header.logoText',
      text: 'Crumb',
      path: 'header.logoText',
      edits: [{ path: 'header.logoText', typed: 'Crumb' }],
    },
    {
      field: 'hero.button.visible',
      text: 'hide',
      path: 'hero.button.visible',
      edits: [{ path: 'hero.button.visible', typed: false }],
    },
    {
      field: 'globalSettings.fontFamily',
      text: 'Embed this font',
      path: 'globalSettings.embedFont',
      edits: [{ path: 'globalSettings.embedFont', typed: true }],
    },
  ]);
});

test.each([' Welcome', 'Welcome ', 'welcome', 'Welcome\u00a0'])(
  'a text that differs by little is a draft: %j',
  (text) => {
    expect(
      drafts({ 'hero.title.text': text }).flatMap(({ edits }) => edits.map(({ typed }) => typed)),
    ).toEqual([text]);
  },
);

test('the page shows drafts as if they were sent; without any it is the same website', () => {
  const shown = withDrafts(exampleConfig, drafts({ 'hero.button.url': 'crumb.example' }));
  expect(getAt(shown, ['hero', 'button', 'url'])).toBe('https://crumb.example');
  expect(withDrafts(exampleConfig, [])).toBe(exampleConfig);
});

test('a text is dropped by its field; with all others of its list it loses its place, and is told', () => {
  const texts = { 'hero.title.text': 'a', 'benefits.items[0].title': 'b', 'benefits.items[1].icon': 'c' };
  expect(withoutField(texts, 'hero.title.text')).toEqual({
    'benefits.items[0].title': 'b',
    'benefits.items[1].icon': 'c',
  });
  const loose = withoutPlaces(texts, ['benefits.items[4]', 'hero']);
  expect(withoutPlaces({ ...loose, 'benefits.items[0].title': 'd' }, ['benefits.items[1]'])).toEqual({
    'hero.title.text': 'a',
    '?benefits.items[0].title': 'b\nd',
    '?benefits.items[1].icon': 'c',
  });
  expect(lostDrafts(exampleConfig, loose, en)).toEqual([
    { field: '?benefits.items[0].title', text: 'b' },
    { field: '?benefits.items[1].icon', text: 'c' },
  ]);
});

test.each([
  ['footer.links[0]', ['footer.links[0].text', 'footer.links[1].items[0].text'], ['header.links[0].text']],
  [
    'footer.links[1].items[0]',
    ['footer.links[1].items[0].text', 'footer.links[1].items[2].text'],
    ['footer.links[0].text', 'footer.links[0].items[0].text', 'footer.links[1].text'],
  ],
  [
    'a[0].b[1].c[2]',
    ['a[0].b[1].c[0].text', 'a[0].b[1].c[2].d[0]'],
    ['a[0].b[0].c[2].text', 'a[0].b[1].text', 'a[1].b[1].c[2].text'],
  ],
])(
  'a move of %s takes the place of the texts of its own list, and of none in the lists around it',
  (item, moved, kept) => {
    const texts = Object.fromEntries([...moved, ...kept].map((path) => [path, 'typed']));
    expect(Object.keys(withoutPlaces(texts, [item]))).toEqual([...kept, ...moved.map((path) => `?${path}`)]);
  },
);
