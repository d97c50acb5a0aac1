import { isObject } from '../../src/domain/json/json.ts';
import { TEMPLATE_NAMES } from '../../src/words/stored-names.ts';
import type { Template } from '../template.ts';
import { base } from './structure.ts';

const OWN_SECTIONS = ['hero', 'benefits', 'features', 'cta'];

/** The landing page of a business. */
export const landingBusiness: Template = {
  id: base._templateId,
  name: TEMPLATE_NAMES.landingBusiness,
  look: 'day',
  base,
  matches: (config) => OWN_SECTIONS.some((id) => isObject(config[id])),
  loadPage: async () => (await import('./page.ts')).page,
};
