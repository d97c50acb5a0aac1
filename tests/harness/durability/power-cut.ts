import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from '../program.ts';

/** A change of a file that a process made, in the order of its calls. */
export type FileCall =
  | { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly file: string; readonly size: number }
  | { readonly kind: 'sync'; readonly file: string };

const START = fileURLToPath(new URL('../../../server/start.ts', import.meta.url));
const READY = /^Parley is ready at (\S+)$/m;

// Other files are of no use after a power cut: SQLite makes its shared memory anew.
const KEPT = /\.sqlite(?:-wal)?$/;

const SECTOR = 512;

/**
 * A server whose disk loses, at each kill, what it was not asked to make durable: the calls of the process are recorded
 * with strace, and before the next start the files are written anew from those that a power cut would have left. `random`
 * decides which of the calls after the last sync reached the disk, and which did so in part. It needs strace.
 */
export function withPowerCuts(
  dataDir: string,
  variables: Readonly<Record<string, string>>,
  random: () => number,
): () => Promise<Pick<Program, 'url' | 'kill' | 'stop'>> {
  let before = new Map<string, Buffer>();
  let traces: string | undefined;

  async function loseWhatWasNotSynced(folder: string): Promise<void> {
    const left = afterPowerCut(before, await callsIn(folder), random);
    await rm(folder, { recursive: true });
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true });
    for (const [file, bytes] of left) await writeFile(join(dataDir, file), bytes);
    before = left;
  }

  return async () => {
    if (traces !== undefined) await loseWhatWasNotSynced(traces);
    traces = await mkdtemp(join(tmpdir(), 'parley-calls-'));
    await mkdir(dataDir, { recursive: true });
    const record = [
      '-f',
      '-ff',
      '--seccomp-bpf',
      '-ttt',
      '-y',
      '-xx',
      '-s',
      '2000000',
      '-o',
      join(traces, 'calls'),
    ];
    const calls = ['-e', 'trace=pwrite64,ftruncate,fsync,fdatasync', '-e', 'signal=none'];
    const child = spawn('strace', [...record, ...calls, process.execPath, START], {
      env: {
        ...process.env,
        ...variables,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const closed = once(child, 'close');
    const kill = async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await closed;
    };
    const url = await addressIn(child.stdout);
    return { url, kill, stop: kill };
  };
}

/** The files as a power cut leaves them: all that was synced, and of the later calls any, whole or in part. */
export function afterPowerCut(
  before: ReadonlyMap<string, Buffer>,
  calls: readonly FileCall[],
  random: () => number,
): Map<string, Buffer> {
  const files = new Map(before);
  const pending = new Map<string, FileCall[]>();
  for (const call of calls) {
    const waiting = pending.get(call.file) ?? [];
    pending.set(call.file, waiting);
    if (call.kind !== 'sync') waiting.push(call);
    else for (const done of waiting.splice(0)) apply(files, done);
  }
  for (const call of [...pending.values()].flat()) {
    if (random() < 0.5) continue;
    const isTorn = call.kind === 'write' && random() < 0.3;
    const sectors = isTorn ? Math.floor((random() * call.bytes.byteLength) / SECTOR) : 0;
    apply(files, isTorn ? { ...call, bytes: call.bytes.subarray(0, sectors * SECTOR) } : call);
  }
  return files;
}

function apply(files: Map<string, Buffer>, call: FileCall): void {
  const bytes = files.get(call.file) ?? Buffer.alloc(0);
  if (call.kind === 'cut') files.set(call.file, resized(bytes, call.size));
  if (call.kind !== 'write') return;
  const whole = resized(bytes, Math.max(bytes.byteLength, call.offset + call.bytes.byteLength));
  call.bytes.copy(whole, call.offset);
  files.set(call.file, whole);
}

function resized(bytes: Buffer, size: number): Buffer {
  const resizedBytes = Buffer.alloc(size);
  bytes.copy(resizedBytes);
  return resizedBytes;
}

const CALL =
  /^(?<at>\d+\.\d+) (?<name>\w+)\(\d+<(?<path>[^>]*)>(?:, "(?<bytes>[^"]*)", \d+)?(?:, (?<number>\d+))?\) += (?<result>\d+)/;

/** The calls of all threads that ended before the kill, in their order. */
async function callsIn(folder: string): Promise<FileCall[]> {
  const found: { readonly at: number; readonly call: FileCall }[] = [];
  for (const name of await readdir(folder))
    for (const line of (await readFile(join(folder, name), 'latin1')).split('\n')) {
      const { at, name: call = '', path = '', bytes = '', number, result } = CALL.exec(line)?.groups ?? {};
      const file = decode(path).toString().split('/').at(-1) ?? '';
      if (!KEPT.test(file)) continue;
      const whole = { write: decode(bytes).subarray(0, Number(result)), offset: Number(number) };
      found.push({ at: Number(at), call: fileCall(call, file, whole.write, whole.offset) });
    }
  return found.sort((one, other) => one.at - other.at).map(({ call }) => call);
}

function fileCall(name: string, file: string, bytes: Buffer, number: number): FileCall {
  if (name === 'pwrite64') return { kind: 'write', file, offset: number, bytes };
  if (name === 'ftruncate') return { kind: 'cut', file, size: number };
  return { kind: 'sync', file };
}

const decode = (escaped: string) => Buffer.from(escaped.replaceAll('\\x', ''), 'hex');

function addressIn(stdout: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    stdout.on('data', (chunk) => {
      printed += chunk;
      const address = READY.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    stdout.once('end', () => reject(new Error(`The server did not start: ${printed}`)));
  });
}
