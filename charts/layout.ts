import {
  type ArrangedBox,
  arrangeBox,
  type DrawnEdge,
  type LayoutEngine,
  type Point,
} from './arrangement.ts';
import type { ChartState } from './chart.ts';
import type { ChartLine } from './chart-text.ts';
import { type Folding, foldedChart, foldedEdges, unfolded } from './folding.ts';

/** A state's box. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  readonly state: ChartState;
  readonly depth: number;
  readonly isRegion: boolean;
  /** Whether the state around it begins with it. */
  readonly isInitial: boolean;
  readonly lines: readonly ChartLine[];
  /** Whether its inner states and lines are drawn. */
  readonly isOpen: boolean;
  /** What the sign beside its name says; empty if there is nothing to fold. */
  readonly sign: string;
}

/** The line of all transitions from one state to another. */
interface Line {
  readonly id: string;
  readonly transitions: readonly string[];
  /** Whether it matters less than the others. */
  readonly isQuiet: boolean;
  readonly path: string;
}

/** A chart with a place for everything in it. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

const CORNER = 7;

/** Lays out a chart as a folding leaves it. */
export async function layOutChart(
  chart: ChartState,
  folding: Folding,
  layout: LayoutEngine,
): Promise<ChartLayout> {
  const folded = foldedChart(chart, folding);
  const edges = foldedEdges(folded);
  const { room } = folding;
  const first = await arrangeBox(folded, edges, room, layout);
  // Lines that pass large boxes need room too: boxes with less of it may make the whole narrower.
  const second = first.width > room ? await arrangeBox(folded, edges, 2 * room - first.width, layout) : first;
  const root = second.width < first.width ? second : first;
  const { boxes, lines } = placedFrom({ ...root, x: 0, y: 0 }, 0, false);
  return { width: round(root.width), height: round(root.height), boxes, lines };
}

/** The widths that a whole chart is tried in. A narrow one may be tall, and a wide one hollow. */
const WIDTHS = [876, 1200, 1600];

/** Lays out a whole chart in the least area. */
export async function layOutWholeChart(chart: ChartState, layout: LayoutEngine): Promise<ChartLayout> {
  const tried: ChartLayout[] = [];
  for (const width of WIDTHS) tried.push(await layOutChart(chart, unfolded(chart, width), layout));
  return tried.reduce((least, each) => (areaOf(each) < areaOf(least) ? each : least));
}

/** The area of a chart in megapixels. */
export function areaOf({ width, height }: ChartLayout): number {
  return (width * height) / 1_000_000;
}

/** A box and what is inside it, in their places in the chart, parents before their children. */
function placedFrom(
  box: ArrangedBox & Point,
  depth: number,
  isRegion: boolean,
): Pick<ChartLayout, 'boxes' | 'lines'> {
  const { x, y, width, height, folded, inside, edges } = box;
  const { state, isInitial, isOpen, sign, lines } = folded;
  const place = { x: round(x), y: round(y), width: round(width), height: round(height) };
  const children = inside.map((child) =>
    placedFrom({ ...child, x: x + child.x, y: y + child.y }, depth + 1, state.kind === 'parallel'),
  );
  return {
    boxes: [
      { ...place, state, depth, isRegion, isInitial, lines, isOpen, sign },
      ...children.flatMap(({ boxes }) => boxes),
    ],
    lines: [...edges.map((drawn) => lineOf(drawn, { x, y })), ...children.flatMap(({ lines }) => lines)],
  };
}

function lineOf({ edge: { id, transitions, isQuiet }, points }: DrawnEdge, from: Point): Line {
  const path = pathOf(points.map(({ x, y }) => ({ x: from.x + x, y: from.y + y })));
  return { id, transitions, isQuiet, path };
}

/** An SVG path with rounded corners. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, n) => {
      const before = points[n - 1];
      const after = points[n + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`;
    })
    .join('');
}

function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
