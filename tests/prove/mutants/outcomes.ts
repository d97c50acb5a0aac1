import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Model, Sentences } from '../model.ts';
import type { Path } from '../paths-of.ts';
import { run } from '../run.ts';
import { Judge } from '../sentences.ts';
import type { DistinctStep } from '../step-tree.ts';
import type { Change } from './change.ts';
import { isSameStep, type Observed, observe, observeStart } from './observe.ts';

/** `same`: no path shows a difference. `unmet`: no path comes to its place. */
export type Outcome = 'caught' | 'survived' | 'same' | 'unmet';

interface Subject<M extends AnyStateMachine> {
  readonly machine: M;
  readonly starts: Model<M>['starts'];
  readonly sentences: Sentences<M>;
  readonly meeting: ReadonlyMap<string, readonly DistinctStep<M>[]>;
}

/** Finds out what becomes of the changes of a machine. */
export class Outcomes<M extends AnyStateMachine> {
  private readonly observed = new Map<DistinctStep<M>, Observed>();
  private readonly subject: Subject<M>;

  constructor(subject: Subject<M>) {
    this.subject = subject;
  }

  /**
   * A change is caught if a sentence fails on a path of which it changes a step. The steps that meet its place are tried
   * one by one, without an actor, until one differs; only then a path is run, at most `limit` paths. If no step differs
   * in what it shows, no path can. A change whose place no step meets is `unmet`.
   */
  of(change: Change, limit = Number.POSITIVE_INFINITY): Outcome {
    const tried = new Set<Path<M>>();
    const differing: DistinctStep<M>[] = [];
    const met = new Set(change.shownAt.flatMap((place) => this.subject.meeting.get(place) ?? []));
    if (met.size === 0) return 'unmet';
    for (const step of met) {
      if (tried.has(step.path) || !this.differs(change, step)) continue;
      differing.push(step);
      tried.add(step.path);
      if (this.catches(change, step.path, step.at)) return 'caught';
      if (tried.size >= limit) return 'survived';
    }
    for (const step of differing) {
      for (const { path } of following(step)) {
        if (tried.has(path)) continue;
        tried.add(path);
        if (this.catches(change, path, step.at)) return 'caught';
        if (tried.size >= limit) return 'survived';
      }
    }
    return differing.length === 0 ? 'same' : 'survived';
  }

  private differs(change: Change, step: DistinctStep<M>): boolean {
    const before = this.observed.get(step) ?? this.observe(step);
    this.observed.set(step, before);
    const undo = change.make();
    try {
      return !isSameStep(before, this.observe(step));
    } catch {
      return true;
    } finally {
      undo();
    }
  }

  private observe({ path, step }: DistinctStep<M>): Observed {
    const { machine, starts } = this.subject;
    return step
      ? observe(machine, step.before as AnyMachineSnapshot, step.event as EventObject)
      : observeStart(machine, starts[path.start]?.([]));
  }

  private catches(change: Change, { start, events }: Path<M>, at: number): boolean {
    const { machine, starts, sentences } = this.subject;
    const undo = change.make();
    try {
      const known = Math.max(at, 0);
      const judge = new Judge(sentences, known);
      const input = starts[start] as Model<M>['starts'][string];
      const { steps } = run(machine, input, events, { known, see: (step) => judge.see(step) });
      // A machine that fails at its start takes no step.
      return steps.length === 0 || judge.broken !== undefined;
    } catch {
      // It does not end, as XState tells by an error.
      return true;
    } finally {
      undo();
    }
  }
}

/** The steps that follow on a step. */
function following<M extends AnyStateMachine>(step: DistinctStep<M>): DistinctStep<M>[] {
  return [...step.next.values()].flatMap((next) => [next, ...following(next)]);
}
