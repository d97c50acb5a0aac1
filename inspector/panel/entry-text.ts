import { activeStates, type ChartState, type ChartTransition, statesIn } from '../../charts/chart.ts';
import { transitionText } from '../../charts/chart-text.ts';
import { eventLabel, isWildcardFor } from '../../charts/event-label.ts';
import type { SentEvent } from '../../charts/event-list.ts';
import type { Change } from '../session/diff.ts';
import { lifeChangesAt } from '../session/lifetimes.ts';
import type { ActorSnapshot, LogEntry, Session } from '../session/session.ts';

const LONGEST = 80;

/** The name of an actor in the log; `screen` for a sender that is no actor. */
export function nameOf({ actors }: Session, sessionId: string | undefined): string {
  const actor = sessionId === undefined ? undefined : actors.get(sessionId);
  if (!actor) return 'screen';
  return actor.chart ? actor.address : actor.source;
}

/** The label of an entry's event. */
export function eventOf(session: Session, { event, from, to }: LogEntry): string {
  const sender = from === undefined || from === to ? undefined : session.actors.get(from);
  return eventLabel(event.type, sender?.source);
}

/** The label of an event from before the session. The chart of its receiver names the service that a result is of. */
export function earlierEventOf({ actors }: Session, { to, from, event: { type } }: SentEvent): string {
  const chart = [...actors.values()].findLast(({ address }) => address === to)?.chart;
  const invokes = chart ? statesIn(chart).flatMap((state) => state.invokes) : [];
  return eventLabel(type, from ?? invokes.find(({ id }) => type.endsWith(`.actor.${id}`))?.source);
}

/** The actors that an entry started and stopped, such as `starts chat.editor`. */
export function lifeTextsOf(session: Session, { index }: LogEntry): readonly string[] {
  const { started, stopped } = lifeChangesAt(session, index);
  return [
    ...started.map(({ sessionId }) => `starts ${nameOf(session, sessionId)}`),
    ...stopped.map(({ sessionId }) => `stops ${nameOf(session, sessionId)}`),
  ];
}

/** An event's payload, without XState's own ids. */
export function payloadOf({ type, ...payload }: LogEntry['event']): Readonly<Record<string, unknown>> {
  if (!type.startsWith('xstate.')) return payload;
  const { actorId: _, ...others } = payload;
  return others;
}

/** An event's payload in one line of at most 160 characters, without the time that the log has anyway. */
export function detailsOf(event: LogEntry['event']): string {
  const { at: _, ...details } = payloadOf(event);
  const text = Object.entries(details)
    .map(([key, value]) => `${key}: ${short(value)}`)
    .join(', ');
  return clipped(text, 2 * LONGEST);
}

/** The transitions of an entry in words, each followed by the guards that were false before it. */
export function transitionsOf({ actors }: Session, { to, transitions }: LogEntry): readonly string[] {
  return placed(actors.get(to)?.chart, transitions).flatMap(({ state, transition }) => {
    const before = state.transitions.slice(0, state.transitions.indexOf(transition));
    const passedOver = guardsOn(before, transition.event);
    return [
      placedText({ state, transition }),
      ...(passedOver.length > 0 ? [`${passedOver.join(', ')} ${wasOrWere(passedOver)} false`] : []),
    ];
  });
}

interface PlacedTransition {
  readonly state: ChartState;
  readonly transition: ChartTransition;
}

/** Transitions with the states that they leave, in the given order. */
function placed(chart: ChartState | undefined, ids: readonly string[]): readonly PlacedTransition[] {
  const all = (chart ? statesIn(chart) : []).flatMap((state) =>
    state.transitions.map((transition) => ({ state, transition })),
  );
  return ids.flatMap((id) => all.find(({ transition }) => transition.id === id) ?? []);
}

function placedText({ state, transition }: PlacedTransition): string {
  return `${state.key}: ${transitionText(state, transition)}`;
}

/** Why no transition took an entry's event: guards that were false, or no active state that has a transition on it. */
export function whyUntaken({ actors }: Session, { to, event, after }: LogEntry): string {
  const guards = guardsAgainst(actors.get(to)?.chart, after, event.type);
  return guards.length > 0
    ? `Not taken: ${guards.join(', ')} ${wasOrWere(guards)} false.`
    : 'Not taken: no active state has a transition on this event.';
}

/** The guards of an event in the active states: all are false if the event is refused. */
function guardsAgainst(
  chart: ChartState | undefined,
  snapshot: ActorSnapshot | undefined,
  event: string,
): readonly string[] {
  if (!chart) return [];
  const active = activeStates(chart, snapshot?.value);
  const candidates = statesIn(chart).flatMap(({ id, transitions }) => (active.has(id) ? transitions : []));
  return [...new Set(guardsOn(candidates, event))];
}

function guardsOn(transitions: readonly ChartTransition[], event: string): readonly string[] {
  return transitions.flatMap(({ guard, event: on }) =>
    guard !== undefined && (on === event || isWildcardFor(on, event)) ? [guard] : [],
  );
}

function wasOrWere(names: readonly string[]): string {
  return names.length === 1 ? 'was' : 'were';
}

/** A change in one line: path, old value, new value. */
export function changeText({ path, before, after }: Change): {
  readonly path: string;
  readonly before: string;
  readonly after: string;
} {
  return { path: path.join('.') || '(all)', before: short(before), after: short(after) };
}

/** The time between two entries, such as `+12 ms` or `+3.4 s`. */
export function sinceText(milliseconds: number): string {
  return milliseconds < 1000 ? `+${milliseconds} ms` : `+${(milliseconds / 1000).toFixed(1)} s`;
}

/** The time of day in UTC, to the millisecond. `at` is in milliseconds since 1970. */
export function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}

function short(value: unknown): string {
  if (value === undefined) return '∅';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return clipped(text, LONGEST);
}

function clipped(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
