import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Program, startProgram } from '../harness/program.ts';
import { deploy, deployRequest, fetchPage, newSecret } from './deploy/deploy-call.ts';
import { bucketOf, fileOf, put } from './images/image-server.ts';
import { LONGEST_INSTALL_MS, newDatabase, type TestDatabase } from './store/test-database.ts';
import { makeProject } from './temp-project.ts';
import { makeTempDir } from './test-server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await newDatabase();
}, LONGEST_INSTALL_MS);

async function start(root: string, url = database.url): Promise<Program> {
  const dataDir = await makeTempDir();
  const program = await startProgram({ root, dataDir, variables: { DATABASE_URL: url } });
  onTestFinished(program.stop);
  return program;
}

async function startTwo(): Promise<[Program, Program]> {
  const root = await makeProject();
  return Promise.all([start(root), start(root)]);
}

/** What another process serves: it hears of a change a moment later. */
async function expectSoon<T>(look: () => Promise<T>, expected: T): Promise<void> {
  await vi.waitFor(async () => expect(await look()).toEqual(expected), { timeout: 10_000, interval: 20 });
}

test('two processes that start together on an empty database serve the same pages', {
  timeout: 120_000,
}, async () => {
  const [one, other] = await startTwo();
  const [secret, request] = [newSecret(), deployRequest({ html: 'page 0' })];
  for (let n = 1; n <= 10; n += 1) {
    const [writer, reader] = n % 2 ? [one, other] : [other, one];
    // Read first, so that a copy cached by the reader would now be stale.
    await fetchPage(reader.url, request.siteName);
    const { status, body } = await deploy(writer.url, { ...request, html: `page ${n}` }, secret);
    expect([status, body.id]).toEqual([200, `${request.siteName}.${n}`]);
    await expectSoon(() => fetchPage(reader.url, request.siteName), `page ${n}`);
    expect(await fetchPage(writer.url, request.siteName)).toBe(`page ${n}`);
  }
  const stranger = { ...request, isUpdate: true, html: 'mine now' };
  expect((await deploy(other.url, stranger, newSecret())).status).toBe(403);

  const revalidated = await fetch(`${one.url}/s/${request.siteName}/`);
  await deploy(other.url, { ...request, html: 'page 11' }, secret);
  const headers = { 'If-None-Match': revalidated.headers.get('etag') ?? '' };
  await expectSoon(async () => {
    const again = await fetch(`${one.url}/s/${request.siteName}/`, { headers });
    return [again.status, await again.text()];
  }, [200, 'page 11']);
});

test('exactly one of 40 owners gets a site id over two processes', { timeout: 120_000 }, async ({ skip }) => {
  skip(!database.isReal, 'PGlite keeps some of so many transactions waiting for too long');
  const both = await startTwo();
  const request = deployRequest();
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      deploy(both[at % 2]?.url ?? '', { ...request, html: `page ${at}` }, newSecret()),
    ),
  );
  const winners = replies.flatMap(({ status }, at) => (status === 200 ? [at] : []));
  expect(winners).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(39);
  for (const { url } of both) {
    await expectSoon(() => fetchPage(url, request.siteName), `page ${winners[0]}`);
  }
});

test('a site unpublished through one process is not served by the other', { timeout: 120_000 }, async () => {
  const [one, other] = await startTwo();
  const [secret, request] = [newSecret(), deployRequest()];
  await deploy(one.url, request, secret);
  const page = `/s/${request.siteName}/`;
  expect((await fetch(other.url + page)).status).toBe(200);
  const headers = { Authorization: `Bearer ${secret}` };
  const unpublished = await fetch(`${one.url}/api/sites/${request.siteName}`, { method: 'DELETE', headers });
  expect(unpublished.ok).toBe(true);
  await expectSoon(async () => (await fetch(other.url + page)).status, 410);
  expect((await deploy(other.url, request, secret)).status).toBe(410);
});

test('an image uploaded to one process is served by both', {
  timeout: 120_000,
}, async () => {
  const [one, other] = await startTwo();
  const path = `uploads/${crypto.randomUUID()}.png`;
  await put(one.url, path, fileOf(100_000));
  for (const { url } of [one, other]) {
    const address = bucketOf(url).getPublicUrl(path).data.publicUrl;
    expect(new Uint8Array(await (await fetch(address)).arrayBuffer())).toEqual(
      new Uint8Array(100_000).fill(7),
    );
  }
  expect((await bucketOf(other.url).upload(path, fileOf(1))).error).toMatchObject({ statusCode: '409' });
});

test('an unreachable database stops the start with one line, without the password', {
  timeout: 60_000,
}, async () => {
  const root = await makeProject();
  const failed = await start(root, 'postgres://me:hidden@127.0.0.1:1/parley').catch(String);
  expect(failed).toMatch(
    /Parley cannot start: DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\n/,
  );
  expect(failed).not.toContain('hidden');
});
