import { businessOf } from '../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import type { Values } from '../page/values.ts';
import { BUSINESS_MOTIFS, type BusinessMotifs } from './business-motifs.ts';

/** The motifs of the kind of business that a website started with; undefined without one. */
export function motifsOf(values: Values): BusinessMotifs | undefined {
  const business = businessOf(values.text(BUSINESS_PATH));
  return business && BUSINESS_MOTIFS[business];
}
