import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import { loadedTemplateOf, loadedTemplates, loadPages, renderPage } from '../../templates/pages.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import { templates } from '../../templates/templates.ts';
import { TEMPLATES } from './template-facts.ts';

afterAll(() => vi.resetModules());

describe('the list of templates', () => {
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
    expect(resolveTemplate(config)).toEqual({ template: landingBusiness, foundBy });
    expect(loadedTemplateOf(config).id).toBe(landingBusiness.id);
  });

  it.each([
    [{ _templateId: 'moonlight' }, 'id'],
    [{ _templateId: 'moonlight', hero: {} }, 'id'],
    [{ _templateId: 'gone', portfolio: { items: [] } }, 'features'],
    [{ home: {}, contact: {} }, 'features'],
    [{ services: {} }, 'features'],
  ])('resolves %j to the portfolio, found by %s', (config, foundBy) => {
    expect(resolveTemplate(config)).toEqual({ template: moonlight, foundBy });
    expect(loadedTemplateOf(config).id).toBe(moonlight.id);
  });

  it('no template claims the config of another', () => {
    for (const template of templates)
      for (const { id, base } of templates) expect(template.matches(base)).toBe(id === template.id);
  });

  it('every template recognises its own base', () => {
    for (const { id, base } of templates) {
      expect(resolveTemplate({ ...base, _templateId: undefined })).toMatchObject({ template: { id } });
    }
  });

  it('the tests have facts of every template', () => {
    expect(TEMPLATES.map(([name, { template }]) => [template.id, name])).toEqual(
      templates.map(({ id, name }) => [id, name]),
    );
  });
});

describe('the pages', () => {
  it('are loaded once, in the order of the list', async () => {
    const [first] = loadedTemplates();
    await loadPages();
    expect(loadedTemplates()[0]).toBe(first);
    expect(loadedTemplates().map(({ id }) => id)).toEqual(templates.map(({ id }) => id));
  });

  it('cannot be drawn before they are loaded', async () => {
    vi.resetModules();
    const fresh = await import('../../templates/pages.ts');
    expect(() => fresh.renderPage({})).toThrow('not loaded yet');
    await fresh.loadPages();
    expect(fresh.renderPage({})).toBe(renderPage({}));
  });

  it('that failed to load are loaded with the next call', async () => {
    vi.resetModules();
    vi.doMock('../../templates/moonlight/page.ts', () => Promise.reject(new Error('offline')));
    const fresh = await import('../../templates/pages.ts');
    await expect(fresh.loadPages()).rejects.toThrow();
    expect(() => fresh.renderPage({})).toThrow('not loaded yet');
    vi.doUnmock('../../templates/moonlight/page.ts');
    await fresh.loadPages();
    expect(fresh.renderPage({})).toBe(renderPage({}));
  });

  it('draws the page of a config, once', () => {
    const config = { hero: { title: { text: 'Once' } } };
    const page = renderPage(config);
    expect(page).toBe(loadedTemplateOf(config).render(config));
    expect(page).toContain('>Once</h1>');
    expect(renderPage({ ...config })).toBe(page);
  });
});

describe('what the list reaches', () => {
  it('is no page, no drawing and no colour library: it is part of the first load', () => {
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
