import { describe, expect, it } from 'vitest';
import type { Json } from '../../../domain/json/json.ts';
import { placedPictures } from '../../../templates/landing-business/placed-pictures.ts';
import { readValues } from '../../../templates/page/values.ts';
import { configWith, elementOf, pageWith, variablesOf } from '../page-reading.ts';
import { LANDING } from './facts.ts';

const { template } = LANDING;
const FOLDER = 'https://db.example/storage/v1/render/image/public/images/uploads/a';
const picture = (size: string) => `${FOLDER}${size}_1.webp?width=1000&quality=80`;

/** What a hero is made of, in its order. */
function heroOf(values: Readonly<Record<string, Json>>): string {
  const hero = elementOf(pageWith(template, values), 'section', 'hero');
  const parts = [...hero.matchAll(/class="(promise|art|frieze|frieze run)"|<(img)/g)];
  return parts.map(([, name, image]) => name ?? image).join(' ');
}

describe('a hero', () => {
  const opening = (composition: string, business: string, image = '') =>
    heroOf({
      'globalSettings.composition': composition,
      'globalSettings.business': business,
      'hero.image': image,
    });

  it('of a website without a composition stays words beside a picture or a drawing', () => {
    expect([opening('', ''), opening('', 'bakery'), opening('', 'bakery', picture(''))]).toEqual([
      'promise art',
      'promise art',
      'promise art img',
    ]);
  });

  it.each([
    ['panel', 'w1500h1000', 'art img promise'],
    ['panel', '', 'art img promise'],
    ['panel', 'w1000h1000', 'promise art img'],
    ['panel', 'w900h1200', 'promise art img'],
    ['panel', 'w320h240', 'promise art img'],
    ['panel', 'w1600h400', 'art img promise'],
    ['split', 'w1500h1000', 'promise art img'],
    ['frieze', 'w1500h1000', 'promise frieze'],
    ['words', 'w1500h1000', 'promise'],
  ])('as %s with a picture of %s is %s', (composition, size, parts) => {
    expect(opening(composition, 'bakery', picture(size))).toBe(parts);
  });

  it.each([
    ['panel', 'bakery', 'promise frieze'],
    ['split', 'repairs', 'promise frieze run'],
    ['split', 'photographer', 'promise'],
    ['words', 'bakery', 'promise'],
    ['frieze', 'lawyer', 'promise frieze'],
    ['frieze', '', 'promise'],
    ['anything', 'bakery', 'promise art'],
  ])('as %s without a picture is, for a %s, %s', (composition, business, parts) => {
    expect(opening(composition, business)).toBe(parts);
  });

  it('of words alone tells how to reach the business, once that was said', () => {
    const factsOf = (values: Readonly<Record<string, Json>>) => {
      const page = pageWith(template, { 'globalSettings.composition': 'words', ...values });
      return [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, text = '']) => [
        name,
        text.replaceAll(/<[^>]*>/g, ''),
      ]);
    };
    const own = { 'footer.phone': '030 1234567', 'footer.address': '12 Mill Lane' };
    expect(factsOf({})).toEqual([]);
    expect(factsOf(own)).toEqual([
      ['Phone', '030 1234567'],
      ['How to find us', '12 Mill Lane'],
    ]);
    expect(factsOf({ ...own, 'features.image': picture('w1500h1000') })).toEqual([]);
  });

  it('has its button in the main color beside words on paper', () => {
    const page = pageWith(template, {
      'globalSettings.composition': 'panel',
      'globalSettings.primaryColor': '#9f1d35',
      'globalSettings.accentColor': '#a8650f',
      'hero.image': picture('w1500h1000'),
    });
    expect(variablesOf(page, '#hero')['--fill']).toBe('#9f1d35');
  });

  it('sets many letters and long words one step smaller', () => {
    const isSmaller = (title: string) =>
      pageWith(template, { 'hero.title.text': title }).includes('class="long"');
    expect(['a '.repeat(30), 'a '.repeat(31), 'Erleichterung', 'Rechtsanwältin'].map(isSmaller)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('the pictures of a page', () => {
  const placed = (composition: string, ...set: readonly string[]) =>
    Object.values(
      placedPictures(
        readValues(
          configWith(template, {
            'globalSettings.composition': composition,
            ...Object.fromEntries(set.map((path) => [path, picture('')])),
          }),
          {},
        ),
      ),
    );
  const OWN = ['hero.image', 'features.image', 'cta.image'];

  it.each([
    ['', ['hero.image'], OWN],
    ['panel', ['hero.image'], OWN],
    ['words', [], OWN],
    ['words', ['hero.image'], ['hero.image', 'features.image', 'hero.image']],
    ['words', ['hero.image', 'cta.image'], ['hero.image', 'hero.image', 'cta.image']],
    ['words', OWN, OWN],
  ] as const)('of a page that opens as "%s" with %j stand at %j', (composition, set, places) => {
    expect(placed(composition, ...set)).toEqual(places);
  });
});

describe('the mark of a brand', () => {
  const markOf = (values: Readonly<Record<string, Json>>) => {
    const page = pageWith(template, values);
    const [, brand = ''] = /<a class="brand"[^>]*>(.*?)<\/a>/s.exec(page) ?? [];
    const [, icon = ''] = /<link rel="icon" href="([^"]*)"/.exec(page) ?? [];
    return [brand.replace(/<svg.*<\/svg>/s, '(drawing)'), /%3Ctext[^>]*%3E(.*)%3C\/text/i.exec(icon)?.[1]];
  };

  it('is that of a new page until there is a name, then the name or its initial', () => {
    expect(markOf({})).toEqual(['(drawing)<span>Fernhill Home Repair</span>', undefined]);
    expect(markOf({ 'header.logoText': 'otto & Rye' })).toEqual(['<span>otto &amp; Rye</span>', 'O']);
    expect(markOf({ 'header.logoText': 'otto', 'globalSettings.brand': 'initial' })).toEqual([
      '<span class="initial" aria-hidden="true">O</span><span>otto</span>',
      'O',
    ]);
  });
});
