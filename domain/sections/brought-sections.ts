import { LANGUAGES } from '../../words/language.ts';
import { type SectionSamples, sectionSamples } from '../../words/section-samples.ts';
import type { Config } from '../config/config.ts';
import { leavesOf, textAt } from '../config/leaves.ts';
import { withEntries, withPlaced } from '../config/section-places.ts';
import type { Section } from '../config/structure.ts';
import { isSame } from '../json/patch.ts';
import { addableIds, addedSections, isAddedId, samplesOf, withoutSection } from './added-sections.ts';
import { type AddedId, sectionNode } from './section-nodes.ts';

/** What sections say for one business; the rest is as for any. */
export type OwnSamples = { readonly [Id in AddedId]?: Partial<SectionSamples[Id]> };

/** The sections of a business. */
export function broughtSections(own: OwnSamples, samples: SectionSamples): readonly Section[] {
  return Object.entries(own).flatMap(([id, texts]) =>
    isAddedId(id) ? [sectionNode(id, { ...samples, [id]: { ...samples[id], ...texts } })] : [],
  );
}

/**
 * The config with the sections that starting content brings, each where its kind belongs. Sections of former starting
 * content leave it. A section in which the visitor wrote stays as it is.
 */
export function withBrought(config: Config, brought: readonly Section[]): Config {
  const former = addedSections(config).filter((section) => {
    const isWanted = brought.some(({ id }) => id === section.id);
    return isAsBegun(config, section) && (isWanted || !isGeneral(section));
  });
  const rest = former.reduce((left, { id }) => (isAddedId(id) ? withoutSection(left, id) : left), config);
  const missing = brought.filter(({ id }) => addableIds(rest).some((each) => each === id));
  // The content of a business replaced the menu.
  return withEntries(withPlaced(rest, missing));
}

/** Whether the visitor wrote nothing in a section. What was emptied, such as a sample, was not written. */
function isAsBegun(config: Config, section: Section): boolean {
  const texts = ['', ...samplesOf(section)];
  return leavesOf(config)
    .filter(({ path }) => path.startsWith(`${section.id}.`))
    .every(({ path }) => texts.includes(textAt(config, path)));
}

/** Whether a section begins as for any business, because the visitor added it. */
function isGeneral(section: Section): boolean {
  const { id } = section;
  return (
    isAddedId(id) && LANGUAGES.some(({ code }) => isSame(section, sectionNode(id, sectionSamples(code))))
  );
}
