import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { Client } from 'pg';
import { freePort } from '../local-ports.ts';

/** A database server for tests and benches. */
export interface DatabaseServer {
  /** Whether the server is PostgreSQL and not PGlite. */
  readonly isReal: boolean;
  /** Creates an empty database and resolves with its URL. */
  newDatabase(): Promise<string>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

const OPTIONS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on', 'max_connections=200'];

// The script stops the server and removes its data when its fourth stream closes, so also when the tests are killed. Node
// closes the standard input of a process that ends, and a halted server's data must stay.
const RUN = `
programs=$1 folder=$2 port=$3
"$programs/initdb" --pgdata="$folder/data" --username=parley --auth=scram-sha-256 --pwfile="$folder/password" \\
  --encoding=UTF8 --locale=C --no-sync >&2 || exit 1
(
  cat <&3 >&2
  kill -QUIT $$ $(head -n 1 "$folder/data/postmaster.pid") 2>/dev/null
  while test -e "$folder/data/postmaster.pid"; do sleep 0.05; done
  rm -rf "$folder"
) &
exec 3<&- "$programs/postgres" -D "$folder/data" -p "$port" ${OPTIONS.map((option) => `-c ${option}`).join(' ')}`;

const IS_READY = 'database system is ready to accept connections';

/** A PostgreSQL server that can be stopped and started again. */
export interface PostgresServer extends DatabaseServer {
  /** Ends it as an operator would, at once and with all connections. */
  halt(): Promise<void>;
  /** Starts it again after it was halted, with its data. */
  resume(): Promise<void>;
}

/** Starts a new PostgreSQL server on a free loopback port. Rejects with the server's output if it does not start. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-postgres-'));
  const password = randomBytes(16).toString('hex');
  await writeFile(join(folder, 'password'), password, { mode: 0o600 });
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? await unprivilegedAccount() : undefined;
  for (const path of account ? [folder, join(folder, 'password')] : []) {
    await chown(path, account?.uid ?? 0, account?.gid ?? 0);
  }
  const port = await freePort();
  const child = spawn('sh', ['-c', RUN, 'sh', programs, folder, String(port)], {
    ...account,
    cwd: folder,
    // Ctrl-C in the terminal must not end it before the tests have.
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  await ready(child);
  let running: ChildProcess = child;

  const urlOf = (name: string) => `postgres://parley:${password}@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    isReal: true,
    newDatabase: async () => {
      count += 1;
      const name = `parley_${count}`;
      const client = new Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    halt: async () => {
      const ended = once(running, 'exit');
      running.kill('SIGINT');
      await ended;
    },
    resume: async () => {
      const options = OPTIONS.flatMap((option) => ['-c', option]);
      const args = ['-D', join(folder, 'data'), '-p', String(port), ...options];
      running = spawn(join(programs, 'postgres'), args, {
        ...account,
        cwd: folder,
        detached: true,
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await ready(running);
    },
    stop: async () => {
      endOf(child)?.destroy();
      await closed;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = () => {
      endOf(child)?.destroy();
      reject(new Error(`PostgreSQL did not start:\n${printed}`));
    };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (!printed.includes(IS_READY)) return;
      child.off('exit', fail);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', fail);
  });
}

/** The stream whose end ends the script. */
const endOf = (child: ChildProcess) => child.stdio[3] as Writable | undefined;

async function unprivilegedAccount(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}
