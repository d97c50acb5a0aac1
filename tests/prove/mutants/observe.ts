import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
} from 'xstate';
import { scopeOf } from '../actor-scope.ts';

/** An action that XState would execute; its own are known by their type. */
type Effect = readonly [type: string, params: unknown, implementation: unknown];

/** Everything that a step shows: the snapshot after it, and each effect in its order. */
export interface Observed {
  readonly after: AnyMachineSnapshot;
  readonly effects: readonly Effect[];
}

/** Takes a step without a running actor. Effects are noted, not executed. */
export function observe(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject): Observed {
  return observing((scope) => machine.transition(before, event, scope) as AnyMachineSnapshot);
}

/** Starts a machine without a running actor. */
export function observeStart(machine: AnyStateMachine, input: unknown): Observed {
  return observing((scope) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot);
}

const self = createEmptyActor();

function observing(take: (scope: never) => AnyMachineSnapshot): Observed {
  const effects: Effect[] = [];
  const scope = scopeOf(({ type, params, exec }) => {
    effects.push([type, params, type.startsWith('xstate.') ? undefined : exec]);
  }, self);
  return { after: take(scope), effects };
}

/** Whether two steps show the same: state, context, output, and effects with their params in order. */
export function isSameStep(one: Observed, other: Observed): boolean {
  const of = ({ after: { status, value, context, output, error }, effects }: Observed) => [
    status,
    value,
    output,
    error,
    effects,
    context,
  ];
  return isAlike(of(one), of(other));
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!(one instanceof Object && other instanceof Object)) return false;
  // An invoked actor is another object in each step.
  if (isActor(one) || isActor(other)) return isActor(one) && isActor(other) && one.id === other.id;
  if (one instanceof Error || other instanceof Error)
    return one instanceof Error && other instanceof Error && one.message === other.message;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (!(Array.isArray(one) || Object.getPrototypeOf(one) === Object.prototype)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isAlike(one[key as never], other[key as never]))
  );
}

function isActor(value: object): value is AnyActorRef {
  return 'getSnapshot' in value && 'id' in value;
}
