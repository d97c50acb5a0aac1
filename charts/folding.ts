import { type ChartState, type ChartTransition, statesIn } from './chart.ts';
import { CHART_SIZES } from './chart-sizes.ts';
import { type ChartLine, goText, linesOf, stayText, transitionText } from './chart-text.ts';

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
  readonly isOpen: boolean;
  /** What its sign says, such as `▸ 3 states`; empty if there is nothing to fold. */
  readonly sign: string;
  readonly lines: readonly ChartLine[];
  readonly states: readonly FoldedState[];
}

/** An edge between two drawn states, for all transitions from one to the other. */
export interface FoldedEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly string[];
  /** Whether its source is closed, so that no line says what it is. */
  readonly isQuiet: boolean;
}

const FEWEST_LETTERS = 30;

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

/** A chart with the states that a folding leaves. Lines are cut that there is no room for in so many boxes. */
export function foldedChart(state: ChartState, folding: Folding, depth = 0): FoldedState {
  const isOpen = folding.open.has(state.id);
  const all = allLines(state, lettersIn(folding.room, depth));
  const lines = isOpen ? all : all.filter(({ id }) => folding.taken.has(id));
  const states = isOpen ? state.states.map((child) => foldedChart(child, folding, depth + 1)) : [];
  return { state, isOpen, sign: signOf(state, isOpen, all.length - lines.length), lines, states };
}

/** The edges of a folded chart. Edges of hidden states begin and end at the closed state around them. */
export function foldedEdges(root: FoldedState, { taken }: Folding): readonly FoldedEdge[] {
  const drawn = drawnFor(root);
  const edges = new Map<string, FoldedEdge>();
  for (const state of statesIn(root.state)) {
    for (const { id: transition, targets } of state.transitions) {
      for (const target of targets.map((each) => drawn.get(each)?.state.id)) {
        const source = drawn.get(state.id);
        if (!source || target === undefined || isWithin(source.state.id, target)) continue;
        const id = `${source.state.id} → ${target}`;
        const transitions = [...(edges.get(id)?.transitions ?? []), transition];
        const isQuiet = !source.isOpen && !transitions.some((each) => taken.has(each));
        edges.set(id, { id, source: source.state.id, target, transitions, isQuiet });
      }
    }
  }
  return [...edges.values()];
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

/** The lines of a state that is drawn in full, its transitions in the order in which they are tried. */
function allLines(state: ChartState, longest: number): readonly ChartLine[] {
  const others = linesOf(state).filter(({ kind }) => kind !== 'stay' && kind !== 'go');
  return [
    ...others.map((line) => cut(line, longest)),
    ...state.transitions.map((transition) => transitionLine(state, transition, longest)),
  ];
}

function transitionLine(state: ChartState, transition: ChartTransition, longest: number): ChartLine {
  const { id, targets, actions } = transition;
  if (targets.length === 0) return cut({ kind: 'stay', id, text: stayText(state, transition) }, longest);
  const line = cut({ kind: 'go', id, text: goText(state, transition) }, longest);
  return actions.length > 0 ? { ...line, full: transitionText(state, transition) } : line;
}

function lettersIn(room: number, depth: number): number {
  const { letter, side, inside } = CHART_SIZES;
  return Math.max(FEWEST_LETTERS, Math.floor((room - 2 * (side + depth * inside)) / letter));
}

function cut(line: ChartLine, longest: number): ChartLine {
  const { text } = line;
  return text.length > longest ? { ...line, text: `${text.slice(0, longest - 1)}…`, full: text } : line;
}

function signOf(state: ChartState, isOpen: boolean, hiddenLines: number): string {
  const inner = statesIn(state).length - 1;
  if (isOpen) return inner > 0 || linesOf(state).length > 0 || state.transitions.length > 0 ? '▾' : '';
  if (inner > 0) return `▸ ${inner} states`;
  return hiddenLines > 0 ? `▸ ${hiddenLines} ${hiddenLines === 1 ? 'line' : 'lines'}` : '';
}

/** The drawn state that stands for each state of the chart. */
function drawnFor(root: FoldedState): ReadonlyMap<string, FoldedState> {
  const drawn = new Map<string, FoldedState>();
  const visit = (folded: FoldedState) => {
    const hidden = folded.isOpen ? [folded.state] : statesIn(folded.state);
    for (const { id } of hidden) drawn.set(id, folded);
    folded.states.forEach(visit);
  };
  visit(root);
  return drawn;
}

/** Whether two states are the same, or one is inside the other: a line between them would only cross its text. */
function isWithin(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
