import { isObject } from '../../../domain/json/json.ts';
import type { Template } from '../../../templates/template.ts';
import { meanings } from './meanings.ts';
import { names } from './names/en.ts';
import { marked } from './samples.ts';
import { base } from './structure.ts';

/** A notice board: the smallest template that has everything a template needs. */
export const noticeBoard: Template = {
  id: base._templateId,
  name: names.template,
  look: 'night',
  base,
  bases: { de: async () => base, ar: async () => base },
  meanings,
  marked,
  matches: (config) => isObject(config.notices),
  names: {
    de: async () => (await import('./names/de.ts')).de,
    ar: async () => (await import('./names/ar.ts')).ar,
  },
  loadPage: async () => (await import('./page.ts')).page,
};
