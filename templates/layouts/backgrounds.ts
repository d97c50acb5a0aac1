/** What a section stands on: the page's paper, a tint of it, the main color, or the ink of the page's end. */
export type Background = 'paper' | 'tint' | 'main' | 'ink';

/** A section on its way down the page. */
export interface BackgroundWish {
  readonly id: string;
  readonly wish: Background;
  /** The section has a color of its own, so that it stands on what it stands on. */
  readonly isFixed?: boolean;
  /** It shares the band of the section above it, with its background unless it asks for paper. */
  readonly isSecondOfPair?: boolean;
}

/**
 * The background of each section, from the top down. A section that asks for a tinted one gets it only if the section above
 * it stands on paper and the one below it will, so that two tinted bands never touch. `ink` is never refused.
 */
export function backgroundsOf(sections: readonly BackgroundWish[]): ReadonlyMap<string, Background> {
  const backgrounds = new Map<string, Background>();
  let above: Background = 'paper';
  for (const [place, section] of sections.entries()) {
    const { id, wish, isFixed = false, isSecondOfPair = false } = section;
    const below = sections.slice(place + 1).find((each) => !each.isSecondOfPair);
    const isBelowTinted = below?.isFixed === true && below.wish !== 'paper';
    if (isSecondOfPair) {
      backgrounds.set(id, wish === 'paper' ? wish : above);
      continue;
    }
    const isFree: boolean = above === 'paper' && !isBelowTinted;
    above = isFixed || wish === 'ink' || isFree ? wish : 'paper';
    backgrounds.set(id, above);
  }
  return backgrounds;
}

/**
 * The sections, of those on a page from the top down, that stand on the color of what is above them: one space between the
 * two is enough. `isAlone` says where the section above brings no space of its own.
 */
export function continuedOn(
  ids: readonly string[],
  colors: ReadonlyMap<string, string>,
  sharesBand: (id: string, below: string) => boolean,
  isAlone: (above: string, id: string) => boolean,
): readonly string[] {
  const continued: string[] = [];
  /** The sections of the band above. */
  let above: readonly string[] = [];
  for (const id of ids) {
    const [first = ''] = above;
    if (above.length === 1 && sharesBand(first, id)) {
      if (continued.includes(first)) continued.push(id);
      above = [first, id];
      continue;
    }
    const isSame = above.length > 0 && above.every((each) => colors.get(each) === colors.get(id));
    if (isSame && !isAlone(first, id)) continued.push(id);
    above = [id];
  }
  return continued;
}
