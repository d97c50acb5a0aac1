import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../server/settings.ts';

const run = promisify(execFile);

/** What the check says where `version` is the Node that runs it. */
async function saidOn(version: string): Promise<readonly [code: number, said: string]> {
  const as = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const ended = await run(process.execPath, ['-e', `${as} import('./server/required-node.js')`], {
    cwd: PROJECT_ROOT,
  }).catch((error: { readonly code: number; readonly stderr: string }) => error);
  return ['code' in ended ? ended.code : 0, ended.stderr];
}

test.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s will do', async (version) => {
  expect(await saidOn(version)).toEqual([0, '']);
});

test.each(['20.19.0', '22.12.0', '23.11.1'])(
  'on Node %s one sentence says which is needed',
  async (version) => {
    const { platform, arch } = process;
    expect(await saidOn(version)).toEqual([
      1,
      `Parley runs on Node 24 or later, this is Node ${version}, and no Node comes with the install on ${platform} ${arch}: install Node 24, then try again.\n`,
    ]);
  },
);
