import type {
  ActorLogic,
  AnyActor,
  AnyActorLogic,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate';
import { CAME } from '../../machines/app/machine-came.ts';

/** Machines by the names that their parent knows them by. */
type Machines = Readonly<Record<string, AnyStateMachine>>;

/** Machines whose code comes later: those that are there already, or what brings them. */
interface Late {
  readonly here: Machines | undefined;
  readonly coming: Promise<Machines>;
  /** What a dialog emits that is closed before its machine has come, by the event that closes it. */
  readonly closed?: Readonly<Record<string, string>>;
}

/**
 * A machine with its actors, some of which are machines whose code comes later. A name stands for its machine once that has
 * come; an actor that is started before waits for it, and then begins.
 */
export function withLateMachines<Parent extends AnyStateMachine>(
  parent: Parent,
  actors: NonNullable<Parameters<Parent['provide']>[0]['actors']>,
  names: readonly string[],
  { here, coming, closed = {} }: Late,
): Parent {
  if (here) return parent.provide({ actors: { ...actors, ...here } }) as Parent;
  const waiting = names.map((name) => [
    name,
    waitingFor(
      coming.then((machines) => machines[name]),
      closed,
    ),
  ]);
  const whole = parent.provide({ actors: { ...actors, ...Object.fromEntries(waiting) } });
  void coming.then((machines) => Object.assign(whole.implementations.actors, machines));
  return whole as Parent;
}

/** An actor whose machine has not come: nothing is true of it, and it keeps what it is told. */
type Waiting = Snapshot<unknown> & { readonly input: unknown; readonly told: readonly EventObject[] };

const NOTHING_YET = {
  status: 'active',
  output: undefined,
  error: undefined,
  value: '',
  context: {},
  children: {},
  matches: () => false,
  hasTag: () => false,
  can: () => false,
} as const;

const STOPPED = { status: 'stopped', output: undefined, error: undefined } as const;

interface Came extends EventObject {
  readonly type: typeof CAME;
  readonly machine: AnyStateMachine;
}

function waitingFor(
  coming: Promise<AnyStateMachine | undefined>,
  closed: Readonly<Record<string, string>>,
): AnyActorLogic {
  const logic: ActorLogic<Waiting | AnyMachineSnapshot, EventObject, unknown> = {
    getInitialSnapshot: (_, input) => ({ ...NOTHING_YET, input, told: [] }),
    start: (_, { self }) => {
      void coming.then((machine) => {
        const came: Came | undefined = machine && { type: CAME, machine };
        if (came && self.getSnapshot().status === 'active') self.send(came);
      });
    },
    transition: (snapshot, event, scope) => {
      const own = scope as AnyActorScope;
      // The machine has come: this is asked no more.
      if (!('told' in snapshot)) return snapshot;
      if (event.type === 'xstate.stop') return { ...snapshot, ...STOPPED };
      if (isCame(event)) return begun(event.machine, snapshot, own);
      const end = closed[event.type];
      if (end === undefined) return { ...snapshot, told: [...snapshot.told, event] };
      own.emit({ type: end });
      return { ...snapshot, told: [] };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return logic;
}

/** Makes a waiting actor one of its machine, and lets it do what it was told. */
function begun(machine: AnyStateMachine, { input, told }: Waiting, scope: AnyActorScope): AnyMachineSnapshot {
  // From here on the actor is asked as any other, and inspectors see its machine.
  (scope.self as AnyActor).logic = machine;
  // Whoever listens has listened since before: to them this is no news.
  const initial: AnyMachineSnapshot = machine.getInitialSnapshot({ ...scope, emit: () => {} }, input);
  return told.reduce((here, event) => machine.transition(here, event, scope), initial);
}

function isCame(event: EventObject): event is Came {
  return event.type === CAME;
}
