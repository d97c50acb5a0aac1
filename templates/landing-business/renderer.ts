import { readValues } from '../page/values.ts';
import type { Template } from '../template.ts';
import { landingHead, landingPage } from './page.ts';
import { paletteOf } from './palette.ts';
import { landingOutline } from './template.ts';

/** The landing page of a business. */
export const landingBusiness: Template = {
  ...landingOutline,
  weights: [400, 800],
  render: (config) => landingPage(config),
  renderMarked: (config) => landingPage(config, true),
  head: landingHead,
  adjustedColors: (config) => paletteOf(readValues(config, landingOutline.base)).adjusted,
};
