import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { landingBusiness } from '../../templates/landing-business/renderer.ts';
import { landingOutline } from '../../templates/landing-business/template.ts';
import { moonlight } from '../../templates/moonlight/renderer.ts';
import { moonlightOutline } from '../../templates/moonlight/template.ts';
import { renderPage, resolveTemplate, templates } from '../../templates/pages.ts';
import { outlines, resolveOutline } from '../../templates/templates.ts';

describe('the registry', () => {
  it('offers the landing page first, then the portfolio', () => {
    expect(templates.map(({ id, name }) => [id, name])).toEqual([
      ['landing_business', 'Landing Page'],
      ['moonlight', 'Portfolio'],
    ]);
    expect(templates[0]).toBe(landingBusiness);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });

  it.each([
    [{ _templateId: 'landing_business' }, 'id'],
    [{ _templateId: 'gone', benefits: { title: 'Why' } }, 'features'],
    [{ _templateId: '__proto__', cta: { title: 'Now' } }, 'features'],
    [{ hero: {} }, 'features'],
    [{ _templateId: 'gone' }, 'default'],
    [{ hero: 'none' }, 'default'],
    [{}, 'default'],
  ])('resolves %j to the landing page, found by %s', (config, foundBy) => {
    expect(resolveOutline(config)).toEqual({ outline: landingOutline, foundBy });
    expect(resolveTemplate(config)).toBe(landingBusiness);
  });

  it.each([
    [{ _templateId: 'moonlight' }, 'id'],
    [{ _templateId: 'moonlight', hero: {} }, 'id'],
    [{ _templateId: 'gone', portfolio: { items: [] } }, 'features'],
    [{ home: {}, contact: {} }, 'features'],
    [{ services: {} }, 'features'],
  ])('resolves %j to the portfolio, found by %s', (config, foundBy) => {
    expect(resolveOutline(config)).toEqual({ outline: moonlightOutline, foundBy });
    expect(resolveTemplate(config)).toBe(moonlight);
  });

  it('no template claims the config of another', () => {
    for (const outline of outlines)
      for (const { id, base } of outlines) expect(outline.matches(base)).toBe(id === outline.id);
  });

  it('every template has its outline, and recognises its own base', () => {
    expect(templates.map(({ id }) => id)).toEqual(outlines.map(({ id }) => id));
    for (const { id, base } of outlines) {
      expect(resolveOutline({ ...base, _templateId: undefined })).toMatchObject({ outline: { id } });
    }
  });

  it('draws the page of a config, once', () => {
    const config = { hero: { title: { text: 'Once' } } };
    const page = renderPage(config);
    expect(page).toBe(landingBusiness.render(config));
    expect(page).toContain('>Once</h1>');
    expect(renderPage({ ...config })).toBe(page);
  });
});

describe('the catalog', () => {
  it('reaches no page, no drawing and no colour library: it is part of the first load', () => {
    const reached = reachedFrom(fileURLToPath(new URL('../../templates/templates.ts', import.meta.url)));
    expect(reached.filter((path) => /structure\.ts$/.test(path)).length).toBeGreaterThan(1);
    expect(
      reached.filter((path) => /\/icons\/|page\.ts$|palette\.ts$|color\.ts$|html\.ts$/.test(path)),
    ).toEqual([]);
  });
});

/** The project's files that a file loads, itself among them; imports of types alone load nothing. */
function reachedFrom(entry: string): readonly string[] {
  const reached = new Set<string>();
  const follow = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(
      /^import (?!type )[^;]*?from '(\.[^']+)';/gm,
    ))
      follow(join(dirname(path), target));
  };
  follow(entry);
  return [...reached];
}
