import type { Business } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../../domain/config/edit-config.ts';
import { leavesOf } from '../../domain/config/leaves.ts';
import { BUSINESS_LOOKS } from '../../templates/businesses/looks.ts';
import { leavingOff, withOwnContent } from '../../templates/check/samples.ts';
import { loadFreshWebsite } from '../../templates/fresh-websites.ts';
import { addressEdits, closingEdits, contactEdits, nameEdits } from '../../templates/interview-edits.ts';
import { mainPictures } from '../../templates/main-pictures.ts';
import { addressPartEdits } from '../../templates/own-facts.ts';
import { paletteEdits } from '../../templates/palettes.ts';
import { startingContent } from '../../templates/starting-content.ts';
import type { Template } from '../../templates/template.ts';
import type { LanguageCode } from '../../words/language.ts';
import { type Owner, ownerOf } from './owners.ts';

/** A page as a business publishes it after the interview. */
export interface BusinessPage {
  readonly business: Business;
  readonly template: Template;
  readonly look: 'day' | 'night';
  readonly language: LanguageCode;
  /** The addresses of the pictures that its owner gives; none: the page draws its own. */
  readonly pictures: readonly string[];
}

/** The config of a page as it is published: with what its owner said in the interview, and without samples. */
export async function configOf(page: BusinessPage): Promise<Config> {
  const { business, template, look, language, pictures } = page;
  const website = await loadFreshWebsite(template, language);
  const started = await startingContent.load({ config: website, business: business, language });
  const owner = ownerOf(business);
  const steps: readonly ((config: Config) => readonly PlannedEdit[])[] = [
    (config) => nameEdits(config, owner.name),
    () => paletteEdits(BUSINESS_LOOKS[business][look]),
    (config) => contactEdits(config, owner),
    (config) => addressEdits(config, owner.address),
    (config) => (hasSection(config, 'location') ? addressPartEdits(owner.address) : []),
    (config) => hoursIn(config, owner.hours),
    () => pricesIn(owner.prices),
    (config) => picturesIn(config, pictures),
    (config) => closingEdits(config, undefined),
    leavingOff,
  ];
  return steps.reduce((config, edits) => {
    const made = edits(config);
    const changed = applyPlan(config, made);
    if (!changed) throw new Error(`The ${business}'s page cannot be made with ${template.id}.`);
    return withOwnContent(config, changed, made);
  }, started);
}

function hasSection(config: Config, id: string): boolean {
  return config._structure.sections.some((section) => section.id === id);
}

function hoursIn(config: Config, hours: readonly string[]): readonly PlannedEdit[] {
  const rows = leavesOf(config).filter(({ path }) => /^hours\.items\[\d+\]\.hours$/.test(path));
  return rows.map(({ path }, at) => ({ path, typed: hours[at % hours.length] ?? '' }));
}

function pricesIn(prices: Owner['prices']): readonly PlannedEdit[] {
  return prices.flatMap(([name, price], at) =>
    Object.entries({ name, price, description: '' }).map(([field, typed]) => ({
      path: `prices.items[${at}].${field}`,
      typed,
    })),
  );
}

/** Pictures go where the interview puts them. */
function picturesIn(config: Config, pictures: readonly string[]): readonly PlannedEdit[] {
  const places = mainPictures(config).slice(0, pictures.length);
  return places.map(({ picture }, at) => ({ path: picture, typed: pictures[at] ?? '' }));
}
