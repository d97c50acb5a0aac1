import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logToStdout } from '../../../server/operations/log-to-stdout.ts';
import { PROJECT_ROOT } from '../../../server/settings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, 21, 9) });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('each line is JSON that begins with its time; lines in quick succession are written together', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const line = { id: 'a', method: 'GET', path: '/"quoted"\n', status: 200, ms: 0.5 };
  logToStdout(line);
  vi.advanceTimersByTime(5);
  logToStdout({ ...line, id: 'b' });
  logToStdout({ mail: 'failed', code: 'EAUTH 535' });
  logToStdout({ mail: 'sent' });
  logToStdout({ daily: 'removeUploads', error: 'index row requires 9032 bytes' });
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(written).toHaveBeenCalledTimes(1);
  const lines = String(written.mock.calls[0]?.[0]).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((text) => JSON.parse(text))).toEqual([
    { time: '2026-11-21T09:00:00.000Z', ...line },
    { time: '2026-11-21T09:00:00.005Z', ...line, id: 'b' },
    { time: '2026-11-21T09:00:00.005Z', mail: 'failed', code: 'EAUTH 535' },
    {
      time: '2026-11-21T09:00:00.005Z',
      daily: 'removeUploads',
      error: 'index row requires 9032 bytes',
    },
  ]);
});

test('a process goes on when the reader of its log has ended', async () => {
  const module = pathToFileURL(join(PROJECT_ROOT, 'server/operations/log-to-stdout.ts')).href;
  const program = `
    const { logToStdout } = await import('${module}');
    process.stdin.on('end', () => logToStdout({ writes: 'ok' })).resume();
    process.on('exit', () => logToStdout({ writes: 'ok' }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const said = text(child.stderr);
  child.stdout.destroy();
  child.stdin.end();
  expect([await once(child, 'close'), await said]).toEqual([[0, null], '']);
});
