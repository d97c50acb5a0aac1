import * as v from 'valibot';
import type { StateValue } from 'xstate';
import type { ChartState } from '../../charts/chart.ts';
import { applyDiff, diff } from './diff.ts';
import { MAX_TIME } from './event-list.ts';
import type { ActorSnapshot, LogEntry, Session } from './session.ts';

const FORMAT = 'parley-session';
const MAX_TEXT = 100_000_000;
const MAX_DEPTH = 60;

const name = v.pipe(v.string(), v.maxLength(300));
const names = v.array(name);
const sessionId = v.optional(name);
const value: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => value),
  ),
]);

const chart: v.GenericSchema<unknown, ChartState> = v.object({
  id: name,
  key: name,
  kind: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  description: v.string(),
  initial: sessionId,
  entry: names,
  exit: names,
  invokes: v.array(v.object({ id: name, source: name })),
  transitions: v.array(
    v.object({ id: name, event: name, guard: v.optional(v.string()), targets: names, actions: names }),
  ),
  states: v.array(v.lazy(() => chart)),
});

const time = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TIME));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.object({
  path: v.pipe(v.array(v.string()), v.maxLength(MAX_DEPTH)),
  after: v.optional(v.unknown()),
});
/** A snapshot: whole for the first of an actor, then as a diff to an earlier one. Without a status, the state is that one's. */
const snapshot = v.object({
  status: v.optional(name),
  value: v.optional(value),
  context: v.optional(v.unknown()),
  changes: v.optional(v.array(change)),
  /** The index of the entry whose snapshot the changes are to, if it is not that of the actor before. */
  like: v.optional(count),
});
const file = v.object({
  format: v.literal(FORMAT),
  version: v.literal(1),
  charts: v.array(chart),
  actors: v.array(
    v.object({
      sessionId: name,
      parentId: sessionId,
      id: name,
      source: name,
      address: name,
      bornAt: v.number(),
      stoppedAt: v.optional(v.number()),
      chart: v.optional(v.number()),
      met: v.optional(snapshot),
    }),
  ),
  dropped: v.optional(v.object({ count, before: time })),
  entries: v.array(
    v.object({
      at: time,
      from: sessionId,
      to: name,
      event: v.looseObject({ type: name }),
      /** The event is a diff to that of an earlier entry. */
      like: v.optional(v.object({ index: count, changes: v.array(change) })),
      transitions: names,
      after: v.optional(snapshot),
    }),
  ),
});

type WrittenSnapshot = v.InferOutput<typeof snapshot>;

/** Formats a session as a JSON file. It holds the messages as they were received, so redacted. */
export function formatSession({ actors, entries, initial: met, dropped }: Session): string {
  const charts = [...new Set([...actors.values()].flatMap(({ chart: own }) => own ?? []))];
  const latest = new Map(met);
  const events = new Map<string, LogEntry>();
  const written: v.InferInput<typeof file> = {
    format: FORMAT,
    version: 1,
    charts,
    actors: [...actors.values()].map(({ chart: own, ...actor }) => ({
      ...actor,
      ...(own && { chart: charts.indexOf(own) }),
      met: met.get(actor.sessionId),
    })),
    dropped,
    entries: entries.map((entry) => {
      const { at, from, to, transitions, after } = entry;
      const before = latest.get(to);
      if (after) latest.set(to, after);
      const kind = `${actors.get(to)?.source} ${entry.event.type}`;
      const like = events.get(kind);
      events.set(kind, entry);
      return {
        at,
        from,
        to,
        ...eventLike(like, entry),
        transitions: [...transitions],
        after: after && snapshotAfter(after, before, like),
      };
    }),
  };
  return JSON.stringify(written);
}

/** Parses a session file; undefined if it is invalid. */
export function parseSession(text: string): Session | undefined {
  const parsed = v.safeParse(file, jsonOf(text));
  if (!parsed.success) return undefined;
  const { charts, actors, entries, dropped } = parsed.output;
  const latest = new Map<string, ActorSnapshot>();
  const met = new Map<string, ActorSnapshot>();
  const entriesOf = new Map<string, number[]>();
  for (const actor of actors) if (actor.met) met.set(actor.sessionId, snapshotFrom(undefined, actor.met));
  for (const [id, snapshotMet] of met) latest.set(id, snapshotMet);
  const events: LogEntry['event'][] = [];
  const snapshots: (ActorSnapshot | undefined)[] = [];
  const read = entries.map(({ like, ...entry }, index): LogEntry => {
    const event = like ? eventFrom(events[like.index], like.changes, entry.event) : entry.event;
    events.push(event);
    const before = latest.get(entry.to);
    const base = entry.after?.like === undefined ? before : snapshots[entry.after.like];
    const after = entry.after && snapshotFrom(base, entry.after);
    snapshots.push(after);
    if (after) latest.set(entry.to, after);
    const own = entriesOf.get(entry.to);
    if (own) own.push(index);
    else entriesOf.set(entry.to, [index]);
    return {
      ...entry,
      index,
      event,
      from: entry.from,
      after,
      changes: before && after ? diff(before.context, after.context) : [],
    };
  });
  return {
    actors: new Map(
      actors.map(({ met: _, chart: own, parentId, ...actor }) => [
        actor.sessionId,
        { ...actor, parentId, chart: own === undefined ? undefined : charts[own] },
      ]),
    ),
    entries: read,
    entriesOf,
    initial: met,
    ...(dropped && { dropped }),
  };
}

/** An event that holds objects, such as the input of a service, is mostly equal to the one of its kind before. */
function eventLike(like: LogEntry | undefined, { event }: LogEntry) {
  if (!like || !Object.values(event).some((part) => typeof part === 'object')) return { event };
  const changes = diff(like.event, event).map(({ path, after }) => ({ path: [...path], after }));
  return { event: { type: event.type }, like: { index: like.index, changes } };
}

function eventFrom(
  like: LogEntry['event'] | undefined,
  changes: readonly { readonly path: readonly string[]; readonly after?: unknown }[],
  { type }: LogEntry['event'],
): LogEntry['event'] {
  const details = applyDiff(like, changes);
  return { ...(typeof details === 'object' ? details : undefined), type };
}

/** Writes a snapshot as the shorter diff: to the one before, or to the one after the latest event of its kind. */
function snapshotAfter(
  { status, value: state, context }: ActorSnapshot,
  before: ActorSnapshot | undefined,
  like?: LogEntry | undefined,
): v.InferInput<typeof snapshot> {
  if (!before) return { status, value: state, context };
  const to = (base: ActorSnapshot) => {
    const changes = diff(base.context, context).map(({ path, after }) => ({ path: [...path], after }));
    return status === base.status && state === base.value ? { changes } : { status, value: state, changes };
  };
  const own = to(before);
  if (!like?.after || like.after === before || own.changes.length === 0) return own;
  const other = { ...to(like.after), like: like.index };
  return JSON.stringify(other).length < JSON.stringify(own).length ? other : own;
}

function snapshotFrom(
  before: ActorSnapshot | undefined,
  { status, value: state, context, changes }: WrittenSnapshot,
): ActorSnapshot {
  const base = before ?? { status: '', value: undefined, context: undefined };
  return {
    ...(status === undefined ? base : { status, value: state }),
    context: changes ? applyDiff(base.context, changes) : context,
  };
}

function jsonOf(text: string): unknown {
  if (text.length > MAX_TEXT) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return isShallow(json, 0) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** A hostile file may be nested deeper than the stack allows. */
function isShallow(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return true;
  return depth < MAX_DEPTH && Object.values(json).every((part) => isShallow(part, depth + 1));
}
