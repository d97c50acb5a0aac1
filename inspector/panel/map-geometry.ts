import type { ChartLayout } from '../../charts/layout.ts';
import type { InspectedActor } from '../session/session.ts';

/** A rectangle of the map. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A chart and its place on the map. */
export interface PlacedChart {
  readonly actor: InspectedActor;
  readonly layout: ChartLayout;
  readonly area: Area;
}

/** A curve from the place where an actor is invoked, or its parent's corner, to its chart. */
export interface Connector {
  readonly id: string;
  readonly path: string;
}

/** The height of the title above each chart, in pixels. */
export const CARD_HEAD = 34;
const CARD_SIDE = 14;
const GAP = 64;
/** The least and the largest scale of a chart in focus: its letters are 12 units high, and stay above 11 pixels. */
const SMALLEST_SCALE = 0.94;
const LARGEST_SCALE = 1.25;
const MARGIN = 10;
const NAME = 24;
const CONTROLS = 44;

/**
 * Places the charts in rows, in the order of their actors, so that they fill a viewport of the given aspect
 * ratio best.
 */
export function mapOf(
  actors: readonly InspectedActor[],
  layouts: ReadonlyMap<string, ChartLayout>,
  shape: number,
): readonly PlacedChart[] {
  const cards = actors.flatMap((actor): Card[] => {
    const layout = actor.chart && layouts.get(actor.chart.id);
    return layout ? [cardOf(actor, layout)] : [];
  });
  // The candidates: each width at which one more card fits into the first row.
  const widths = cards.map((_, n) => rowWidth(cards.slice(0, n + 1)));
  const maps = widths.map((width) => rowsOf(cards, Math.max(width, ...cards.map((card) => card.width))));
  const [best = []] = maps.toSorted((a, b) => extent(a, shape) - extent(b, shape));
  return best;
}

/** Places one chart above all others, far enough that none of them is in view with it. */
export function placedAbove(actor: InspectedActor, layout: ChartLayout): PlacedChart {
  const { width, height } = cardOf(actor, layout);
  return { actor, layout, area: { x: 0, y: -10 * GAP - 2 * height, width, height } };
}

function cardOf(actor: InspectedActor, layout: ChartLayout): Card {
  return {
    actor,
    layout,
    width: layout.width + 2 * CARD_SIDE,
    height: layout.height + CARD_HEAD + CARD_SIDE,
  };
}

/**
 * The part of a map that shows an area as large as it fits a viewport, but legibly. If it does not fit: the part around
 * the places that matter, or around the largest of them.
 */
export function legibleView(
  area: Area,
  places: readonly Area[],
  viewport: { readonly width: number; readonly height: number },
): Area {
  const whole = around([area], MARGIN) ?? area;
  // The name covers the upper edge, the controls the lower one.
  const total = { ...whole, y: whole.y - NAME, height: whole.height + NAME + CONTROLS };
  const fitting = Math.min(viewport.width / total.width, viewport.height / total.height);
  const scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, fitting));
  const [width, height] = [viewport.width / scale, viewport.height / scale];
  const all = around(places, MARGIN) ?? whole;
  const [largest = all] = places.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const isAllInView = all.width <= width && all.height <= height - NAME - CONTROLS;
  const place = isAllInView ? all : (around([largest], MARGIN) ?? largest);
  const part = { ...place, y: place.y - NAME, height: place.height + NAME };
  return {
    x: startOf(total.x, total.width, part.x, part.width, width),
    y: startOf(total.y, total.height, part.y, part.height, height),
    width,
    height,
  };
}

/** Where a view of a length starts: in the middle of what fits, else around its part, from the part's beginning. */
function startOf(start: number, length: number, partStart: number, partLength: number, view: number): number {
  if (length <= view) return start - (view - length) / 2;
  const wanted = partLength > view ? partStart : partStart - (view - partLength) / 2;
  return Math.min(Math.max(start, wanted), start + length - view);
}

interface Card {
  readonly actor: InspectedActor;
  readonly layout: ChartLayout;
  readonly width: number;
  readonly height: number;
}

function rowsOf(cards: readonly Card[], widest: number): readonly PlacedChart[] {
  const at = { x: 0, y: 0, rowHeight: 0 };
  return cards.map(({ actor, layout, width, height }) => {
    if (at.x > 0 && at.x + width > widest) {
      at.y += at.rowHeight + GAP;
      at.x = 0;
      at.rowHeight = 0;
    }
    const area = { x: at.x, y: at.y, width, height };
    at.x += width + GAP;
    at.rowHeight = Math.max(at.rowHeight, height);
    return { actor, layout, area };
  });
}

function rowWidth(cards: readonly Card[]): number {
  return cards.reduce((sum, { width }) => sum + width + GAP, -GAP);
}

/** The width by aspect ratio, or the height, that a viewport needs to show the whole map. */
function extent(map: readonly PlacedChart[], shape: number): number {
  const { width, height } = around(map.map(({ area }) => area)) ?? { width: 0, height: 0 };
  return Math.max(width / shape, height);
}

/** The top left corner of a card's chart. */
export function chartOrigin({ x, y }: Area): { readonly x: number; readonly y: number } {
  return { x: x + CARD_SIDE, y: y + CARD_HEAD };
}

/** The curves from parents to the actors they started. */
export function connectorsIn(map: readonly PlacedChart[]): readonly Connector[] {
  return map.flatMap((child) => {
    const parent = map.find(({ actor }) => actor.sessionId === child.actor.parentId);
    if (!parent) return [];
    const from = connectorStart(parent, child.actor.id);
    const to = { x: child.area.x + CARD_SIDE, y: child.area.y };
    const bend = Math.max(40, Math.abs(to.y - from.y) / 2);
    return [
      {
        id: child.actor.sessionId,
        path: `M${from.x} ${from.y}C${from.x + 30} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`,
      },
    ];
  });
}

/** The bounding box of some rectangles, with a margin; undefined for none. */
export function around(areas: readonly Area[], margin = 24): Area | undefined {
  if (areas.length === 0) return undefined;
  const left = Math.min(...areas.map(({ x }) => x)) - margin;
  const top = Math.min(...areas.map(({ y }) => y)) - margin;
  const right = Math.max(...areas.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...areas.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The rectangles of the matching states on the map. */
export function areasOf(
  map: readonly PlacedChart[],
  isMeant: (stateId: string, actor: InspectedActor) => boolean,
): readonly Area[] {
  return map.flatMap(({ actor, layout, area }) => {
    const origin = chartOrigin(area);
    return layout.boxes
      .filter(({ state }) => isMeant(state.id, actor))
      .map(({ x, y, width, height }) => ({ x: origin.x + x, y: origin.y + y, width, height }));
  });
}

/** Zooms a view by a factor, keeping `point` where it is. */
export function zoomed(
  { x, y, width, height }: Area,
  factor: number,
  point: { readonly x: number; readonly y: number },
): Area {
  return {
    x: point.x - (point.x - x) * factor,
    y: point.y - (point.y - y) * factor,
    width: width * factor,
    height: height * factor,
  };
}

function connectorStart({ layout, area, actor }: PlacedChart, childId: string) {
  const origin = chartOrigin(area);
  for (const { lines, x, y } of layout.boxes) {
    const row = lines.findIndex(({ kind, id }) => kind === 'invoke' && id === childId);
    if (row >= 0) return { x: origin.x + x + 6, y: origin.y + y + CARD_HEAD + row * 18 + 6 };
  }
  return { x: origin.x + actor.id.length * 9 + 12, y: origin.y - 8 };
}
