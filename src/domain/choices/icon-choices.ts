import type { Words } from '../../words/words.ts';

type IconTongue = Pick<Words, 'editors' | 'find'>;

const NAMES = `home store building briefcase handshake user users comments envelope phone map-marker-alt clock
calendar-alt star heart thumbs-up check check-circle shield-alt lock key award trophy medal cog tools wrench hammer
paint-brush palette pen camera image video music laptop code mobile-alt globe cloud chart-line lightbulb rocket bolt
leaf tree paw utensils coffee shopping-cart shopping-bag gift tag truck graduation-cap book`;

/** The icons offered, as icon classes: solid ones for small businesses and portfolios. */
export const iconChoices: readonly string[] = NAMES.split(/\s+/).map((name) => `fas fa-${name}`);

/** An icon class's name without its style prefix: `fas fa-home` is `home`. */
export function iconName(iconClass: string): string {
  return iconClass.replace(/^fa[srb] fa-/, '');
}

/** What an icon is called in the visitor's language; where that has no word for it, its name. */
export function shownIconName(iconClass: string, { editors }: IconTongue): string {
  const name = iconName(iconClass);
  return editors.iconWords[name]?.[0] ?? name;
}

/** The icons offered whose name, or a word for which in the visitor's language, contains a text, ignoring case. */
export function searchIcons(query: string, tongue: IconTongue): readonly string[] {
  const { editors, find } = tongue;
  // As the find box looks for words: without an article, and one form of letters that are written in several.
  const plain = (text: string) => text.toLowerCase().split(' ').flatMap(find.parts).join(' ');
  return iconChoices.filter((icon) => {
    const name = iconName(icon);
    const words = [name, ...(editors.iconWords[name] ?? [])];
    return words.some((word) => plain(word).includes(plain(query)));
  });
}
