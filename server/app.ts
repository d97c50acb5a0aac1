import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { enProtocol } from '../src/words/en/server.ts';
import type { AppAssets } from './app-files/assets.ts';
import { deployRoute } from './deploy/deploy-route.ts';
import { siteOwnerRoute } from './deploy/owner-route.ts';
import { readCallersBehind } from './http/client.ts';
import { Refusal } from './http/http-error.ts';
import { type Pace, USUAL_PACE } from './http/request-body.ts';
import { spokenTo } from './http/visitor-language.ts';
import { type StorageOptions, storageRoute } from './images/images-route.ts';
import { type Limits, NO_LIMITS } from './limits/rate-limits.ts';
import type { Mailer } from './mail/mailer.ts';
import { type Metrics, openMetrics } from './operations/metrics.ts';
import { sendMetrics } from './operations/metrics-route.ts';
import { sendReadiness } from './operations/readiness.ts';
import { observeRequests, observeWith, type RequestLog } from './operations/request-log.ts';
import { openPageCache, type PageCache } from './pages/page-cache.ts';
import { sitesRoute } from './pages/pages-route.ts';
import { sendReportPage } from './pages/report-page.ts';
import { routePaths } from './pages/site-subdomains.ts';
import type { SiteStore } from './store/site-store.ts';

/** What the server is assembled from. */
export interface ServerParts {
  readonly store: SiteStore;
  /** What the image routes need; absent: this server keeps no images. */
  readonly storage?: StorageOptions;
  /** The builder itself; it gets every request that no route of the server's takes. */
  readonly assets: AppAssets;
  /** The origin that visitors use; undefined: that of each request. */
  readonly publicUrl: string | undefined;
  /** The origin under which each site has a name of its own; undefined: none has. */
  readonly sitesDomain?: string | undefined;
  /** How many proxies in front are believed; by default none. */
  readonly trustedProxyHops?: number;
  /** By default everyone does as they like. */
  readonly limits?: Limits;
  readonly metrics?: Metrics;
  /** Where current pages come from; by default a cache of its own. */
  readonly cache?: PageCache;
  /** Opens the metrics to others than this machine. */
  readonly metricsToken?: string | undefined;
  readonly mailer?: Mailer | undefined;
  /** The mailbox for reports of websites; undefined: none is named. */
  readonly reportTo?: string | undefined;
  /** How fast bodies must come. */
  readonly pace?: Pace;
  readonly log: RequestLog;
}

/** The whole server as one fetch handler: deploy call, published sites, images, operations, and the app. */
export function createServerApp(parts: ServerParts): Hono {
  const { store, storage, assets, publicUrl, sitesDomain, log, mailer } = parts;
  const { limits = NO_LIMITS, metrics = openMetrics(), pace = USUAL_PACE } = parts;
  const place = { publicUrl, sitesDomain };
  const readCaller = readCallersBehind(parts.trustedProxyHops ?? 0);
  const cache = parts.cache ?? openPageCache(store, place, metrics.pageCache);
  const routedPath = routePaths(place);
  const app = new Hono({
    getPath: (request) => routedPath(new URL(request.url).host, getPath(request)),
  });

  app.use(observeRequests(observeWith(log, metrics)));
  app.onError(answerError);

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => sendReadiness(c, [store.check(), storage?.images.check()]));
  app.get('/metrics', (c) => sendMetrics(c, metrics, parts.metricsToken));

  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  app.route('/api/deploy', deployRoute({ store, place, limits, mailer, readCaller, pace }));
  app.route('/api/sites', siteOwnerRoute({ store, place, limits, readCaller, pace }));
  app.all('/api/*', (c) => c.json({ error: enProtocol.nothingHere }, 404));

  app.get('/report', (c) => sendReportPage(c, parts.reportTo));
  app.route('/s', sitesRoute(store, cache, place));
  if (storage) app.route('/storage/v1', storageRoute({ ...storage, limits, readCaller, pace }));

  app.get('*', async (c, next) => (await assets.answer(c.req.raw)) ?? next());
  app.notFound((c) => {
    c.header('X-Content-Type-Options', 'nosniff');
    // What is not there now may be there after the next release.
    c.header('Cache-Control', 'no-store');
    return c.text(enProtocol.nothingHere, 404);
  });

  return app;
}

function answerError(error: Error, c: Context): Response {
  const { words } = spokenTo(c.req.header('accept-language'));
  if (!(error instanceof Refusal)) {
    return c.json({ error: words.limits.broken }, 500);
  }
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  return c.json({ error: error.saidIn(words) }, error.status);
}
