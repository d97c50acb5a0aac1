import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Several changes in one transaction, because a commit waits for the disk and many changes wait no longer than one. */
export interface GroupCommit {
  /**
   * Runs `work` wholly or not at all. When it resolves, the change is on disk. All works share one connection: only
   * one runs at a time, and it must await nothing but statements of its own on that connection.
   */
  change<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when every change asked for so far is committed or has failed. */
  drain(): Promise<void>;
}

type Settle = () => void;

interface Change {
  /** Runs the work and returns how to resolve its promise, which must wait for the commit. */
  run(): Promise<Settle>;
  reject(error: unknown): void;
}

/**
 * Commits the changes of each turn of the event loop in one transaction. A change that fails is rolled back to its own
 * savepoint; the others stay. If the commit fails, all of them fail.
 */
export function groupCommits(database: DatabaseSync): GroupCommit {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const savepoint = database.prepare('savepoint change');
  const release = database.prepare('release change');
  const rollbackToSavepoint = database.prepare('rollback to change');
  const waiting: Change[] = [];
  let running: Promise<void> | undefined;

  async function apply({ run, reject }: Change): Promise<Settle> {
    savepoint.run();
    try {
      const settle = await run();
      release.run();
      return settle;
    } catch (error) {
      // After a full or broken disk SQLite has rolled back the whole transaction.
      if (!database.isTransaction) throw error;
      rollbackToSavepoint.run();
      release.run();
      return () => reject(error);
    }
  }

  async function commitGroup(changes: readonly Change[]): Promise<void> {
    let settles: Settle[] = [];
    try {
      begin.run();
      for (const change of changes) settles.push(await apply(change));
      commit.run();
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      settles = changes.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
    for (const settle of settles) settle();
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      // Until then the other changes of this turn join the group.
      await nextTurn();
      await commitGroup(waiting.splice(0));
    }
    running = undefined;
  }

  return {
    change: (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          const outcome = await work();
          return () => resolve(outcome);
        };
        waiting.push({ run, reject });
        running ??= commitAll();
      }),
    drain: async () => running,
  };
}
