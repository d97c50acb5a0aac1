import { parseEventList } from '../../charts/event-list.ts';
import { exampleDetails } from '../../charts/example-payloads.ts';
import type { Session } from '../session/session.ts';

/** What to start an event's payload from: what was last sent with it, else an example; times are `now`. */
export function examplePayload({ entries }: Session, type: string, now: number): string {
  const { type: _, ...seen } = entries.findLast(({ event }) => event.type === type)?.event ?? { type };
  const details = Object.keys(seen).length > 0 ? seen : exampleDetails(type);
  return JSON.stringify('at' in details ? { ...details, at: now } : details, null, 2);
}

/** An event from its typed details, a file with blanks for its content; a text that says why where they are none. */
export function eventFrom(type: string, details: string): { readonly type: string } | string {
  try {
    const parsed: unknown = JSON.parse(details.trim() === '' ? '{}' : details);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      return 'The details are an object, such as {"text": "Hello"}.';
    }
    const [sent] = parseEventList(JSON.stringify([{ to: 'app', event: { ...parsed, type } }])) ?? [];
    return sent?.event ?? 'A file is written as its name, type and size.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
