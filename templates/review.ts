import type { Config } from '../src/domain/config.ts';
import { isArray, isObject, type Json } from '../src/domain/json.ts';
import { getAt, parsePath } from '../src/domain/path.ts';
import { isGroup, isList, type LeafType, type StructureNode } from '../src/domain/structure.ts';
import { isTurnedOn } from '../src/domain/turned-on.ts';
import { parseColor } from './color.ts';
import { isKnownFont, openFont } from './fonts.ts';
import { hasDrawing } from './icons/icon.ts';
import { imageAddress, linkAddress } from './url.ts';

const FONT = 'globalSettings.fontFamily';

/** A value that the page shows something else for than what it says. */
export interface Misfit {
  readonly kind: 'icon' | 'color' | 'url' | 'image' | 'font' | 'embeddedFont';
  readonly path: string;
  readonly value: string;
}

const FITS: { readonly [Type in LeafType]?: (value: string) => boolean } = {
  icon: hasDrawing,
  color: (value) => parseColor(value) !== undefined,
  url: (value) => linkAddress(value) !== undefined,
  image: (value) => imageAddress(value) !== undefined,
};

/** The values of a config that its page cannot show, in the structure's order; those of the font come first. */
export function misfits(config: Config): readonly Misfit[] {
  const { globalSettings, sections } = config._structure;
  const nodes = [...globalSettings.children, ...sections.flatMap((section) => section.children)];
  return [...fontMisfits(config), ...nodes.flatMap((node) => misfitsOf(config, node))];
}

function fontMisfits(config: Config): readonly Misfit[] {
  const value = valueAt(config, FONT);
  if (typeof value !== 'string' || value.trim() === '') return [];
  if (!isKnownFont(value)) return [{ kind: 'font', path: FONT, value }];
  const isLeftOut = isTurnedOn(config, 'globalSettings.embedFont') && openFont(value) === undefined;
  return isLeftOut ? [{ kind: 'embeddedFont', path: FONT, value }] : [];
}

function misfitsOf(config: Config, node: StructureNode): readonly Misfit[] {
  if (isGroup(node)) return node.children.flatMap((child) => misfitsOf(config, child));
  if (!isList(node)) return misfitIn(node.type, node.path, valueAt(config, node.path));
  const items = valueAt(config, node.path);
  if (!isArray(items)) return [];
  const fields = node.itemStructure.filter(({ type }) => FITS[type]);
  return items.flatMap((item, index) =>
    fields.flatMap(({ type, pathTemplate }) => {
      const [list = '', rest = ''] = pathTemplate.split('[INDEX].');
      return misfitIn(type, `${list}[${index}].${rest}`, valueAt(item, rest));
    }),
  );
}

function misfitIn(type: LeafType, path: string, value: Json | undefined): readonly Misfit[] {
  const fits = FITS[type];
  if (!fits || typeof value !== 'string' || value.trim() === '' || fits(value)) return [];
  return [{ kind: type as Misfit['kind'], path, value }];
}

function valueAt(values: Json, pathText: string): Json | undefined {
  const path = parsePath(pathText);
  return path && isObject(values) ? getAt(values, path) : undefined;
}
