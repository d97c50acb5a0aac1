import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runAdmin } from '../../server/admin/commands.ts';
import { serve } from '../../server/listen/serve.ts';
import type { WritesState } from '../../server/operations/writes-state.ts';
import { deploy, deployRequest, newSecret, newSiteId } from './deploy/deploy-call.ts';
import { filled, sendReport } from './forms/report-call.ts';
import { makeTempDir } from './test-server.ts';

const FULL = 'The server cannot store anything at the moment. Nothing was changed; please try again later.';
/** Whether this process may mount a disk of its own: the superuser may, except in most containers. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
})();

/** A small disk of its own, for one test. */
async function makeDisk(megabytes = 12) {
  const folder = await makeTempDir();
  const mount = (...options: readonly string[]) => execFileSync('mount', [...options, folder]);
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      expect(() => writeFileSync(filler, new Uint8Array(megabytes * 1_100_000))).toThrow('ENOSPC');
    },
    makeRoom: () => rmSync(filler),
    takeNoWrites: () => mount('-o', 'remount,ro'),
  };
}

/** A server on a folder; `states` are the reports about writing so far. */
async function startOn(dataDir: string) {
  const states: WritesState[] = [];
  let at = 0;
  const server = await serve({
    settings: { host: '127.0.0.1', port: 0, dataDir, publicUrl: undefined },
    log: () => {},
    report: (event) => {
      if ('writes' in event) states.push(event.writes);
    },
    // Each look at the disk is a new one.
    now: () => {
      at += 10_000;
      return at;
    },
    openFront: async () => ({ assets: { answer: async () => undefined } }),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  onTestFinished(stop);
  const json = async (path: string) => {
    const response = await fetch(server.address + path);
    return [response.status, await response.json()];
  };
  const statusOf = async (siteId: string) => (await fetch(`${server.address}/s/${siteId}/`)).status;
  const metrics = async () => (await fetch(`${server.address}/metrics`)).text();
  return { address: server.address, states, stop, json, statusOf, metrics };
}

// Where no mail goes: without a mail server mails are files on the disk.
const userEmail = 'nobody@localhost';

const publish = (address: string, siteName: string) =>
  deploy(address, deployRequest({ siteName, userEmail }), newSecret());

/** Publishes a page that cannot be compressed much, and notes its site; returns the status. */
async function publishLarge(address: string, siteName: string, published: string[]): Promise<number> {
  const request = deployRequest({ siteName, userEmail, html: randomBytes(40_000).toString('base64') });
  const { status } = await deploy(address, request, newSecret());
  if (status === 200) published.push(siteName);
  return status;
}

test.runIf(canMount)(
  'on a full disk the server starts, serves every page, refuses writes in words, and goes on once there is room',
  async () => {
    const disk = await makeDisk();
    const before = await startOn(disk.folder);
    expect((await publish(before.address, 'site-aaaaaaa')).status).toBe(200);
    expect(await before.json('/readyz')).toEqual([200, { status: 'ok', writes: 'ok' }]);
    await before.stop();
    expect(readdirSync(disk.folder).toSorted()).toEqual(['images.sqlite', 'parley.sqlite', 'reserve']);

    disk.fill();
    const server = await startOn(disk.folder);
    expect(await server.statusOf('site-aaaaaaa')).toBe(200);
    const refused = await publish(server.address, 'site-bbbbbbb');
    expect(refused).toEqual({ status: 507, body: { error: FULL } });
    expect(await server.statusOf('site-bbbbbbb')).toBe(404);
    expect(await server.json('/readyz')).toEqual([200, { status: 'ok', writes: 'full' }]);
    expect(await server.metrics()).toContain('\nparley_writes_ok 0\n');
    expect(server.states).toEqual(['full']);

    disk.makeRoom();
    expect((await publish(server.address, 'site-bbbbbbb')).status).toBe(200);
    expect(await server.json('/readyz')).toEqual([200, { status: 'ok', writes: 'ok' }]);
    expect(await server.metrics()).toContain('\nparley_writes_ok 1\n');
    expect(server.states).toEqual(['full', 'ok']);
  },
);

test.runIf(canMount).each([9, 24])(
  'on a full disk of %i MB page after page is taken down, in room that nobody else gets',
  async (megabytes) => {
    const disk = await makeDisk(megabytes);
    const server = await startOn(disk.folder);
    const published: string[] = [];
    while ((await publishLarge(server.address, newSiteId(), published)) === 200);
    disk.fill();
    const pages = published.slice(0, 10);
    expect(pages).toHaveLength(10);
    for (const siteId of pages) {
      const said: string[] = [];
      await runAdmin(['take-down', siteId], { dataDir: disk.folder }, (line) => said.push(line));
      const told = expect.stringMatching(
        /^(?:The mail that tells its publisher|Its publisher could not be told)/,
      );
      expect(said).toEqual([`${siteId} is taken down.`, told]);
      expect(await publishLarge(server.address, newSiteId(), [])).toBe(507);
    }
    expect(await Promise.all(pages.map(server.statusOf))).toEqual(pages.map(() => 451));
  },
);

test.runIf(canMount)(
  'on a disk that takes no writes pages are served; everything else says why not',
  async () => {
    const disk = await makeDisk();
    const before = await startOn(disk.folder);
    expect((await publish(before.address, 'site-aaaaaaa')).status).toBe(200);
    await before.stop();

    disk.takeNoWrites();
    const server = await startOn(disk.folder);
    expect(await server.statusOf('site-aaaaaaa')).toBe(200);
    const refused = await publish(server.address, 'site-bbbbbbb');
    expect(refused).toEqual({ status: 507, body: { error: FULL } });
    expect(await server.json('/readyz')).toEqual([200, { status: 'ok', writes: 'read-only' }]);
    const report = await sendReport(`${server.address}/report`, filled({ website: 'a website' }));
    const again = await report.text();
    expect([report.status, again.includes(FULL), again.includes('It asks for')]).toEqual([507, true, true]);
    await expect(runAdmin(['take-down', 'site-aaaaaaa'], { dataDir: disk.folder }, () => {})).rejects.toThrow(
      /^The data can only be read: the disk or the database takes no writes\./,
    );
  },
);

test.runIf(canMount)(
  'on a full disk without data the server does not start, and names the disk',
  async () => {
    const disk = await makeDisk();
    disk.fill();
    await expect(startOn(disk.folder)).rejects.toThrow(/^DATA_DIR cannot be used: The disk is full\. \(/);
  },
);
