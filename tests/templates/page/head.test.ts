import { describe, expect, it } from 'vitest';
import { headOf } from '../../../templates/pages.ts';
import { configWith, decoded, pageWith } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const SETTINGS = {
  'globalSettings.title': ' Bread\n<at> dawn ',
  'globalSettings.description': 'Warm "loaves" & more',
  'globalSettings.sharePicture': 'https://pictures.example/share.webp',
  'globalSettings.favicon': 'https://pictures.example/sign.png',
  'globalSettings.language': 'fr',
};

const metaOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      decoded(content ?? ''),
    ]),
  );

describe.each(TEMPLATES)('the head of %s', (_, { template }) => {
  it('says what the page settings say, wherever a page says it', () => {
    const page = pageWith(template, SETTINGS);
    expect(headOf(configWith(template, SETTINGS))).toEqual({
      language: 'fr',
      siteName: metaOf(page)['og:site_name'],
      title: 'Bread <at> dawn',
      description: 'Warm "loaves" & more',
      picture: 'https://pictures.example/share.webp',
      favicon: 'https://pictures.example/sign.png',
    });
    expect(page).toContain('<html lang="fr" dir="ltr">');
    expect(page).toContain('<title>Bread &lt;at&gt; dawn</title>');
    expect(page).toContain('<link rel="icon" href="https://pictures.example/sign.png">');
    expect(page).toContain('>Aller au contenu</a>');
    expect(JSON.parse(/ld\+json">([^<]*)</.exec(page)?.[1] ?? '')).toMatchObject({
      description: 'Warm "loaves" & more',
    });
    expect(metaOf(page)).toMatchObject({
      'og:site_name': expect.stringMatching(/^(?:Fernhill Home Repair|Maren Ashby)$/),
      'og:locale': 'fr_FR',
      description: 'Warm "loaves" & more',
      'og:title': 'Bread <at> dawn',
      'og:description': 'Warm "loaves" & more',
      'og:image': 'https://pictures.example/share.webp',
      'twitter:card': 'summary_large_image',
    });
  });

  it('takes what is not said, or cannot be shown, from the sections', () => {
    const base = headOf(template.base);
    const blank = Object.fromEntries(Object.keys(SETTINGS).map((path) => [path, ' ']));
    expect(headOf(configWith(template, blank))).toEqual(base);
    expect(base).toMatchObject({
      language: 'en',
      picture: undefined,
      favicon: expect.stringMatching(/^data:image\/svg/),
    });
    const refused = { 'globalSettings.favicon': 'javascript:x', 'globalSettings.sharePicture': '/own.webp' };
    expect(pageWith(template, refused)).toBe(template.render(template.base));
  });

  it.each([
    ['flags', '🇩🇪'],
    ['families', '👨‍👩‍👧‍👦'],
    ['skin tones', '👍🏽'],
    ['accents typed apart', 'e\u0301'],
  ])('is cut between whole %s', (_, cluster) => {
    const { title, description } = headOf(
      configWith(template, {
        'globalSettings.title': cluster.repeat(330),
        'globalSettings.description': cluster.repeat(330),
      }),
    );
    for (const [text, most] of [
      [title, 70],
      [description, 300],
    ] as const) {
      expect(text.slice(0, -1).replaceAll(cluster, '')).toBe('');
      expect([...text].length).toBeGreaterThan(most - [...cluster].length - 1);
      expect([...text].length).toBeLessThanOrEqual(most);
    }
  });

  it('is cut to what is shown', () => {
    const long = headOf(
      configWith(template, {
        'globalSettings.title': 'word '.repeat(40),
        'globalSettings.description': 'word '.repeat(100),
      }),
    );
    expect([long.title.length, long.description.length]).toEqual([70, 300]);
    expect([long.title.at(-1), long.description.at(-1)]).toEqual(['…', '…']);
  });
});

it.each(
  TEMPLATES.flatMap(([, { template, pictures }]) => pictures.map((row) => [template, ...row] as const)),
)('in $id the picture at %s is read as its description', (template, picture, description, without) => {
  const altOf = (values: Record<string, string>) =>
    /<img [^>]*alt="([^"]*)"/.exec(pageWith(template, values))?.[1];
  const address = 'https://pictures.example/one.webp';
  expect(altOf({ [picture]: address })).toBe(without);
  expect(altOf({ [picture]: address, [description]: ' A "shop" ' })).toBe('A &quot;shop&quot;');
});
