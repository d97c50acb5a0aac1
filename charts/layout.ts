import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type ChartState, statesIn } from './chart.ts';
import { type ChartLine, labelOf, linesOf } from './chart-text.ts';
import { edgesFrom } from './edges.ts';
import { elkGraphOf, foldedGraphOf, initialId } from './elk-graph.ts';
import { type FoldedState, type Folding, foldedChart, foldedEdges } from './folding.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state's box. */
export interface Box extends Place {
  readonly state: ChartState;
  readonly depth: number;
  readonly isRegion: boolean;
  readonly lines: readonly ChartLine[];
  /** Whether its inner states and lines are drawn. */
  readonly isOpen: boolean;
  /** What the sign beside its name says; empty if there is nothing to fold. */
  readonly sign: string;
}

/** What a line says of one of its transitions. */
export interface Label extends Place {
  readonly transition: string;
  readonly lines: readonly string[];
}

/** The line of all transitions from one state to another; that of an initial state's mark has none. */
interface Line {
  readonly id: string;
  readonly transitions: readonly string[];
  /** Whether it matters less than the others. */
  readonly isQuiet: boolean;
  readonly path: string;
  /** Empty where a box lists the transitions. */
  readonly labels: readonly Label[];
}

/** A chart with a place for everything in it. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  /** Where initial states are marked. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
}

/** Lays out a graph with ELK. */
export type LayoutEngine = (graph: ElkNode) => Promise<ElkNode>;

const CORNER = 7;

/** Lays out a chart. */
export async function layOutChart(chart: ChartState, layout: LayoutEngine): Promise<ChartLayout> {
  const laidOut = await layout(elkGraphOf(chart));
  const places = placesIn(laidOut);
  const edges = edgesIn(laidOut);
  const states = statesIn(chart);
  const { width, height } = placeOf(laidOut);
  return {
    width,
    height,
    boxes: boxesOf(chart, places, 0, false),
    lines: states.flatMap((state) => linesFrom(state, edges)),
    marks: states.flatMap((state) => {
      const mark = state.initial === undefined ? undefined : places.get(initialId(state));
      return mark ? [{ x: round(mark.x + mark.width / 2), y: round(mark.y + mark.height / 2) }] : [];
    }),
  };
}

/** Lays out a chart as a folding leaves it. */
export async function layOutFolded(
  chart: ChartState,
  folding: Folding,
  layout: LayoutEngine,
): Promise<ChartLayout> {
  const folded = foldedChart(chart, folding);
  const drawnEdges = foldedEdges(folded, folding);
  const laidOut = await layout(foldedGraphOf(folded, drawnEdges, folding.room));
  const edges = edgesIn(laidOut);
  const { width, height } = placeOf(laidOut);
  return {
    width,
    height,
    boxes: foldedBoxes(folded, placesIn(laidOut), 0, false),
    lines: drawnEdges.map(({ id, transitions, isQuiet }) => ({
      id,
      transitions,
      isQuiet,
      path: pathOf(edges.get(id)?.sections),
      labels: [],
    })),
    marks: [],
  };
}

function placesIn(laidOut: ElkNode): Places {
  const places = new Map<string, Place>();
  const keep = (node: ElkNode) => {
    places.set(node.id, placeOf(node));
    node.children?.forEach(keep);
  };
  keep(laidOut);
  return places;
}

function edgesIn({ edges = [] }: ElkNode): ReadonlyMap<string, ElkExtendedEdge> {
  return new Map(edges.map((edge) => [edge.id, edge]));
}

function foldedBoxes(folded: FoldedState, places: Places, depth: number, isRegion: boolean): Box[] {
  const { state, isOpen, sign, lines, states } = folded;
  const place = places.get(state.id) ?? NOWHERE;
  const inside = states.flatMap((child) => foldedBoxes(child, places, depth + 1, state.kind === 'parallel'));
  return [{ ...place, state, depth, isRegion, lines, isOpen, sign }, ...inside];
}

function boxesOf(state: ChartState, places: Places, depth: number, isRegion: boolean): Box[] {
  const place = places.get(state.id) ?? NOWHERE;
  const inside = state.states.flatMap((child) =>
    boxesOf(child, places, depth + 1, state.kind === 'parallel'),
  );
  const sign = state.states.length > 0 ? '▾' : '';
  return [{ ...place, state, depth, isRegion, lines: linesOf(state), isOpen: true, sign }, ...inside];
}

function linesFrom(state: ChartState, edges: ReadonlyMap<string, ElkExtendedEdge>): Line[] {
  const initial = edges.get(`${state.id}|initially`);
  const line = (id: string, transitions: readonly string[], labels: readonly Label[]): Line => ({
    id,
    transitions,
    isQuiet: false,
    path: pathOf(edges.get(id)?.sections),
    labels,
  });
  const others = edgesFrom(state).map(({ id, transitions }) => {
    const labels = (edges.get(id)?.labels ?? []).flatMap((label, n): Label[] => {
      const transition = transitions[n];
      return transition
        ? [{ ...placeOf(label), transition: transition.id, lines: labelOf(state, transition) }]
        : [];
    });
    return line(
      id,
      transitions.map((transition) => transition.id),
      labels,
    );
  });
  return [...(initial ? [line(initial.id, [], [])] : []), ...others];
}

/** The SVG path of an edge, with rounded corners. */
function pathOf(sections: readonly ElkEdgeSection[] = []): string {
  return sections
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint];
      return points
        .map((point, n) => {
          const before = points[n - 1];
          const after = points[n + 1];
          if (!before) return `M${at(point)}`;
          if (!after) return `L${at(point)}`;
          return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`;
        })
        .join('');
    })
    .join('');
}

interface Point {
  readonly x: number;
  readonly y: number;
}
type Places = ReadonlyMap<string, Place>;

const NOWHERE: Place = { x: 0, y: 0, width: 0, height: 0 };

function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function placeOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
