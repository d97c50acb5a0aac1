import { businessOf } from '../../src/domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../src/domain/config/page-settings.ts';
import type { Values } from '../page/values.ts';
import { VOICES, type Voice } from './voices.ts';

/** The motifs of the kind of business that a website started with; undefined without one. */
export function voiceOf(values: Values): Voice | undefined {
  const business = businessOf(values.text(BUSINESS_PATH));
  return business && VOICES[business];
}
