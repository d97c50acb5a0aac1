/** The part of the root actor that the recorder needs. */
interface InspectableActor {
  readonly system: { inspect(observer: (inspected: unknown) => void): unknown };
}

interface Transition {
  readonly source: {
    readonly id: string;
    readonly transitions: Map<string, unknown[]>;
    readonly always?: unknown[];
  };
  readonly eventType: string;
}

interface Inspected {
  readonly type: string;
  readonly event: { readonly type: string };
  readonly actorRef: { getSnapshot(): Snapshot };
  readonly snapshot?: Snapshot;
  readonly _transitions?: readonly Transition[];
}

interface Snapshot {
  readonly status: string;
  readonly _nodes?: readonly { readonly id: string }[];
  readonly machine?: { getTransitionData(snapshot: Snapshot, event: object): readonly Transition[] };
}

/**
 * Records every state and transition of an app's machines, by their names in the chart. The returned function reads the
 * record. It is sent into the browser, so it must not use anything outside itself.
 */
export function recordCoverage(root: InspectableActor): () => string[] {
  const hits = new Set<string>();
  // XState reports no microstep for a transition that fails the machine. It counts once the machine has failed.
  const failing: { readonly actor: Inspected['actorRef']; readonly transitions: readonly Transition[] }[] =
    [];
  const see = (transitions: readonly Transition[]) => {
    for (const transition of transitions) {
      const { source, eventType } = transition;
      const isAlways = source.always?.includes(transition) === true;
      const list = isAlways ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
      const place = list.length > 1 ? ` #${list.indexOf(transition) + 1}` : '';
      hits.add(`${source.id} ${isAlways ? 'always' : eventType}${place}`);
      hits.add(source.id);
    }
  };
  root.system.inspect((inspected) => {
    const { type, snapshot, _transitions, actorRef, event } = inspected as Inspected;
    if (type === '@xstate.event' && event.type.startsWith('xstate.error.actor.')) {
      const before = actorRef.getSnapshot();
      const transitions = before.machine?.getTransitionData(before, event) ?? [];
      failing.push({ actor: actorRef, transitions });
    }
    if (type !== '@xstate.microstep' && type !== '@xstate.snapshot') return;
    for (const { id } of snapshot?._nodes ?? []) hits.add(id);
    see(_transitions ?? []);
  });
  return () => {
    for (const { actor, transitions } of failing)
      if (actor.getSnapshot().status === 'error') see(transitions);
    return [...hits];
  };
}
