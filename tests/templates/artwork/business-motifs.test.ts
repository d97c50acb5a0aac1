import { describe, expect, test } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import { BUSINESS_MOTIFS } from '../../../templates/artwork/business-motifs.ts';
import { motifAt } from '../../../templates/artwork/motif.ts';
import { pageWith } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const KIND = 'globalSettings.business';

describe.each(BUSINESSES)('the motifs of a %s', (business) => {
  const drawn = (BUSINESS_MOTIFS[business] ?? []).map((motif) => String(motifAt(motif, [1, 2, 3], 0, 0)));

  test('are five different ones, each a few hundred bytes', () => {
    expect(new Set(drawn).size).toBe(5);
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThanOrEqual(450);
  });

  test('are paths in the colors they are given', () => {
    for (const motif of drawn)
      expect(motif).toMatch(/^<g>(?:<path class="c[123]" d="M[-\d .MmHhVvLlAaQqCcTtSsZz]+z"\/>)+<\/g>$/);
  });
});

test('a motif is moved and scaled to its place', () => {
  expect(String(motifAt([[1, 'M0 0h8v8z']], [4, 5, 6], 12, 8, 1.5))).toBe(
    '<g transform="translate(12 8)scale(1.5)"><path class="c5" d="M0 0h8v8z"/></g>',
  );
});

describe.each(TEMPLATES)('%s', (_, { template }) => {
  test('draws each kind of business with its own motifs', () => {
    const pages = BUSINESSES.map((business) => pageWith(template, { [KIND]: business }));
    expect(new Set(pages).size).toBe(BUSINESSES.length);
    for (const [place, business] of BUSINESSES.entries()) {
      const [first] = BUSINESS_MOTIFS[business] ?? [];
      const outlines = (first ?? []).map(([, ...parts]) => parts.join(''));
      expect(outlines.filter((outline) => pages[place]?.includes(outline))).toEqual(outlines);
    }
  });

  test('keeps its own drawings without a kind of business that it knows', () => {
    const own = template.render(template.base);
    for (const kind of ['', 'circus', 'constructor', 7, null, ['bakery']])
      expect(pageWith(template, { [KIND]: kind })).toBe(own);
  });
});
