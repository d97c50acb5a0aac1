import { describe, expect, test } from 'vitest';
import { killUnderLoad, restartUnderLoad } from '../harness/durability/kill-under-load.ts';
import { startProgram } from '../harness/program.ts';
import { ANON_KEY } from './images/image-server.ts';
import { openLossyProxy } from './store/lossy-proxy.ts';
import { LONGEST_INSTALL_MS, newDatabase } from './store/test-database.ts';
import { makeProject } from './temp-project.ts';
import { makeTempDir, startTestServer } from './test-server.ts';

const NOTHING_LOST = {
  kills: 2,
  publishes: expect.toSatisfy((count: number) => count > 45),
  uploads: expect.toSatisfy((count: number) => count > 10),
  rights: expect.toSatisfy((count: number) => count > 10),
  cutOff: expect.any(Number),
  losses: [],
};

async function twoKills(variables: Record<string, string>) {
  const [root, dataDir] = [await makeProject(), await makeTempDir()];
  const start = () => startProgram({ root, dataDir, variables });
  return killUnderLoad({ kills: 2, anonKey: ANON_KEY, start });
}

describe('a server killed under load loses nothing that it acknowledged', () => {
  test('in SQLite', { timeout: 120_000 }, async () => {
    expect(await twoKills({})).toEqual(NOTHING_LOST);
  });

  test('in PostgreSQL', { timeout: LONGEST_INSTALL_MS }, async ({ skip }) => {
    const { url, isReal } = await newDatabase();
    skip(!isReal, 'PGlite keeps nothing on disk');
    expect(await twoKills({ DATABASE_URL: url })).toEqual(NOTHING_LOST);
  });
});

test('a server whose database goes away under load loses nothing that it acknowledged', {
  timeout: LONGEST_INSTALL_MS,
}, async ({ skip }) => {
  const { url, isReal } = await newDatabase();
  skip(!isReal, 'PGlite keeps a broken connection’s transaction open');
  const proxy = await openLossyProxy(url);
  const { address } = await startTestServer({ settings: { databaseUrl: proxy.url, anonKey: ANON_KEY } });
  const restartDatabase = async () => {
    await proxy.stop();
    await proxy.start();
  };
  const result = await restartUnderLoad({ restarts: 2, anonKey: ANON_KEY, address, restartDatabase });
  expect(result).toEqual({
    ...NOTHING_LOST,
    publishes: expect.toSatisfy((count: number) => count > 40),
    uploads: expect.toSatisfy((count: number) => count > 10),
  });
});
