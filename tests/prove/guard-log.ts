import { type AnyStateMachine, and } from 'xstate';
import { guardUsesOf } from './chart.ts';

type Outcomes = { whenTrue: boolean; whenFalse: boolean };

/** Records both outcomes of each use of a guard, while `isOn`. */
export class GuardLog {
  isOn = false;
  private readonly outcomes = new Map<string, Outcomes>();

  /** The guards of the machine are wrapped in place. */
  constructor(machine: AnyStateMachine) {
    for (const [transition, name] of guardUsesOf(machine)) {
      const outcomes = { whenTrue: false, whenFalse: false };
      this.outcomes.set(name, outcomes);
      const { guard } = transition as { guard: string | { readonly type: string } };
      const wrapped = and([guard as never]) as unknown as { check: (...args: unknown[]) => boolean };
      const { check } = wrapped;
      const type = typeof guard === 'string' ? guard : guard.type;
      transition.guard = Object.assign(wrapped, {
        type,
        check: (...args: unknown[]) => {
          const holds = check(...args);
          if (this.isOn) outcomes[holds ? 'whenTrue' : 'whenFalse'] = true;
          return holds;
        },
      }) as never;
    }
  }

  /** Each use of a guard that the baseline lists, and its outcomes. */
  seen(baseline: readonly string[]): (Outcomes & { readonly name: string })[] {
    return baseline.map((name) => ({ name, whenTrue: false, whenFalse: false, ...this.outcomes.get(name) }));
  }
}
