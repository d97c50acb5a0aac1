import { CONFIG_VERSION, type Config, DEFAULT_TEMPLATE_ID } from '../../src/domain/config.ts';
import { isObject } from '../../src/domain/json.ts';
import { startValues } from '../../src/domain/start-values.ts';
import type { Template } from '../contract.ts';
import { landingPage } from './page.ts';
import { structure } from './structure.ts';

const base: Config = {
  ...startValues(structure),
  _templateId: DEFAULT_TEMPLATE_ID,
  _templateVersion: CONFIG_VERSION,
  _structure: structure,
};
const OWN_SECTIONS = ['hero', 'benefits', 'features', 'cta'];

/** The landing page of a business. */
export const landingBusiness: Template = {
  id: DEFAULT_TEMPLATE_ID,
  name: 'Landing Page',
  matches: (config) => OWN_SECTIONS.some((id) => Object.hasOwn(config, id) && isObject(config[id])),
  render: (config) => landingPage(config, base),
  base,
};
