import type { Context } from 'hono';
import type { PageCache } from './page-cache.ts';
import { picturesOrigin, siteOfHost } from './site-subdomains.ts';
import type { SiteUrlSettings } from './site-url.ts';

/**
 * Answers 200 if a host name, `?domain=`, is one of this server's, else 404. A proxy that makes certificates on demand
 * asks it first, so that nobody can make it ask for any number of them.
 */
export async function answerCertificate(
  c: Context,
  { publicUrl, sitesDomain }: SiteUrlSettings,
  cache: PageCache,
): Promise<Response> {
  const host = c.req.query('domain')?.toLowerCase() ?? '';
  const own = [publicUrl, picturesOrigin(sitesDomain)].flatMap((url) =>
    url === undefined ? [] : [new URL(url).hostname],
  );
  const siteId = siteOfHost(host, sitesDomain);
  const isOurs = own.includes(host) || (siteId !== undefined && (await cache.find(siteId)) !== undefined);
  return c.body(null, isOurs ? 200 : 404);
}
