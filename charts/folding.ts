import { type ChartState, statesIn } from './chart.ts';
import { CHART_SIZES } from './chart-sizes.ts';
import { type ChartLine, linesOf } from './chart-text.ts';
import { type ChartEdge, edgesOf } from './edges.ts';

/** Which states of a chart are drawn in full. */
export interface Folding {
  /** The ids of the states drawn with their inner states and all their lines. */
  readonly open: ReadonlySet<string>;
  /** The ids of the transitions whose lines are drawn in closed states too. */
  readonly taken: ReadonlySet<string>;
  /** The width that there is for the chart, in pixels. */
  readonly room: number;
}

/** A state of a folded chart. */
export interface FoldedState {
  readonly state: ChartState;
  /** Whether the state around it begins with it. */
  readonly isInitial: boolean;
  readonly isOpen: boolean;
  /** What its sign says, such as `▸ 3 states`; empty if there is nothing to fold. */
  readonly sign: string;
  readonly lines: readonly ChartLine[];
  readonly states: readonly FoldedState[];
}

/** An edge between two drawn states. */
export interface FoldedEdge extends ChartEdge {
  /** Whether no drawn line is one of its transitions. */
  readonly isQuiet: boolean;
}

const FEWEST_LETTERS = 30;
/** A width that is easy to read: 900 pixels, less the margins of a picture. */
const PAGE = 876;

/**
 * The folding that shows what matters now: the active states, and where the latest transitions came from. `asked` are
 * the states that somebody opened or closed by hand.
 */
export function foldingFor(
  chart: ChartState,
  active: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  asked: ReadonlyMap<string, boolean>,
  room: number,
): Folding {
  const open = new Set(active);
  const visit = (state: ChartState): boolean => {
    // Every child is visited: `some` would stop at the first that has a source.
    const hasSource = state.states.map(visit).includes(true);
    if (hasSource) open.add(state.id);
    return hasSource || state.transitions.some(({ id }) => taken.has(id));
  };
  visit(chart);
  for (const [id, isOpen] of asked) {
    if (isOpen) open.add(id);
    else open.delete(id);
  }
  return { open, taken, room };
}

/** The folding that hides nothing. */
export function unfolded(chart: ChartState, room = PAGE): Folding {
  return { open: new Set(statesIn(chart).map(({ id }) => id)), taken: new Set(), room };
}

/** A chart with the states that a folding leaves. Lines are cut that there is no room for in so many boxes. */
export function foldedChart(state: ChartState, folding: Folding, depth = 0, isInitial = false): FoldedState {
  const isOpen = folding.open.has(state.id);
  const longest = lettersIn(folding.room, depth);
  const all = linesOf(state).map((line) => cut(line, longest));
  const lines = isOpen ? all : all.filter(({ id }) => folding.taken.has(id));
  const states = isOpen
    ? state.states.map((child) => foldedChart(child, folding, depth + 1, child.id === state.initial))
    : [];
  return { state, isInitial, isOpen, sign: signOf(state, isOpen, all.length - lines.length), lines, states };
}

/** The edges of a folded chart. Where states are hidden, they begin and end at the closed state around them. */
export function foldedEdges(root: FoldedState): readonly FoldedEdge[] {
  const drawn = drawnIn(root);
  const ids = new Set(drawn.map(({ state }) => state.id));
  const said = new Set(drawn.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return edgesOf(root.state)
    .filter(({ source, target }) => ids.has(source) && ids.has(target))
    .map((edge) => ({ ...edge, isQuiet: !edge.transitions.some((id) => said.has(id)) }));
}

/** Identifies a folded chart among all that are laid out. */
export function foldingKey(chart: ChartState, { open, taken, room }: Folding): string {
  const states = statesIn(chart);
  const opened = states.flatMap(({ id }) => (open.has(id) ? id : []));
  const takenInClosed = states.flatMap(({ id, transitions }) =>
    open.has(id) ? [] : transitions.flatMap((transition) => (taken.has(transition.id) ? transition.id : [])),
  );
  return [chart.id, room, ...opened, 'taken', ...takenInClosed].join('\n');
}

function lettersIn(room: number, depth: number): number {
  const { letter, side, inside } = CHART_SIZES;
  return Math.max(FEWEST_LETTERS, Math.floor((room - 2 * (side + depth * inside)) / letter));
}

function cut(line: ChartLine, longest: number): ChartLine {
  const { text } = line;
  return text.length > longest
    ? { ...line, text: `${text.slice(0, longest - 1)}…`, full: line.full ?? text }
    : line;
}

function signOf(state: ChartState, isOpen: boolean, hiddenLines: number): string {
  const inner = statesIn(state).length - 1;
  if (isOpen) return inner > 0 || linesOf(state).length > 0 ? '▾' : '';
  if (inner > 0) return `▸ ${inner} states`;
  return hiddenLines > 0 ? `▸ ${hiddenLines} ${hiddenLines === 1 ? 'line' : 'lines'}` : '';
}

function drawnIn(folded: FoldedState): readonly FoldedState[] {
  return [folded, ...folded.states.flatMap(drawnIn)];
}
