import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { BASELINE } from './baseline.ts';
import type { Sentences, Step } from './model.ts';

/** True if a step changed neither state nor context, and did not end the machine. */
export function isUnchanged({ before, after }: Step<AnyStateMachine>): boolean {
  if (before.status !== after.status) return false;
  return JSON.stringify(before.value) === JSON.stringify(after.value) && isSameContext(before, after);
}

function isSameContext(before: Step<AnyStateMachine>['before'], after: Step<AnyStateMachine>['after']) {
  return Object.keys({ ...before.context, ...after.context }).every((key) =>
    Object.is(before.context[key], after.context[key]),
  );
}

/** True if a step sent, emitted and reported nothing. */
export function isSilent({ sent, emitted, reported }: Step<AnyStateMachine>): boolean {
  return sent.length + emitted.length + reported.length === 0;
}

/** True if an event is the end of an invoked actor. `id` is the actor's id or its suffix. */
export function isEnd(step: Step<AnyStateMachine>, how: 'done' | 'error', id = ''): boolean {
  return step.event.type.startsWith(`xstate.${how}.actor.`) && step.event.type.endsWith(id);
}

/** The sentence that a machine begins in a state. */
export function beginsIn<M extends AnyStateMachine>(
  value: unknown,
): (step: Step<M>, past: readonly Step<M>[]) => boolean | undefined {
  return ({ before }, past) => {
    if (past.length > 0) return undefined;
    return JSON.stringify((before as AnyMachineSnapshot).value) === JSON.stringify(value);
  };
}

/** True if an event is the answer of a service that does not run. */
function isStale({ event, before }: Step<AnyStateMachine>): boolean {
  const [, id] = /^xstate\.done\.actor\.(.*)$/.exec(event.type) ?? [];
  return id !== undefined && before.children[id] === undefined;
}

/** The invariants of every machine. */
export const COMMON_SENTENCES: Sentences<AnyStateMachine> = {
  'time alone changes nothing before a delay has passed': (step) =>
    step.event.type === 'clock.tick' ? isUnchanged(step) && isSilent(step) : undefined,
  'a machine fails only when an actor that it needs has failed': ({ event, after }) =>
    after.status === 'error' ? event.type.startsWith('xstate.error.actor.') : undefined,
  'an invoked actor lives exactly as long as its state': ({ strays }) => strays.length === 0,
  'an answer that comes again, or too late, changes nothing': (step) =>
    isStale(step) ? isUnchanged(step) && isSilent(step) : undefined,
  'what the baseline does not let a state take changes nothing': (step) => {
    const { event, before } = step;
    // XState itself fails a machine where an actor's error is not taken.
    if (/^(clock\.tick$|xstate\.(error|after)\.)/.test(event.type) || isTakenIn(before, event.type))
      return undefined;
    return isUnchanged(step) && isSilent(step);
  },
};

/** What each machine takes in its states by the baseline: `find.open find.close`. */
const TAKEN = new Map(
  Object.entries(BASELINE).map(([machine, { transitions }]) => [
    machine,
    new Set(transitions.map((name) => name.replace(/ #\d+$/, ''))),
  ]),
);

function isTakenIn({ machine, _nodes }: AnyMachineSnapshot, type: string): boolean {
  const taken = TAKEN.get(machine.id);
  return taken === undefined || _nodes.some(({ id }) => taken.has(`${id} ${type}`) || taken.has(`${id} *`));
}

/** The invariant that a run broke, the step that broke it, and the events before that step. */
export interface Broken<M extends AnyStateMachine> {
  readonly sentence: string;
  readonly step: Step<M>;
  readonly after: readonly Step<M>['event'][];
}

/** Checks the invariants on the steps of one run, except on the first `known` ones. */
export class Judge<M extends AnyStateMachine> {
  broken: Broken<M> | undefined;
  private readonly past: Step<M>[] = [];
  private readonly sentences: readonly (readonly [string, Sentences<M>[string]])[];
  private readonly applied: Set<string>;
  private readonly known: number;

  /** The names of the sentences that apply to a step are added to `applied`. */
  constructor(sentences: Sentences<M>, known = 0, applied = new Set<string>()) {
    this.sentences = Object.entries(sentences);
    this.known = known;
    this.applied = applied;
  }

  /** Whether every sentence holds for the next step. */
  see(step: Step<M>): boolean {
    if (this.past.length >= this.known) {
      // What a machine says of an answer is meant of one that it waits for.
      const isOfAll = isStale(step as Step<AnyStateMachine>);
      for (const [sentence, holds] of this.sentences) {
        if (isOfAll && !(sentence in COMMON_SENTENCES)) continue;
        const answer = holds(step, this.past);
        if (answer === undefined) continue;
        this.applied.add(sentence);
        if (answer) continue;
        this.broken = { sentence, step, after: this.past.map(({ event }) => event) };
        return false;
      }
    }
    if ((step.event as EventObject).type !== 'clock.tick') this.past.push(step);
    return true;
  }
}
