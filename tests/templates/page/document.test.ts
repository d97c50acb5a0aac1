import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isList } from '../../../domain/config/structure.ts';
import { icon } from '../../../templates/icons/icon.ts';
import { fieldsOf } from '../facts.ts';
import { pageWith, skeletonOf, styleOf } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const IMAGE = 'https://images.example/storage/v1/object/public/images/uploads/q3w9x2_1763683200000.webp';

describe.each(TEMPLATES)('the page of %s', (_, facts) => {
  const { template, sections, headings, about, social, scheme, title } = facts;
  const page = template.render(template.base);

  it('is a whole document in at most 7,000 bytes', () => {
    expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr">\n<head>\n<meta charset="utf-8">/);
    expect(page).toMatch(/<\/body>\n<\/html>\n$/);
    expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(7000);
  });

  it('with every optional field full takes at most 14,000', () => {
    const full = fieldsOf(template)
      .filter(({ path, type }) => type === 'image' && !path.includes('['))
      .map(({ path }) => [path, IMAGE]);
    const lists = template.base._structure.sections.flatMap(({ children }) => children).filter(isList);
    const items = lists.flatMap(({ itemStructure, default: start }) =>
      [...start.keys()].flatMap((index) =>
        itemStructure
          .filter(({ type }) => type === 'image' || type === 'url')
          .map(({ pathTemplate, type }) => [
            pathTemplate.replace('[INDEX]', `[${index}]`),
            type === 'image' ? `${IMAGE}?${index}` : `https://work.example/${index}`,
          ]),
      ),
    );
    const drawn = pageWith(template, Object.fromEntries([...full, ...items]));
    expect(drawn).toContain('<img');
    expect(gzipSync(drawn, { level: 9 }).length).toBeLessThanOrEqual(14_000);
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

  it('draws the icons that it uses, and no other', () => {
    const used = new Set(JSON.stringify({ ...template.base, _structure: null }).match(/fa[sb] fa-[a-z-]+/g));
    const networks = ['facebook-f', 'x-twitter', 'instagram', 'linkedin-in'].map((name) => `fab fa-${name}`);
    const drawn = new Set(page.match(/<svg class="icon".*?<\/svg>/g));
    expect(drawn).toEqual(new Set([...used, ...networks].map((iconClass) => String(icon(iconClass)))));
  });

  it('carries the paths of its fields for an editor only, and is the same page but for them', () => {
    const marked = template.renderMarked(template.base);
    const paths = [...marked.matchAll(/ data-path="([^"]*)"/g)].map(([, path]) => path);
    expect(paths).toContain(title);
    // The name stands at the top and at the foot of a landing page.
    const once = paths.filter((path) => path !== 'header.logoText');
    expect(new Set(once).size).toBe(once.length);
    expect(fieldsOf(template).map(({ path }) => path)).toEqual(
      expect.arrayContaining(paths.filter((path) => !path?.includes('['))),
    );
    expect(marked.replaceAll(/ data-path="[^"]*"/g, '')).toBe(page);
    expect(page).not.toContain('data-path');
  });

  it('does not lean on what the preview takes from links', () => {
    expect(styleOf(page)).not.toMatch(/:(?:any-)?link|:visited|\[href/);
  });

  it('has each section once, by its id, in order, and opens each heading level in turn', () => {
    const ids = [...page.matchAll(/<(?:header|section|footer) id="([^"]*)"/g)].map((found) => found[1]);
    expect(ids).toEqual(sections.map(([id]) => id));
    const levels = skeletonOf(page).filter((tag) => /^h\d/.test(tag));
    expect(levels.map((tag) => Number(tag.charAt(1)))).toEqual(headings);
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

  it('names what stands in it by ids that it has, and links to ids that it has', () => {
    const targets = [...page.matchAll(/(?:href="#|aria-labelledby="|popovertarget=")([^"]+)"/g)];
    expect(targets.length).toBeGreaterThan(5);
    for (const [, id] of targets) expect(page).toContain(` id="${id}"`);
  });

  it('credits the product with a link', () => {
    expect(page.slice(page.indexOf('<footer'))).toContain('<span>Built with Parley</span>');
  });

  it('tells search engines whose it is', () => {
    const data: unknown = JSON.parse(/ld\+json">([^<]*)</.exec(page)?.[1] ?? '');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      ...about,
      description: expect.stringMatching(/\w/),
    });
    const linked = pageWith(template, { [`${social}.facebook.url`]: 'https://www.facebook.com/someone' });
    expect(linked).toContain('"sameAs":["https://www.facebook.com/someone"]');
  });

  it('follows the language it is given, and its direction', () => {
    const written = (language: string) => pageWith(template, { 'globalSettings.language': language });
    expect(written('ar')).toContain('<html lang="ar" dir="rtl">');
    expect(written('de-CH')).toContain('<html lang="de-CH" dir="ltr">');
    expect(written('"><script>')).toContain('<html lang="en" dir="ltr">');
  });

  it('is dark where its background is', () => {
    expect(page).toContain(`<meta name="color-scheme" content="${scheme}">`);
    const other = scheme === 'dark' ? ['#fdf6ec', 'light'] : ['#121212', 'dark'];
    expect(pageWith(template, { 'globalSettings.secondaryColor': other[0] ?? '' })).toContain(
      `<meta name="color-scheme" content="${other[1]}">`,
    );
  });

  it.each(['primaryColor', 'secondaryColor', 'textColor', 'accentColor', 'fontFamily'])(
    'changes as a whole by the global %s, in its style only',
    (name) => {
      const value = name === 'fontFamily' ? 'Georgia' : '#7c9a1e';
      const changed = pageWith(template, { [`globalSettings.${name}`]: value });
      expect(styleOf(changed)).not.toBe(styleOf(page));
      expect(skeletonOf(changed)).toEqual(skeletonOf(page));
    },
  );

  it('changes only the text where only a text changes', () => {
    const shown = /<h1[^>]*>([^<]*)<\/h1>/.exec(page)?.[1] ?? '';
    const changed = pageWith(template, { [title]: 'Something else' });
    expect(changed.replaceAll('Something else', shown)).toBe(page);
  });
});

describe.each(TEMPLATES)('any config of %s', (_, { template, sections, title }) => {
  const ids = sections.map(([id]) => id);
  const anyConfig = fc
    .dictionary(fc.constantFrom(...ids, 'globalSettings'), fc.jsonValue({ maxDepth: 4 }))
    .map((values) => JSON.parse(JSON.stringify(values)));

  it('gives a page with every section, the same bytes twice', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        const drawn = template.render(config);
        expect(template.render(JSON.parse(JSON.stringify(config)))).toBe(drawn);
        for (const id of ids) expect(drawn).toContain(` id="${id}"`);
        skeletonOf(drawn);
      }),
      { numRuns: 300 },
    );
  });

  it('without values gives the page of the base', () => {
    expect(template.render({})).toBe(template.render(template.base));
    expect(pageWith(template, { [title]: 'Other' })).not.toBe(template.render({}));
  });
});
