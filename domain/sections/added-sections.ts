import { LANGUAGE_PATH } from '../../words/page-language.ts';
import { sectionSamples } from '../../words/section-samples.ts';
import { SECTION_NAMES } from '../../words/stored-names.ts';
import type { Config } from '../config/config.ts';
import { textAt } from '../config/leaves.ts';
import { withoutPlace, withPlaced } from '../config/section-places.ts';
import { isList, type Section, ungrouped } from '../config/structure.ts';
import { isObject, type Json } from '../json/json.ts';
import { ADDED_IDS, type AddedId, sectionNode } from './section-nodes.ts';

/** Whether an id is one of the sections that a visitor can add and remove. */
export function isAddedId(id: string): id is AddedId {
  return ADDED_IDS.some((each) => each === id);
}

/** The ids of the sections that a website has not, in menu order. */
export function addableIds({ _structure: { sections } }: Config): readonly AddedId[] {
  return ADDED_IDS.filter((id) => !sections.some((section) => section.id === id));
}

/** The sections of a website that can be removed. */
export function addedSections({ _structure: { sections } }: Config): readonly Section[] {
  return sections.filter(({ id }) => isAddedId(id));
}

/** Whether a website tells when its business is open. */
export function hasHours({ _structure: { sections } }: Config): boolean {
  return sections.some(({ id }) => id === 'hours');
}

/** The stored name of a section that can be added, whether or not a website has it. */
export function nameOfAddedId(id: string): string | undefined {
  return isAddedId(id) ? SECTION_NAMES[id] : undefined;
}

/** The config with one more section where its kind belongs. It begins with samples in the page's language. */
export function withSection(config: Config, id: AddedId): Config {
  return withPlaced(config, [addedNode(config, id)]);
}

/** A section that can be added, with samples in the page's language. */
export function addedNode(config: Config, id: AddedId): Section {
  return sectionNode(id, sectionSamples(textAt(config, LANGUAGE_PATH)));
}

/** The config without a section, its values and what led to it. */
export function withoutSection(config: Config, id: AddedId): Config {
  const { [id]: _, ...others } = withoutPlace(config, id);
  const { _structure: structure } = config;
  const sections = structure.sections.filter((section) => section.id !== id);
  return { ...(others as Config), _structure: { ...structure, sections } };
}

/** The config with the added sections of another website and their values, which take the place of those of the same kind. */
export function withSectionsOf(config: Config, from: Config): Config {
  const added = addedSections(from);
  const { _structure: structure } = config;
  const here = added.filter(({ id }) => structure.sections.some((section) => section.id === id));
  const valuesOf = (some: readonly Section[]) =>
    Object.fromEntries(some.map(({ id }) => [id, from[id] ?? {}]));
  const sections = structure.sections.map((section) => here.find(({ id }) => id === section.id) ?? section);
  const replaced: Config =
    here.length === 0 ? config : { ...config, ...valuesOf(here), _structure: { ...structure, sections } };
  const missing = added.filter((section) => !here.includes(section));
  return withPlaced(replaced, missing, valuesOf(missing));
}

/** The texts that a section begins with. */
export function samplesOf({ children }: Section): readonly (Json | undefined)[] {
  return ungrouped(children).flatMap((node) => {
    if (!isList(node)) return [node.default];
    return node.default.flatMap((item) => (isObject(item) ? Object.values(item) : []));
  });
}
