import { CONFIG_VERSION } from '../../src/domain/config/config.ts';
import { defaultValues } from '../../src/domain/config/default-values.ts';
import { isObject } from '../../src/domain/json/json.ts';
import { TEMPLATE_NAMES } from '../../src/words/stored-names.ts';
import type { TemplateOutline } from '../template.ts';
import { structure } from './structure.ts';

const ID = 'moonlight';
const OWN_SECTIONS = ['home', 'services', 'portfolio'];

/** What the portfolio of a person is made of. */
export const moonlightOutline: TemplateOutline = {
  id: ID,
  name: TEMPLATE_NAMES.moonlight,
  matches: (config) => OWN_SECTIONS.some((id) => Object.hasOwn(config, id) && isObject(config[id])),
  base: {
    ...defaultValues(structure),
    _templateId: ID,
    _templateVersion: CONFIG_VERSION,
    _structure: structure,
  },
};
