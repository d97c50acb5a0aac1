import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { actsAt } from '../editing/arrangement.ts';
import { costOf, likeliest } from './name-match.ts';
import { type Called, calledBy, type Level, type PlaceIndex } from './places.ts';

/** Something that can be hidden and shown: the paths of its switches, and what they hold while it is shown. */
interface Switch {
  readonly levels: readonly Level[];
  readonly paths: readonly string[];
  readonly shown: boolean;
}

/** What may be said with what is hidden: `the LinkedIn link`, `Facebook on the page`. */
const SAID_WITH = { icon: 0.5, link: 0.5, item: 0.5, text: 0.5, account: 0, page: 0, main: 0 };

/** A switch that was named, the edits that turn it, and how much of its name was left open. */
export interface Turned {
  readonly called: Called;
  readonly edits: readonly PlannedEdit[];
  readonly cost: number;
}

/** The likeliest switches that concepts name, turned on or off. */
export function switchesNamed(
  config: Config,
  index: PlaceIndex,
  said: ReadonlySet<string>,
  isShown: boolean,
): readonly Turned[] {
  return likeliest(
    switchesOf(config, index).flatMap(({ levels, paths, shown }) => {
      const cost = costOf(levels, said, [], SAID_WITH);
      const edits = paths.map((path) => ({ path, typed: isShown === shown }));
      return cost === undefined ? [] : [{ called: calledOf(index, levels, paths), edits, cost }];
    }),
  );
}

/** What a switch is called: as the place that it hides, or by its names where no button list leads there. */
function calledOf(
  { places, shown }: PlaceIndex,
  levels: readonly Level[],
  [path = '']: readonly string[],
): Called {
  const place = places.find(
    (each) =>
      each.levels.length === levels.length && levels.every(({ name }, at) => each.levels[at]?.name === name),
  );
  return (
    place?.called ??
    calledBy(
      levels.map(({ name }) => name),
      path,
      shown,
    )
  );
}

/** All that can be hidden: sections, and what has a switch; a group whose parts all have one is hidden with them. */
function switchesOf(config: Config, { places }: PlaceIndex): readonly Switch[] {
  const single = places.flatMap(({ leaf, levels }): readonly Switch[] =>
    leaf?.type === 'boolean' && leaf.id === 'visible'
      ? [{ paths: [leaf.path], shown: true, levels: levels.slice(0, -1) }]
      : [],
  );
  const sections = places.flatMap(({ target, levels }): readonly Switch[] =>
    levels.length === 1 && canHide(config, target)
      ? [{ paths: [`${target}.hidden`], shown: false, levels }]
      : [],
  );
  const groups = places.flatMap(({ levels, leaf }): readonly Switch[] => {
    if (leaf || levels.length < 2 || levels.at(-1)?.kind !== 'group') return [];
    const below = single.filter(
      (each) =>
        each.levels.length === levels.length + 1 &&
        levels.every(({ name }, at) => each.levels[at]?.name === name),
    );
    const paths = below.flatMap((each) => each.paths);
    return paths.length < 2 ? [] : [{ paths, shown: true, levels }];
  });
  return [...sections, ...groups, ...single];
}

function canHide(config: Config, section: string): boolean {
  if (!config._structure.sections.some(({ id }) => id === section)) return false;
  const acts = actsAt(config, section);
  return acts.includes('hide') || acts.includes('show');
}
