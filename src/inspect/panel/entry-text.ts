import { eventLabel } from '../chart/event-label.ts';
import type { Change } from '../session/diff.ts';
import { INSPECTOR, type LogEntry, type Session } from '../session/session.ts';

const LONGEST = 80;

/** The name of an actor in the log; `screen` for a sender that is no actor. */
export function nameOf({ actors }: Session, sessionId: string | undefined): string {
  if (sessionId === INSPECTOR) return INSPECTOR;
  const actor = sessionId === undefined ? undefined : actors.get(sessionId);
  if (!actor) return 'screen';
  return actor.chart ? actor.address : actor.source;
}

/** The label of an entry's event. */
export function eventOf(session: Session, { event, from, to }: LogEntry): string {
  const sender = from === undefined || from === to ? undefined : session.actors.get(from);
  return eventLabel(event.type, sender?.source);
}

/** An event's payload in one line of at most 80 characters. */
export function detailsOf({ type: _, ...details }: LogEntry['event']): string {
  const text = Object.entries(details)
    .map(([key, value]) => `${key}: ${short(value)}`)
    .join(', ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A change in one line: path, old value, new value. */
export function changeText({ path, before, after }: Change): {
  readonly path: string;
  readonly before: string;
  readonly after: string;
} {
  return { path: path.join('.') || '(all)', before: short(before), after: short(after) };
}

/** The time of day in UTC, to the millisecond. `at` is in milliseconds since 1970. */
export function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}

function short(value: unknown): string {
  if (value === undefined) return '∅';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
