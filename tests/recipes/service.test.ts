import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_ROOT, SERVICE_SETTINGS } from '../../server/settings.ts';
import { makeTempDir } from '../server/test-server.ts';

const ANALYZE = '/usr/bin/systemd-analyze';
const run = promisify(execFile);

test('the unit of systemd is valid, and what it starts is there', async ({ skip }) => {
  const unit = await readFile(join(PROJECT_ROOT, 'docs/parley.service'), 'utf8');
  const [, program = '', script = ''] = /^ExecStart=\/opt\/parley\/(\S+) (\S+)$/m.exec(unit) ?? [];
  expect([program, script].map((path) => existsSync(join(PROJECT_ROOT, path)))).toEqual([true, true]);
  skip(!existsSync(ANALYZE), 'no systemd');
  const folder = await makeTempDir();
  await mkdir(join(folder, dirname(program)), { recursive: true });
  await symlink(join(PROJECT_ROOT, program), join(folder, program));
  const local = join(folder, 'parley.service');
  await writeFile(local, unit.replaceAll('/opt/parley', folder));
  const { stdout, stderr } = await run(ANALYZE, ['verify', '--man=no', local]);
  expect((stdout + stderr).split('\n').filter((line) => line.includes('parley'))).toEqual([]);
});

test('commands beside the service read the file that it reads, which alone says where the data are', async () => {
  const unit = await readFile(join(PROJECT_ROOT, 'docs/parley.service'), 'utf8');
  expect(unit.match(/^Environment.*$/gm)).toEqual([
    `EnvironmentFile=${SERVICE_SETTINGS}`,
    'Environment=NODE_ENV=production',
  ]);
});

test('what systemd lets the service do is little', async ({ skip }) => {
  skip(!existsSync(ANALYZE), 'no systemd');
  const unit = join(PROJECT_ROOT, 'docs/parley.service');
  // It fails above an exposure of 2.0 of 10.
  await run(ANALYZE, ['security', '--offline=true', '--threshold=20', '--no-pager', unit]);
});

test('what the container starts, and its health check, are there', async () => {
  const dockerfile = await readFile(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
  const scripts = [...dockerfile.matchAll(/CMD \["node", "(\S+)"\]/g)].map(([, script = '']) => script);
  expect(scripts).toEqual(['server/health-check.ts', 'server/start.ts']);
  expect(scripts.filter((script) => !existsSync(join(PROJECT_ROOT, script)))).toEqual([]);
});

test('what the container carries is all that the program needs to serve the builder', async () => {
  const dockerfile = await readFile(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
  const carried = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').map((path) => path.replace(/^\/app\//, '')),
  );
  expect(carried).toEqual([
    ...['package.json', '.env', 'LICENSE', 'NOTICES.md'],
    ...['words', 'domain', 'server', 'dist', 'node_modules'],
  ]);
  // In a process of its own: a build sets the mode of React for the whole process.
  await run(process.execPath, ['server/build.ts'], { cwd: PROJECT_ROOT });
  const root = await makeTempDir();
  for (const path of carried.filter((each) => each !== 'node_modules'))
    await cp(join(PROJECT_ROOT, path), join(root, path), { recursive: true });
  for (const path of await installedWithoutDev()) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await symlink(join(PROJECT_ROOT, path), join(root, path));
  }
  // Not with the scripts of npm: their first word is the Node that comes with the install.
  const program = spawn(process.execPath, ['--preserve-symlinks', 'server/start.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: join(root, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const address = await addressOf(program);
  const page = await fetch(address);
  expect([page.status, (await page.text()).includes('<title>')]).toEqual([200, true]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

/** The packages that `npm prune --omit=dev` leaves, as paths in the project. */
async function installedWithoutDev(): Promise<readonly string[]> {
  const lock = JSON.parse(await readFile(join(PROJECT_ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries<{ readonly dev?: true; readonly devOptional?: true }>(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => !/node_modules\/.*node_modules\/|node_modules\/node-/.test(path))
    .filter((path) => existsSync(join(PROJECT_ROOT, path)));
}

/** The address that a started program prints; rejects with its output if it ends before. */
function addressOf(program: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.once('exit', () => reject(new Error(output)));
  });
}

test('the image runs as a numbered account, which Kubernetes can tell from root', async () => {
  const dockerfile = await readFile(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
  expect(dockerfile.match(/^USER .*$/gm)).toEqual(['USER 1000:1000']);
  expect(dockerfile).toContain('chown 1000:1000 /data');
});
