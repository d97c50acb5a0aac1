import { snapshotAt } from '../session/point-in-time.ts';
import type { ActorSnapshot, LogEntry, Session } from '../session/session.ts';

/** The names of the levels of a navigation stack, such as `Home`, `Hero`, `Title`; none for an actor without one. */
export function levelsIn(snapshot: ActorSnapshot | undefined): readonly string[] {
  const { stack }: { readonly stack?: unknown } = { ...(snapshot?.context as object | undefined) };
  if (!Array.isArray(stack)) return [];
  return stack.flatMap((frame: { readonly name?: unknown } | null) =>
    typeof frame?.name === 'string' ? [frame.name] : [],
  );
}

/** What an entry did to its receiver's stack: `push Title`, `pop`, `pop to Home`; nothing if it kept its levels. */
export function stackTextOf(session: Session, { to, index, after }: LogEntry): string | undefined {
  if (!after) return undefined;
  const before = levelsIn(snapshotAt(session, to, index - 1));
  const now = levelsIn(after);
  if (before.length === 0 || now.length === 0 || now.length === before.length) return undefined;
  if (now.length > before.length) return `push ${now.slice(before.length).join(', ')}`;
  return before.length - now.length === 1 ? 'pop' : `pop to ${now.at(-1)}`;
}
