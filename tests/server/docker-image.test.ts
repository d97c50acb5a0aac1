import { execFileSync } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../server/settings.ts';
import { makeTempDir } from './test-server.ts';

const envIn = async (folder: string) => parseEnv(await readFile(join(folder, '.env'), 'utf8'));

/** The command of the Dockerfile that writes the build arguments to `.env`, as Docker passes it to the shell. */
async function commandOfDockerfile(): Promise<string> {
  const file = (await readFile(join(PROJECT_ROOT, 'Dockerfile'), 'utf8')).replaceAll('\\\n', '');
  const lines = file.split('\n');
  const [command] = lines.slice(lines.findLastIndex((line) => line.startsWith('ARG ')) + 1);
  return command?.replace(/^RUN /, '') ?? '';
}

test.each(['https://a.example/?b=c&d=e', 'a|b', 'a\\1$1$&b', ''])(
  'the Dockerfile writes the build argument %s to .env unchanged',
  async (value) => {
    const folder = await makeTempDir();
    await copyFile(join(PROJECT_ROOT, '.env'), join(folder, '.env'));
    const before = await envIn(folder);
    const env = { PATH: process.env.PATH, VITE_ICON_STYLESHEET_URL: value, PORT: '9' };
    execFileSync('sh', ['-c', await commandOfDockerfile()], { cwd: folder, env });
    expect(await envIn(folder)).toEqual({ ...before, VITE_ICON_STYLESHEET_URL: value });
  },
);
