import { isAddedId } from '../../domain/sections/added-sections.ts';
import type { AddedId } from '../../domain/sections/section-nodes.ts';
import { BAND, HIGHLIGHT, TWO_COLUMNS } from '../layouts/band-styles.ts';
import { hasContent } from '../layouts/bands.ts';
import { type Shape, type ShapeOn, type Shapes, type ShapeWish, shapesOf } from '../layouts/shapes.ts';
import { type Color, mix } from '../markup/color.ts';
import { contrast, TEXT_RATIO } from '../markup/contrast.ts';
import { type Css, css, idSelector } from '../markup/css.ts';
import type { Html } from '../markup/html.ts';
import type { FactPlaces } from '../page/business-facts.ts';
import { memoized } from '../page/memoize.ts';
import type { SharesBand } from '../page/sections.ts';
import { type Surface, surfaceStyle } from '../page/surface.ts';
import type { Values } from '../page/values.ts';
import { about } from './about.ts';
import { gallery } from './gallery.ts';
import { hours } from './hours.ts';
import { addedIdsIn, sectionIds } from './ids.ts';
import { legal } from './legal.ts';
import { location } from './location.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import type { AddedSection } from './section.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { text } from './text.ts';

const SECTIONS: Readonly<Record<AddedId, AddedSection>> = {
  hours,
  prices,
  gallery,
  testimonials,
  questions,
  team,
  about,
  text,
  location,
  legal,
};
type Drawings = Readonly<Record<AddedId, (values: Values) => Html>>;
/** The drawings by the template's places of facts. */
const drawingsByPlaces = new Map<FactPlaces, Drawings>();

/** The styles that added sections share; a page without any is without them. */
const SHARED = css`
.more{padding:var(--gap) var(--edge);background:var(--bg);color:var(--ink)}
.more:empty{padding:0}
.top+*{margin-top:var(--room)}
.note{margin-top:1.25rem}
.top p{margin-top:.75rem}
@media (min-width:56em){
.more.beside{display:grid;grid-template-columns:1fr 1.7fr;gap:var(--room) 4.25rem}
.beside>.top+*{margin:0}
}
${BAND}${TWO_COLUMNS}${HIGHLIGHT}`;

/** The colors of one added section, and of its small shapes. */
export interface AddedLook extends Surface {
  readonly id: AddedId;
  readonly mark: Color;
  /** The ground of a box in it; its own where text would not be readable on any other. */
  readonly box: Color;
}

/** What a template gives the added sections: the color of each ground, and its way to make colors readable on one. */
interface AddedColors {
  background(id: AddedId): Color;
  surface(background: Color, inkPath: string): Surface;
  mark(background: Color): Color;
}

/** The drawings of a template's sections and, at their places among them, of the added sections that a website has. */
export function withAddedDrawings(
  own: Readonly<Record<string, (values: Values) => Html>>,
  values: Values,
  places: FactPlaces,
  shapeOn: ShapeOn,
): Readonly<Record<string, (values: Values) => Html>> {
  const added = addedIdsIn(values);
  if (added.length === 0) return own;
  const drawings = new Map(
    Object.entries({ ...own, ...(drawingsByPlaces.get(places) ?? drawingsWith(places, shapeOn)) }),
  );
  return Object.fromEntries(
    withAddedIds(values, Object.keys(own)).flatMap((id) => {
      const draw = drawings.get(id);
      return draw ? [[id, draw]] : [];
    }),
  );
}

/** The ids of a template's sections and, at their places among them, of the added sections that a website has. */
export function withAddedIds(values: Values, own: readonly string[]): readonly string[] {
  const added = addedIdsIn(values);
  const ids = sectionIds(values);
  /** The template's section that an added one stands before; undefined at the page's end. */
  const nextOwn = (id: AddedId) => ids.slice(ids.indexOf(id)).find((each) => own.includes(each));
  const before = (id?: string) => added.filter((each) => nextOwn(each) === id);
  return [...own.flatMap((id) => [...before(id), id]), ...before()];
}

function drawingsWith(places: FactPlaces, shapeOn: ShapeOn): Drawings {
  const drawings = Object.entries(SECTIONS).map(([id, { draw }]) => [
    id,
    memoized((values) => draw(values, shapeOn(values, id), places)),
  ]);
  const all: Drawings = Object.fromEntries(drawings);
  drawingsByPlaces.set(places, all);
  return all;
}

/** The colors of the added sections that a website has: the visitor's if they set one, else the template's. */
export function addedLooks(values: Values, colors: AddedColors): readonly AddedLook[] {
  return addedIdsIn(values).map((id) => {
    const background = values.color(`${id}.background`) ?? colors.background(id);
    const surface = colors.surface(background, `${id}.textColor`);
    const mark = colors.mark(background);
    const tinted = mix(background, mark, 0.1);
    const box = contrast(surface.ink, tinted) >= TEXT_RATIO ? tinted : background;
    return { id, ...surface, mark, box };
  });
}

/**
 * The shape of each section of a page. `ids` are the sections that it shows, in their order, and `own` the shapes that the
 * template's own can take. Two that share a band are halves of it; a section of which nothing is known is `below`.
 */
export function shapesOfPage(
  values: Values,
  ids: readonly string[],
  own: Readonly<Record<string, Shapes>>,
  sharesBand: SharesBand,
): ReadonlyMap<string, Shape> {
  const shown = ids.filter((id) => !isAddedId(id) || hasContent(values, id));
  const wishes: ShapeWish[] = [];
  const seconds: string[] = [];
  for (const [place, id] of shown.entries()) {
    if (seconds.includes(id)) continue;
    const below = shown[place + 1];
    const isPair = below !== undefined && sharesBand(values, id, below);
    if (isPair) seconds.push(below);
    const possible = own[id] ?? (isAddedId(id) ? SECTIONS[id].shapes(values) : undefined);
    // What the template has no say in, such as its first section, is like no other.
    if (isPair) wishes.push({ id, shapes: ['half'] });
    else if (possible) wishes.push({ id, shapes: possible });
  }
  return new Map([...shapesOf(wishes), ...seconds.map((id) => [id, 'half'] as const)]);
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
  const colors = looks.map(
    (look) => css`${idSelector(look.id)}{${surfaceStyle(look)};--mark:${look.mark};--box:${look.box}}`,
  );
  return css`${SHARED}${own}${looks.map(({ id }) => SECTIONS[id].styles)}${colors}`;
}
