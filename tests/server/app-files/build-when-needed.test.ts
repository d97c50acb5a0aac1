import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildFingerprint } from '../../../server/app-files/build-fingerprint.ts';
import { buildWhenNeeded } from '../../../server/app-files/build-when-needed.ts';
import { makeTempDir } from '../test-server.ts';

async function write(root: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

async function makeProject(): Promise<string> {
  const root = await makeTempDir();
  await write(root, {
    'src/main.tsx': 'a',
    'machines/chat/chat.machine.ts': 'b',
    'templates/pages.ts': 'c',
    'index.html': 'd',
    'vite.config.ts': 'e',
    'package-lock.json': 'f',
    'server/start.ts': 'g',
  });
  return root;
}

describe('the fingerprint of a build', () => {
  test.each([
    ['src/main.tsx', true],
    ['src/ui/shell/New.tsx', true],
    ['machines/chat/chat.machine.ts', true],
    ['templates/pages.ts', true],
    ['public/icon.svg', true],
    ['index.html', true],
    ['inspector/inspect.html', true],
    ['vite.config.ts', true],
    ['package-lock.json', true],
    ['server/start.ts', false],
    ['README.md', false],
    ['dist/index.html', false],
    ['data/parley.sqlite', false],
  ])('a change of %s changes it: %s', async (name, changes) => {
    const root = await makeProject();
    const before = await buildFingerprint(root, {});
    expect(await buildFingerprint(root, {})).toBe(before);
    await write(root, { [name]: 'other' });
    expect((await buildFingerprint(root, {})) !== before).toBe(changes);
  });

  test('renaming a file changes it', async () => {
    const root = await makeProject();
    const before = await buildFingerprint(root, {});
    await rm(join(root, 'src/main.tsx'));
    await write(root, { 'src/other.tsx': 'a' });
    expect(await buildFingerprint(root, {})).not.toBe(before);
  });

  test.each([
    ['VITE_SUPABASE_URL', true],
    ['VITE_NEW', true],
    ['PORT', false],
    ['VITEST', false],
  ])('a change of the variable %s changes it: %s', async (name, changes) => {
    const root = await makeProject();
    const before = await buildFingerprint(root, { VITE_SUPABASE_URL: 'https://a.example' });
    const after = await buildFingerprint(root, { VITE_SUPABASE_URL: 'https://a.example', [name]: 'b' });
    expect(after !== before).toBe(changes);
  });

  test('the order of the variables does not change it', async () => {
    const root = await makeProject();
    expect(await buildFingerprint(root, { VITE_A: '1', VITE_B: '2' })).toBe(
      await buildFingerprint(root, { VITE_B: '2', VITE_A: '1' }),
    );
  });
});

describe('building when needed', () => {
  const write1 = (root: string) => write(root, { 'dist/index.html': 'built' });

  test('builds the first time, then only after a change', async () => {
    const root = await makeProject();
    expect(await buildWhenNeeded(root, {}, write1)).toBe(true);
    expect(await buildWhenNeeded(root, {}, write1)).toBe(false);
    await write(root, { 'src/main.tsx': 'changed' });
    expect(await buildWhenNeeded(root, {}, write1)).toBe(true);
    expect(await buildWhenNeeded(root, {}, write1)).toBe(false);
    expect(await buildWhenNeeded(root, { VITE_SUPABASE_URL: 'https://a.example' }, write1)).toBe(true);
  });

  test('builds again if dist was deleted', async () => {
    const root = await makeProject();
    await buildWhenNeeded(root, {}, write1);
    await rm(join(root, 'dist'), { recursive: true });
    expect(await buildWhenNeeded(root, {}, write1)).toBe(true);
  });

  test('builds again after a build that failed half way', async () => {
    const root = await makeProject();
    await buildWhenNeeded(root, {}, write1);
    await write(root, { 'src/main.tsx': 'broken' });
    const broken = async () => {
      throw new Error('Syntax error');
    };
    await expect(buildWhenNeeded(root, {}, broken)).rejects.toThrow('Syntax error');
    await write(root, { 'src/main.tsx': 'a' });
    expect(await buildWhenNeeded(root, {}, write1)).toBe(true);
  });

  test('a change during a build is built by the next start', async () => {
    const root = await makeProject();
    await buildWhenNeeded(root, {}, async () => {
      await write1(root);
      await write(root, { 'src/main.tsx': 'typed meanwhile' });
    });
    expect(await buildWhenNeeded(root, {}, write1)).toBe(true);
  });
});

test('without its inputs, a build is served as long as the VITE_ settings are those it was made with', async () => {
  const root = await makeProject();
  const settings = { VITE_SUPABASE_URL: 'https://a.example' };
  const build = () => write(root, { 'dist/index.html': 'built' });
  await buildWhenNeeded(root, settings, build);
  for (const input of ['index.html', 'src', 'machines', 'templates', 'vite.config.ts'])
    await rm(join(root, input), { recursive: true });
  expect(await buildWhenNeeded(root, settings, build)).toBe(false);
  const refused =
    'The app was built with other VITE_ settings, and what it is built from is not here. Build it, or the image, again with these settings.';
  await expect(buildWhenNeeded(root, {}, build)).rejects.toThrow(refused);
  await rm(join(root, 'dist'), { recursive: true });
  await expect(buildWhenNeeded(root, settings, build)).rejects.toThrow(refused);
});

test('where nothing can be written, the message names the build', async () => {
  const root = await makeProject();
  const folder = join(root, 'node_modules/.cache');
  // A folder in place of the file: it cannot be opened, whoever asks.
  await mkdir(join(folder, 'parley-build.sqlite'), { recursive: true });
  await expect(buildWhenNeeded(root, {}, async () => {})).rejects.toThrow(
    `The app must be built, since its files or a VITE_ setting changed, but ${folder} cannot be written (unable to open database file). Run npm run build with the same settings, as an account that may.`,
  );
});

test('names the lock that another process holds for too long', async () => {
  const root = await makeProject();
  const folder = join(root, 'node_modules/.cache');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'parley-build.sqlite');
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('begin exclusive');
  await expect(buildWhenNeeded(root, {}, async () => {}, 1)).rejects.toThrow(
    `Another process has been building the app for 0.001 seconds and holds ${path}. Wait for it, or stop it.`,
  );
});
