import type { Template } from '../contract.ts';
import { landingOutline } from './outline.ts';
import { landingPage } from './page.ts';

/** The landing page of a business. */
export const landingBusiness: Template = {
  ...landingOutline,
  render: (config) => landingPage(config, landingOutline.base),
};
