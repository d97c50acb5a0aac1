import { isGroup, isList, leafOfItem, type StructureNode } from '../../domain/config/structure.ts';
import type { Json, JsonObject } from '../../domain/json/json.ts';
import type { AddedLook } from '../../templates/added-sections/added-sections.ts';
import type { Color } from '../../templates/markup/color.ts';
import type { Surface } from '../../templates/page/surface.ts';
import { loadPages } from '../../templates/pages.ts';
import type { LoadedTemplate, Template } from '../../templates/template.ts';
import type { SectionRow } from './structure-rows.ts';

// Tests render pages as soon as they are imported.
await loadPages();

/** A colour, what it stands on, and the contrast that it must have there. */
export type Pair = readonly [color: Color, background: Color, ratio: number];

/** What the tests expect of one template, where templates differ. */
export interface TemplateFacts {
  readonly template: LoadedTemplate;
  readonly sections: readonly SectionRow[];
  /** Primary, secondary, text and accent of a new site. */
  readonly colors: readonly [string, string, string, string];
  /** How many items each list of a new site has. */
  readonly listLengths: readonly number[];
  /** The levels of the headings of a new site. */
  readonly headings: readonly number[];
  /** The field that the page's h1 shows. */
  readonly title: string;
  /** What the page tells search engines: the name, and nothing that is only an example. */
  readonly about: { readonly '@type': string; readonly name: string };
  /** Where the page says how to reach its owner. */
  readonly contact: readonly string[];
  readonly social: string;
  readonly scheme: 'light' | 'dark';
  /** Values of a visitor's own, which no starting content replaces. */
  readonly own: readonly (readonly [path: string, value: Json])[];
  /** A list that starting content fills. */
  readonly list: string;
  /** Pictures, the fields that describe them, and what is read where no description is given. */
  readonly pictures: readonly (readonly [picture: string, description: string, without: string])[];
  pairs(config: JsonObject): readonly Pair[];
}

export const textPairs = ({ background, ink }: Surface): readonly Pair[] => [[ink, background, 4.5]];

/** The pairs of an added section: its texts, and its small shapes. */
export const addedPairs = (look: AddedLook): readonly Pair[] => [
  ...textPairs(look),
  [look.mark, look.background, 3],
  [look.ink, look.box, 4.5],
];

/** Every leaf of a template, those of lists for their first item. */
export function fieldsOf({ base }: Template): readonly { readonly path: string; readonly type: string }[] {
  const { globalSettings, sections } = base._structure;
  return [...globalSettings.children, ...sections.flatMap((section) => section.children)].flatMap(leavesOf);
}

function leavesOf(node: StructureNode): readonly { readonly path: string; readonly type: string }[] {
  if (isGroup(node)) return node.children.flatMap(leavesOf);
  if (!isList(node)) return [node];
  return node.itemStructure.map((leaf) => leafOfItem(leaf, 0));
}
