import type { Template } from '../contract.ts';
import { landingOutline } from './outline.ts';
import { landingPage } from './page.ts';
import { paletteOfConfig } from './palette.ts';

/** The landing page of a business. */
export const landingBusiness: Template = {
  ...landingOutline,
  weights: [400, 800],
  render: (config) => landingPage(config),
  renderMarked: (config) => landingPage(config, true),
  adjustedColors: (config) => paletteOfConfig(config).adjusted,
};
