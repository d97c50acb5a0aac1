import { type AnyStateMachine, StateMachine } from 'xstate';

/** The modules of all machines, by their path from this folder. */
export const MACHINE_MODULES = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', {
  eager: true,
});

/** Every machine of the app. */
export const ALL_MACHINES: readonly AnyStateMachine[] = Object.values(MACHINE_MODULES)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);
