import type { Template } from '../contract.ts';
import { landingOutline } from './outline.ts';
import { landingHead, landingPage } from './page.ts';
import { paletteOfConfig } from './palette.ts';

/** The landing page of a business. */
export const landingBusiness: Template = {
  ...landingOutline,
  weights: [400, 800],
  render: (config) => landingPage(config),
  renderMarked: (config) => landingPage(config, true),
  head: landingHead,
  adjustedColors: (config) => paletteOfConfig(config).adjusted,
};
