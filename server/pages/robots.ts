import type { Context } from 'hono';
import { siteOfHost } from './site-subdomains.ts';
import { type SiteUrlSettings, siteUrl } from './site-url.ts';

// Kept versions are not for search engines: the page itself is. The paths are those of the builder and of a site's host.
const RULES = `User-agent: *
Disallow: /api/
Disallow: /s/*/v/
Disallow: /v/
`;

const HEADERS = { 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' };

/** Answers with the rules for search engines, which are the same on every host; a site's own host also names its sitemap. */
export function sendRobots(c: Context, urlSettings: SiteUrlSettings): Response {
  const siteId = siteOfHost(c.req.header('host') ?? '', urlSettings.sitesDomain);
  const map = siteId === undefined ? '' : `\nSitemap: ${siteUrl(siteId, urlSettings, '')}sitemap.xml\n`;
  return c.text(RULES + map, 200, HEADERS);
}

/** Answers with the sitemap of a site: it has one page. */
export function sendSitemap(c: Context, address: string): Response {
  const map = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${address}</loc></url></urlset>
`;
  return c.body(map, 200, { ...HEADERS, 'Content-Type': 'application/xml' });
}
