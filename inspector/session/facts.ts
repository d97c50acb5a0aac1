import { formatValue } from '../../charts/chart.ts';
import { digestOf } from '../../domain/storage/startup-source.ts';
import { type Change, diff } from './diff.ts';
import { actorsAt, snapshotAt } from './point-in-time.ts';
import { entriesFromOutside } from './reproduction.ts';
import type { InspectedActor, LogEntry, Session } from './session.ts';
import { BOOTED } from './start-of-app.ts';

/** Facts by name, such as `chat` (its state) or `site.config.hero.title.text`. */
type Facts = Readonly<Record<string, string | number | boolean>>;

/** A longer value is told by its length and a digest. */
const LONGEST = 120;
const MOST_CHANGES = 24;

/**
 * What a run came to at an entry: the states of the machines that took transitions, and what changed in their
 * contexts since the app's start. Times of messages are left out.
 */
export function factsAt(session: Session, index: number): Facts {
  const start = session.entries.findLastIndex(({ event }, n) => n <= index && event.type === BOOTED);
  const outside = new Set(entriesFromOutside(session, index));
  const movers = new Set(
    session.entries
      .slice(start + 1, index + 1)
      .filter((entry) => !outside.has(entry) || hasEffect(session, entry, outside))
      .flatMap(({ to, transitions }) => (transitions.length > 0 ? to : [])),
  );
  const facts = actorsAt(session, index).flatMap((actor) =>
    actor.chart ? factsOf(session, actor, { start, index, hasMoved: movers.has(actor.sessionId) }) : [],
  );
  return Object.fromEntries(facts);
}

/** Whether an event from outside changed its receiver, or led to another event. A test is easier to read without the others. */
export function hasEffect(session: Session, entry: LogEntry, outside: ReadonlySet<LogEntry>): boolean {
  const next = session.entries[entry.index + 1];
  const isFollowed = next !== undefined && !outside.has(next);
  return isFollowed || entry.after !== snapshotAt(session, entry.to, entry.index - 1);
}

interface Span {
  readonly start: number;
  readonly index: number;
  readonly hasMoved: boolean;
}

function factsOf(
  session: Session,
  { sessionId, address }: InspectedActor,
  { start, index, hasMoved }: Span,
): readonly (readonly [string, string | number | boolean])[] {
  const after = snapshotAt(session, sessionId, index);
  const before = snapshotAt(session, sessionId, start);
  const changes = diff(toldOf(address, before?.context), toldOf(address, after?.context));
  const named = changes
    .slice(0, MOST_CHANGES)
    .map((change) => [nameOf(address, change), told(change.after)] as const);
  const others = changes.slice(MOST_CHANGES);
  return [
    ...(hasMoved || !before ? [[address, formatValue(after?.value)] as const] : []),
    ...named,
    ...(others.length > 0
      ? [[`${address}: others`, told(others.map(({ path, after: value }) => [path, value]))] as const]
      : []),
  ];
}

/** The parts of a context that a test is about: not what merely repeats them, as pending commits do. */
function toldOf(address: string, context: unknown): unknown {
  if (typeof context !== 'object' || context === null) return {};
  const { config, history, live, text, drafts, stack }: Record<string, unknown> = { ...context };
  if (address === 'site') return { config, live, ...stepsIn(history) };
  if (address === 'chat') return transcriptIn(stack);
  if (address === 'chat.box') return { text, drafts };
  return context;
}

function stepsIn(history: unknown): object {
  const { past = [], future = [] } = { ...(history as { past?: unknown[]; future?: unknown[] }) };
  return { past: past.length, future: future.length };
}

/** The last message, and all of them as one value. */
function transcriptIn(stack: unknown): object {
  const messages = ((stack ?? []) as readonly Frame[]).flatMap((frame) => frame.messages);
  const said = messages.map(({ text, isUser }) => `${isUser ? 'visitor' : 'assistant'}: ${text}`);
  return { transcript: said.join('\n'), messages: said.length, latest: said.at(-1) };
}

interface Frame {
  readonly messages: readonly { readonly text: string; readonly isUser: boolean }[];
}

function nameOf(address: string, { path }: Change): string {
  return [address, ...path].join('.');
}

function told(value: unknown): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === undefined || value === null) return '(none)';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `(${text.length} characters, ${digestOf(text)})` : text;
}
