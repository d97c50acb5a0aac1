import type { Template } from '../contract.ts';
import { moonlightOutline } from './outline.ts';
import { moonlightHead, moonlightPage } from './page.ts';
import { paletteOfConfig } from './palette.ts';

/** The portfolio of a person. */
export const moonlight: Template = {
  ...moonlightOutline,
  weights: [300, 400],
  render: (config) => moonlightPage(config),
  renderMarked: (config) => moonlightPage(config, true),
  head: moonlightHead,
  adjustedColors: (config) => paletteOfConfig(config).adjusted,
};
