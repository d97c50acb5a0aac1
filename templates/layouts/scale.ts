import { type Business, businessOf } from '../../domain/choices/businesses.ts';
import { type Css, css } from '../markup/css.ts';

/**
 * The sizes that all sections share. Headings of sections grow with the first one; smaller headings are set in the face of
 * the text, because a display face breaks below 28 pixels.
 */
export const SCALE = css`
:root{--edge:max(clamp(1.25rem,5.2vw,6.25rem),50vw - 38.75rem);--gap:clamp(4.25rem,7.6vw,6.875rem);--room:clamp(1.5rem,2.4vw,2.125rem)}
h1,h2,.display{font-weight:700;letter-spacing:-.02em;line-height:1.06}
h1{font-size:min(clamp(2.6rem,1.6rem + 4.4vw,5.2rem),11.2vw);line-height:1}
.long{font-size:min(clamp(2.2rem,1.5rem + 3vw,4rem),8vw)}
h2{font-size:clamp(2rem,1.4rem + 2.2vw,3.3rem)}
h3{font-size:1.25em;font-weight:600;line-height:1.3}
.display{font-size:clamp(1.75rem,1.2rem + 2vw,2.9rem);text-wrap:balance}
.lead{font-size:1.2em;line-height:1.5}
.wrap{padding:var(--gap) var(--edge)}
.rules>li{padding:1rem 0;border-top:var(--line)}
.rules>:last-child{border-bottom:var(--line)}
`;

const RADII: Readonly<Partial<Record<Business, number>>> = {
  lawyer: 0,
  photographer: 0,
  restaurant: 20,
  dentist: 20,
  yoga: 20,
};
const RADIUS = 6;
const ROUND = 99;

/** The one radius of a page, in pixels, by its business: that of buttons, and of boxes and pictures at most 20. */
export function radiusOf(named: string, hasPictures: boolean): number {
  const business = businessOf(named);
  if (business === 'bakery' && !hasPictures) return ROUND;
  return (business && RADII[business]) ?? RADIUS;
}

/** The radius as the variables that layouts use. */
export function radiusStyle(radius: number): Css {
  return css`:root{--r:${radius}px;--round:${Math.min(radius, 20)}px}`;
}
