import { type Business, businessOf } from '../domain/choices/businesses.ts';
import type { Config } from '../domain/config/config.ts';
import type { PlannedEdit } from '../domain/config/edit-config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../domain/config/page-settings.ts';
import { BUSINESS_LOOKS, type DayAndNight } from './businesses/looks.ts';
import { COMPOSITION_PATH, type Composition } from './layouts/composition.ts';
import { ownName } from './own-facts.ts';
import { hasPalette, paletteEdits } from './palettes.ts';
import { resolveTemplate } from './resolve-template.ts';

/** The compositions that fit a kind of business equally well. Without a picture each is drawn as the nearest that needs none. */
const FITTING: Readonly<Record<Business, readonly [Composition, Composition]>> = {
  bakery: ['panel', 'split'],
  restaurant: ['panel', 'split'],
  shop: ['panel', 'split'],
  photographer: ['panel', 'split'],
  hairdresser: ['split', 'panel'],
  yoga: ['split', 'panel'],
  dentist: ['split', 'panel'],
  repairs: ['frieze', 'frieze'],
  consultant: ['frieze', 'frieze'],
  lawyer: ['words', 'words'],
};

/** The composition and the colors of a business. Its name decides where several are as good, so that two of a kind differ; '' has the first of each. */
export function chooseComposition(
  business: Business,
  name: string,
): { readonly composition: Composition; readonly looks: DayAndNight } {
  const { day, night, others } = BUSINESS_LOOKS[business];
  const looks = [{ day, night }, ...others] as const;
  const hash = name.trim() === '' ? 0 : hashOf(name.trim().toLowerCase());
  return {
    composition: FITTING[business][(hash >>> 8) & 1] ?? 'words',
    looks: looks[hash % looks.length] ?? looks[0],
  };
}

/**
 * The edits that give a website the look of its first own name. A later name changes nothing, nor does any where no business
 * has chosen a composition; colors that the visitor has picked stay.
 */
export function lookOfNameEdits(config: Config, name: string): readonly PlannedEdit[] {
  const business = businessOf(textAt(config, BUSINESS_PATH));
  if (!business || textAt(config, COMPOSITION_PATH) === '' || ownName(config) !== '') return [];
  const { look } = resolveTemplate(config).template;
  const before = chooseComposition(business, '');
  const { composition, looks } = chooseComposition(business, name);
  const isAsBrought = textAt(config, COMPOSITION_PATH) === before.composition;
  return [
    ...(isAsBrought ? [{ path: COMPOSITION_PATH, typed: composition }] : []),
    ...(hasPalette(config, before.looks[look]) ? paletteEdits(looks[look]) : []),
  ];
}

/** FNV-1a, in 32 bits: the same number for the same text everywhere. */
function hashOf(text: string): number {
  return [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}
