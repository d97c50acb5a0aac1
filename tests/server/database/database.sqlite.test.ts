import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteDatabase } from '../../../server/database/database.sqlite.ts';
import { makeTempDir } from '../test-server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A database that another connection has locked, as another process does that opens it at the same time. */
async function lockedByAnother() {
  const dataDir = await makeTempDir();
  const other = new DatabaseSync(join(dataDir, 'new.sqlite'));
  onTestFinished(() => other.close());
  other.exec('create table some(value text); begin immediate');
  return { dataDir, release: () => other.exec('commit') };
}

test('a new file is switched to write-ahead mode once the other process releases its lock', async () => {
  const { dataDir, release } = await lockedByAnother();
  const waits = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    if (waits.mock.calls.length === 3) release();
    return 'timed-out';
  });
  const database = openSqliteDatabase(dataDir, 'new.sqlite', []);
  expect(waits).toHaveBeenCalledTimes(3);
  await database.close();
  const [mode] = new DatabaseSync(join(dataDir, 'new.sqlite')).prepare('pragma journal_mode').all();
  expect(mode).toEqual({ journal_mode: 'wal' });
});

test('opening a locked file fails after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { dataDir } = await lockedByAnother();
  const waits = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    vi.advanceTimersByTime(1000);
    return 'timed-out';
  });
  expect(() => openSqliteDatabase(dataDir, 'new.sqlite', [])).toThrow(
    'new.sqlite is locked by another process. Stop the other server or command, or wait until it has finished.',
  );
  expect(waits).toHaveBeenCalledTimes(6);
});

test('any other error is thrown at once', async () => {
  const dataDir = await makeTempDir();
  const waits = vi.spyOn(Atomics, 'wait');
  expect(() => openSqliteDatabase(dataDir, '.', [])).toThrow('unable to open database file');
  expect(waits).not.toHaveBeenCalled();
});

test('a read never sees a transaction before its commit', async () => {
  const dataDir = await makeTempDir();
  const database = openSqliteDatabase(dataDir, 'new.sqlite', [() => 'create table some(value text)']);
  onTestFinished(database.close);
  const all = () => database.read('select value from some');
  const seen = await database.change(async (query) => {
    await query(`insert into some values('own')`);
    return [await all(), await query('select value from some')];
  });
  expect(seen).toEqual([[], [{ value: 'own' }]]);
  expect(await all()).toEqual([{ value: 'own' }]);
});

test('in a folder that others can read, only the owner can read the files', async () => {
  const dataDir = await makeTempDir();
  await chmod(dataDir, 0o755);
  const database = openSqliteDatabase(dataDir, 'new.sqlite', [() => 'create table some(value text)']);
  onTestFinished(database.close);
  const names = await readdir(dataDir);
  const modes = await Promise.all(names.map(async (name) => (await stat(join(dataDir, name))).mode & 0o777));
  expect(Object.fromEntries(names.map((name, at) => [name, modes[at]]))).toEqual({
    'new.sqlite': 0o600,
    'new.sqlite-shm': 0o600,
    'new.sqlite-wal': 0o600,
  });
});
