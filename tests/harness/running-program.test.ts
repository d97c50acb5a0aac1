import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runningProgram } from './running-program.ts';

/** Serves one answer at every path, and resolves with the address. */
async function serving(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
}

test('a running Parley is found, with or without a slash at the end', async () => {
  const url = await serving(200, '{"status":"ok"}');
  expect([await runningProgram(url), await runningProgram(`${url}/`)]).toEqual([url, url]);
});

test.each([
  'staging.example',
  'ftp://staging.example',
  'https://staging.example/app',
  'https://a:b@staging.example',
])('%s is no origin', async (address) => {
  await expect(runningProgram(address)).rejects.toThrow(
    new Error(`PARLEY_URL must be an origin, such as https://staging.example, not "${address}".`),
  );
});

test.each([
  [502, 'Bad gateway', 'does not answer as Parley does (502)'],
  [200, '<!doctype html>', 'does not answer as Parley does (200)'],
  [200, 'null', 'does not answer as Parley does (200)'],
])('a server that answers %i with %s is not Parley', async (status, body, why) => {
  const url = await serving(status, body);
  await expect(runningProgram(url)).rejects.toThrow(
    new Error(`PARLEY_URL names ${url}, but ${url}/healthz ${why}.`),
  );
});

test('an address where nothing listens is named in one line', async () => {
  await expect(runningProgram('http://127.0.0.1:1')).rejects.toThrow(
    /^PARLEY_URL names http:\/\/127\.0\.0\.1:1, but http:\/\/127\.0\.0\.1:1\/healthz cannot be read: [^\n]+\.$/,
  );
});
