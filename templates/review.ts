import type { Config } from '../src/domain/config.ts';
import { leavesOf, textAt } from '../src/domain/leaves.ts';
import { PAGE_FIELDS } from '../src/domain/page-settings.ts';
import type { Leaf, LeafType } from '../src/domain/structure.ts';
import { isTurnedOn } from '../src/domain/turned-on.ts';
import { isLanguageCode } from '../src/words/language-code.ts';
import { LANGUAGE_PATH } from '../src/words/page-language.ts';
import { parseColor } from './color.ts';
import { isKnownFont, openFont } from './fonts.ts';
import { hasDrawing } from './icons/icon.ts';
import { imageAddress, linkAddress } from './url.ts';

const FONT = 'globalSettings.fontFamily';

/** A value that the page shows something else for than what it says. */
export interface Misfit {
  readonly kind: 'icon' | 'color' | 'url' | 'image' | 'font' | 'embeddedFont' | 'language';
  readonly path: string;
  readonly value: string;
}

const FITS: { readonly [Type in LeafType]?: (value: string) => boolean } = {
  icon: hasDrawing,
  color: (value) => parseColor(value) !== undefined,
  url: (value) => linkAddress(value) !== undefined,
  image: (value) => imageAddress(value) !== undefined,
};

/** The values of a config that its page cannot show, in the structure's order; those of the font and the page come first. */
export function misfits(config: Config): readonly Misfit[] {
  const leaves = [...PAGE_FIELDS, ...leavesOf(config)];
  return [...fontMisfits(config), ...leaves.flatMap((leaf) => misfitIn(leaf, textAt(config, leaf.path)))];
}

function fontMisfits(config: Config): readonly Misfit[] {
  const value = textAt(config, FONT);
  if (value.trim() === '') return [];
  if (!isKnownFont(value)) return [{ kind: 'font', path: FONT, value }];
  const isLeftOut = isTurnedOn(config, 'globalSettings.embedFont') && openFont(value) === undefined;
  return isLeftOut ? [{ kind: 'embeddedFont', path: FONT, value }] : [];
}

function misfitIn({ type, path }: Leaf, value: string): readonly Misfit[] {
  if (value.trim() === '') return [];
  if (path === LANGUAGE_PATH) return isLanguageCode(value) ? [] : [{ kind: 'language', path, value }];
  const fits = FITS[type];
  return !fits || fits(value) ? [] : [{ kind: type as Misfit['kind'], path, value }];
}
