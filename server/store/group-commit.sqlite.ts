import type { DatabaseSync } from 'node:sqlite';

/** Transactions that changes share: what a commit waits for is the disk, and that takes no longer for many. */
export interface SharedCommits {
  /** Runs a change wholly or not at all; what it resolved with is on disk. */
  change<T>(work: () => T): Promise<T>;
  /** Commits what is waiting, at once. */
  flush(): void;
  /** How many transactions there were. */
  count(): number;
}

interface Change {
  /** Runs the change and answers how to tell its outcome once that is on disk. */
  run(): () => void;
  fail(error: unknown): void;
}

/** Commits the changes of each turn of the event loop together, one that fails being undone by itself. */
export function shareCommits(database: DatabaseSync): SharedCommits {
  const [begin, commit, save, release, undo] = [
    database.prepare('begin immediate'),
    database.prepare('commit'),
    database.prepare('savepoint change'),
    database.prepare('release change'),
    database.prepare('rollback to change'),
  ];
  const waiting: Change[] = [];
  let committed = 0;

  function apply({ run, fail }: Change): () => void {
    save.run();
    try {
      const tell = run();
      release.run();
      return tell;
    } catch (error) {
      // A full or broken disk undoes them all.
      if (!database.isTransaction) throw error;
      undo.run();
      release.run();
      return () => fail(error);
    }
  }

  function flush(): void {
    const changes = waiting.splice(0);
    if (changes.length === 0) return;
    let tells: (() => void)[];
    try {
      begin.run();
      tells = changes.map(apply);
      commit.run();
      committed += 1;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      tells = changes.map(
        ({ fail }) =>
          () =>
            fail(error),
      );
    }
    for (const tell of tells) tell();
  }

  return {
    change: (work) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        const run = () => {
          const outcome = work();
          return () => resolve(outcome);
        };
        waiting.push({ run, fail: reject });
      }),
    flush,
    count: () => committed,
  };
}
