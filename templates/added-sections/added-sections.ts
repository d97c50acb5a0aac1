import { isArray, isObject } from '../../src/domain/json/json.ts';
import { isAddedId } from '../../src/domain/sections/added-sections.ts';
import type { AddedId } from '../../src/domain/sections/section-nodes.ts';
import type { Color } from '../markup/color.ts';
import { type Css, css } from '../markup/css.ts';
import type { Html } from '../markup/html.ts';
import type { FactPlaces } from '../page/business-facts.ts';
import { memoized } from '../page/memoize.ts';
import { type Surface, surfaceStyle } from '../page/surface.ts';
import type { Values } from '../page/values.ts';
import { gallery } from './gallery.ts';
import { hours } from './hours.ts';
import { legal } from './legal.ts';
import { location } from './location.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import type { AddedSection } from './section.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';

const SECTIONS: Readonly<Record<AddedId, AddedSection>> = {
  hours,
  prices,
  gallery,
  testimonials,
  questions,
  team,
  location,
  legal,
};
type Drawings = Readonly<Record<AddedId, (values: Values) => Html>>;
/** The drawings by the template's places of facts. */
const drawingsByPlaces = new Map<FactPlaces, Drawings>();

/** The styles that all added sections share; a page without any is without them. */
const SHARED = css`
.more{padding:clamp(3.5rem,7vw,6rem) var(--edge);background:var(--bg);color:var(--ink)}
.more:empty{padding:0}
.more,.top{display:grid;gap:var(--room)}
.top{align-content:start;gap:1.25rem}
.top p{font-size:1.125rem}
.note{margin-top:1.25rem}
.blank{display:grid;place-items:center;background:color-mix(in srgb,var(--mark) 12%,var(--bg));color:var(--quiet);font-size:2.5rem}
`;

/** The colors of one added section, and of its small shapes. */
export interface AddedLook extends Surface {
  readonly id: AddedId;
  readonly mark: Color;
}

/** What a template gives the added sections: its backgrounds, and its way to make colors readable on one. */
interface Ground {
  /** The added sections take these in turn, beginning with another one than the section before them has. */
  readonly backgrounds: readonly [Color, Color];
  surface(background: Color, inkPath: string): Surface;
  mark(background: Color): Color;
}

/** The drawings of a template's sections and, at their places among them, of the added sections that a website has. */
export function withAddedDrawings(
  own: Readonly<Record<string, (values: Values) => Html>>,
  values: Values,
  places: FactPlaces,
): Readonly<Record<string, (values: Values) => Html>> {
  const added = idsIn(values);
  if (added.length === 0) return own;
  const drawings = new Map(
    Object.entries({ ...own, ...(drawingsByPlaces.get(places) ?? drawingsWith(places)) }),
  );
  const ids = sectionIds(values);
  /** The template's section that an added one stands before; undefined at the page's end. */
  const nextOwn = (id: AddedId) => ids.slice(ids.indexOf(id)).find((each) => Object.hasOwn(own, each));
  const before = (id?: string) => added.filter((each) => nextOwn(each) === id);
  const order = [...Object.keys(own).flatMap((id) => [...before(id), id]), ...before()];
  return Object.fromEntries(
    order.flatMap((id) => {
      const draw = drawings.get(id);
      return draw ? [[id, draw]] : [];
    }),
  );
}

function drawingsWith(places: FactPlaces): Drawings {
  const drawings = Object.entries(SECTIONS).map(([id, { draw }]) => [
    id,
    memoized((values) => draw(values, places)),
  ]);
  const all: Drawings = Object.fromEntries(drawings);
  drawingsByPlaces.set(places, all);
  return all;
}

/** The colors of the added sections that a website has: the visitor's if they set one, else the template's. */
export function addedLooks(values: Values, ground: Ground): readonly AddedLook[] {
  return idsIn(values).map((id, place) => {
    const derived = ground.backgrounds[place % 2 === 0 ? 0 : 1];
    const background = values.color(`${id}.background`) ?? derived;
    return { id, ...ground.surface(background, `${id}.textColor`), mark: ground.mark(background) };
  });
}

/** The color of an added section that stands at a path of the config. */
export function addedColorAt(looks: readonly AddedLook[], path: string): Color | undefined {
  const look = looks.find(({ id }) => path.startsWith(`${id}.`));
  if (look && path === `${look.id}.background`) return look.background;
  return look && path === `${look.id}.textColor` ? look.ink : undefined;
}

/** The styles of the added sections that a website has, with a template's own for all of them; nothing without any. */
export function addedStyles(looks: readonly AddedLook[], own: Css): Css {
  if (looks.length === 0) return css``;
  const kinds = looks.map(({ id }) => SECTIONS[id].styles);
  const colors = looks.map((look) => css`${SELECTORS[look.id]}{${surfaceStyle(look)};--mark:${look.mark}}`);
  return css`${SHARED}${own}${kinds}${colors}`;
}

const SELECTORS: Readonly<Record<AddedId, Css>> = {
  hours: css`#hours`,
  prices: css`#prices`,
  gallery: css`#gallery`,
  testimonials: css`#testimonials`,
  questions: css`#questions`,
  team: css`#team`,
  location: css`#location`,
  legal: css`#legal`,
};

function idsIn(values: Values): readonly AddedId[] {
  return sectionIds(values).filter(isAddedId);
}

function sectionIds(values: Values): readonly string[] {
  const sections = values.raw('_structure.sections');
  const ids = (isArray(sections) ? sections : []).map((section) => (isObject(section) ? section.id : ''));
  return [...new Set(ids)].filter((id) => typeof id === 'string');
}
