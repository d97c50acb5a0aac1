import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { CHART_SIZES } from './chart-sizes.ts';
import { elkGraphOf } from './elk-graph.ts';
import type { FoldedEdge, FoldedState } from './folding.ts';

/** Lays out a graph with ELK. */
export type LayoutEngine = (graph: ElkNode) => Promise<ElkNode>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An edge with the corners of its line. */
export interface DrawnEdge {
  readonly edge: FoldedEdge;
  readonly points: readonly Point[];
}

/** A state's box with the boxes inside it, which are placed from its upper left corner. */
export interface ArrangedBox {
  readonly folded: FoldedState;
  readonly width: number;
  readonly height: number;
  readonly inside: readonly (ArrangedBox & Point)[];
  readonly edges: readonly DrawnEdge[];
}

/** Boxes in their places, and the edges between them. */
type Arrangement = Omit<ArrangedBox, 'folded'>;

/** As many boxes as ELK likes in a row; then fewer, where that is too wide. */
const MOST_IN_ROW = [undefined, 3, 2, 1];
const GAP = 20;
const BELOW_TEXT = 10;
const SMALLEST = 34;

/** Arranges what is inside a state, from the inside out, no wider than there is room if that is possible. */
export async function arrangeBox(
  folded: FoldedState,
  edges: readonly FoldedEdge[],
  room: number,
  layout: LayoutEngine,
): Promise<ArrangedBox> {
  const text = textSize(folded);
  if (folded.states.length === 0) {
    return { folded, ...text, height: Math.max(text.height, SMALLEST), inside: [], edges: [] };
  }
  const margin = CHART_SIZES.inside;
  const roomInside = room - 2 * margin;
  const boxes = await Promise.all(
    initialFirst(folded).map((each) => arrangeBox(each, edges, roomInside, layout)),
  );
  const between = edges.filter(({ source }) => boxes.some((box) => box.folded.state.id === source));
  const { width, height, ...content } =
    between.length === 0 ? inRows(boxes, roomInside) : await inLayers(boxes, between, roomInside, layout);
  const top = text.height + BELOW_TEXT;
  const moved = ({ x, y }: Point) => ({ x: x + margin, y: y + top });
  return {
    folded,
    width: Math.max(text.width, width + 2 * margin),
    height: top + height + margin,
    inside: content.inside.map((box) => ({ ...box, ...moved(box) })),
    edges: content.edges.map(({ edge, points }) => ({ edge, points: points.map(moved) })),
  };
}

/** Boxes that no edge joins stand in rows, in their order. */
function inRows(boxes: readonly ArrangedBox[], room: number): Arrangement {
  let [x, y, width, height] = [0, 0, 0, 0];
  const inside = boxes.map((box) => {
    if (x > 0 && x + box.width > room) [x, y] = [0, height + GAP];
    const placed = { ...box, x, y };
    x += box.width + GAP;
    width = Math.max(width, placed.x + box.width);
    height = Math.max(height, y + box.height);
    return placed;
  });
  return { width, height, inside, edges: [] };
}

/** Boxes that edges join stand in layers, each below those that lead to it. */
async function inLayers(
  boxes: readonly ArrangedBox[],
  edges: readonly FoldedEdge[],
  room: number,
  layout: LayoutEngine,
): Promise<Arrangement> {
  const sized = boxes.map(({ folded, width, height }) => ({ id: folded.state.id, width, height }));
  let narrowest: ElkNode = { id: '' };
  for (const mostInRow of MOST_IN_ROW) {
    const laidOut = await layout(elkGraphOf(sized, edges, mostInRow));
    if (narrowest.width === undefined || (laidOut.width ?? 0) < narrowest.width) narrowest = laidOut;
    if ((narrowest.width ?? 0) <= room) break;
  }
  const places = new Map(narrowest.children?.map((node) => [node.id, node]));
  const sections = new Map(narrowest.edges?.map((edge) => [edge.id, edge.sections?.[0]]));
  return {
    width: narrowest.width ?? 0,
    height: narrowest.height ?? 0,
    inside: boxes.map((box) => {
      const { x = 0, y = 0 } = places.get(box.folded.state.id) ?? {};
      return { ...box, x, y };
    }),
    edges: edges.map((edge) => {
      const section = sections.get(edge.id);
      const { startPoint, bendPoints = [], endPoint } = section ?? {};
      return { edge, points: startPoint && endPoint ? [startPoint, ...bendPoints, endPoint] : [] };
    }),
  };
}

function textSize({ state, isInitial, sign, lines }: FoldedState) {
  const { letter, line, name, side, initial } = CHART_SIZES;
  const nameWidth = (state.key.length + sign.length + 1) * letter * 1.1 + (isInitial ? initial : 0);
  const widths = lines.map(({ text }) => text.length * letter);
  return {
    width: Math.ceil(Math.max(nameWidth, ...widths) + 2 * side),
    height: name + lines.length * line + (lines.length > 0 ? 8 : 0),
  };
}

function initialFirst({ states }: FoldedState): readonly FoldedState[] {
  return [...states.filter(({ isInitial }) => isInitial), ...states.filter(({ isInitial }) => !isInitial)];
}
