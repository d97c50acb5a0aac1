import { isGeneral } from '../../words/general-words.ts';
import type { SectionSamples } from '../../words/section-samples.ts';
import type { Config } from '../config/config.ts';
import { textAt } from '../config/leaves.ts';
import type { Leaf } from '../config/structure.ts';
import { type Marks, markedPaths } from '../samples/marks.ts';
import { isKept } from '../samples/notes.ts';
import { addedSections, samplesOf } from './added-sections.ts';
import { ADDED_IDS, sectionNode } from './section-nodes.ts';

const OFFER: [name: 'sample', description: 'sample'] = ['sample', 'sample'];

/** What of an added section is made up. A title such as `Opening hours` and the days of a week are true of any business. */
const MARKS: Marks<SectionSamples> = {
  // The menu's words are true of any business; what they lead to is marked below.
  menu: {},
  hours: { title: 'words', days: ['words'], hours: 'sample', note: 'sample' },
  prices: { title: 'words', offers: [OFFER], price: 'sample', note: 'sample' },
  gallery: { title: 'words', caption: 'sample' },
  testimonials: { title: 'words', quote: 'sample', name: 'sample', about: 'sample' },
  questions: { title: 'words', questions: [OFFER] },
  team: { title: 'words', name: 'sample', roles: ['sample'], description: 'sample' },
  about: { title: 'words', titleOfOne: 'words', text: 'sample', signature: 'sample' },
  text: { title: 'words', text: 'sample' },
  location: { title: 'words', address: 'sample', town: 'sample' },
  legal: { title: 'words', owner: 'sample' },
};

/** Every section that can be added, with marks in place of its samples. */
export const MARKED_SECTIONS = ADDED_IDS.map((id) => sectionNode(id, MARKS));

const SAMPLES = markedPaths(MARKED_SECTIONS, 'sample');

/** Whether a field of an added section still has the sample that it began with. */
export function isSectionSample(config: Config, { path }: Leaf): boolean {
  const [sectionId = ''] = path.split('.');
  const text = textAt(config, path);
  if (text === '' || isKept(config, path) || !SAMPLES.has(path.replace(/\[\d+\]/, '[INDEX]'))) return false;
  const section = addedSections(config).find((each) => each.id === sectionId);
  return section !== undefined && samplesOf(section).includes(text);
}

/** Whether such a sample is what a business says there: its answers and its sentence. */
export function isSectionClaim(config: Config, leaf: Leaf): boolean {
  const [sectionId = ''] = leaf.path.split('.');
  const says = ['questions', 'text'].includes(sectionId) && !isGeneral(textAt(config, leaf.path));
  return says && isSectionSample(config, leaf);
}
