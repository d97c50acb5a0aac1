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

/** The icons offered whose name contains a text, ignoring case. */
export function iconsNamed(query: string): readonly string[] {
  return iconChoices.filter((icon) => iconName(icon).includes(query.toLowerCase()));
}
