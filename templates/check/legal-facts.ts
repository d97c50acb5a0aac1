import { type Business, businessOf } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { leafOfPath, textAt } from '../../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { isHidden } from '../../domain/config/visibility.ts';
import { addableIds } from '../../domain/sections/added-sections.ts';
import { LANGUAGE_PATH, languageOffered } from '../../words/page-language.ts';
import { given } from '../page/given.ts';
import { readValues } from '../page/values.ts';
import { resolveTemplate } from '../resolve-template.ts';

/** The businesses that a chamber or an authority supervises. */
const SUPERVISED: readonly (Business | undefined)[] = ['dentist', 'lawyer', 'repairs'];

/**
 * The paths of the facts that the legal notice of a German page of a business lacks; that of the section where it has none. How
 * the owner is reached is a finding of its own.
 */
export function missingLegalFacts(config: Config): readonly string[] {
  const business = businessOf(textAt(config, BUSINESS_PATH));
  if (!business || languageOffered(textAt(config, LANGUAGE_PATH)) !== 'de') return [];
  if (addableIds(config).includes('legal')) return ['legal'];
  if (isHidden(config, 'legal')) return [];
  const { base, meanings } = resolveTemplate(config).template;
  const values = readValues(config, base);
  const lacks = (...paths: readonly unknown[]) =>
    paths.every((path) => typeof path !== 'string' || given(values, path) === undefined);
  const addresses = ['location.address', meanings.address];
  const missing = [
    lacks('legal.owner') && 'legal.owner',
    lacks('location.town', ...addresses) && addresses.find((path) => isField(config, path)),
    // Not every business is in a register, or pays VAT.
    lacks('legal.businessId', 'legal.register', 'legal.note') && 'legal.businessId',
    SUPERVISED.includes(business) && lacks('legal.chamber') && 'legal.chamber',
  ];
  return missing.filter((path) => isField(config, path));
}

function isField(config: Config, path: unknown): path is string {
  return typeof path === 'string' && leafOfPath(config, path) !== undefined;
}
