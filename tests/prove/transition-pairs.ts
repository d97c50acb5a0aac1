import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  SnapshotFrom,
} from 'xstate';
import { transitionsOf } from './chart.ts';
import { type EventOf, type Model, situationKey } from './model.ts';
import { eventsOf, type Path } from './paths-of.ts';
import { type DistinctStep, leadsOn } from './step-tree.ts';

/** A situation, with the transitions that lead there and from there. */
interface Joint<M extends AnyStateMachine> {
  readonly into: Map<string, DistinctStep<M>>;
  readonly from: Set<string>;
}

/** The pairs of transitions that two consecutive events take, and the paths to those that no path has taken. */
export class TransitionPairs<M extends AnyStateMachine> {
  private readonly model: Model<M>;
  private readonly names: ReadonlyMap<AnyTransitionDefinition, string>;
  private readonly joints = new Map<string, Joint<M>>();
  private readonly seen = new Set<string>();
  private readonly possible = new Set<string>();

  constructor(model: Model<M>) {
    this.model = model;
    this.names = transitionsOf(model.machine);
  }

  see(steps: readonly DistinctStep<M>[]): void {
    for (const step of steps) {
      const [first, last] = this.ends(step);
      if (!step.step || first === undefined || last === undefined) continue;
      const into = step.from && this.ends(step.from)[1];
      if (into !== undefined) this.seen.add(pairOf(into, first));
      this.jointAt(step.step.before).from.add(first);
      const { after } = step.step as { readonly after: AnyMachineSnapshot };
      if (after.status !== 'active' || !leadsOn(step)) continue;
      const joint = this.jointAt(after as SnapshotFrom<M>);
      if (!joint.into.has(last)) joint.into.set(last, step);
    }
  }

  /** A path for each pair that a situation offers and no path has taken. */
  *paths(): Generator<Path<M>> {
    const eventsAt = eventsOf(this.model);
    for (const { into, from } of this.joints.values()) {
      for (const [last, step] of into) {
        const missing = new Set([...from].filter((first) => !this.seen.has(pairOf(last, first))));
        if (missing.size === 0) continue;
        const snapshot = step.step?.after as AnyMachineSnapshot;
        for (const event of eventsAt(snapshot)) {
          const first = this.transitionAt(snapshot, event);
          if (first === undefined || !missing.delete(first)) continue;
          this.possible.add(pairOf(last, first));
          const events = [...step.path.events.slice(0, step.at + 1), event as EventOf<M>];
          yield { start: step.path.start, events };
        }
      }
    }
  }

  /** How many pairs the paths have taken. */
  count(): number {
    return this.seen.size;
  }

  missed(): string[] {
    return [...this.possible].filter((pair) => !this.seen.has(pair));
  }

  private transitionAt(snapshot: AnyMachineSnapshot, event: EventObject): string | undefined {
    const { machine, possible } = this.model;
    if (possible?.(snapshot as never, event as never) === false) return undefined;
    const [first] = machine.getTransitionData(snapshot, event);
    return first && this.names.get(first);
  }

  private ends({ transitions }: DistinctStep<M>): readonly (string | undefined)[] {
    const names = [...transitions].map((transition) => this.names.get(transition));
    return [names[0], names.at(-1)];
  }

  private jointAt(snapshot: SnapshotFrom<M>): Joint<M> {
    const key = situationKey(this.model, snapshot as AnyMachineSnapshot);
    const joint = this.joints.get(key) ?? { into: new Map(), from: new Set() };
    this.joints.set(key, joint);
    return joint;
  }
}

function pairOf(first: string, second: string): string {
  return `${first} → ${second}`;
}
