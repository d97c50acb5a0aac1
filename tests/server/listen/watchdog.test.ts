import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../server/settings.ts';
import { runNode } from '../run-node.ts';
import { makeTempDir } from '../test-server.ts';

/** A process that feeds the watchdog while it is told to live; `heard` is what a stand-in for systemd-notify was given. */
async function startFed(variables: Record<string, string>) {
  const folder = await makeTempDir();
  const notified = join(folder, 'notified');
  await writeFile(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >>${notified}\n`, {
    mode: 0o755,
  });
  const module = pathToFileURL(join(PROJECT_ROOT, 'server/listen/watchdog.ts')).href;
  const program = join(folder, 'program.ts');
  await writeFile(
    program,
    `import { feedWatchdog } from '${module}';
    feedWatchdog();
    process.on('SIGTERM', () => clearInterval(alive));
    const alive = setInterval(() => {}, 1000);
    console.log('started');`,
  );
  const run = runNode(program, { PATH: `${folder}:${process.env.PATH}`, ...variables });
  await run.printed(/started/);
  const heard = async () => (await readFile(notified, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  return { ...run, heard };
}

test('systemd is told again and again that the process answers', async () => {
  const { heard, kill, ended } = await startFed({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '150000' });
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(2);
  expect(new Set(await heard())).toEqual(
    new Set(['/run/notify READY=1 WATCHDOG=1', '/run/notify WATCHDOG=1']),
  );
  kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('without a watchdog systemd is told once that the server is ready, and without systemd nothing is told', async () => {
  const once = await startFed({ NOTIFY_SOCKET: '/run/notify' });
  await expect.poll(once.heard).toEqual(['/run/notify READY=1 WATCHDOG=1']);
  const never = await startFed({});
  for (const { kill } of [once, never]) kill('SIGTERM');
  expect([await once.ended, await never.ended, await never.heard(), never.output.stderr]).toEqual([
    0,
    0,
    [],
    '',
  ]);
});
