import { expect, test } from 'vitest';
import { type Drawing, nextInView } from '../../../src/ui/preview/next-in-view.ts';

const NONE: Drawing['drafts'] = [];
const TITLE = { path: 'hero.title.text', edited: {}, drafts: NONE };
const SUBTITLE = { path: 'hero.subtitle.text', edited: {}, drafts: NONE };
const HERO = { path: 'hero', edited: null, drafts: NONE };
const FOOTER = { path: 'footer', edited: null, drafts: NONE };
const NOWHERE = { path: undefined, edited: null, drafts: NONE };
const TYPED = [{ path: TITLE.path, typed: 'Bread' }];
const AGAIN = { ...TITLE, edited: {} };

const NO_NEWS = { changed: [], isClicked: false };
const CLICKED = { ...NO_NEWS, isClicked: true };
const CHANGED = { ...NO_NEWS, changed: [{}] };
const REPLACED = { changed: 'all', isClicked: true } as const;

test.each<[string, Drawing, Drawing, Parameters<typeof nextInView>[2], string]>([
  ['nothing has happened', TITLE, TITLE, NO_NEWS, 'same'],
  ['the chat goes to a field', HERO, TITLE, NO_NEWS, 'place'],
  ['the chat goes to another field', TITLE, SUBTITLE, NO_NEWS, 'place'],
  ['the chat goes to another section', TITLE, FOOTER, NO_NEWS, 'place'],
  ['the chat goes to the first place', NOWHERE, HERO, NO_NEWS, 'place'],
  ['the chat leaves the page', TITLE, NOWHERE, NO_NEWS, 'place'],
  ['the chat goes back to what is around the field', TITLE, HERO, NO_NEWS, 'placeUnlessSeen'],
  ['the chat goes where the click was', HERO, TITLE, CLICKED, 'same'],
  ['the field that was clicked is drawn anew', TITLE, AGAIN, CLICKED, 'placeUnlessSeen'],
  ['the edited field is drawn anew', TITLE, AGAIN, NO_NEWS, 'placeUnlessSeen'],
  ['the edited field is not on the page any more', TITLE, { ...TITLE, edited: null }, NO_NEWS, 'same'],
  ['a text is typed', TITLE, { ...TITLE, drafts: TYPED }, NO_NEWS, 'place'],
  ['a text is typed where the click was', HERO, { ...TITLE, drafts: TYPED }, CLICKED, 'place'],
  ['a text is typed of a field that is not on the page', HERO, { ...HERO, drafts: TYPED }, NO_NEWS, 'same'],
  ['something changes', TITLE, TITLE, CHANGED, 'change'],
  ['something changes, and the chat goes on', TITLE, HERO, CHANGED, 'change'],
  ['something changes where the click was', HERO, TITLE, { ...CLICKED, ...CHANGED }, 'change'],
  ['the website is replaced', TITLE, NOWHERE, REPLACED, 'top'],
])('where %s', (_, before, now, news, expected) => {
  expect(nextInView(before, now, news)).toBe(expected);
});
