import { isQuiet } from '../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { isAddedId } from '../../domain/sections/added-sections.ts';
import type { SharesBand } from '../page/sections.ts';
import type { Values } from '../page/values.ts';
import { type Background, backgroundsOf } from './backgrounds.ts';
import { hasContent } from './bands.ts';
import { highlightOf, loudOf } from './highlight.ts';

/** What a template's own section asks to stand on. */
export interface OwnWish {
  readonly wish: Background;
  /** Whether it has a color of its own, which it keeps. */
  readonly isFixed: boolean;
  /** Whether it is drawn large enough to be the loud one of a page. */
  readonly isLarge?: boolean;
  /** True for a block of the main color. A page has one loud section, so no other is then. */
  readonly isLoud?: boolean;
}

/**
 * The background of each section of a page that shows anything. `ids` are the sections in their order, and `own` what those of
 * the template ask for. The closing band asks for ink, which only the end of a page has: higher up it gets the main color.
 * One band in the main color is enough: a page that opens with it, or has a block of it, has a tint elsewhere instead.
 */
export function backgroundsOfPage(
  values: Values,
  ids: readonly string[],
  own: Readonly<Record<string, OwnWish>>,
  sharesBand: SharesBand,
): ReadonlyMap<string, Background> {
  const highlight = highlightOf(values, ids);
  const shown = ids.filter((id) => Object.hasOwn(own, id) || hasContent(values, id));
  const end = shown.findLastIndex((id) => id !== 'legal' && own[id]?.wish !== 'ink') + 1;
  const opensLoud = own[shown[0] ?? '']?.wish === 'main';
  const inside = shown.slice(opensLoud ? 2 : 1, end - 1).filter((id) => own[id]?.isLarge ?? id === 'hours');
  const hasBlock = shown.some((id) => own[id]?.isLoud);
  const loud = highlight === undefined && !hasBlock ? loudOf(values, inside) : undefined;
  return backgroundsOf(
    shown.map((id, place) => {
      const isFixed = own[id]?.isFixed ?? values.color(`${id}.background`) !== undefined;
      const isSecondOfPair = place > 0 && sharesBand(values, shown[place - 1] ?? '', id);
      const isHighlight = id === highlight && !hasOwnPicture(values, id);
      const asked = own[id]?.wish ?? wishOf(id, isHighlight, isQuiet(values.text(BUSINESS_PATH)));
      const wish = id === loud ? 'main' : asked;
      const isEnd = place >= end && isAddedId(id);
      const here = wish === 'ink' && place < end ? 'main' : isEnd ? 'ink' : wish;
      const kept = here === 'main' && (opensLoud || hasBlock) && place > 0 ? 'tint' : here;
      return { id, wish: isFixed ? 'main' : kept, isFixed, isSecondOfPair };
    }),
  );
}

/** A highlight with a picture from edge to edge is loud enough on paper. */
function hasOwnPicture(values: Values, id: string): boolean {
  return values.text(`${id}.image`).trim() !== '';
}

function wishOf(id: string, isHighlight: boolean, isQuietBusiness: boolean): Background {
  if (isHighlight) return isQuietBusiness ? 'tint' : 'main';
  // On one background with a large sentence above them, questions would seem to belong to it.
  return ['hours', 'location', 'questions'].includes(id) ? 'tint' : 'paper';
}
