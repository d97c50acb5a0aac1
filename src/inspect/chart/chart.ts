import type {
  AnyActorLogic,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';

/** A transition as a chart shows it. */
export interface ChartTransition {
  /** Its source's id, its event, and its place among that source's transitions on that event. */
  readonly id: string;
  readonly event: string;
  readonly guard?: string | undefined;
  /** Ids of the states it leads to; none where it stays. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
}

/** An actor that lives as long as a state is active. */
interface ChartInvoke {
  readonly id: string;
  readonly source: string;
}

/** A state and everything in it. */
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

/** The chart of a machine, in the order it was written; undefined where an actor has none. */
export function chartOf(logic: AnyActorLogic): ChartState | undefined {
  return isMachine(logic) ? stateOf(logic.root) : undefined;
}

/** The id of a transition, the same wherever the same machine runs. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  return `${source.id}|${eventType}#${transitionsOn(source, eventType).indexOf(transition)}`;
}

/** The ids of the states that a state value names, the root's among them. */
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

/** Every state of a chart, a parent before its children. */
export function statesIn(chart: ChartState): readonly ChartState[] {
  return [chart, ...chart.states.flatMap(statesIn)];
}

/** A state value in one line, such as `editing.asking` or `page: drawn, guides: hidden`. */
export function formatValue(value: StateValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const parts = Object.entries(value);
  const [only] = parts;
  // A state without states of its own stands there by its name alone.
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
        guard: transition.guard === undefined ? undefined : guardOf(transition.guard),
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

/** The names of actions, without the library's own that start and stop a delay. */
function namesOf(actions: readonly unknown[]): readonly string[] {
  return actions.filter((action) => typeof action !== 'function').map(nameOf);
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : 'inline';
}

/** A guard with what the chart itself gives it, such as `isType color`. */
function guardOf(guard: unknown): string {
  const given =
    typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'object'
      ? Object.values(guard.params ?? {}).join(' ')
      : '';
  return given === '' ? nameOf(guard) : `${nameOf(guard)} ${given}`;
}
