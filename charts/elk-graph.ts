import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type ChartState, statesIn } from './chart.ts';
import { CHART_SIZES } from './chart-sizes.ts';
import { type ChartLine, labelOf, linesOf } from './chart-text.ts';
import { edgesFrom } from './edges.ts';
import type { FoldedEdge, FoldedState } from './folding.ts';

const SPACING = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

/** The ELK graph of a chart: a node for each state, an edge between two with a label for each transition. */
export function elkGraphOf(chart: ChartState): ElkNode {
  const states = statesIn(chart);
  return {
    id: 'chart',
    layoutOptions: { ...SPACING, 'elk.padding': padding(0) },
    children: [boxOf(chart)],
    edges: [
      ...states.flatMap(initialEdge),
      ...states.flatMap(transitionEdges),
      ...states.flatMap(stackEdges),
    ],
  };
}

/** Edges that are not drawn: they put each region below the one before, as a page is not wide. */
function stackEdges({ kind, states }: ChartState): readonly ElkExtendedEdge[] {
  if (kind !== 'parallel') return [];
  return states.flatMap(({ id }, n) => {
    const above = states[n - 1]?.id;
    return above === undefined ? [] : [{ id: `${above} above ${id}`, sources: [above], targets: [id] }];
  });
}

/** The ELK graph of a folded chart: its edges have no labels, as the boxes list the transitions. */
export function foldedGraphOf(chart: FoldedState, edges: readonly FoldedEdge[], room: number): ElkNode {
  return {
    id: 'chart',
    layoutOptions: { ...SPACING, 'elk.padding': padding(0) },
    children: [foldedBoxOf(chart)],
    edges: [
      ...edges.map(({ id, source, target }) => ({ id, sources: [source], targets: [target] })),
      ...rowEdges(chart, room),
    ],
  };
}

/**
 * Edges that are not drawn: ELK puts regions side by side, and these put each row of them below the one before, where
 * all in one row would be too wide for the room.
 */
function rowEdges({ state, states }: FoldedState, room: number): readonly ElkExtendedEdge[] {
  const inside = states.flatMap((each) => rowEdges(each, room));
  if (state.kind !== 'parallel') return inside;
  const rows: { width: number; ids: string[] }[] = [];
  for (const region of states) {
    const width = roughWidthOf(region);
    const row = rows.at(-1);
    if (row && row.width + width <= room) {
      row.ids.push(region.state.id);
      row.width += width;
    } else rows.push({ width, ids: [region.state.id] });
  }
  const edges = rows.flatMap(({ ids }, n) => {
    const above = rows[n - 1]?.ids[0];
    return above === undefined
      ? []
      : ids.map((id) => ({ id: `${above} above ${id}`, sources: [above], targets: [id] }));
  });
  return [...inside, ...edges];
}

/** About how wide a box becomes: as wide as its text, or two of the boxes in it. */
function roughWidthOf({ state, sign, lines, states }: FoldedState): number {
  const [first = 0, second = 0] = states.map(roughWidthOf).toSorted((a, b) => b - a);
  const inside = first + second + 3 * CHART_SIZES.inside;
  return Math.max(sizeOf(`${state.key} ${sign}`, lines).width, states.length === 0 ? 0 : inside);
}

/** The id of the node that marks a state's initial child. */
export function initialId(state: ChartState): string {
  return `${state.id} initially`;
}

function boxOf(state: ChartState): ElkNode {
  const { width, height } = sizeOf(state.key, linesOf(state));
  if (state.states.length === 0) return { id: state.id, width, height: Math.max(height, 34) };
  const first: ElkNode[] =
    state.initial === undefined
      ? []
      : [
          {
            id: initialId(state),
            width: CHART_SIZES.initial,
            height: CHART_SIZES.initial,
            layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
          },
        ];
  return {
    id: state.id,
    layoutOptions: around(width, height),
    children: [...first, ...initialFirst(state).map(boxOf)],
  };
}

function foldedBoxOf({ state, lines, sign, states }: FoldedState): ElkNode {
  const { width, height } = sizeOf(`${state.key} ${sign}`, lines);
  if (states.length === 0) return { id: state.id, width, height: Math.max(height, 34) };
  return { id: state.id, layoutOptions: around(width, height), children: states.map(foldedBoxOf) };
}

function sizeOf(name: string, lines: readonly ChartLine[]) {
  return {
    width: widthOf([name, ...lines.map(({ text }) => text)], 1.1),
    height: CHART_SIZES.name + lines.length * CHART_SIZES.line + (lines.length > 0 ? 8 : 0),
  };
}

/** The options of a box with others inside, below its own text. */
function around(width: number, height: number) {
  return {
    'elk.padding': padding(height),
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    // ELK lays out downwards by turning the graph, but not this size: what it takes as the height is the width.
    'elk.nodeSize.minimum': `(${height + 20}, ${width})`,
  };
}

function initialFirst({ states, initial }: ChartState): readonly ChartState[] {
  return [...states.filter(({ id }) => id === initial), ...states.filter(({ id }) => id !== initial)];
}

function initialEdge(state: ChartState): ElkExtendedEdge[] {
  if (state.initial === undefined) return [];
  return [{ id: `${state.id}|initially`, sources: [initialId(state)], targets: [state.initial] }];
}

function transitionEdges(state: ChartState): ElkExtendedEdge[] {
  return edgesFrom(state).map(({ id, source, target, transitions, isListed }) => ({
    id,
    sources: [source],
    targets: [target],
    labels: isListed
      ? []
      : transitions.map((transition) => {
          const lines = labelOf(state, transition);
          return {
            text: lines.join(' '),
            width: widthOf(lines) - CHART_SIZES.side,
            height: lines.length * (CHART_SIZES.line - 2) + 6,
          };
        }),
  }));
}

function widthOf(lines: readonly string[], scale = 1): number {
  const [name = '', ...others] = lines;
  const letters = Math.max(name.length * scale, ...others.map((line) => line.length));
  return Math.ceil(letters * CHART_SIZES.letter + 2 * CHART_SIZES.side);
}

function padding(top: number): string {
  const { inside } = CHART_SIZES;
  return `[top=${top === 0 ? 1 : top + 10},left=${top === 0 ? 1 : inside},bottom=${top === 0 ? 1 : inside},right=${top === 0 ? 1 : inside}]`;
}
