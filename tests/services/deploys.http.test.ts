import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { DeployRequest } from '../../src/domain/deploy/deploy.ts';
import { DeployError } from '../../src/domain/deploy/deploy-error.ts';
import { httpDeploys } from '../../src/services/deploys.http.ts';
import { en } from '../../src/words/en/en.ts';
import { startTestServer } from '../server/test-server.ts';

const request: DeployRequest = {
  html: '<!doctype html><title>Hi</title>',
  siteName: 'site-abc1234',
  templateId: 'landing_business',
  userEmail: 'me@example.com',
  isUpdate: false,
};
const SECRET = 'a'.repeat(32);
const never = () => new AbortController().signal;

function deploysTo(origin: string, timeoutMs?: number) {
  const send = ((input: string, init?: RequestInit) => fetch(new URL(input, origin), init)) as typeof fetch;
  return httpDeploys(en.deployCall, send, timeoutMs);
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (status: number, body: string) =>
  serve((_, response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body));

test('the real server publishes the page and answers its address', async () => {
  const { address: url } = await startTestServer();
  const answer = await deploysTo(url).deploy(request, SECRET, never());
  expect(answer).toEqual({ url: `${url}/s/site-abc1234/`, id: 'site-abc1234.1' });
  expect(await (await fetch(answer.url)).text()).toBe(request.html);
});

test('the real server’s refusal comes with its words and its status', async () => {
  const { address: url } = await startTestServer();
  const deploys = deploysTo(url);
  await deploys.deploy(request, SECRET, never());
  const stranger = deploys.deploy({ ...request, isUpdate: true }, 'b'.repeat(32), never());
  const error = await stranger.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DeployError);
  expect(error).toMatchObject({ status: 403, message: expect.stringMatching(/\S/) });
});

test.each([
  [500, '{"error":"The disk is full."}', 'The disk is full.'],
  [500, '{}', ''],
  [502, '<h1>Bad gateway</h1>', ''],
  [200, '<h1>Hello</h1>', en.deployCall.unreadableAnswer],
  [200, '{"id":"site-abc1234.1"}', en.deployCall.noAddress],
  [200, '{"url":"","id":"site-abc1234.1"}', en.deployCall.noAddress],
])('an answer %i with %s fails with %j', async (status, body, message) => {
  const origin = await answering(status, body);
  await expect(deploysTo(origin).deploy(request, SECRET, never())).rejects.toEqual(
    new DeployError(message, status),
  );
});

test('a server that never answers is given up', async () => {
  const origin = await serve(() => {});
  await expect(deploysTo(origin, 20).deploy(request, SECRET, never())).rejects.toEqual(
    new DeployError(en.deployCall.timedOut),
  );
});

test('a server that stops in the middle of its answer is given up', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"url":');
  });
  await expect(deploysTo(origin, 100).deploy(request, SECRET, never())).rejects.toEqual(
    new DeployError(en.deployCall.timedOut),
  );
});

test('no network fails with the client’s own words', async () => {
  await expect(deploysTo('http://127.0.0.1:9').deploy(request, SECRET, never())).rejects.toThrow(
    'fetch failed',
  );
});

test('a deploy can be cancelled', async () => {
  const origin = await serve(() => {});
  const stopping = new AbortController();
  const deploying = deploysTo(origin).deploy(request, SECRET, stopping.signal);
  stopping.abort(new Error('closed'));
  await expect(deploying).rejects.toThrow('closed');
});
