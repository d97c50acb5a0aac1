import type { ChartState, ChartTransition } from './chart.ts';
import { eventLabel } from './event-label.ts';

/** A line of text in a state's box: its entry and exit actions, its invoked actors, and its transitions. */
export interface ChartLine {
  readonly kind: 'entry' | 'exit' | 'invoke' | 'stay' | 'go';
  /** The id of the invoked actor or of the transition. */
  readonly id: string;
  readonly text: string;
  /** The whole text of a line that is cut, or that does not say what its transition does. */
  readonly full?: string;
}

/** The lines of text in a state's box, below its name; its transitions in the order in which they are tried. */
export function linesOf(state: ChartState): readonly ChartLine[] {
  const done = (kind: 'entry' | 'exit', actions: readonly string[]): ChartLine[] =>
    actions.length === 0 ? [] : [{ kind, id: '', text: `${kind} / ${actions.join(', ')}` }];
  return [
    ...done('entry', state.entry),
    ...done('exit', state.exit),
    ...state.invokes.map(({ id, source }): ChartLine => ({ kind: 'invoke', id, text: `⤷ ${source}` })),
    ...state.transitions.map((transition) => transitionLine(state, transition)),
  ];
}

function transitionLine(state: ChartState, transition: ChartTransition): ChartLine {
  const { id, targets, actions } = transition;
  if (targets.length === 0) return { kind: 'stay', id, text: stayText(state, transition) };
  const line: ChartLine = { kind: 'go', id, text: goText(state, transition) };
  return actions.length > 0 ? { ...line, full: transitionText(state, transition) } : line;
}

function goText(state: ChartState, transition: ChartTransition): string {
  const targets = transition.targets.map((target) => pathFrom(state.id, target));
  const [event = '', ...guard] = labelOf(state, transition);
  const isOwnEnd = transition.event === `xstate.done.state.${state.id}`;
  return `${[isOwnEnd ? 'done' : event, ...guard].join(' ')} → ${targets.join(', ')}`;
}

/** The lines of a transition's label: the event, then the guard. */
export function labelOf(state: ChartState, { event, guard }: ChartTransition): readonly string[] {
  return [eventLabel(event, sourceOf(state, event)), ...(guard === undefined ? [] : [`[${guard}]`])];
}

function stayText(state: ChartState, transition: ChartTransition): string {
  const does = transition.actions.length === 0 ? 'nothing' : transition.actions.join(', ');
  return `${labelOf(state, transition).join(' ')} / ${does}`;
}

function sourceOf(state: ChartState, event: string): string | undefined {
  return state.invokes.find(({ id }) => event.endsWith(`.actor.${id}`))?.source;
}

/** The whole text of a transition: its event, guard, targets and actions. */
export function transitionText(state: ChartState, transition: ChartTransition): string {
  const targets = transition.targets.map((target) => pathFrom(state.id, target)).join(', ');
  const actions = transition.actions.join(', ');
  const label = labelOf(state, transition).join(' ');
  return `${label}${targets === '' ? '' : ` → ${targets}`}${actions === '' ? '' : ` / ${actions}`}`;
}

/** The path of a state as seen from another: without the ancestors that they share. */
export function pathFrom(source: string, target: string): string {
  const [from, to] = [source.split('.'), target.split('.')];
  const shared = to.findIndex((key, n) => key !== from[n]);
  return to.slice(shared < 0 ? -1 : shared).join('.');
}
