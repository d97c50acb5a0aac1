import type { AnyStateMachine, EventObject } from 'xstate';
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

/** The invariants of every machine. */
export const COMMON_SENTENCES: Sentences<AnyStateMachine> = {
  'time alone changes nothing before a delay has passed': (step) =>
    step.event.type === 'clock.tick' ? isUnchanged(step) && isSilent(step) : undefined,
  'a machine fails only when an actor that it needs has failed': ({ event, after }) =>
    after.status === 'error' ? event.type.startsWith('xstate.error.actor.') : undefined,
  'an invoked actor lives exactly as long as its state': ({ strays }) => strays.length === 0,
};

/** Checks the invariants on a run: those that applied, and the first one broken. */
export function judge<M extends AnyStateMachine>(sentences: Sentences<M>, steps: readonly Step<M>[]) {
  const applied = new Set<string>();
  const past: Step<M>[] = [];
  for (const step of steps) {
    for (const [sentence, holds] of Object.entries(sentences)) {
      const answer = holds(step, past);
      if (answer === undefined) continue;
      applied.add(sentence);
      if (!answer) return { applied, broken: { sentence, step, after: past.map(({ event }) => event) } };
    }
    if ((step.event as EventObject).type !== 'clock.tick') past.push(step);
  }
  return { applied, broken: undefined };
}
