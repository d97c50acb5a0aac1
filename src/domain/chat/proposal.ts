import type { AllWords } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { applyPlan, type PlannedEdit } from '../config/edit-config.ts';
import type { Leaf } from '../config/structure.ts';
import { leafAt, namesOfPath } from './menu.ts';

/** One change that is proposed: where it is, in words, and what it changes. */
export interface ProposedChange {
  readonly path: string;
  readonly where: string;
  /** The field; undefined for what shows or hides something. */
  readonly leaf: Leaf | undefined;
}

/** A plan as it is proposed: its changes, and the website after them. */
export interface Proposal {
  readonly changes: readonly ProposedChange[];
  readonly after: Config;
}

/** The plan as it is proposed; undefined if the website does not accept it any more. */
export function proposalOf(
  config: Config,
  edits: readonly PlannedEdit[],
  words: AllWords,
): Proposal | undefined {
  const after = applyPlan(config, edits);
  return after && { after, changes: edits.map((edit) => changeOf(after, edit, words)) };
}

function changeOf(after: Config, { path }: PlannedEdit, words: AllWords): ProposedChange {
  const isSection = path.endsWith('.hidden');
  const isSwitch = isSection || path.endsWith('.visible');
  const names = namesOfPath(after, isSection ? path.slice(0, -'.hidden'.length) : path, words);
  return {
    path,
    where: inWords(path, isSwitch && !isSection ? names.slice(0, -1) : names, words),
    leaf: isSwitch ? undefined : leafAt(after, path, words),
  };
}

/** A place such as `Text (Button), in the hero`: the field, what it is a part of, and the section. */
function inWords(
  path: string,
  [section = path, ...names]: readonly string[],
  { proposal }: AllWords,
): string {
  const field = names.at(-1);
  if (field === undefined) return section;
  const { within, of, inSection } = proposal;
  const whole = names.at(-2);
  const places: Readonly<Record<string, string>> = proposal.places;
  const [id = ''] = path.split('.');
  const place = Object.hasOwn(places, id) ? places[id] : undefined;
  return within(whole === undefined ? field : of(field, whole), place ?? inSection(section));
}
