import * as v from 'valibot';
import type { StateValue } from 'xstate';
import type { ChartState } from '../chart/chart.ts';
import { applyDiff, diff } from './diff.ts';
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

const change = v.object({ path: v.array(v.string()), after: v.optional(v.unknown()) });
/** A snapshot: whole for the first of an actor, then as a diff to the one before. */
const snapshot = v.object({
  status: name,
  value: v.optional(value),
  context: v.optional(v.unknown()),
  changes: v.optional(v.array(change)),
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
  entries: v.array(
    v.object({
      at: v.number(),
      from: sessionId,
      to: name,
      event: v.looseObject({ type: name }),
      transitions: names,
      after: v.optional(snapshot),
    }),
  ),
});

type WrittenSnapshot = v.InferOutput<typeof snapshot>;

/** Formats a session as a JSON file. It holds the messages as they were received, so redacted. */
export function formatSession({ actors, entries, initial: met }: Session): string {
  const charts = [...new Set([...actors.values()].flatMap(({ chart: own }) => own ?? []))];
  const latest = new Map(met);
  const written: v.InferInput<typeof file> = {
    format: FORMAT,
    version: 1,
    charts,
    actors: [...actors.values()].map(({ chart: own, ...actor }) => ({
      ...actor,
      ...(own && { chart: charts.indexOf(own) }),
      met: met.get(actor.sessionId),
    })),
    entries: entries.map(({ at, from, to, event, transitions, after }) => {
      const before = latest.get(to);
      if (after) latest.set(to, after);
      return {
        at,
        from,
        to,
        event,
        transitions: [...transitions],
        after: after && snapshotAfter(before, after),
      };
    }),
  };
  return JSON.stringify(written);
}

/** Parses a session file; undefined if it is invalid. */
export function parseSession(text: string): Session | undefined {
  const parsed = v.safeParse(file, jsonOf(text));
  if (!parsed.success) return undefined;
  const { charts, actors, entries } = parsed.output;
  const latest = new Map<string, ActorSnapshot>();
  const met = new Map<string, ActorSnapshot>();
  const entriesOf = new Map<string, number[]>();
  for (const actor of actors) if (actor.met) met.set(actor.sessionId, snapshotFrom(undefined, actor.met));
  for (const [id, snapshotMet] of met) latest.set(id, snapshotMet);
  const read = entries.map((entry, index): LogEntry => {
    const before = latest.get(entry.to);
    const after = entry.after && snapshotFrom(before, entry.after);
    if (after) latest.set(entry.to, after);
    const own = entriesOf.get(entry.to);
    if (own) own.push(index);
    else entriesOf.set(entry.to, [index]);
    return {
      ...entry,
      index,
      from: entry.from,
      after,
      changes: before && after ? diff(before.context, after.context) : [],
      step: undefined,
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
  };
}

function snapshotAfter(
  before: ActorSnapshot | undefined,
  { status, value: state, context }: ActorSnapshot,
): v.InferInput<typeof snapshot> {
  const changes =
    before && diff(before.context, context).map(({ path, after }) => ({ path: [...path], after }));
  return { status, value: state, ...(changes ? { changes } : { context }) };
}

function snapshotFrom(
  before: ActorSnapshot | undefined,
  { status, value: state, context, changes }: WrittenSnapshot,
): ActorSnapshot {
  return { status, value: state, context: changes ? applyDiff(before?.context, changes) : context };
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
