import { isObject } from '../../domain/json/json.ts';
import type { Template } from '../template.ts';
import { meanings } from './meanings.ts';
import { names } from './names/en.ts';
import { OWN_SECTIONS } from './own-sections.ts';
import { marked } from './samples.ts';
import { base, baseWith } from './structure.ts';

/** The landing page of a business. */
export const landingBusiness: Template = {
  id: base._templateId,
  name: names.template,
  look: 'day',
  base,
  bases: {
    de: async () => baseWith((await import('./copy-de.ts')).copy, 'de'),
    ar: async () => baseWith((await import('./copy-ar.ts')).copy, 'ar'),
  },
  meanings,
  marked,
  matches: (config) => OWN_SECTIONS.some((id) => isObject(config[id])),
  names: {
    de: async () => (await import('./names/de.ts')).de,
    ar: async () => (await import('./names/ar.ts')).ar,
  },
  loadPage: async () => (await import('./page.ts')).page,
};
