import * as v from 'valibot';
import type { StateValue } from 'xstate';
import type { ChartState } from '../../charts/chart.ts';
import { eventList, MAX_TIME } from '../../charts/event-list.ts';
import { diff } from './diff.ts';
import { packed, unpacked } from './packed.ts';
import type { ActorSnapshot, LogEntry, Session } from './session.ts';

const FORMAT = 'parley-session';
const VERSION = 2;
const MAX_TEXT = 100_000_000;

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
const snapshot = v.object({ status: name, value: v.optional(value), context: v.optional(v.unknown()) });
const content = v.object({
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
  before: v.optional(v.object({ events: eventList, missing: count })),
  dropped: v.optional(v.object({ count, before: time })),
  entries: v.array(
    v.object({
      at: time,
      from: sessionId,
      to: name,
      event: v.looseObject({ type: name }),
      transitions: names,
      after: v.optional(snapshot),
    }),
  ),
});

/** Formats a session as a JSON file. It holds what was told, so it is redacted. */
export function formatSession({ actors, entries, initial, before, dropped }: Session): string {
  const charts = [...new Set([...actors.values()].flatMap(({ chart: own }) => own ?? []))];
  const written: v.InferInput<typeof content> = {
    charts,
    actors: [...actors.values()].map(({ chart: own, ...actor }) => ({
      ...actor,
      chart: own && charts.indexOf(own),
      met: initial.get(actor.sessionId),
    })),
    before: before && { ...before, events: [...before.events] as v.InferInput<typeof eventList> },
    dropped,
    entries: entries.map(({ at, from, to, event, transitions, after }) => ({
      at,
      from,
      to,
      event,
      transitions: transitions as string[],
      after,
    })),
  };
  return JSON.stringify({ format: FORMAT, version: VERSION, ...packed(written) });
}

/** Parses a session file; undefined if it is invalid. */
export function parseSession(text: string): Session | undefined {
  const parsed = v.safeParse(content, contentOf(text));
  if (!parsed.success) return undefined;
  const { charts, actors, entries, before: earlier, dropped } = parsed.output;
  const initial = new Map(actors.flatMap(({ sessionId: id, met }) => (met ? [[id, snapshotFrom(met)]] : [])));
  const latest = new Map(initial);
  const entriesOf = new Map<string, number[]>();
  const read = entries.map((entry, index): LogEntry => {
    const before = latest.get(entry.to);
    const after = entry.after && snapshotFrom(entry.after);
    if (after) latest.set(entry.to, after);
    entriesOf.set(entry.to, [...(entriesOf.get(entry.to) ?? []), index]);
    const changes = before && after ? diff(before.context, after.context) : [];
    return { ...entry, index, from: entry.from, after, changes };
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
    initial,
    ...(earlier && { before: earlier as Session['before'] }),
    ...(dropped && { dropped }),
  };
}

function snapshotFrom({ status, value: state, context }: v.InferOutput<typeof snapshot>): ActorSnapshot {
  return { status, value: state, context };
}

function contentOf(text: string): unknown {
  if (text.length > MAX_TEXT) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    const isOurs = v.is(v.object({ format: v.literal(FORMAT), version: v.literal(VERSION) }), json);
    return isOurs ? unpacked(json) : undefined;
  } catch {
    return undefined;
  }
}
