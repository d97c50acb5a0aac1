import { eventLabel } from '../chart/event-label.ts';
import type { Change } from '../session/diff.ts';
import type { LogEntry, Session } from '../session/session.ts';

const LONGEST = 80;

/** Who an actor is, in the log; whoever is none is the screen. */
export function nameOf({ actors }: Session, sessionId: string | undefined): string {
  const actor = sessionId === undefined ? undefined : actors.get(sessionId);
  if (!actor) return 'screen';
  return actor.chart ? actor.address : actor.source;
}

/** An entry's event, in words. */
export function eventOf(session: Session, { event, from, to }: LogEntry): string {
  const sender = from === undefined || from === to ? undefined : session.actors.get(from);
  return eventLabel(event.type, sender?.source);
}

/** An event's details in one short line. */
export function detailsOf({ type: _, ...details }: LogEntry['event']): string {
  const text = Object.entries(details)
    .map(([key, value]) => `${key}: ${short(value)}`)
    .join(', ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A change in one line: where, what it was, what it is. */
export function changeText({ path, before, after }: Change): {
  readonly path: string;
  readonly before: string;
  readonly after: string;
} {
  return { path: path.join('.') || '(all)', before: short(before), after: short(after) };
}

/** A moment's time of day, to the millisecond. */
export function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}

function short(value: unknown): string {
  if (value === undefined) return '∅';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
