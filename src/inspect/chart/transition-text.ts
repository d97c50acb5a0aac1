import { type ChartState, type ChartTransition, statesIn } from './chart.ts';
import { eventLabel } from './event-label.ts';

/**
 * Describes a transition, such as `applying → choosing on simulateEdit done [isFoo]`. States are named by their
 * path in the chart. A transition that the chart does not have is described as such.
 */
export function transitionText(chart: ChartState, id: string): string {
  for (const state of statesIn(chart)) {
    const transition = state.transitions.find((each) => each.id === id);
    if (transition) return textOf(chart, state, transition);
  }
  return 'a transition of another version';
}

function textOf(chart: ChartState, from: ChartState, { event, guard, targets }: ChartTransition): string {
  const nameOf = (id: string) => (id === chart.id ? chart.key : id.slice(chart.id.length + 1));
  const goal = targets.length > 0 ? ` → ${targets.map(nameOf).join(', ')}` : '';
  const condition = guard === undefined ? '' : ` [${guard}]`;
  const cause = event === '' ? ', always' : ` on ${eventLabel(event, serviceOf(chart, event))}`;
  return `${nameOf(from.id)}${goal}${cause}${condition}`;
}

/** The name of the service whose result an event is; undefined for other events. */
function serviceOf(chart: ChartState, event: string): string | undefined {
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event) ?? [];
  return statesIn(chart)
    .flatMap(({ invokes }) => invokes)
    .find((invoke) => invoke.id === id)?.source;
}
