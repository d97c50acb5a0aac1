import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type ChartState, type ChartTransition, statesIn } from './chart.ts';
import { eventLabel } from './event-label.ts';

/** Sizes in a chart, in pixels. The font is monospaced, so that text can be measured without a browser. */
export const CHART_SIZES = { letter: 7.25, line: 18, name: 30, side: 12, inside: 22, initial: 10 } as const;

/** A line of text in a state's box: entry and exit actions, invoked actors, and transitions that stay. */
export interface ChartLine {
  readonly kind: 'entry' | 'exit' | 'invoke' | 'stay';
  /** The id of the invoked actor or of the transition. */
  readonly id: string;
  readonly text: string;
}

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

/** The ELK graph of a chart: a node for each state, an edge for each transition with a target. */
export function elkGraphOf(chart: ChartState): ElkNode {
  const states = statesIn(chart);
  return {
    id: 'chart',
    layoutOptions: { ...SPACING, 'elk.padding': padding(0) },
    children: [boxOf(chart)],
    edges: [...states.flatMap(initialEdge), ...states.flatMap(transitionEdges)],
  };
}

/** The lines of text in a state's box, below its name. */
export function linesOf(state: ChartState): readonly ChartLine[] {
  const done = (kind: 'entry' | 'exit', actions: readonly string[]): ChartLine[] =>
    actions.length === 0 ? [] : [{ kind, id: '', text: `${kind} / ${actions.join(', ')}` }];
  return [
    ...done('entry', state.entry),
    ...done('exit', state.exit),
    ...state.invokes.map(({ id, source }): ChartLine => ({ kind: 'invoke', id, text: `⤷ ${source}` })),
    ...state.transitions
      .filter(({ targets }) => targets.length === 0)
      .map(
        (transition): ChartLine => ({ kind: 'stay', id: transition.id, text: stayText(state, transition) }),
      ),
  ];
}

/** The lines of a transition's label: the event, then the guard. */
export function labelOf(state: ChartState, { event, guard }: ChartTransition): readonly string[] {
  return [eventLabel(event, sourceOf(state, event)), ...(guard === undefined ? [] : [`[${guard}]`])];
}

/** The id of the node that marks a state's initial child. */
export function initialId(state: ChartState): string {
  return `${state.id} initially`;
}

function stayText(state: ChartState, transition: ChartTransition): string {
  const does = transition.actions.length === 0 ? 'nothing' : transition.actions.join(', ');
  return `${labelOf(state, transition).join(' ')} / ${does}`;
}

function sourceOf(state: ChartState, event: string): string | undefined {
  return state.invokes.find(({ id }) => event.endsWith(`.actor.${id}`))?.source;
}

function boxOf(state: ChartState): ElkNode {
  const lines = linesOf(state);
  const width = widthOf([state.key, ...lines.map(({ text }) => text)], 1.1);
  const height = CHART_SIZES.name + lines.length * CHART_SIZES.line + (lines.length > 0 ? 8 : 0);
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
    layoutOptions: {
      'elk.padding': padding(height),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK lays out downwards by turning the graph, but not this size: what it takes as the height is the width.
      'elk.nodeSize.minimum': `(${height + 20}, ${width})`,
    },
    children: [...first, ...initialFirst(state).map(boxOf)],
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
  return state.transitions.flatMap((transition) =>
    transition.targets.map((target, n) => {
      const lines = labelOf(state, transition);
      return {
        id: n === 0 ? transition.id : `${transition.id}+${n}`,
        sources: [state.id],
        targets: [target],
        labels: [
          {
            text: lines.join(' '),
            width: widthOf(lines) - CHART_SIZES.side,
            height: lines.length * (CHART_SIZES.line - 2) + 6,
          },
        ],
      };
    }),
  );
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
