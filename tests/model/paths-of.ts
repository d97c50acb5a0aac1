import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { formatEventList } from '../../src/inspect/session/event-list.ts';
import { invokesOf } from './chart.ts';
import { casesOf, type EventOf, type Model } from './model.ts';

/** A path through a machine: the name of its start, and its events. */
export interface Path<M extends AnyStateMachine> {
  readonly start: string;
  readonly events: readonly EventOf<M>[];
}

/**
 * Paths that take every event in every distinct snapshot, shortest first. Accepted events
 * lead on. Refused events are appended to the first path that reaches the snapshot, unless the model has `possible`.
 */
export function pathsOf<M extends AnyStateMachine>(model: Model<M>): Path<M>[] {
  return Object.entries(model.starts)
    .flatMap(([start, input]) => pathsFrom(model, start, input([])))
    .sort((a, b) => a.events.length - b.events.length);
}

function pathsFrom<M extends AnyStateMachine>(model: Model<M>, start: string, input: unknown): Path<M>[] {
  const machine: AnyStateMachine = model.machine;
  const eventsAt = eventsOf(model);
  const isTaken = (snapshot: AnyMachineSnapshot, event: EventOf<AnyStateMachine>) =>
    machine.getTransitionData(snapshot, event).length > 0 &&
    (model.possible?.(snapshot as SnapshotFrom<M>, event as EventOf<M>) ?? true);
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, model.key(snapshot as SnapshotFrom<M>)]);
  const options = {
    input,
    limit: 100_000,
    events: eventsAt,
    filterEvents: isTaken,
    serializeEvent: textOf,
    serializeState: (
      snapshot: AnyMachineSnapshot,
      event?: EventOf<AnyStateMachine>,
      previous?: AnyMachineSnapshot,
    ) => [keyOf(snapshot), event && textOf(event), previous && keyOf(previous)].join(' <- '),
  };
  const shortest = getShortestPaths(machine, options).map(({ steps }) =>
    steps.slice(1).map(({ event }) => event as EventOf<AnyStateMachine>),
  );
  const tried = new Set<string>();
  return withoutBeginnings(shortest)
    .sort((a, b) => a.length - b.length)
    .map((way) => {
      let [snapshot] = initialTransition(machine, input) as [AnyMachineSnapshot, unknown];
      const events: EventOf<AnyStateMachine>[] = [];
      for (const event of [undefined, ...way]) {
        if (event) {
          events.push(event);
          [snapshot] = transition(machine, snapshot, event) as [AnyMachineSnapshot, unknown];
        }
        if (model.possible || tried.has(keyOf(snapshot))) continue;
        tried.add(keyOf(snapshot));
        events.push(...eventsAt(snapshot).filter((each) => !isTaken(snapshot, each)));
      }
      return { start, events };
    });
}

/** Removes paths that are a prefix of another path. */
function withoutBeginnings(ways: readonly EventOf<AnyStateMachine>[][]): EventOf<AnyStateMachine>[][] {
  const textsOf = (way: readonly EventOf<AnyStateMachine>[]) => way.map(textOf);
  const beginnings = new Set(
    ways.flatMap((way) => {
      const texts = textsOf(way);
      return texts.map((_, at) => texts.slice(0, at).join());
    }),
  );
  return ways.filter((way) => !beginnings.has(textsOf(way).join()));
}

const numbers = new Map<string, number>();
const numbered = new WeakMap<object, number>();

/** An event as a short key. Objects, which may be whole websites, are replaced by numbers. */
function textOf(event: EventOf<AnyStateMachine>): string {
  const details: [string, unknown][] = Object.entries(event);
  return JSON.stringify(
    details.map(([key, value]) => [key, value instanceof Object ? numberOf(value) : value]),
  );
}

/** The number of an object, equal for equal objects. Unlike JSON, it distinguishes files and errors. */
function numberOf(detail: object): number {
  const text = () => formatEventList([{ to: 'machine', event: { type: 'detail', detail } }]);
  const number = numbered.get(detail) ?? numbers.get(text()) ?? numbers.size;
  numbered.set(detail, number);
  if (number === numbers.size) numbers.set(text(), number);
  return number;
}

/** All events to try in a snapshot: those of the chart, and the ends of running actors and delays. */
export function eventsOf<M extends AnyStateMachine>(model: Model<M>) {
  const sources = new Map(invokesOf(model.machine).map(({ id, src }) => [id, src]));
  const detailsOf = (type: string, snapshot: AnyMachineSnapshot): readonly object[] => {
    if (!type.startsWith('xstate.') || type in model.cases) return casesOf(model, type, snapshot);
    const [, end, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
    if (end === undefined || id === undefined) return [{}];
    const source = sources.get(id) ?? id;
    if (end === 'done') {
      const outputs = model.outputs?.[source] ?? [undefined];
      const fitting = typeof outputs === 'function' ? outputs(snapshot as SnapshotFrom<M>) : outputs;
      return fitting.map((output) => ({ output }));
    }
    return [new Error('broken'), ...(model.errors?.[source] ?? [])].map((error) => ({ error }));
  };
  const own = model.machine.events.filter((type) => !type.startsWith('xstate.'));
  return (snapshot: AnyMachineSnapshot): EventOf<AnyStateMachine>[] => {
    const outcomes = getNextTransitions(snapshot)
      .map(({ eventType }) => eventType)
      // XState raises the done event of a state itself.
      .filter((type) => type.startsWith('xstate.') && !type.startsWith('xstate.done.state.'));
    return [...new Set([...Object.keys(model.cases), ...own, ...outcomes])].flatMap((type) =>
      detailsOf(type, snapshot).map((details) => ({ type, ...details })),
    );
  };
}
