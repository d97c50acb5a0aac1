import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { readInSlices } from '../../../server/database/read-in-slices.sqlite.ts';
import { makeTempDir } from '../test-server.ts';

test('between two slices nothing is read: the log is emptied, and rows that were added are seen', async () => {
  const path = join(await makeTempDir(), 'a.sqlite');
  const writer = new DatabaseSync(path);
  onTestFinished(() => writer.close());
  writer.exec(
    `pragma journal_mode = wal; create table note(text text); insert into note values('a'), ('b'), ('c')`,
  );
  const reader = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => reader.close());
  const seen: unknown[] = [];
  for (const { text } of readInSlices(reader, 'note', 'text', { ms: 0, pauseMs: 0 })) {
    seen.push(text);
    if (text === 'b') writer.exec(`insert into note values('d')`);
  }
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  expect(writer.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 });
});
