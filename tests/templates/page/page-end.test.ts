import { describe, expect, test } from 'vitest';
import { decoded, pageWith } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const FACTS = { phone: '030 123456', email: 'Ada@crust.com', address: '12 Mill Lane, 4711 Fernhill; yard' };
const MAP = 'https://www.openstreetmap.org/search?query=';

describe.each(TEMPLATES)('the end of %s', (_, { template, contact }) => {
  const [address = ''] = contact;
  const section = address.slice(0, address.indexOf('.'));
  const pageOf = (facts: Partial<typeof FACTS>) => {
    const rest = Object.fromEntries(['phone', 'email', 'address'].map((name) => [`${section}.${name}`, '']));
    const own = Object.fromEntries(Object.entries(facts).map(([name, text]) => [`${section}.${name}`, text]));
    return pageWith(template, { ...rest, ...own });
  };
  const cardOf = (page: string) => {
    const [, data] =
      /<a href="data:text\/vcard;charset=utf-8,([^"]*)" download="[^"]+\.vcf">/.exec(page) ?? [];
    return data === undefined
      ? undefined
      : decodeURIComponent(data).replaceAll(/(?<=^(?:N|FN|ORG):)[^;\r]*/gm, 'name');
  };

  test('saves the contact as a phone reads it', () => {
    expect(cardOf(pageOf(FACTS))).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:name;;;;',
        'FN:name',
        'ORG:name',
        'TEL:030123456',
        'EMAIL:Ada@crust.com',
        'ADR:;;12 Mill Lane;Fernhill\\, yard;;4711;',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  test('an example is no contact to save, and a street alone is none', () => {
    expect([cardOf(template.render(template.base)), cardOf(pageOf({ address: FACTS.address }))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('the street opens a map, an example none', () => {
    const mapsOf = (page: string) =>
      [...page.matchAll(/href="(https:\/\/www\.openstreetmap[^"]*)"/g)].map(([, link = '']) => decoded(link));
    expect(mapsOf(pageOf(FACTS))).toContain(MAP + encodeURIComponent(FACTS.address));
    expect(mapsOf(template.render(template.base))).toEqual([]);
  });
});
