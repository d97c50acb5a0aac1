import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { TestModel } from 'xstate/graph';
import { formatEventList } from '../../src/domain/event-list.ts';
import { invokesOf } from './chart.ts';
import type { EventOf, Model } from './model.ts';

/** A way through a machine: where it starts, and what happens then. */
export interface Path<M extends AnyStateMachine> {
  readonly start: string;
  readonly events: readonly EventOf<M>[];
}

/**
 * Paths that take every event in every situation that the key tells apart, shortest first: what a situation accepts
 * leads on; what it refuses is tried where the first path comes through, unless the model says what is possible.
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
  const graph = new TestModel<AnyMachineSnapshot, EventOf<AnyStateMachine>, unknown>(machine, {
    input,
    limit: 100_000,
    events: eventsAt,
    filterEvents: (snapshot, event) => isTaken(snapshot, event),
    serializeEvent: textOf,
    serializeState: (snapshot, event, previous) =>
      [keyOf(snapshot), event && textOf(event), previous && keyOf(previous)].join(' <- '),
  });
  const tried = new Set<string>();
  return graph
    .getShortestPaths()
    .sort((a, b) => a.steps.length - b.steps.length)
    .map(({ steps }) => {
      let [snapshot] = initialTransition(machine, input) as [AnyMachineSnapshot, unknown];
      const events: EventOf<AnyStateMachine>[] = [];
      for (const [at, { event }] of steps.entries()) {
        if (at > 0) {
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

/** An event as a text: unlike plain JSON, it tells files and errors apart. */
const textOf = (event: EventOf<AnyStateMachine>) => formatEventList([{ to: 'machine', event }]);

/** All that can happen in a situation: whatever a visitor can do, and how the actors at work can end. */
function eventsOf<M extends AnyStateMachine>(model: Model<M>) {
  const sources = new Map(invokesOf(model.machine).map(({ id, src }) => [id, src]));
  const cases = model.cases as Readonly<
    Record<string, readonly object[] | ((at: unknown) => readonly object[])>
  >;
  const missing = model.machine.events.filter((type) => !type.startsWith('xstate.') && !(type in cases));
  if (missing.length > 0) throw new Error(`${model.name} has no cases for ${missing.join(', ')}`);
  const detailsOf = (type: string, snapshot: AnyMachineSnapshot): readonly object[] => {
    const found = cases[type];
    if (found) return typeof found === 'function' ? found(snapshot) : found;
    const [, end, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
    if (end === undefined || id === undefined) return [{}];
    const source = sources.get(id) ?? id;
    if (end === 'done') return (model.outputs?.[source] ?? [undefined]).map((output) => ({ output }));
    return [new Error('broken'), ...(model.errors?.[source] ?? [])].map((error) => ({ error }));
  };
  return (snapshot: AnyMachineSnapshot): EventOf<AnyStateMachine>[] => {
    const outcomes = getNextTransitions(snapshot)
      .map(({ eventType }) => eventType)
      .filter((type) => type.startsWith('xstate.'));
    return [...new Set([...Object.keys(cases), ...outcomes])].flatMap((type) =>
      detailsOf(type, snapshot).map((details) => ({ type, ...details })),
    );
  };
}
