import type { Words } from '../../words/words.ts';

type IconTongue = Pick<Words, 'editors'>;

const NAMES = `home store building briefcase handshake user users comments envelope phone map-marker-alt clock
calendar-alt star heart thumbs-up check check-circle shield-alt lock key award trophy medal cog tools wrench hammer
paint-brush palette pen camera image video music laptop code mobile-alt globe cloud chart-line lightbulb rocket bolt
leaf tree paw utensils coffee shopping-cart shopping-bag gift tag truck graduation-cap book`;

/** The offered icons, as Font Awesome classes. */
export const iconChoices: readonly string[] = NAMES.split(/\s+/).map((name) => `fas fa-${name}`);

/** The name of an icon class without its style prefix: `fas fa-home` is `home`. */
export function iconName(iconClass: string): string {
  return iconClass.replace(/^fa[srb] fa-/, '');
}

/** The icon's name in the interface language, or its class name if the language has none. */
export function shownIconName(iconClass: string, { editors }: IconTongue): string {
  const name = iconName(iconClass);
  return editors.iconWords[name]?.[0] ?? name;
}

/** The offered icons with a class name or translated name that contains the query, ignoring case. */
export function searchIcons(query: string, { editors }: IconTongue): readonly string[] {
  const { plain } = editors;
  return iconChoices.filter((icon) => {
    const name = iconName(icon);
    const words = [name, ...(editors.iconWords[name] ?? [])];
    return words.some((word) => plain(word).includes(plain(query)));
  });
}
