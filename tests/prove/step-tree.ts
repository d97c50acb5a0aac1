import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventOf, Step } from './model.ts';
import { type Path, textOf } from './paths-of.ts';
import type { Run, Seen } from './run.ts';
import { isSilent } from './sentences.ts';

/** A step of a path that no earlier path has taken from the same point. */
export interface DistinctStep<M extends AnyStateMachine> extends Seen {
  /** The first path that takes it, and the index of its event. The start of a path has the index -1. */
  readonly path: Path<M>;
  readonly at: number;
  /** Undefined at the start. */
  readonly step: Step<M> | undefined;
  /** The step that led here. */
  readonly from: DistinctStep<M> | undefined;
  /** The steps that lead on from here, by their event. */
  readonly next: Map<string, DistinctStep<M>>;
}

/**
 * The distinct steps of all paths. A machine is deterministic, so a step is the same on every path that begins alike. A
 * step that does nothing leads nowhere: the path goes on from the point before it.
 */
export class StepTree<M extends AnyStateMachine> {
  readonly steps: DistinctStep<M>[] = [];
  private readonly starts = new Map<string, DistinctStep<M>>();

  /** How many events at the beginning of a path take no new step; undefined if its start is new. */
  known(path: Path<M>): number | undefined {
    return this.follow(path)?.known;
  }

  /** Adds the new steps of a path and returns them. */
  add(path: Path<M>, { steps, seen }: Run<M>): DistinctStep<M>[] {
    const found: DistinctStep<M>[] = [];
    const keep = (
      at: number,
      step: Step<M> | undefined,
      from: DistinctStep<M> | undefined,
    ): DistinctStep<M> => {
      const { states, transitions } = seen[at + 1] ?? { states: new Set<string>(), transitions: new Set() };
      const added = { path, at, step, from, next: new Map(), states, transitions } as DistinctStep<M>;
      found.push(added);
      return added;
    };
    const start = this.starts.get(path.start) ?? keep(-1, undefined, undefined);
    this.starts.set(path.start, start);
    let { known, at } = this.follow(path) ?? { known: 0, at: start };
    const taken = steps.filter(({ event }) => (event as { type: string }).type !== 'clock.tick');
    for (; known < taken.length; known++) {
      const added = keep(known, taken[known], at);
      at.next.set(textOf(path.events[known] as EventOf<AnyStateMachine>), added);
      at = placeAfter(added, at);
    }
    this.steps.push(...found);
    return found;
  }

  private follow(path: Path<M>): { readonly known: number; readonly at: DistinctStep<M> } | undefined {
    let at = this.starts.get(path.start);
    if (!at) return undefined;
    for (const [known, event] of path.events.entries()) {
      const next = at.next.get(textOf(event as EventOf<AnyStateMachine>));
      if (!next) return { known, at };
      at = placeAfter(next, at);
    }
    return { known: path.events.length, at };
  }
}

function placeAfter<M extends AnyStateMachine>(
  taken: DistinctStep<M>,
  before: DistinctStep<M>,
): DistinctStep<M> {
  return leadsOn(taken) ? taken : before;
}

/** Whether a step does anything. */
export function leadsOn<M extends AnyStateMachine>({ step }: DistinctStep<M>): boolean {
  return !step || step.before !== step.after || !isSilent(step);
}

/** The ids of the states that are active when a step begins. */
export function statesBefore({ step }: DistinctStep<AnyStateMachine>): readonly string[] {
  return step ? (step.before as AnyMachineSnapshot)._nodes.map(({ id }) => id) : [];
}
