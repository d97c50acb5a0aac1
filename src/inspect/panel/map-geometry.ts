import type { ChartLayout } from '../chart/layout.ts';
import type { InspectedActor } from '../session/session.ts';

/** A part of the map. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A chart with its place on the map. */
export interface PlacedChart {
  readonly actor: InspectedActor;
  readonly layout: ChartLayout;
  readonly area: Area;
}

/** From where an actor is invoked, or from its parent's corner, to its own chart. */
export interface Connector {
  readonly id: string;
  readonly path: string;
}

/** What stands above each chart: the actor's name. */
export const CARD_HEAD = 34;
const CARD_SIDE = 14;
const GAP = 64;

/** All charts row under row, in the order of their actors, as large as they can be in a view of a shape. */
export function mapOf(
  actors: readonly InspectedActor[],
  layouts: ReadonlyMap<string, ChartLayout>,
  shape: number,
): readonly PlacedChart[] {
  const cards = actors.flatMap((actor): Card[] => {
    const layout = actor.chart && layouts.get(actor.chart.id);
    if (!layout) return [];
    const size = { width: layout.width + 2 * CARD_SIDE, height: layout.height + CARD_HEAD + CARD_SIDE };
    return [{ actor, layout, ...size }];
  });
  // Every width at which one more card fits into the first row.
  const widths = cards.map((_, n) => rowWidth(cards.slice(0, n + 1)));
  const maps = widths.map((width) => rowsOf(cards, Math.max(width, ...cards.map((card) => card.width))));
  const [best = []] = maps.toSorted((a, b) => extent(a, shape) - extent(b, shape));
  return best;
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

/** How large a view of a shape must be to hold a map. */
function extent(map: readonly PlacedChart[], shape: number): number {
  const { width, height } = around(map.map(({ area }) => area)) ?? { width: 0, height: 0 };
  return Math.max(width / shape, height);
}

/** Where in a card its chart begins. */
export function chartOrigin({ x, y }: Area): { readonly x: number; readonly y: number } {
  return { x: x + CARD_SIDE, y: y + CARD_HEAD };
}

/** The lines from actors to those they started. */
export function connectorsIn(map: readonly PlacedChart[]): readonly Connector[] {
  return map.flatMap((child) => {
    const parent = map.find(({ actor }) => actor.sessionId === child.actor.parentId);
    if (!parent) return [];
    const from = hookOf(parent, child.actor.id);
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

/** An area with everything in some areas, and a margin. */
export function around(areas: readonly Area[], margin = 24): Area | undefined {
  if (areas.length === 0) return undefined;
  const left = Math.min(...areas.map(({ x }) => x)) - margin;
  const top = Math.min(...areas.map(({ y }) => y)) - margin;
  const right = Math.max(...areas.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...areas.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where states stand on the map. */
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

/** A view moved nearer or farther, with a point of the map staying where it is. */
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

function hookOf({ layout, area, actor }: PlacedChart, childId: string) {
  const origin = chartOrigin(area);
  for (const { lines, x, y } of layout.boxes) {
    const row = lines.findIndex(({ kind, id }) => kind === 'invoke' && id === childId);
    if (row >= 0) return { x: origin.x + x + 6, y: origin.y + y + CARD_HEAD + row * 18 + 6 };
  }
  return { x: origin.x + actor.id.length * 9 + 12, y: origin.y - 8 };
}
