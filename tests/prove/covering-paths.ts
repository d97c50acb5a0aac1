import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  initialTransition,
  type SnapshotFrom,
} from 'xstate';
import { scopeOf } from './actor-scope.ts';
import { statesOf, transitionsOf } from './chart.ts';
import { type EventOf, type Model, situationKey } from './model.ts';
import { eventsOf, type Path } from './paths-of.ts';
import { type Run, run } from './run.ts';

/** A path, and the run of a machine along it. */
export interface PlayedPath<M extends AnyStateMachine> extends Path<M> {
  readonly played: Run<M>;
}

/** An event taken in a snapshot: the snapshot after it, and the names of the states and transitions it covers. */
interface Edge {
  readonly event: EventObject;
  readonly after: AnyMachineSnapshot;
  /** Whether no event can follow. */
  readonly isEnd: boolean;
  readonly shows: readonly string[];
}

/**
 * Few long paths that together cover every reachable state and transition of the chart. A path continues to the nearest
 * event that covers something new, as long as there is one. Events that end the machine, and those for which `isLast` is
 * true, come last.
 */
export function coveringPaths<M extends AnyStateMachine>(
  model: Model<M>,
  isLast: (event: EventObject, before: SnapshotFrom<M>) => boolean = () => false,
): PlayedPath<M>[] {
  const { machine } = model;
  const left = new Set([...statesOf(machine).map(({ id }) => id), ...transitionsOf(machine).values()]);
  const edgesFrom = edgesOf(model, isLast);
  const keyOf = (snapshot: AnyMachineSnapshot) => situationKey(model, snapshot);
  const isNew = ({ shows }: Edge) => shows.some((name) => left.has(name));
  /** The shortest way to something not yet covered, if there is one. */
  const wayToNew = (from: AnyMachineSnapshot): readonly Edge[] | undefined => {
    if (left.size === 0) return undefined;
    const seen = new Set([keyOf(from)]);
    let last: readonly Edge[] | undefined;
    const ways: { readonly at: AnyMachineSnapshot; readonly way: readonly Edge[] }[] = [
      { at: from, way: [] },
    ];
    for (const { at, way } of ways) {
      for (const edge of edgesFrom(at)) {
        if (isNew(edge) && !edge.isEnd) return [...way, edge];
        if (isNew(edge)) last ??= [...way, edge];
        const key = keyOf(edge.after);
        if (edge.isEnd || seen.has(key)) continue;
        seen.add(key);
        ways.push({ at: edge.after, way: [...way, edge] });
      }
    }
    return last;
  };
  const show = (names: Iterable<string>) => {
    for (const name of names) left.delete(name);
  };
  return Object.entries(model.starts).flatMap(([start, input]) => {
    const paths: PlayedPath<M>[] = [];
    for (;;) {
      const [first] = initialTransition(machine as AnyStateMachine, input([])) as [
        AnyMachineSnapshot,
        unknown,
      ];
      const isStartNew = first._nodes.some(({ id }) => left.has(id));
      show(first._nodes.map(({ id }) => id));
      const events: EventObject[] = [];
      let [at, isOver] = [first, false];
      while (!isOver) {
        const way = wayToNew(at);
        isOver = way?.at(-1)?.isEnd ?? true;
        for (const edge of way ?? []) {
          show(edge.shows);
          events.push(edge.event);
          at = edge.after;
        }
      }
      if (events.length === 0 && !isStartNew) return paths;
      const path = { start, events: events as EventOf<M>[] };
      paths.push({ ...path, played: run(machine, input, path.events) });
    }
  });
}

/** The events that a snapshot accepts, memoised. */
function edgesOf<M extends AnyStateMachine>(
  model: Model<M>,
  isLast: (event: EventObject, before: SnapshotFrom<M>) => boolean,
) {
  const machine: AnyStateMachine = model.machine;
  const names = transitionsOf(machine);
  const eventsAt = eventsOf(model);
  const known = new WeakMap<AnyMachineSnapshot, readonly Edge[]>();
  const take = (snapshot: AnyMachineSnapshot, event: EventObject): Edge => {
    const shows: string[] = [];
    const show = (taken: readonly AnyTransitionDefinition[]) =>
      shows.push(...taken.flatMap((transition) => [transition.source.id, names.get(transition) ?? '']));
    const self = createEmptyActor();
    self.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      show(inspected._transitions);
      shows.push(...(inspected.snapshot as AnyMachineSnapshot)._nodes.map(({ id }) => id));
    });
    const after = machine.transition(
      snapshot,
      event,
      scopeOf(() => undefined, self),
    ) as AnyMachineSnapshot;
    return {
      event,
      after,
      shows,
      isEnd: after.status !== 'active' || isLast(event, snapshot as SnapshotFrom<M>),
    };
  };
  return (snapshot: AnyMachineSnapshot): readonly Edge[] => {
    const edges =
      known.get(snapshot) ??
      (eventsAt(snapshot) as EventObject[])
        .filter(
          (event) =>
            machine.getTransitionData(snapshot, event).length > 0 &&
            (model.possible?.(snapshot as SnapshotFrom<M>, event as EventOf<M>) ?? true),
        )
        .map((event) => take(snapshot, event));
    known.set(snapshot, edges);
    return edges;
  };
}
