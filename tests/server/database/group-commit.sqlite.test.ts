import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { groupCommits } from '../../../server/database/group-commit.sqlite.ts';
import { makeTempDir } from '../test-server.ts';

/** A database of texts with group commit, and what another connection sees in it. */
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
    commits: groupCommits(database),
    add: async (value: string) => insert.run(value).changes,
    inside: readFrom(database),
    seen: readFrom(other),
  };
}

test('the changes of one turn are one transaction, and resolve when it is on disk', async () => {
  const { commits, add, inside, seen } = await open();
  const first = commits.change(() => add('a'));
  const second = commits.change(async () => [inside(), seen(), await add('b')]);
  expect(await second).toEqual([['a'], [], 1]);
  await first;
  expect(seen()).toEqual(['a', 'b']);
});

test('a change that fails is rolled back alone', async () => {
  const { commits, add, seen } = await open();
  const outcomes = await Promise.allSettled([
    commits.change(() => add('a')),
    commits.change(async () => {
      await add('half');
      throw new Error('It fails.');
    }),
    commits.change(() => add('b')),
  ]);
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('It fails.') },
    { status: 'fulfilled', value: 1 },
  ]);
  expect(seen()).toEqual(['a', 'b']);
});

test('changes run one after the other, however many statements each has', async () => {
  const { commits, add, seen } = await open();
  const steps: string[] = [];
  const change = (name: string) =>
    commits.change(async () => {
      for (const part of ['1', '2', '3']) {
        await add(name + part);
        steps.push(name + part);
      }
      if (name === 'b') throw new Error('It fails.');
    });
  const outcomes = await Promise.allSettled([change('a'), change('b'), change('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
  expect(seen()).toEqual(['a1', 'a2', 'a3', 'c1', 'c2', 'c3']);
});

test('a change made inside another waits for the next transaction', async () => {
  const { commits, add, seen } = await open();
  let inner: Promise<unknown> | undefined;
  await commits.change(async () => {
    inner = commits.change(async () => [seen(), await add('b')]);
    await add('a');
  });
  expect(seen()).toEqual(['a']);
  expect(await inner).toEqual([['a'], 1]);
  expect(seen()).toEqual(['a', 'b']);
});

test('if the commit fails, every change of it fails, and the next one succeeds', async () => {
  const { database, commits, add, seen } = await open();
  const outcomes = await Promise.allSettled([
    commits.change(() => add('a')),
    commits.change(async () => database.exec(`insert into echo values('of nothing')`)),
  ]);
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(seen()).toEqual([]);
  await commits.change(() => add('b'));
  expect(seen()).toEqual(['b']);
});

test('if one failure rolls back the transaction, as on a full disk, every change fails', async () => {
  const { database, commits, add, seen } = await open();
  const full = new Error('The disk is full.');
  const outcomes = await Promise.allSettled([
    commits.change(() => add('a')),
    commits.change(async () => {
      database.exec('rollback');
      throw full;
    }),
    commits.change(() => add('b')),
  ]);
  expect(outcomes).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: full })));
  expect(seen()).toEqual([]);
});

test('drain waits for pending changes', async () => {
  const { commits, add, seen } = await open();
  const added = commits.change(() => add('a'));
  await commits.drain();
  expect(seen()).toEqual(['a']);
  await added;
  await commits.drain();
});
