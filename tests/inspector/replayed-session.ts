import { formatValue } from '../../charts/chart.ts';
import type { SentEvent } from '../../charts/event-list.ts';
import { replay } from '../../inspector/app-side/replay.ts';
import { actorsAt, lastIndex, snapshotAt } from '../../inspector/session/point-in-time.ts';
import { NEW_SESSION, record, type Session } from '../../inspector/session/session.ts';

const SAVING = 'xstate.done.actor.0.site.saving.busy.task';

/** A visitor changes the hero's title in the chat, with the results of the services. */
export const EDIT: readonly SentEvent[] = [
  { to: 'chat', event: { type: 'option.pick', label: 'Hero', at: 1 } },
  { to: 'chat', event: { type: 'option.pick', label: 'Title', at: 2 } },
  { to: 'chat.box', event: { type: 'draft.change', text: 'Bread' } },
  { to: 'chat.box', event: { type: 'message.send', at: 3 } },
  { to: 'site', event: { type: `${SAVING}.committing`, output: 'committed' } },
  { to: 'site', event: { type: `${SAVING}.mirroring` } },
  { to: 'chat.request', event: { type: 'xstate.done.actor.second', output: { at: 4 } } },
];

/** The session after a list of events. */
export function sessionOf(list: readonly SentEvent[]): Session {
  return record(NEW_SESSION, replay(list));
}

/** The index of the first entry of an event type; -1 if there is none. */
export function firstIndexOf(session: Session, type: string): number {
  return session.entries.findIndex(({ event }) => event.type === type);
}

/** The index of the last entry. */
export function endOf(session: Session): number {
  return lastIndex(session);
}

/** The state values of the running machines at an entry, by address. */
export function statesAt(session: Session, index: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    actorsAt(session, index)
      .filter(({ chart }) => chart)
      .map(({ address, sessionId }) => [address, formatValue(snapshotAt(session, sessionId, index)?.value)]),
  );
}
