import { expect, test } from 'vitest';
import { placeOfPath } from '../../../domain/chat/menu.ts';
import { nodesOf } from '../../../domain/config/leaves.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { withAllSections } from '../../templates/with-added-sections.ts';
import { CONFIGS } from '../requests/typed.ts';

test.each([
  ['en', 'The words of the section “Text”'],
  ['de', 'Die Worte im Abschnitt „Text“'],
  ['ar', 'كلمات القسم «⁨النص⁩»'],
] as const)('in %s, no field is called as the section that it is in', async (code, own) => {
  const words = await wordsIn(code);
  for (const config of Object.values(CONFIGS)) {
    const all = withAllSections(config);
    expect(placeOfPath(all, 'text.text', words)).toBe(own);
    const places = nodesOf(all).map(({ path }) => placeOfPath(all, path, words));
    // `Text, in “Text”`: the same word twice names nothing.
    expect(
      places.filter((place) => /^(.+), (?:in|unter|في) [“„«]\u2068?\1\u2069?[”“»]$/u.test(place)),
    ).toEqual([]);
  }
});
