import { Actor } from 'xstate';
import { ALL_MACHINES } from '../all-machines.ts';

type Guard = (...args: unknown[]) => boolean;

/** The outcomes of a guard that has read the snapshot of another actor. */
export interface ReadGuard {
  readonly name: string;
  readonly whenTrue: boolean;
  readonly whenFalse: boolean;
}

/**
 * Watches the guards of all machines, and finds those that read another actor's snapshot. Only machines that are
 * provided after this are watched. `stop` restores everything.
 */
export function watchReadGuards(): {
  readonly found: () => ReadGuard[];
  /** The guards that were never called, so that nobody knows what they read. */
  readonly unevaluated: () => string[];
  readonly stop: () => void;
} {
  const outcomes = new Map<string, { whenTrue: boolean; whenFalse: boolean }>();
  const reading = new Set<string>();
  let current: string | undefined;
  const { getSnapshot } = Actor.prototype;
  Actor.prototype.getSnapshot = function () {
    if (current !== undefined) reading.add(current);
    return getSnapshot.call(this);
  };
  const undo = ALL_MACHINES.flatMap((machine) => {
    const guards = machine.implementations.guards as Record<string, Guard>;
    return Object.entries(guards).map(([guardName, guard]) => {
      // A guard that is made of others reads what they read.
      if (typeof guard !== 'function' || 'check' in guard) return () => undefined;
      const name = `${machine.id} ${guardName}`;
      const seen = { whenTrue: false, whenFalse: false };
      outcomes.set(name, seen);
      guards[guardName] = (...args) => {
        const outer = current;
        current = name;
        try {
          const holds = guard(...args);
          seen[holds ? 'whenTrue' : 'whenFalse'] = true;
          return holds;
        } finally {
          current = outer;
        }
      };
      return () => {
        guards[guardName] = guard;
      };
    });
  });
  return {
    found: () =>
      [...reading]
        .toSorted()
        .map((name) => ({ name, whenTrue: false, whenFalse: false, ...outcomes.get(name) })),
    unevaluated: () =>
      [...outcomes].flatMap(([name, { whenTrue, whenFalse }]) => (whenTrue || whenFalse ? [] : name)),
    stop: () => {
      Actor.prototype.getSnapshot = getSnapshot;
      for (const restore of undo) restore();
    },
  };
}
