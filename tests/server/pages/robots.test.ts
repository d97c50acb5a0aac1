import { expect, test } from 'vitest';
import { deploy, deployRequest, newSiteId } from '../deploy/deploy-call.ts';
import { sendRaw } from '../raw-request.ts';
import { startTestServer } from '../test-server.ts';

const SITES = { publicUrl: 'https://parley.example', settings: { sitesDomain: 'https://sites.example' } };

test.each([
  ['parley.example', ''],
  ['site-abc1234.sites.example', '\nSitemap: https://site-abc1234.sites.example/sitemap.xml\n'],
  ['pictures.sites.example', ''],
])(
  'on %s search engines are told to pass over calls and kept versions, and where the sitemap of a site is',
  async (host, sitemap) => {
    const { address } = await startTestServer(SITES);
    const { status, headers, body } = await sendRaw(`${address}/robots.txt`, 'GET', { Host: host });
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/plain; charset=UTF-8',
      `User-agent: *\nDisallow: /api/\nDisallow: /s/*/v/\nDisallow: /v/\n${sitemap}`,
    ]);
  },
);

test('the sitemap of a site has its page, and there is none of a site that is not live', async () => {
  const { address } = await startTestServer(SITES);
  const siteName = newSiteId();
  expect((await deploy(address, deployRequest({ siteName }))).status).toBe(200);
  const sitemapOf = (id: string) => sendRaw(`${address}/sitemap.xml`, 'GET', { Host: `${id}.sites.example` });
  const { headers, body } = await sitemapOf(siteName);
  expect([headers['content-type'], body.toString()]).toEqual([
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://${siteName}.sites.example/</loc></url></urlset>
`,
  ]);
  expect((await sitemapOf('site-none000')).status).toBe(404);
});
