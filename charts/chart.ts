import type {
  AnyActorLogic,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';

/** A transition of a chart. */
export interface ChartTransition {
  /** Unique: the source's id, the event, and the index among the source's transitions on that event. */
  readonly id: string;
  readonly event: string;
  readonly guard?: string | undefined;
  /** The ids of the target states; empty for a transition that stays. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
}

/** An actor that runs while a state is active. */
interface ChartInvoke {
  readonly id: string;
  readonly source: string;
}

/** A state with its child states. */
export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  readonly initial?: string | undefined;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** Reads the chart of a machine, in source order; undefined for logic that is no machine. */
export function chartOf(logic: AnyActorLogic): ChartState | undefined {
  return isMachine(logic) ? stateOf(logic.root) : undefined;
}

/** The id of a transition: the same in every run of the machine. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  return `${source.id}|${eventType}#${transitionsOn(source, eventType).indexOf(transition)}`;
}

/** The ids of the states in a state value, the root included. */
export function activeStates(chart: ChartState, value: StateValue | undefined): ReadonlySet<string> {
  const active = new Set<string>();
  const add = (state: ChartState, inside: StateValue | undefined) => {
    active.add(state.id);
    for (const child of state.states) {
      if (inside === child.key) add(child, undefined);
      else if (typeof inside === 'object' && Object.hasOwn(inside, child.key)) add(child, inside[child.key]);
    }
  };
  if (value !== undefined) add(chart, value);
  return active;
}

/** All states of a chart, parents before their children. */
export function statesIn(chart: ChartState): readonly ChartState[] {
  return [chart, ...chart.states.flatMap(statesIn)];
}

/** Formats a state value as one line, such as `editing.asking` or `page: drawn, guides: hidden`. */
export function formatValue(value: StateValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const parts = Object.entries(value);
  const [only] = parts;
  // A child without children of its own is shown as its name alone.
  const inside = (key: string, child: StateValue | undefined, sign: string) =>
    typeof child === 'object' && Object.keys(child).length === 0 ? key : `${key}${sign}${formatValue(child)}`;
  if (only && parts.length === 1) return inside(...only, '.');
  return parts.map((part) => inside(...part, ': ')).join(', ');
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'root' in logic && 'implementations' in logic;
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    description: node.description ?? '',
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, source: nameOf(src) })),
    transitions: [...node.transitions.keys(), ...(node.always ? [''] : [])].flatMap((event) =>
      transitionsOn(node, event).map((transition) => ({
        id: transitionId(transition),
        event,
        guard: transition.guard === undefined ? undefined : guardText(transition.guard),
        targets: transition.target?.map(({ id }) => id) ?? [],
        actions: namesOf(transition.actions),
      })),
    ),
    states: Object.values(node.states).map(stateOf),
  };
}

function transitionsOn(node: AnyStateNode, event: string): readonly AnyTransitionDefinition[] {
  return (event === '' ? node.always : node.transitions.get(event)) ?? [];
}

/** The names of actions, without XState's own that start and cancel delays (functions). */
function namesOf(actions: readonly unknown[]): readonly string[] {
  return actions.filter((action) => typeof action !== 'function').map(nameOf);
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : 'inline';
}

/** A guard with its static params, such as `isType color`. */
function guardText(guard: unknown): string {
  const given =
    typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'object'
      ? Object.values(guard.params ?? {}).join(' ')
      : '';
  return given === '' ? nameOf(guard) : `${nameOf(guard)} ${given}`;
}
