import type { Template } from '../contract.ts';
import { readValues } from '../values.ts';
import { landingOutline } from './outline.ts';
import { landingHead, landingPage } from './page.ts';
import { paletteOf } from './palette.ts';

/** The landing page of a business. */
export const landingBusiness: Template = {
  ...landingOutline,
  weights: [400, 800],
  render: (config) => landingPage(config),
  renderMarked: (config) => landingPage(config, true),
  head: landingHead,
  adjustedColors: (config) => paletteOf(readValues(config, landingOutline.base)).adjusted,
};
