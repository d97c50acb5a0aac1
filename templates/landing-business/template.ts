import { CONFIG_VERSION, DEFAULT_TEMPLATE_ID } from '../../src/domain/config/config.ts';
import { defaultValues } from '../../src/domain/config/default-values.ts';
import { isObject } from '../../src/domain/json/json.ts';
import { TEMPLATE_NAMES } from '../../src/words/stored-names.ts';
import type { TemplateOutline } from '../template.ts';
import { structure } from './structure.ts';

const OWN_SECTIONS = ['hero', 'benefits', 'features', 'cta'];

/** What the landing page of a business is made of. */
export const landingOutline: TemplateOutline = {
  id: DEFAULT_TEMPLATE_ID,
  name: TEMPLATE_NAMES.landingBusiness,
  matches: (config) => OWN_SECTIONS.some((id) => Object.hasOwn(config, id) && isObject(config[id])),
  base: {
    ...defaultValues(structure),
    _templateId: DEFAULT_TEMPLATE_ID,
    _templateVersion: CONFIG_VERSION,
    _structure: structure,
  },
};
