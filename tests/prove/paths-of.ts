import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { formatEventList } from '../../charts/event-list.ts';
import { invokesOf } from './chart.ts';
import { casesOf, type EventOf, type Model, situationKey } from './model.ts';

/** A path through a machine: the name of its start, and its events. */
export interface Path<M extends AnyStateMachine> {
  readonly start: string;
  readonly events: readonly EventOf<M>[];
}

/** A situation of a machine: its states, and the part of the context that the model distinguishes. */
interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** The shortest list of events that leads here. */
  readonly way: readonly AnyEvent[];
  /** Its last event. */
  readonly by: Choice | undefined;
  readonly choices: readonly Choice[];
  /** The places in `choices` of the events that no path has taken here yet. */
  readonly left: Set<number>;
}

interface Choice {
  readonly event: AnyEvent;
  /** What becomes of the machine: it refuses the event, goes on, or ends. */
  readonly effect: 'refused' | 'goes on' | 'ends';
  /** The situation after the event, where the machine goes on. */
  readonly to: string;
}

type AnyEvent = EventOf<AnyStateMachine>;

/**
 * Paths that together take every event in every distinct situation, shortest first. A path leads to a situation by the
 * shortest way and ends where another one has led already. Refused events are tried by the first path that comes to a
 * situation, unless the model has `possible`.
 */
export function pathsOf<M extends AnyStateMachine>(model: Model<M>): Path<M>[] {
  return Object.entries(model.starts)
    .flatMap(([start, input]) => {
      const [first] = initialTransition(model.machine as AnyStateMachine, input([])) as [
        AnyMachineSnapshot,
        unknown,
      ];
      return new Explorer(model)
        .pathsFrom(first)
        .map((events) => ({ start, events: events as EventOf<M>[] }));
    })
    .sort((a, b) => a.events.length - b.events.length);
}

class Explorer<M extends AnyStateMachine> {
  private readonly model: Model<M>;
  private readonly eventsAt: ReturnType<typeof eventsOf<M>>;
  private readonly situations = new Map<string, Situation>();

  constructor(model: Model<M>) {
    this.model = model;
    this.eventsAt = eventsOf(model);
  }

  pathsFrom(first: AnyMachineSnapshot): AnyEvent[][] {
    this.discover(first);
    const paths: AnyEvent[][] = [];
    for (const situation of this.situations.values())
      while (situation.left.size > 0) paths.push(this.pathThrough(situation));
    return paths.length > 0 ? paths : [[]];
  }

  /** Finds all situations, the nearest first. */
  private discover(first: AnyMachineSnapshot): void {
    const keys = [this.keyOf(first)];
    this.situations.set(keys[0] as string, this.situation(first, []));
    for (const key of keys) {
      const { snapshot, way, choices } = this.situations.get(key) as Situation;
      for (const choice of choices) {
        const { event, effect, to } = choice;
        if (effect !== 'goes on' || this.situations.has(to)) continue;
        const after = this.take(snapshot, event);
        this.situations.set(to, this.situation(after, [...way, event], choice));
        keys.push(to);
      }
    }
  }

  private situation(snapshot: AnyMachineSnapshot, way: readonly AnyEvent[], by?: Choice): Situation {
    const choices = this.eventsAt(snapshot).map((event) => this.choiceOf(snapshot, event));
    const isTried = ({ effect }: Choice) => effect !== 'refused' || !this.model.possible;
    const left = new Set(choices.flatMap((choice, at) => (isTried(choice) ? at : [])));
    return { snapshot, way, by, choices, left };
  }

  private choiceOf(snapshot: AnyMachineSnapshot, event: AnyEvent): Choice {
    if (!this.isTaken(snapshot, event)) return { event, effect: 'refused', to: '' };
    const after = this.take(snapshot, event);
    const isOver = after.status !== 'active';
    return { event, effect: isOver ? 'ends' : 'goes on', to: isOver ? '' : this.keyOf(after) };
  }

  /** A path to a situation, and on from there for as long as it discovers new ones. */
  private pathThrough(first: Situation): AnyEvent[] {
    const path = [...first.way];
    let situation = first;
    for (;;) {
      const { choices, left } = situation;
      for (const [place, { event, effect }] of choices.entries())
        if (effect === 'refused' && left.delete(place)) path.push(event);
      const place = choices.findIndex((_, at) => left.has(at));
      const chosen = choices[place];
      if (!chosen) return path;
      left.delete(place);
      path.push(chosen.event);
      const next = this.situations.get(chosen.to);
      if (next?.by !== chosen) return path;
      situation = next;
    }
  }

  private isTaken(snapshot: AnyMachineSnapshot, event: AnyEvent): boolean {
    const { machine, possible } = this.model;
    return (
      machine.getTransitionData(snapshot, event).length > 0 &&
      (possible?.(snapshot as SnapshotFrom<M>, event as EventOf<M>) ?? true)
    );
  }

  private take(snapshot: AnyMachineSnapshot, event: AnyEvent) {
    const [after] = transition(this.model.machine as AnyStateMachine, snapshot, event);
    return after as AnyMachineSnapshot;
  }

  private keyOf(snapshot: AnyMachineSnapshot): string {
    return situationKey(this.model, snapshot);
  }
}

const numbers = new Map<string, number>();
const numbered = new WeakMap<object, number>();

const texts = new WeakMap<object, string>();

/** An event as a short key. Objects, which may be whole websites, are replaced by numbers. */
export function textOf(event: EventOf<AnyStateMachine>): string {
  const known = texts.get(event);
  if (known !== undefined) return known;
  const details: [string, unknown][] = Object.entries(event);
  const text = JSON.stringify(
    details.map(([key, value]) => [key, value instanceof Object ? numberOf(value) : value]),
  );
  texts.set(event, text);
  return text;
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
