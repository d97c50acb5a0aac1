import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A database server for tests and benches. */
export interface DatabaseServer {
  /** Whether the server is PostgreSQL and not PGlite. */
  readonly isReal: boolean;
  /** Creates an empty database and resolves with its URL. */
  newDatabase(): Promise<string>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

// The script stops the server and removes its data when its standard input closes, so also when the tests are killed.
const RUN = `
programs=$1 folder=$2 port=$3
"$programs/initdb" --pgdata="$folder/data" --username=parley --auth=scram-sha-256 --pwfile="$folder/password" \\
  --encoding=UTF8 --locale=C --no-sync >&2 || exit 1
exec 3<&0
(
  cat <&3 >&2
  kill -QUIT $$
  while test -e "$folder/data/postmaster.pid"; do sleep 0.05; done
  rm -rf "$folder"
) &
exec 3<&- "$programs/postgres" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 \\
  -c unix_socket_directories= -c fsync=on -c max_connections=200`;

const IS_READY = 'database system is ready to accept connections';

/** Starts a new PostgreSQL server on a free loopback port. Rejects with the server's output if it does not start. */
export async function startPostgres(programs: string): Promise<DatabaseServer> {
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
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const closed = once(child, 'close');
  await ready(child);

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
    stop: async () => {
      child.stdin.end();
      await closed;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes(IS_READY)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => {
      child.stdin?.destroy();
      reject(new Error(`PostgreSQL did not start:\n${printed}`));
    });
  });
}

async function unprivilegedAccount(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}
