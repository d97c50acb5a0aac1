import type { ChartState, ChartTransition } from './chart.ts';

/** An edge of a chart, for all transitions from one state to another. */
export interface ChartEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly ChartTransition[];
  /** Whether the box of its source lists its transitions, so that it has no labels. */
  readonly isListed: boolean;
}

/** From so many on, the edges of one state to different states in another are one. */
const MANY = 5;

/** The edges of a state to others. Those into its own states are none, as they would cross its box from its top. */
export function edgesFrom(state: ChartState): readonly ChartEdge[] {
  const leads = state.transitions
    .filter((transition) => !leadsInside(state, transition))
    .flatMap((transition) => transition.targets.map((target) => ({ transition, target })));
  const targets = new Set(leads.map(({ target }) => target));
  const targetsIn = Map.groupBy(targets, (target) => outermost(state.id, target));
  const isListed = (place: string) => (targetsIn.get(place)?.length ?? 0) >= MANY;
  const ends = leads.map(({ transition, target }) => {
    const place = outermost(state.id, target);
    return { transition, target: isListed(place) ? place : target };
  });
  return [...Map.groupBy(ends, ({ target }) => target)].map(([target, those]) => ({
    id: `${state.id} → ${target}`,
    source: state.id,
    target,
    transitions: those.map(({ transition }) => transition),
    isListed: isListed(target),
  }));
}

/** The transitions of a state that its box lists: those into its own states, and many into one other. */
export function listedIn(state: ChartState): readonly ChartTransition[] {
  const elsewhere = edgesFrom(state).flatMap(({ isListed, transitions }) => (isListed ? transitions : []));
  return state.transitions.filter(
    (transition) => leadsInside(state, transition) || elsewhere.includes(transition),
  );
}

function leadsInside(state: ChartState, { targets }: ChartTransition): boolean {
  return targets.length > 0 && targets.every((target) => target.startsWith(`${state.id}.`));
}

/** The largest state that has a target in it, or is it, and not the source. */
function outermost(source: string, target: string): string {
  const [from, to] = [source.split('.'), target.split('.')];
  const shared = to.findIndex((key, n) => key !== from[n]);
  return shared < 0 ? target : to.slice(0, shared + 1).join('.');
}
