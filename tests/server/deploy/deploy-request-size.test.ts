import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { MAX_PAGE_BYTES } from '../../../domain/publish/deploy.ts';
import { MAX_BODY_BYTES } from '../../../server/deploy/deploy-request.ts';
import { startTestServer } from '../test-server.ts';
import { deploy, deployRequest, fetchPage, postToDeploy } from './deploy-call.ts';
import { storedSites } from './stored-sites.ts';

const TOO_LARGE = 'The page is too large: it may have 1 MB at most.';

describe('the size limit of a page', () => {
  test.each([
    ['letters', 'a'],
    ['letters of two bytes', 'é'],
    ['characters that JSON escapes with six bytes', '\u0001'],
  ])('1 MB of %s is accepted, one byte more is refused', async (_, letter) => {
    const { address, dataDir } = await startTestServer();
    const html = letter.repeat(MAX_PAGE_BYTES / Buffer.byteLength(letter));
    const request = deployRequest({ html });
    expect((await deploy(address, request)).status).toBe(200);
    expect((await fetchPage(address, request.siteName)) === html).toBe(true);
    expect(await deploy(address, deployRequest({ html: `${html}a` }))).toEqual({
      status: 413,
      body: { error: TOO_LARGE },
    });
    expect(storedSites(dataDir)).toBe(1);
  });

  test('a body with a Content-Length above the limit is refused', async () => {
    const { address } = await startTestServer();
    const response = await postToDeploy(address, 'a'.repeat(MAX_BODY_BYTES + 1));
    expect([response.status, await response.json()]).toEqual([413, { error: TOO_LARGE }]);
  });

  test('a body without Content-Length is read up to the limit', async () => {
    const { address } = await startTestServer();
    const chunk = new Uint8Array(65_536).fill(0x20);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.byteLength;
        if (sent > MAX_BODY_BYTES + 2 * chunk.byteLength) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await fetch(`${address}/api/deploy`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([413, { error: TOO_LARGE }]);
  });
});

test.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
  'a request aborted half way (%s) is logged as 400, not as a server error',
  async (header) => {
    const { address, lines, logged } = await startTestServer();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const head = `POST /api/deploy HTTP/1.1\r\nHost: parley\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`;
    socket.write(`${head}${header}\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await logged(1);
    expect(lines).toMatchObject([{ path: '/api/deploy', status: 400 }]);
  },
);
