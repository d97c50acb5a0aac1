import type { AnyActor, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { guardText, transitionId } from '../../charts/chart.ts';
import { isWildcardFor } from '../../charts/event-label.ts';
import type { Verdict } from '../session/messages.ts';

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

const NOWHERE = 'no transition here';

/** Whether an actor would take each event now. If not, the guards in the way, by name. */
export function verdictsOf(actor: AnyActor, events: readonly EventObject[]): readonly Verdict[] {
  const snapshot: unknown = actor.getSnapshot();
  return isOfMachine(snapshot) ? events.map((event) => verdictOf(snapshot, event)) : [];
}

function verdictOf(snapshot: AnyMachineSnapshot, event: EventObject): Verdict {
  const { type } = event;
  try {
    if (snapshot.status === 'active' && snapshot.can(event)) {
      const transitions = (snapshot.machine.getTransitionData(snapshot, event) ?? []).map(transitionId);
      return { type, isAccepted: true, transitions, reasons: [] };
    }
    const reasons = candidatesFor(snapshot, type).map((transition) => hurdle(snapshot, event, transition));
    return refusal(type, reasons.length > 0 ? [...new Set(reasons)] : [NOWHERE]);
  } catch (error) {
    // A payload that is typed by hand may lack what a guard reads.
    const text = error instanceof Error ? error.message : String(error);
    return refusal(type, [`a guard fails on this payload: ${text}`]);
  }
}

function refusal(type: string, reasons: readonly string[]): Verdict {
  return { type, isAccepted: false, transitions: [], reasons };
}

/** The transitions of the active states on an event, the innermost states' first, wildcards last. */
function candidatesFor(snapshot: AnyMachineSnapshot, type: string): readonly AnyTransitionDefinition[] {
  if (snapshot.status !== 'active') return [];
  return snapshot._nodes
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap(({ transitions }) => {
      const wildcards = [...transitions.keys()].filter((each) => isWildcardFor(each, type));
      const byLength = wildcards.toSorted((a, b) => b.length - a.length);
      return [type, ...byLength].flatMap((each) => transitions.get(each) ?? []);
    });
}

function hurdle(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  { guard }: AnyTransitionDefinition,
): string {
  if (guard === undefined) return 'the event is taken and changes nothing';
  const isMet = evaluateGuard(guard, snapshot.context, event, snapshot);
  if (isMet) return `${guardText(guard)} is true, and then nothing happens`;
  const parts = partsOf(snapshot, guard).map(
    (part) => `${partText(part)} is ${evaluateGuard(part, snapshot.context, event, snapshot)}`,
  );
  return `${guardText(guard)} is false${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

/** The guards that a guard of `and`, `or` or `not` is made of. */
function partsOf({ machine }: AnyMachineSnapshot, guard: Guard): readonly Guard[] {
  const name = typeof guard === 'string' ? guard : 'type' in guard ? guard.type : undefined;
  const implementation: unknown = name === undefined ? guard : machine.implementations.guards[name];
  if (typeof implementation !== 'function' || !('guards' in implementation)) return [];
  return Array.isArray(implementation.guards) ? implementation.guards : [];
}

function partText(part: Guard): string {
  if (typeof part === 'function' && 'stateValue' in part) return `in ${String(part.stateValue)}`;
  return typeof part === 'function' ? 'a combination' : guardText(part);
}

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && '_nodes' in snapshot;
}
