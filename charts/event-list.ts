import * as v from 'valibot';
import { DeployError } from '../domain/publish/deploy-error.ts';

/**
 * One event and its receiver. `app` is the root actor; others are named by their ids from there, such as
 * `chat` or `chat.editor.upload`. The result of a service is an event too: `xstate.done.actor.second`.
 */
export interface SentEvent {
  readonly to: string;
  readonly event: { readonly type: string; readonly [detail: string]: unknown };
  /** `inspector`, the receiver itself for a delay, or the name of a service of the receiver; absent for the screen. */
  readonly from?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at?: number | undefined;
}

/** A session of the inspector may hold some pictures. */
const MAX_TEXT = 20_000_000;
const MAX_EVENTS = 20_000;
const MAX_FILE_BYTES = 6_000_000;
/** The last time that a `Date` can hold. */
const MAX_TIME = 8.64e15;

const address = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9]*)*$/),
);
const sentEvent = v.strictObject({
  to: address,
  event: v.looseObject({ type: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  from: v.optional(address),
  at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TIME))),
});
const eventList = v.pipe(v.array(sentEvent), v.maxLength(MAX_EVENTS));

const writtenFile = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(255)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_FILE_BYTES)),
});
const writtenError = v.strictObject({ message: v.string(), status: v.optional(v.number()) });

/** Formats an event list as JSON. A file becomes its name, type and size; an error its message and status. */
export function formatEventList(list: readonly SentEvent[]): string {
  const lines = list.map((each) => `  ${JSON.stringify(each, (_, value) => written(value))}`);
  return `[\n${lines.join(',\n')}\n]`;
}

/** Parses an event list; undefined if it is invalid. Files are restored with blanks as content. */
export function parseEventList(text: string): readonly SentEvent[] | undefined {
  const parsed = v.safeParse(eventList, jsonOf(text));
  if (!parsed.success) return undefined;
  const list = parsed.output.map((sent) => ({ ...sent, event: revived(sent.event) }));
  return list.every(({ event }) => event !== undefined) ? (list as readonly SentEvent[]) : undefined;
}

function jsonOf(text: string): unknown {
  if (text.length > MAX_TEXT) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function written(value: unknown): unknown {
  if (value instanceof File) return { name: value.name, type: value.type, size: value.size };
  if (value instanceof DeployError) return { message: value.message, status: value.status };
  return value instanceof Error ? { message: value.message } : value;
}

function revived(event: SentEvent['event']): SentEvent['event'] | undefined {
  if (event.type === 'file.choose') {
    const file = v.safeParse(writtenFile, event.file);
    if (!file.success) return undefined;
    const { name, type, size } = file.output;
    return { ...event, file: new File([' '.repeat(size)], name, { type, lastModified: 0 }) };
  }
  const failure = v.safeParse(writtenError, event.error);
  if (!failure.success) return event;
  const { message, status } = failure.output;
  return { ...event, error: status === undefined ? new Error(message) : new DeployError(message, status) };
}
