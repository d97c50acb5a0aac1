import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { exampleDetails } from '../../src/inspect/panel/example-payloads.ts';

/** What comes from no visitor: an invoked actor's end, a delay's, or just a moment that passes. */
type Outcome =
  | {
      readonly type: `xstate.${'done' | 'error' | 'after'}.${string}`;
      readonly output?: unknown;
      readonly error?: unknown;
    }
  | { readonly type: 'clock.tick' };

export type EventOf<M extends AnyStateMachine> = (EventFromLogic<M> & EventObject) | Outcome;

/** The details that an event may come with: a list of cases, or those that fit a situation. */
type Cases<M extends AnyStateMachine, Type extends string> =
  | readonly Details<M, Type>[]
  | ((snapshot: SnapshotFrom<M>) => readonly Details<M, Type>[]);
type Details<M extends AnyStateMachine, Type extends string> = Omit<
  Extract<EventFromLogic<M>, { type: Type }>,
  'type'
> & {
  /** For a wildcard: an event that it stands for. */
  readonly type?: Type;
};

/** How a machine's paths are made: everything else is read from its chart. */
export interface Model<M extends AnyStateMachine> {
  readonly name: string;
  readonly machine: M;
  /** The inputs it can start from, made anew for each run; what the outside is told goes into `told`. */
  readonly starts: Readonly<Record<string, (told: unknown[]) => InputFrom<M>>>;
  /** The details that each event is tried with. An event that is left out is tried with the inspector's example. */
  readonly cases: { readonly [Type in EventFromLogic<M>['type']]?: Cases<M, Type> };
  /** What each invoked actor can answer, by its source: a list, or what fits a situation. */
  readonly outputs?: Readonly<
    Record<string, readonly unknown[] | ((snapshot: SnapshotFrom<M>) => readonly unknown[])>
  >;
  /** How else than with a plain error it can break. */
  readonly errors?: Readonly<Record<string, readonly unknown[]>>;
  /** Whether an event can come about in a situation, where not all can. */
  readonly possible?: (snapshot: SnapshotFrom<M>, event: EventOf<M>) => boolean;
  /** What tells situations apart, beside the states: a text or a list. */
  readonly key: (snapshot: SnapshotFrom<M>) => unknown;
}

/** The details that an event of a machine is tried with in a situation. */
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

/** One step of a run: what happened, and what came of it. */
export interface Step<M extends AnyStateMachine> {
  readonly event: EventOf<M>;
  readonly before: SnapshotFrom<M>;
  readonly after: SnapshotFrom<M>;
  /** What the machine sent to other actors, by their ids. */
  readonly sent: readonly { readonly to: string; readonly event: { readonly type: string } }[];
  readonly emitted: readonly { readonly type: string }[];
  readonly told: readonly unknown[];
  /** Which invoked actors did not live as long as their states, and how; in the first step also those of the start. */
  readonly strays: readonly string[];
}

/**
 * What must be true of every step of every path, as sentences; `past` holds the steps before, moments left out.
 * Undefined: the sentence says nothing of this step.
 */
export type Sentences<M extends AnyStateMachine> = Readonly<
  Record<string, (step: Step<M>, past: readonly Step<M>[]) => boolean | undefined>
>;
