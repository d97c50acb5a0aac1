import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { elementOf, landingPageWith, landingWith, skeletonOf } from './page-reading.ts';

const page = landingBusiness.render(landingBusiness.base);

describe('the landing page', () => {
  it('is a whole document in at most 6,000 bytes', () => {
    expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr">\n<head>\n<meta charset="utf-8">/);
    expect(page).toMatch(/<\/body>\n<\/html>\n$/);
    expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(6000);
  });

  it('carries its policy, no script that runs, and asks nobody else for anything', () => {
    expect(page).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'">`,
    );
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(page).not.toMatch(/\son[a-z]+=|javascript:|url\(|@import|\ssrc=|<iframe|<object|<form/i);
    expect(page.match(/<link [^>]*rel="([^"]*)"/g)).toEqual(['<link rel="icon"']);
    expect(page.match(/<!--!/g)).toHaveLength(1);
  });

  it('has each section once, by its id, in order, and opens each heading level in turn', () => {
    const ids = [...page.matchAll(/<(?:header|section|footer) id="([^"]*)"/g)].map((found) => found[1]);
    expect(ids).toEqual(['header', 'hero', 'benefits', 'features', 'cta', 'footer']);
    const headings = skeletonOf(page).filter((tag) => /^h\d/.test(tag));
    expect(headings.map((tag) => tag.slice(0, 2))).toEqual([
      'h1',
      'h2',
      'h3',
      'h3',
      'h3',
      'h2',
      'h3',
      'h3',
      'h3',
      'h2',
    ]);
  });

  it('closes what it opens', () => {
    const open: string[] = [];
    for (const tag of skeletonOf(page)) {
      const name = tag.split(/\s/)[0] ?? '';
      if (name.startsWith('/')) expect(open.pop()).toBe(name.slice(1));
      else if (/^[a-z]/.test(name) && !/^(?:meta|link|br|img)$/.test(name) && !/\/$|block$/.test(tag))
        open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('links to ids that it has', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]);
    expect(targets.length).toBeGreaterThan(5);
    for (const id of targets) expect(page).toContain(` id="${id}"`);
  });

  it('credits the product with a link', () => {
    expect(elementOf(page, 'footer', 'footer')).toMatch(/<a href="https:[^"]*"[^>]*>Built with Parley<\/a>/);
  });

  it('tells search engines about the business', () => {
    const data: unknown = JSON.parse(/ld\+json">([^<]*)</.exec(page)?.[1] ?? '');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Fernhill Home Repair',
      description: expect.stringMatching(/^Dripping tap/),
      address: '18 Mill Lane, Fernhill',
      email: 'hello@fernhill.example',
      telephone: '(555) 555-0142',
    });
    const linked = landingPageWith({ 'footer.social.facebook.url': 'https://www.facebook.com/fernhill' });
    expect(linked).toContain('"sameAs":["https://www.facebook.com/fernhill"]');
  });

  it('follows the language it is given, and its direction', () => {
    expect(landingPageWith({ 'globalSettings.language': 'ar' })).toContain('<html lang="ar" dir="rtl">');
    expect(landingPageWith({ 'globalSettings.language': 'de-CH' })).toContain(
      '<html lang="de-CH" dir="ltr">',
    );
    expect(landingPageWith({ 'globalSettings.language': '"><script>' })).toContain(
      '<html lang="en" dir="ltr">',
    );
  });

  it('is dark where its background is', () => {
    expect(page).toContain('<meta name="color-scheme" content="light">');
    const dark = landingPageWith({ 'globalSettings.secondaryColor': '#121212' });
    expect(dark).toContain('<meta name="color-scheme" content="dark">');
  });
});

describe('any config', () => {
  const section = fc.constantFrom(
    'header',
    'hero',
    'benefits',
    'features',
    'cta',
    'footer',
    'globalSettings',
  );
  const anyConfig = fc
    .dictionary(section, fc.jsonValue({ maxDepth: 4 }))
    .map((values) => JSON.parse(JSON.stringify(values)));

  it('gives a page with every section, the same bytes twice', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        const drawn = landingBusiness.render(config);
        expect(landingBusiness.render(JSON.parse(JSON.stringify(config)))).toBe(drawn);
        for (const id of ['header', 'hero', 'benefits', 'features', 'cta', 'footer'])
          expect(drawn).toContain(` id="${id}"`);
        skeletonOf(drawn);
      }),
      { numRuns: 300 },
    );
  });

  it('without values gives the page of the base', () => {
    expect(landingBusiness.render({})).toBe(page);
    expect(landingBusiness.render(landingWith({ 'hero.title.text': 'Other' }))).not.toBe(page);
  });
});
