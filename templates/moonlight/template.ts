import type { Template } from '../contract.ts';
import { readValues } from '../values.ts';
import { moonlightOutline } from './outline.ts';
import { moonlightHead, moonlightPage } from './page.ts';
import { paletteOf } from './palette.ts';

/** The portfolio of a person. */
export const moonlight: Template = {
  ...moonlightOutline,
  weights: [300, 400],
  render: (config) => moonlightPage(config),
  renderMarked: (config) => moonlightPage(config, true),
  head: moonlightHead,
  adjustedColors: (config) => paletteOf(readValues(config, moonlightOutline.base)).adjusted,
};
