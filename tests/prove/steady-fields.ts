import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { DistinctStep } from './step-tree.ts';

type Context = Readonly<Record<string, unknown>>;

/**
 * The fields of a machine's context that have the same value on all paths: no sentence can tell what becomes of them. Other
 * actors, functions and the texts of the screen are left out, because a machine gets them once.
 */
export function steadyFields<M extends AnyStateMachine>(steps: readonly DistinctStep<M>[]): string[] {
  const contexts = steps.flatMap(({ step }) =>
    step
      ? [step.before, step.after].map((snapshot) => (snapshot as AnyMachineSnapshot).context as Context)
      : [],
  );
  const names = new Set(contexts.flatMap((context) => Object.keys(context)));
  return [...names].filter((name) => {
    const values = new Set(contexts.map((context) => context[name]));
    return name !== 'words' && ![...values].some(isGivenOnce) && !differs(values);
  });
}

function isGivenOnce(value: unknown): boolean {
  return (
    typeof value === 'function' || (typeof value === 'object' && value !== null && 'getSnapshot' in value)
  );
}

function differs(values: ReadonlySet<unknown>): boolean {
  const [first, ...others] = values;
  const text = textOf(first);
  return others.some((other) => textOf(other) !== text);
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, each) => (each instanceof Map || each instanceof Set ? [...each] : each));
