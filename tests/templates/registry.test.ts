import { describe, expect, it } from 'vitest';
import { outlines, resolveOutline } from '../../templates/catalog.ts';
import { landingOutline } from '../../templates/landing-business/outline.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { renderPage, resolveTemplate, templates } from '../../templates/registry.ts';

describe('the registry', () => {
  it('offers the landing page first', () => {
    expect(templates[0]).toBe(landingBusiness);
    expect(landingBusiness).toMatchObject({ id: 'landing_business', name: 'Landing Page' });
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
