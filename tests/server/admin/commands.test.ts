import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAdmin, USAGE } from '../../../server/admin/commands.ts';
import { PROJECT_ROOT } from '../../../server/settings.ts';
import { deploy, deployRequest, fetchPage, newSiteId } from '../deploy/deploy-call.ts';
import { runNode } from '../run-node.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';
import { admin, mailedTo, refused, startWithSite } from './admin-call.ts';

describe('an operator', () => {
  test('takes a site down and puts it back, at once, while the server runs', async () => {
    const { address, dataDir, siteId } = await startWithSite();
    expect(await fetchPage(address, siteId)).toBe('the page');
    expect(await admin(dataDir, 'take-down', siteId)).toEqual([
      `${siteId} is taken down.`,
      mailedTo(dataDir),
    ]);
    const page = await fetch(`${address}/s/${siteId}/`);
    expect([page.status, await page.text()]).toEqual([451, expect.stringContaining('was taken down')]);
    expect((await deploy(address, deployRequest({ siteName: siteId }))).status).toBe(451);
    expect(await admin(dataDir, 'put-back', siteId)).toEqual([`${siteId} is back.`]);
    expect(await fetchPage(address, siteId)).toBe('the page');
  });

  test('lists the sites, without e-mail addresses', async () => {
    const { dataDir, siteId } = await startWithSite();
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const cells = async () => (await admin(dataDir, 'list')).map((line) => line.split('\t'));
    expect(await cells()).toEqual([[siteId, 'live', '1', 'landing_business', time]]);
    await admin(dataDir, 'take-down', siteId);
    expect(await cells()).toEqual([[siteId, 'blocked', '1', 'landing_business', time]]);
  });
});

describe('an invalid command', () => {
  test.each([
    [[]],
    [['other']],
    [['list', 'more']],
    [['find', 'site-abc1234', 'more']],
    [['audit', 'more']],
    [['backup', 'x', 'more']],
  ])('%j is refused with the usage', async (args) => {
    expect(await refused(await makeTempDir(), ...args)).toBe(USAGE);
  });

  test('is refused with its reason in one line', async () => {
    const { dataDir } = await startTestServer();
    const siteId = newSiteId();
    const nameASite = 'Name a site: site- and 7 characters of a-z and 0-9.';
    expect(await refused(dataDir, 'take-down')).toBe(nameASite);
    expect(await refused(dataDir, 'put-back', 'site-ABC')).toBe(nameASite);
    expect(await refused(dataDir, 'take-down', siteId)).toBe(`There is no site ${siteId}.`);
    expect(await refused(dataDir, 'put-back', siteId)).toBe(`${siteId} was not taken down.`);
    expect(await refused(dataDir, 'take-down-all', siteId)).toBe(`There is no site ${siteId}.`);
    expect(await refused(dataDir, 'find')).toBe('Name a site or an e-mail address.');
    expect(await refused(dataDir, 'erase', siteId)).toBe(`There is no site of ${siteId}.`);
    expect(await refused(dataDir, 'find', 'nobody@example.test')).toBe(
      'There is no site of nobody@example.test.',
    );
    expect(await refused(dataDir, 'backup')).toBe('Name a folder.');
    expect(await refused(join(dataDir, 'none'), 'backup', join(dataDir, 'x'))).toMatch(
      /^There are no data at /,
    );
  });

  test.each(['backup', 'restore'])(
    '%s is refused for PostgreSQL, which has its own tools',
    async (command) => {
      const location = { dataDir: await makeTempDir(), databaseUrl: 'postgres://127.0.0.1/none' };
      await expect(runAdmin([command, 'x'], location, () => {})).rejects.toThrow(
        'The data are in PostgreSQL: use pg_dump and pg_restore.',
      );
    },
  );

  test('exits with code 1 and one line', async () => {
    const run = runNode(join(PROJECT_ROOT, 'server/admin.ts'), { DATA_DIR: await makeTempDir() });
    expect([await run.ended, run.output]).toEqual([1, { stdout: '', stderr: `${USAGE}\n` }]);
    const bad = runNode(join(PROJECT_ROOT, 'server/admin.ts'), { PORT: 'http' });
    expect([await bad.ended, bad.output.stderr.split('\n')]).toEqual([1, [expect.any(String), '']]);
  });
});
