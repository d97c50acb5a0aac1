import { businessOf } from '../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import type { Values } from '../page/values.ts';
import { TRADE_MOTIFS, type TradeMotifs } from './business-motifs.ts';

/** The motifs of the kind of business that a website started with; undefined without one. */
export function motifsOf(values: Values): TradeMotifs | undefined {
  const business = businessOf(values.text(BUSINESS_PATH));
  return business && TRADE_MOTIFS[business];
}
