import type { Values } from '../page/values.ts';

/**
 * How a section stands on a page: its heading in the margin with the rest beside it, or above the rest; its heading very
 * large on a block of color that reaches the page's edge, with the rest beside that; in a box; as a ledger of large names;
 * in figures; with a picture at the page's edge; in pictures that reach both edges; half of a band; one sentence at the
 * size of a headline.
 */
export type Shape =
  | 'beside'
  | 'below'
  | 'block'
  | 'boxed'
  | 'ledger'
  | 'figures'
  | 'edge'
  | 'pictures'
  | 'half'
  | 'highlight';

/** The shapes that the content of a section allows, the best one first. */
export type Shapes = readonly [Shape, ...Shape[]];

/** A section on its way down the page. */
export interface ShapeWish {
  readonly id: string;
  readonly shapes: Shapes;
}

/** The shape that a section of a page has. */
export type ShapeOn = (values: Values, id: string) => Shape;

/** Reads the shapes of a page, which are found once for its values. Of a section without one nothing is known. */
export function shapeReader(find: (values: Values) => ReadonlyMap<string, Shape>): ShapeOn {
  const found = new WeakMap<Values, ReadonlyMap<string, Shape>>();
  const shapesOn = (values: Values) => {
    const shapes = found.get(values) ?? find(values);
    found.set(values, shapes);
    return shapes;
  };
  return (values, id) => values.answer((from) => shapesOn(from).get(id) ?? 'below');
}

/**
 * The shape of each section, from the top down: the best that its upper neighbor does not have, and that the one below does
 * not need. So no two neighbors look alike where one of them has a choice.
 */
export function shapesOf(sections: readonly ShapeWish[]): ReadonlyMap<string, Shape> {
  const chosen = new Map<string, Shape>();
  let above: Shape | undefined;
  for (const [place, { id, shapes }] of sections.entries()) {
    const below = sections[place + 1]?.shapes;
    const needed = below?.length === 1 ? below[0] : undefined;
    const free = shapes.filter((shape) => shape !== above);
    above = free.find((shape) => shape !== needed) ?? free[0] ?? shapes[0];
    chosen.set(id, above);
  }
  return chosen;
}
