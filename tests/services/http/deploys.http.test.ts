import { expect, test } from 'vitest';
import type { DeployRequest } from '../../../domain/publish/deploy.ts';
import { DeployError, deployFailure } from '../../../domain/publish/deploy-error.ts';
import { httpDeploys } from '../../../src/services/http/deploys.http.ts';
import { en } from '../../../words/en/en.ts';
import { startTestServer } from '../../server/test-server.ts';
import { fetchFrom, neverAborted, serve } from '../test-http.ts';

const request: DeployRequest = {
  html: '<!doctype html><title>Hi</title>',
  siteName: 'site-abc1234',
  templateId: 'landing_business',
  userEmail: 'me@example.com',
  isUpdate: false,
};
const SECRET = 'a'.repeat(32);

function deploysTo(origin: string, timeoutMs?: number) {
  return httpDeploys(en.deployCall, fetchFrom(origin), timeoutMs === undefined ? {} : { timeoutMs });
}

const answering = (status: number, body: string) =>
  serve((_, response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body));

test('publishes to the real server and returns the address', async () => {
  const { address: url } = await startTestServer();
  const answer = await deploysTo(url).deploy(request, SECRET, neverAborted());
  expect(answer).toEqual({
    url: `${url}/s/site-abc1234/`,
    id: 'site-abc1234.1',
    isConfirmed: false,
    mail: 'kept',
  });
  expect(await (await fetch(answer.url)).text()).toBe(request.html);
});

test.each([
  ['confirmed', { isConfirmed: true }],
  ['unconfirmed', { isConfirmed: false }],
  ['other', { keepsAddress: true }],
])('tells of an address that is %s', async (said, expected) => {
  const origin = await serve((_, response) => {
    const headers = { 'Content-Type': 'application/json', 'X-Parley-Address': said };
    response.writeHead(200, headers).end('{"url":"https://a.example/","id":"1"}');
  });
  const answer = await deploysTo(origin).deploy(request, SECRET, neverAborted());
  expect(answer).toEqual({ url: 'https://a.example/', id: '1', ...expected });
});

test('names the owner of this browser’s uploads, if uploads have one', async () => {
  const sent: unknown[] = [];
  const origin = await serve(({ headers }, response) => {
    sent.push([headers.authorization, headers['x-upload-owner']]);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"url":"https://a.example/"}');
  });
  const owned = httpDeploys(en.deployCall, fetchFrom(origin), { uploadOwner: async () => 'f'.repeat(64) });
  for (const deploys of [owned, deploysTo(origin)]) await deploys.deploy(request, SECRET, neverAborted());
  expect(sent).toEqual([
    [`Bearer ${SECRET}`, 'f'.repeat(64)],
    [`Bearer ${SECRET}`, undefined],
  ]);
});

test('leaves Authorization to the browser once a proxy has asked for a login of its own', async () => {
  const sent: unknown[] = [];
  const origin = await serve(({ headers }, response) => {
    sent.push([headers.authorization, headers['x-parley-owner']]);
    const status = headers.authorization === undefined ? 200 : 401;
    response.writeHead(status, { 'WWW-Authenticate': 'Basic realm="a"' }).end('{"url":"https://a.example/"}');
  });
  const deploys = deploysTo(origin);
  for (let time = 0; time < 2; time++) await deploys.deploy(request, SECRET, neverAborted());
  expect(sent).toEqual([
    [`Bearer ${SECRET}`, SECRET],
    [undefined, SECRET],
    [undefined, SECRET],
  ]);
});

test('rejects with the message and status of the real server', async () => {
  const { address: url } = await startTestServer();
  const deploys = deploysTo(url);
  await deploys.deploy(request, SECRET, neverAborted());
  const stranger = deploys.deploy({ ...request, isUpdate: true }, 'b'.repeat(32), neverAborted());
  const error = await stranger.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DeployError);
  expect(error).toMatchObject({ status: 403, message: expect.stringMatching(/\S/) });
});

test.each([
  [500, '{"error":"The disk is full."}', 'The disk is full.'],
  [500, '{}', ''],
  [502, '<h1>Bad gateway</h1>', ''],
  [500, '{"error":{"message":"No room","code":7}}', 'No room'],
  [500, '{"error":42}', '42'],
  [500, '{"error":false}', 'false'],
  [500, '{"error":{"message":7}}', '{"message":7}'],
  [500, '{"error":["a"]}', '["a"]'],
  [500, '{"error":null}', ''],
  [500, '"No"', ''],
  [500, '[]', ''],
  [500, '', ''],
  [500, '{"error":""}', ''],
  [500, '{"error":{"message":""}}', ''],
  [500, '{"error":{"code":7}}', '{"code":7}'],
  [200, '<h1>Hello</h1>', en.deployCall.unreadableAnswer],
  [200, '{"id":"site-abc1234.1"}', en.deployCall.noAddress],
  [200, '{"url":"","id":"site-abc1234.1"}', en.deployCall.noAddress],
])('an answer %i with %s fails with %j', async (status, body, message) => {
  const origin = await answering(status, body);
  await expect(deploysTo(origin).deploy(request, SECRET, neverAborted())).rejects.toMatchObject({
    name: 'DeployError',
    message,
    status,
  });
});

test.each([
  [403, '{"error":"It is another’s."}', 'needsNewSite', undefined],
  [410, '{"error":null}', 'needsNewSite', undefined],
  [413, '{"error":"Too large"}', 'refused', undefined],
  [403, '<h1>Forbidden</h1>', 'refused', 'forbidden'],
  [410, '{"message":"Gone"}', 'refused', 'forbidden'],
  [404, '', 'refused', 'forbidden'],
  [413, '<h1>413 Request Entity Too Large</h1>', 'refused', 'tooLarge'],
  [429, 'Slow down', 'refused', 'tooOften'],
  [502, '[]', 'refused', 'broken'],
  [503, '', 'refused', 'broken'],
] as const)(
  'who answered %i with %s is believed as far as that goes: %s, %s',
  async (status, body, kind, between) => {
    const origin = await answering(status, body);
    const error = await deploysTo(origin)
      .deploy(request, SECRET, neverAborted())
      .catch((thrown: unknown) => thrown);
    const failure = deployFailure('sending', error);
    expect([failure.kind, failure.between]).toEqual([kind, between]);
  },
);

test.each([
  ['"id":"site-abc1234.1"', 'site-abc1234.1'],
  ['"id":7', '7'],
  ['"id":null', ''],
  ['"id":{}', ''],
  ['"of":1', ''],
])('a page that is live with %s is no failure', async (field, id) => {
  const origin = await answering(200, `{"url":" https://a.example/s/ ",${field}}`);
  expect(await deploysTo(origin).deploy(request, SECRET, neverAborted())).toEqual({
    url: 'https://a.example/s/',
    id,
  });
});

test('times out if the server never answers', async () => {
  const origin = await serve(() => {});
  await expect(deploysTo(origin, 20).deploy(request, SECRET, neverAborted())).rejects.toEqual(
    new DeployError(en.deployCall.timedOut),
  );
});

test('times out if the server stops in the middle of its answer', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"url":');
  });
  await expect(deploysTo(origin, 100).deploy(request, SECRET, neverAborted())).rejects.toEqual(
    new DeployError(en.deployCall.timedOut),
  );
});

test('rejects with the error of fetch without a network', async () => {
  await expect(deploysTo('http://127.0.0.1:9').deploy(request, SECRET, neverAborted())).rejects.toThrow(
    'fetch failed',
  );
});

test('can be aborted', async () => {
  const origin = await serve(() => {});
  const stopping = new AbortController();
  const deploying = deploysTo(origin).deploy(request, SECRET, stopping.signal);
  stopping.abort(new Error('closed'));
  await expect(deploying).rejects.toThrow('closed');
});
