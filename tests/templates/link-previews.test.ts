import { describe, expect, test } from 'vitest';
import { markOfAddress } from '../../domain/publish/link-preview.ts';
import { withLinkPreview } from '../../templates/link-previews.ts';
import { renderPage } from '../../templates/pages.ts';
import { configWith, decoded } from './page-reading.ts';
import { TEMPLATES } from './template-facts.ts';

const ORIGIN = 'https://parley.example';
const PICTURE = 'https://pictures.example/share.webp';
const ICON = 'https://pictures.example/sign.png';

/** What a page names for link previews, tabs and home screens. */
function namedIn(page: string) {
  const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, address = '']) => address);
  return {
    pictures: all(/<meta property="og:image" content="([^"]*)">/g),
    cards: all(/<meta name="twitter:card" content="([^"]*)">/g),
    icons: all(/<link rel="icon"[^>]* href="([^"]*)">/g).filter((icon) => !icon.startsWith('data:')),
    homeIcons: all(/<link rel="apple-touch-icon" href="([^"]*)">/g),
  };
}

describe.each(TEMPLATES)('a page of %s', (_, { template }) => {
  const page = (settings: Readonly<Record<string, string>>) => {
    const config = configWith(template, settings);
    return withLinkPreview(renderPage(config), config, ORIGIN);
  };
  const markIn = (address: string | undefined) => markOfAddress(address?.replace(ORIGIN, '') ?? '');

  test('without pictures of its own names those that the server draws, in its colors', () => {
    const drawn = page({ 'globalSettings.primaryColor': '#2e7d32' });
    const { pictures, cards, icons, homeIcons } = namedIn(drawn);
    const [picture] = pictures.map(markIn);
    // The icon in the browser's tab has the same colors.
    const [, main] = /fill=%22%23([\da-f]{6})%22/.exec(drawn) ?? [];
    expect(picture).toEqual({ kind: 'preview', mark: { ...picture?.mark, main: `#${main}` } });
    expect(homeIcons.map(markIn)).toEqual([{ kind: 'icon', mark: picture?.mark }]);
    expect([pictures.length, cards, icons]).toEqual([1, ['summary_large_image'], homeIcons]);
    expect(picture).not.toEqual(namedIn(page({})).pictures.map(markIn)[0]);
  });

  test.each([
    ['Otter & Söhne', 'Fraunces + Figtree', 'fraunces', 'O'],
    ['otter', 'Outfit + Nunito Sans', 'outfit', 'O'],
    ['مخبز الورد', 'Fraunces + Figtree', 'el-messiri', 'م'],
    ['Otter', 'Open Sans', 'open-sans', 'O'],
    ['Пекарня', 'Fraunces + Figtree', undefined, undefined],
    ['Łódź 24', 'Fraunces + Figtree', undefined, undefined],
    ['Otter', 'Georgia', undefined, undefined],
    ['Otter '.repeat(11), 'Open Sans', undefined, undefined],
  ])(
    'names a picture with %s in the face of %s, and an icon with the initial',
    (name, font, face, initial) => {
      const path = template.id === 'moonlight' ? 'header.logo.text' : 'header.logoText';
      const drawn = page({
        [path]: name,
        'globalSettings.fontFamily': font,
        // A portfolio with a moon is known by that.
        'globalSettings.composition': 'words',
      });
      const { pictures, homeIcons } = namedIn(drawn);
      const lettering = (text: string | undefined) =>
        face === undefined ? undefined : { face, text: text?.trim() };
      expect(pictures.map((address) => markIn(decoded(address))?.mark.lettering)).toEqual([lettering(name)]);
      expect(homeIcons.map((address) => markIn(decoded(address))?.mark.lettering)).toEqual([
        lettering(initial),
      ]);
    },
  );

  test('shows what the visitor chose in their place', () => {
    const { icons, homeIcons, pictures } = namedIn(page({ 'globalSettings.sharePicture': PICTURE }));
    expect([pictures, icons.length, homeIcons.length]).toEqual([[PICTURE], 1, 1]);
    const withIcon = namedIn(page({ 'globalSettings.favicon': ICON }));
    expect([withIcon.icons, withIcon.homeIcons, withIcon.pictures.length]).toEqual([[ICON], [], 1]);
    const settings = { 'globalSettings.favicon': ICON, 'globalSettings.sharePicture': PICTURE };
    expect(page(settings)).toBe(renderPage(configWith(template, settings)));
  });
});
