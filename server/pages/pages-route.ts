import { type Context, Hono } from 'hono';
import { isSiteId } from '../../domain/config/site-id.ts';
import { enProtocol } from '../../words/en/server.ts';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import type { RequestVariables } from '../operations/request-log.ts';
import type { FoundPage, SiteStore } from '../store/site-store.ts';
import type { PageCache } from './page-cache.ts';
import {
  brokenPageResponse,
  IMMUTABLE_FOR_AN_HOUR,
  missingPageResponse,
  type PageResponse,
  PRIVATE_FOR_AN_HOUR,
  pageResponse,
  REVALIDATED,
} from './page-response.ts';
import { sendSitemap } from './robots.ts';
import { onOwnHost } from './site-subdomains.ts';
import { type SiteUrlSettings, siteHeaders, siteUrl, versionKey } from './site-url.ts';

/** What the routes of pages need. */
export interface PagesOptions {
  readonly store: SiteStore;
  readonly cache: PageCache;
  readonly urlSettings: SiteUrlSettings;
  /** Answers with the form that reports a site; undefined: there is none. */
  readonly answerReport: ((c: Context, siteId: string) => Promise<Response>) | undefined;
  /** Answers with the form that writes to the owner of a live site; absent: there is none. */
  readonly answerWrite?: ((c: Context, siteId: string, found: LivePage) => Promise<Response>) | undefined;
}

type LivePage = Extract<FoundPage, { kind: 'live' }>;

/**
 * The published sites, to be mounted at `/s`: GET and HEAD of `/<siteId>/`, of a kept version, `/<siteId>/v/<n>/`, and of
 * `report` beside each of them, where a page can be reported; and `write`, where its owner can be written to. An earlier
 * version needs the key that its owner is told: what was taken off a page is not for everyone who counts.
 */
export function pagesRoute({
  store,
  cache,
  urlSettings,
  answerReport,
  answerWrite,
}: PagesOptions): Hono<RequestVariables> {
  const route = new Hono<RequestVariables>();

  async function isCurrent(siteId: string, version: number): Promise<boolean> {
    const current = await store.currentOf(siteId);
    return current?.kind === 'live' && current.version === version;
  }

  // Set here as well, for the answers to errors.
  route.use(async (c, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
    const { host, search } = new URL(c.req.url);
    const own = onOwnHost(host, c.req.path, search, urlSettings);
    if (own !== undefined) return c.redirect(own, 308);
    return next();
  });

  route.onError((error, c) =>
    send(c, brokenPageResponse(error, c.get('requestId'), c.req.header('accept-language'))),
  );

  route.get('/:siteId', (c) => {
    const siteId = c.req.param('siteId');
    return isSiteId(siteId) ? c.redirect(`/s/${siteId}/`, 308) : sendMissing(c);
  });

  route.all('/:siteId/', async (c) => {
    const siteId = c.req.param('siteId');
    const found = isSiteId(siteId) ? await cache.find(siteId) : undefined;
    if (found?.kind === 'live' && !['GET', 'HEAD'].includes(c.req.method))
      return c.text(enProtocol.methods('GET'), 405, { Allow: 'GET, HEAD' });
    return send(c, await pageResponse(found, REVALIDATED, siteHeaders(siteId, urlSettings), headersOf(c)));
  });

  // Relative, because a site on its own host has its versions directly under the root.
  route.get('/:siteId/v/:n', (c) => {
    const n = versionNumber(c.req.param('n'));
    return n === undefined ? sendMissing(c) : c.redirect(`${n}/${new URL(c.req.url).search}`, 308);
  });

  route.get('/:siteId/v/:n/', async (c) => {
    const siteId = c.req.param('siteId');
    const n = versionNumber(c.req.param('n'));
    const found = isSiteId(siteId) && n !== undefined ? await store.findVersion(siteId, n) : undefined;
    const hasKey = found?.kind === 'live' && c.req.query('key') === versionKey(found.page.hash);
    if (found?.kind === 'live' && !hasKey && !(await isCurrent(siteId, found.version))) return sendMissing(c);
    const cached = hasKey ? PRIVATE_FOR_AN_HOUR : IMMUTABLE_FOR_AN_HOUR;
    return send(c, await pageResponse(found, cached, siteHeaders(siteId, urlSettings), headersOf(c)));
  });

  route.get('/:siteId/sitemap.xml', async (c) => {
    const siteId = c.req.param('siteId');
    const found = isSiteId(siteId) ? await cache.find(siteId) : undefined;
    if (found?.kind !== 'live') return sendMissing(c);
    return sendSitemap(c, siteUrl(siteId, urlSettings, new URL(c.req.url).origin));
  });

  for (const path of ['/:siteId/report', '/:siteId/v/:n/report'])
    route.on(['GET', 'POST'], path, (c) => {
      const siteId = c.req.param('siteId') ?? '';
      return isSiteId(siteId) && answerReport ? answerReport(c, siteId) : sendMissing(c);
    });

  route.all('/:siteId/write', async (c) => {
    const siteId = c.req.param('siteId');
    const found = isSiteId(siteId) ? await cache.find(siteId) : undefined;
    if (found?.kind === 'live' && answerWrite) return answerWrite(c, siteId, found);
    return send(
      c,
      await pageResponse(found?.kind === 'live' ? undefined : found, REVALIDATED, {}, headersOf(c)),
    );
  });
  // The link of a kept version.
  route.get('/:siteId/v/:n/write', (c) => c.redirect('../../write', 308));

  route.all('*', (c) => sendMissing(c));

  return route;
}

function versionNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

const headersOf = (c: Context) => ({
  ifNoneMatch: c.req.header('if-none-match'),
  acceptEncoding: c.req.header('accept-encoding'),
  acceptLanguage: c.req.header('accept-language'),
});

function send(c: Context, { status, headers, body }: PageResponse): Response {
  return c.newResponse(body ?? null, status, headers);
}

const sendMissing = (c: Context) => send(c, missingPageResponse(c.req.header('accept-language')));
