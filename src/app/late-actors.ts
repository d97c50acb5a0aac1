import type {
  ActorLogic,
  AnyActorLogic,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate';

/** Machines by the names that their parent knows them by. */
type Machines = Readonly<Record<string, AnyStateMachine>>;

/** Machines whose code comes later: those that are there already, or what brings them. */
interface Late {
  readonly here: Machines | undefined;
  readonly coming: Promise<Machines>;
}

/**
 * A machine that invokes others whose code comes later. A name stands for its machine once that has come; an actor that
 * is invoked before waits for it, and then begins.
 */
export function withLateMachines<Parent extends AnyStateMachine>(
  parent: Parent,
  names: readonly string[],
  { here, coming }: Late,
): Parent {
  if (here) return parent.provide({ actors: here }) as Parent;
  const waiting = names.map((name) => [name, waitingFor(coming.then((machines) => machines[name]))]);
  const whole = parent.provide({ actors: Object.fromEntries(waiting) });
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
  readonly type: 'machine.came';
  readonly machine: AnyStateMachine;
}

function waitingFor(coming: Promise<AnyStateMachine | undefined>): AnyActorLogic {
  const logic: ActorLogic<Waiting | AnyMachineSnapshot, EventObject, unknown> = {
    getInitialSnapshot: (_, input) => ({ ...NOTHING_YET, input, told: [] }),
    start: (_, { self }) => {
      void coming.then((machine) => {
        const came: Came | undefined = machine && { type: 'machine.came', machine };
        if (came && self.getSnapshot().status === 'active') self.send(came);
      });
    },
    transition: (snapshot, event, scope) => {
      const own = scope as AnyActorScope;
      if (!('told' in snapshot)) return snapshot.machine.transition(snapshot, event, own);
      if (event.type === 'xstate.stop') return { ...snapshot, ...STOPPED };
      if (!isCame(event)) return { ...snapshot, told: [...snapshot.told, event] };
      const { machine } = event;
      const begun: AnyMachineSnapshot = machine.getInitialSnapshot(own, snapshot.input);
      return snapshot.told.reduce((here, told) => machine.transition(here, told, own), begun);
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return logic;
}

function isCame(event: EventObject): event is Came {
  return event.type === 'machine.came';
}
