import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { shareCommits } from '../../../server/store/group-commit.sqlite.ts';
import { makeTempDir } from '../test-server.ts';

/** A database of texts with shared commits, and what another connection sees in it. */
async function open() {
  const file = join(await makeTempDir(), 'texts.sqlite');
  const [database, other] = [new DatabaseSync(file), new DatabaseSync(file)];
  onTestFinished(() => {
    database.close();
    other.close();
  });
  database.exec(
    `pragma journal_mode = wal; create table text(value text primary key);
    create table echo(value text references text(value) deferrable initially deferred)`,
  );
  const readFrom = (from: DatabaseSync) => () =>
    from
      .prepare('select value from text order by value')
      .all()
      .map(({ value }) => value);
  const insert = database.prepare('insert into text values(?)');
  return {
    database,
    commits: shareCommits(database),
    add: (value: string) => insert.run(value),
    inside: readFrom(database),
    seen: readFrom(other),
  };
}

test('the changes of one turn are one transaction, and answered when it is on disk', async () => {
  const { commits, add, inside, seen } = await open();
  const first = commits.change(() => add('a'));
  const second = commits.change(() => [inside(), seen(), add('b').changes]);
  expect(await second).toEqual([['a'], [], 1]);
  await first;
  expect(seen()).toEqual(['a', 'b']);
});

test('one that fails is undone by itself', async () => {
  const { commits, add, seen } = await open();
  const outcomes = await Promise.allSettled([
    commits.change(() => add('a').changes),
    commits.change(() => {
      add('half');
      throw new Error('It fails.');
    }),
    commits.change(() => add('b').changes),
  ]);
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('It fails.') },
    { status: 'fulfilled', value: 1 },
  ]);
  expect(seen()).toEqual(['a', 'b']);
});

test('where the commit fails none is told that it is done, and the next goes well', async () => {
  const { database, commits, add, seen } = await open();
  const outcomes = await Promise.allSettled([
    commits.change(() => add('a')),
    commits.change(() => database.exec(`insert into echo values('of nothing')`)),
  ]);
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(seen()).toEqual([]);
  await commits.change(() => add('b'));
  expect(seen()).toEqual(['b']);
});

test('where one failure undoes all, as on a full disk, all are told', async () => {
  const { database, commits, add, seen } = await open();
  const full = new Error('The disk is full.');
  const outcomes = await Promise.allSettled([
    commits.change(() => add('a')),
    commits.change(() => {
      database.exec('rollback');
      throw full;
    }),
    commits.change(() => add('b')),
  ]);
  expect(outcomes).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: full })));
  expect(seen()).toEqual([]);
});

test('transactions are counted once they are on disk', async () => {
  const { commits, add } = await open();
  const changes = [commits.change(() => add('a')), commits.change(() => add('b'))];
  expect(commits.count()).toBe(0);
  await Promise.all(changes);
  expect(commits.count()).toBe(1);
  await expect(
    Promise.all([commits.change(() => add('c')), commits.change(() => add('a'))]),
  ).rejects.toThrow();
  expect(commits.count()).toBe(2);
});

test('what waits can be committed at once', async () => {
  const { commits, add, seen } = await open();
  const added = commits.change(() => add('a'));
  commits.flush();
  expect(seen()).toEqual(['a']);
  await added;
});
