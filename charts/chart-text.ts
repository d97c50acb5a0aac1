import type { ChartState, ChartTransition } from './chart.ts';
import { eventLabel } from './event-label.ts';

/** A line of text in a state's box: its entry and exit actions, its invoked actors, and its transitions. */
export interface ChartLine {
  readonly kind: 'entry' | 'exit' | 'invoke' | 'stay' | 'go';
  /** The id of the invoked actor or of the transition. */
  readonly id: string;
  readonly text: string;
  /** The whole text of a line that is cut, or that leaves bookkeeping out. */
  readonly full?: string;
}

/** The lines of text in a state's box, below its name; its transitions in the order in which they are tried. */
export function linesOf(state: ChartState): readonly ChartLine[] {
  const done = (kind: 'entry' | 'exit', actions: readonly string[]): ChartLine[] =>
    actions.length === 0 ? [] : [lineOf(kind, '', `${kind} / `, actions, shownOf(actions) ?? actions)];
  return [
    ...done('entry', state.entry),
    ...done('exit', state.exit),
    ...state.invokes.map(({ id, source }): ChartLine => ({ kind: 'invoke', id, text: `⤷ ${source}` })),
    ...state.transitions.map((transition) => transitionLine(state, transition)),
  ];
}

function transitionLine(state: ChartState, transition: ChartTransition): ChartLine {
  const { id, event, targets, actions } = transition;
  const isOwnEnd = event === `xstate.done.state.${state.id}`;
  const label = isOwnEnd ? 'done' : labelOf(state, transition);
  const shown = shownOf(actions);
  if (targets.length === 0)
    return lineOf('stay', id, `${label} / `, actions, shown ?? (actions.length > 0 ? actions : ['nothing']));
  const leads = `${label} → ${targetsOf(state, transition)}`;
  return shown
    ? lineOf('go', id, `${leads} / `, actions, shown)
    : {
        kind: 'go',
        id,
        text: leads,
        ...(actions.length > 0 && { full: `${leads} / ${actions.join(', ')}` }),
      };
}

/**
 * Bookkeeping: what a machine remembers for itself (`keep…`, `forget…`, `note…`), and what it says to others (`announce…`,
 * `tell…`, `report…`).
 */
const BOOKKEEPING = /^(?:keep|forget|note|announce|tell|report)(?![a-z])/;

/** The actions that a chart shows; undefined if all are bookkeeping. */
function shownOf(actions: readonly string[]): readonly string[] | undefined {
  const shown = actions.filter((action) => !BOOKKEEPING.test(action));
  return shown.length > 0 ? shown : undefined;
}

function lineOf(
  kind: ChartLine['kind'],
  id: string,
  start: string,
  actions: readonly string[],
  shown: readonly string[],
): ChartLine {
  const line = { kind, id, text: `${start}${shown.join(', ')}` };
  return shown.length < actions.length ? { ...line, full: `${start}${actions.join(', ')}` } : line;
}

/** The label of a transition: the event, then the guard. */
function labelOf(state: ChartState, { event, guard }: ChartTransition): string {
  const label = eventLabel(event, sourceOf(state, event));
  return guard === undefined ? label : `${label} [${guard}]`;
}

function targetsOf({ id }: ChartState, { targets }: ChartTransition): string {
  return targets.map((target) => pathFrom(id, target)).join(', ');
}

function sourceOf(state: ChartState, event: string): string | undefined {
  return state.invokes.find(({ id }) => event.endsWith(`.actor.${id}`))?.source;
}

/** The whole text of a transition: its event, guard, targets and actions. */
export function transitionText(state: ChartState, transition: ChartTransition): string {
  const targets = targetsOf(state, transition);
  const actions = transition.actions.join(', ');
  const label = labelOf(state, transition);
  return `${label}${targets === '' ? '' : ` → ${targets}`}${actions === '' ? '' : ` / ${actions}`}`;
}

/** The path of a state as seen from another: without the ancestors that they share. */
export function pathFrom(source: string, target: string): string {
  const [from, to] = [source.split('.'), target.split('.')];
  const shared = to.findIndex((key, n) => key !== from[n]);
  return to.slice(shared < 0 ? -1 : shared).join('.');
}
