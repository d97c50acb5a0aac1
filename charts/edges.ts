import { type ChartState, statesIn } from './chart.ts';

/** An edge of a chart, for all transitions from one state, or from inside it, to another, or into it. */
export interface ChartEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** The ids of its transitions. */
  readonly transitions: readonly string[];
}

/**
 * The edges of a chart. Each joins two states that stand beside each other, so that none crosses the text of a box. The
 * boxes list the transitions, with the very states that they lead to.
 */
export function edgesOf(chart: ChartState): readonly ChartEdge[] {
  const leads = statesIn(chart).flatMap(({ id, transitions }) =>
    transitions.flatMap((transition) =>
      transition.targets.flatMap((target) => {
        const ends = besideEachOther(id, target);
        return ends ? { ...ends, transition: transition.id } : [];
      }),
    ),
  );
  return [...Map.groupBy(leads, ({ source, target }) => `${source} → ${target}`)].flatMap(([id, those]) => {
    const [{ source, target } = {}] = those;
    const transitions = [...new Set(those.map(({ transition }) => transition))];
    return source !== undefined && target !== undefined ? { id, source, target, transitions } : [];
  });
}

/** The states around two others where these part; undefined if they are the same, or one is inside the other. */
function besideEachOther(source: string, target: string) {
  const [from, to] = [source.split('.'), target.split('.')];
  const shared = to.findIndex((key, n) => key !== from[n]);
  if (shared < 0 || shared >= from.length) return undefined;
  const upTo = (path: readonly string[]) => path.slice(0, shared + 1).join('.');
  return { source: upTo(from), target: upTo(to) };
}
