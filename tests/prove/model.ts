import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { exampleDetails } from '../../charts/example-payloads.ts';

/** Events that no visitor causes: the end of an invoked actor, the end of a delay, or the passing of time. */
type Outcome =
  | {
      readonly type: `xstate.${'done' | 'error' | 'after'}.${string}`;
      readonly output?: unknown;
      readonly error?: unknown;
    }
  | { readonly type: 'clock.tick' };

export type EventOf<M extends AnyStateMachine> = (EventFromLogic<M> & EventObject) | Outcome;

/** The fields to try an event with: a list, or a function of the snapshot. */
type Cases<M extends AnyStateMachine, Type extends string> =
  | readonly Details<M, Type>[]
  | ((snapshot: SnapshotFrom<M>) => readonly Details<M, Type>[]);
type Details<M extends AnyStateMachine, Type extends string> = Omit<
  Extract<EventFromLogic<M>, { type: Type }>,
  'type'
> & {
  /** For a wildcard: an event type that it matches. */
  readonly type?: Type;
};

/** The inputs of path generation that the chart does not contain. */
export interface Model<M extends AnyStateMachine> {
  readonly name: string;
  readonly machine: M;
  /** Factories of machine inputs, by name. A callback in an input adds its calls to `reported`. */
  readonly starts: Readonly<Record<string, (reported: unknown[]) => InputFrom<M>>>;
  /** The details that each event is tried with. An event that is left out is tried with its example. */
  readonly cases: { readonly [Type in EventFromLogic<M>['type']]?: Cases<M, Type> };
  /** The outputs of each invoked actor, by source: a list, or a function of the snapshot. */
  readonly outputs?: Readonly<
    Record<string, readonly unknown[] | ((snapshot: SnapshotFrom<M>) => readonly unknown[])>
  >;
  /** Errors of each invoked actor beside a plain Error, by source. */
  readonly errors?: Readonly<Record<string, readonly unknown[]>>;
  /** Excludes events that cannot occur in a snapshot. */
  readonly possible?: (snapshot: SnapshotFrom<M>, event: EventOf<M>) => boolean;
  /** Changes of the machine that show in a step but change no behaviour, each with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>;
  /** Outcomes that a guard cannot have in this chart, each with the reason: `chat.top … [isAtField] is never false`. */
  readonly oneSided?: Readonly<Record<string, string>>;
  /** The fields of the context that have one value on all paths, each with the reason. */
  readonly steady?: Readonly<Record<string, string>>;
  /** The states that nothing leaves but the answer of their service, each with the reason. */
  readonly waitsFor?: Readonly<Record<string, string>>;
  /** The services that no path answers `late` or `twice`, each with the reason: `sending late`. */
  readonly notRepeated?: Readonly<Record<string, string>>;
  /** How many pairs of transitions two consecutive events can take. With fewer the paths have shrunk. */
  readonly pairs: number;
  /** The part of the context that distinguishes two snapshots in the same states. */
  readonly key: (snapshot: SnapshotFrom<M>) => unknown;
}

/** What distinguishes a snapshot from others: its states, and the part of the context that the model names. */
export function situationKey<M extends AnyStateMachine>(
  model: Model<M>,
  snapshot: AnyMachineSnapshot,
): string {
  return JSON.stringify([snapshot.value, model.key(snapshot as SnapshotFrom<M>)]);
}

/** The details that an event of a machine is tried with in a snapshot. */
export function casesOf(
  { cases }: { readonly cases: object },
  type: string,
  snapshot: AnyMachineSnapshot,
): readonly object[] {
  const known: Readonly<Record<string, CasesOfAny>> = cases as never;
  const found = known[type] ?? [exampleDetails(type)];
  return typeof found === 'function' ? found(snapshot) : found;
}

type CasesOfAny = readonly object[] | ((at: AnyMachineSnapshot) => readonly object[]);

/** One step of a run: an event and its effects. */
export interface Step<M extends AnyStateMachine> {
  readonly event: EventOf<M>;
  readonly before: SnapshotFrom<M>;
  readonly after: SnapshotFrom<M>;
  /** Events sent to other actors, with the actor's id. */
  readonly sent: readonly { readonly to: string; readonly event: { readonly type: string } }[];
  readonly emitted: readonly { readonly type: string }[];
  /** The calls of callbacks in the input. */
  readonly reported: readonly unknown[];
  /** Invoked actors that did not live exactly as long as their states, described. The first step includes those of the start. */
  readonly strays: readonly string[];
}

/**
 * Invariants: each must hold for every step of every path. `past` holds the earlier steps without clock ticks.
 * Undefined: the invariant does not apply to this step.
 */
export type Sentences<M extends AnyStateMachine> = Readonly<
  Record<string, (step: Step<M>, past: readonly Step<M>[]) => boolean | undefined>
>;
