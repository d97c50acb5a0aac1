import { actorsAt, isUntaken } from './point-in-time.ts';
import type { LogEntry, Session } from './session.ts';

/** What the screen reports by itself, without the visitor. */
const SCREEN_REPORTS: readonly string[] = ['page.drawn'];
/** The actor that is shown until the visitor acts: a visit begins there. */
const FIRST_SHOWN = 'chat';

/** Whether an event was sent by the visitor. A replay has no services: it sends their answers from outside too. */
export function isUserEvent({ from, event }: LogEntry): boolean {
  return from === undefined && !event.type.startsWith('xstate.') && !SCREEN_REPORTS.includes(event.type);
}

/** Whether an entry is seldom of interest: scrolling, and what nobody sent on purpose and its receiver does nothing with. */
export function isQuiet(session: Session, entry: LogEntry): boolean {
  return !isUserEvent(entry) && isUntaken(session, entry);
}

/**
 * The session id of the actor to show at an entry: the one whose transition the latest user event caused first. What
 * follows from it in other machines does not count, unless the event, or the fact that it became, was passed on to them. `isChosen`: someone
 * looks at this very entry, so its receiver counts.
 */
export function followedAt(session: Session, index: number, isChosen: boolean): string | undefined {
  const { entries } = session;
  const moves = (entry: LogEntry | undefined) =>
    entry !== undefined && entry.transitions.length > 0 && session.actors.get(entry.to)?.chart !== undefined;
  const chosen = isChosen ? entries[index] : undefined;
  if (chosen && moves(chosen)) return nearestLiving(session, chosen.to, index);
  const user = entries.findLast((entry) => entry.index <= index && isUserEvent(entry) && moves(entry));
  const living = actorsAt(session, index);
  if (!user) return (living.find(({ address }) => address === FIRST_SHOWN) ?? living[0])?.sessionId;
  // A machine may only pass the event on, as the one that opens dialogs does, or say that it happened, as the message box does.
  const subject = subjectOf(user);
  const passedOn = entries
    .slice(user.index + 1, index + 1)
    .find((entry) => entry.from === user.to && subjectOf(entry) === subject && moves(entry));
  return nearestLiving(session, (passedOn ?? user).to, index);
}

/** What an event is about: `message` of `message.send` and `message.sent`. */
function subjectOf({ event }: LogEntry): string {
  return event.type.split('.', 1)[0] ?? '';
}

/** An actor, or after it has stopped the one that had started it. */
export function nearestLiving(
  session: Session,
  sessionId: string | undefined,
  index: number,
): string | undefined {
  const lives = actorsAt(session, index).some((actor) => actor.sessionId === sessionId);
  if (sessionId === undefined || lives) return sessionId;
  return nearestLiving(session, session.actors.get(sessionId)?.parentId, index);
}
