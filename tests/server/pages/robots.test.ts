import { expect, test } from 'vitest';
import { sendRaw } from '../raw-request.ts';
import { startTestServer } from '../test-server.ts';

test.each(['parley.example', 'site-abc1234.sites.example', 'pictures.sites.example'])(
  'on %s search engines are told to pass over calls and kept versions',
  async (host) => {
    const { address } = await startTestServer({
      publicUrl: 'https://parley.example',
      settings: { sitesDomain: 'https://sites.example' },
    });
    const { status, headers, body } = await sendRaw(`${address}/robots.txt`, 'GET', { Host: host });
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/plain; charset=UTF-8',
      'User-agent: *\nDisallow: /api/\nDisallow: /s/*/v/\nDisallow: /v/\n',
    ]);
  },
);
