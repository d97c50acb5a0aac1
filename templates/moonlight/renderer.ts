import { readValues } from '../page/values.ts';
import type { Template } from '../template.ts';
import { moonlightHead, moonlightPage } from './page.ts';
import { paletteOf } from './palette.ts';
import { moonlightOutline } from './template.ts';

/** The portfolio of a person. */
export const moonlight: Template = {
  ...moonlightOutline,
  weights: [300, 400],
  render: (config) => moonlightPage(config),
  renderMarked: (config) => moonlightPage(config, true),
  head: moonlightHead,
  adjustedColors: (config) => paletteOf(readValues(config, moonlightOutline.base)).adjusted,
};
