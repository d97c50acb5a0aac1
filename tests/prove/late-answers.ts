import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { statesOf } from './chart.ts';
import type { EventOf, Model } from './model.ts';
import { eventsOf, type Path } from './paths-of.ts';
import { type DistinctStep, leadsOn } from './step-tree.ts';

/** A service that a state invokes, and that ends by itself. */
interface Service {
  readonly id: string;
  readonly state: string;
}

/** A path at whose end a service answers that is no longer waited for. */
export interface LateAnswer<M extends AnyStateMachine> {
  readonly kind: 'late' | 'twice';
  /** The id of the service. */
  readonly service: string;
  readonly path: Path<M>;
}

/** The services of a chart. Watchers and machines that last as long as their state are none. */
export function servicesOf(machine: AnyStateMachine): Service[] {
  return statesOf(machine).flatMap(({ id: state, invoke }) =>
    invoke.flatMap(({ id, onDone }) => (onDone === undefined ? [] : [{ id, state }])),
  );
}

/**
 * Paths on which the services of a machine answer once more, or after their state was left: at once, and after one more
 * event. An error that comes too late has no path: XState fails a machine that does not take one, and never delivers it.
 */
export function lateAnswers<M extends AnyStateMachine>(
  model: Model<M>,
  steps: readonly DistinctStep<M>[],
): LateAnswer<M>[] {
  const eventsAt = eventsOf(model);
  const tried = new Set<string>();
  const isNew = (...key: unknown[]) => {
    const text = JSON.stringify(key);
    return !tried.has(text) && tried.add(text);
  };
  return servicesOf(model.machine).flatMap(({ id }) => {
    const done = `xstate.done.actor.${id}`;
    return steps.flatMap((step): LateAnswer<M>[] => {
      const { before, after, event } = stepOf(step);
      if (!(before?.children[id] && after && !after.children[id] && after.status === 'active')) return [];
      if (!isNew(id, event?.type, before.value, after.value)) return [];
      const path = (...more: readonly unknown[]): Path<M> => ({
        start: step.path.start,
        events: [...step.path.events.slice(0, step.at + 1), ...more] as EventOf<M>[],
      });
      if (event?.type === done) return [{ kind: 'twice', service: id, path: path(event) }];
      const answers = eventsAt(before).filter(({ type }) => type === done);
      const next = [...step.next.values()].find((each) => leadsOn(each) && !stepOf(each).after?.children[id]);
      return answers.flatMap((answer) => [
        { kind: 'late', service: id, path: path(answer) },
        ...(next && stepOf(next).after?.status === 'active'
          ? [{ kind: 'late' as const, service: id, path: path(next.step?.event, answer) }]
          : []),
      ]);
    });
  });
}

/** The services that answer neither late nor twice on any path: `sending late`. */
export function neverRepeated<M extends AnyStateMachine>(
  machine: M,
  answers: readonly LateAnswer<M>[],
): string[] {
  const tried = new Set(answers.map(({ service, kind }) => `${service} ${kind}`));
  return servicesOf(machine)
    .flatMap(({ id }) => [`${id} late`, `${id} twice`])
    .filter((each) => !tried.has(each))
    .toSorted();
}

/** The states that no path leaves while their service does not answer. */
export function statesWithoutExit<M extends AnyStateMachine>(
  machine: M,
  steps: readonly DistinctStep<M>[],
): string[] {
  const isIn = (snapshot: AnyMachineSnapshot | undefined, state: string) =>
    snapshot?._nodes.some(({ id }) => id === state) === true;
  return servicesOf(machine).flatMap(({ id, state }) => {
    const isExit = (step: DistinctStep<M>) => {
      const { before, after, event } = stepOf(step);
      const isAnswer = event?.type.endsWith(`.actor.${id}`) === true;
      return !isAnswer && isIn(before, state) && after?.status !== 'error' && !isIn(after, state);
    };
    return steps.some(isExit) ? [] : state;
  });
}

function stepOf<M extends AnyStateMachine>({ step }: DistinctStep<M>) {
  return (step ?? {}) as {
    readonly before?: AnyMachineSnapshot;
    readonly after?: AnyMachineSnapshot;
    readonly event?: EventObject;
  };
}
