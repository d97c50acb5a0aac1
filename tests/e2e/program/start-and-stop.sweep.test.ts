import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../harness/program.ts';

test('the program serves the builder, and leaves nothing behind when it stops', async () => {
  const program = await startProgram();
  onTestFinished(program.stop);
  const page = await fetch(program.url);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  await program.stop();
  await expect(fetch(program.url)).rejects.toThrow();
  expect(existsSync(program.dataDir)).toBe(false);
});

test('a given data folder is kept when the program stops', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-kept-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const program = await startProgram({ dataDir });
  await program.stop();
  expect(existsSync(dataDir)).toBe(true);
});

test('a failed start rejects with the printed output', async () => {
  await expect(startProgram({ variables: { PORT: 'three' } })).rejects.toThrow(
    /^npm start ended early, with code 1\. It printed:\n[\s\S]*PORT must be a whole number from 0 to 65535, not "three"\./,
  );
});
