import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { RECEIVERS_CALL, type ReceiversAnswer } from '../src/domain/inspect-receivers.ts';
import { enProtocol } from '../src/words/en/server.ts';
import type { AppAssets } from './app-files/assets.ts';
import { deployRoute } from './deploy/deploy-route.ts';
import { ownerRoute } from './deploy/owner-route.ts';
import { sendDrawn } from './drawn/drawn-route.ts';
import { clientReader } from './http/client.ts';
import { asHttpError } from './http/http-error.ts';
import { DEFAULT_MINIMUM_RATE, type MinimumRate } from './http/request-body.ts';
import { chooseLanguage } from './http/visitor-language.ts';
import { type ImageOptions, imagesRoute } from './images/images-route.ts';
import { type RateLimits, UNLIMITED } from './limits/rate-limits.ts';
import type { Mailer } from './mail/mailer.ts';
import { type Metrics, openMetrics } from './operations/metrics.ts';
import { sendMetrics } from './operations/metrics-route.ts';
import { type ReadinessDetails, sendReadiness } from './operations/readiness.ts';
import {
  observeRequests,
  observeWith,
  type RequestLog,
  type RequestVariables,
} from './operations/request-log.ts';
import { answerCertificate } from './pages/certificate-route.ts';
import { openPageCache, type PageCache } from './pages/page-cache.ts';
import { pagesRoute } from './pages/pages-route.ts';
import { sendReportPage } from './pages/report-page.ts';
import { sendRobots } from './pages/robots.ts';
import { subdomainRouter } from './pages/site-subdomains.ts';
import type { ProcessSettings } from './settings.ts';
import type { SiteStore } from './store/site-store.ts';

type RouteSettings = Pick<
  ProcessSettings,
  'publicUrl' | 'sitesDomain' | 'trustedProxyHops' | 'uploadRoom' | 'metricsToken' | 'inspectReceivers'
>;

/** The parts of the server, and the settings of its routes. */
export interface ServerParts extends Partial<RouteSettings> {
  readonly store: SiteStore;
  /** What the image routes need; absent: this server stores no images. */
  readonly images?: ImageOptions;
  /** The files of the builder, for every request that no route takes. */
  readonly assets: AppAssets;
  /** By default there are no limits. */
  readonly limits?: RateLimits;
  readonly metrics?: Metrics;
  /** By default a cache of its own. */
  readonly cache?: PageCache;
  readonly mailer?: Mailer | undefined;
  /** The e-mail address for reports of websites; undefined: none. */
  readonly reportTo?: string | undefined;
  /** How fast bodies must arrive. */
  readonly minimumRate?: MinimumRate;
  /** By default neither writing nor the stored data are looked at. */
  readonly readiness?: ReadinessDetails;
  readonly log: RequestLog;
}

/** The whole server as one fetch handler: deploy call, published sites, images, operations, and the app. */
export function createServerApp(parts: ServerParts): Hono<RequestVariables> {
  const { store, images, assets, publicUrl, sitesDomain, log, mailer, uploadRoom: room } = parts;
  const { limits = UNLIMITED, metrics = openMetrics(), minimumRate = DEFAULT_MINIMUM_RATE } = parts;
  const urlSettings = { publicUrl, sitesDomain };
  const readClient = clientReader(parts.trustedProxyHops ?? 0);
  const cache = parts.cache ?? openPageCache(store, metrics.pageCache);
  const routedPath = subdomainRouter(urlSettings);
  const app = new Hono<RequestVariables>({
    getPath: (request) => routedPath(new URL(request.url).host, getPath(request)),
  });

  app.use(observeRequests(observeWith(log, metrics)));
  app.onError(answerError);

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  const check = () => Promise.all([store.check(), images?.store.check()]);
  const readiness = { hasPages: () => cache.bytes() > 0, ...parts.readiness };
  app.get('/readyz', (c) => sendReadiness(c, check, readiness));
  app.get('/metrics', (c) => sendMetrics(c, metrics, parts.metricsToken));

  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  app.route('/api/deploy', deployRoute({ store, urlSettings, limits, mailer, readClient, minimumRate }));
  app.route('/api/sites', ownerRoute({ store, urlSettings, limits, readClient, minimumRate }));
  app.get('/api/certificate', (c) => answerCertificate(c, urlSettings, cache));
  app.get(RECEIVERS_CALL, (c) => c.json({ origins: parts.inspectReceivers ?? [] } satisfies ReceiversAnswer));
  app.all('/api/*', (c) => c.json({ error: enProtocol.nothingHere }, 404));

  app.get('/robots.txt', sendRobots);
  app.get('/drawn/*', async (c, next) => sendDrawn(c) ?? next());
  app.get('/report', (c) => sendReportPage(c, parts.reportTo));
  app.route('/s', pagesRoute({ store, cache, urlSettings, reportTo: parts.reportTo }));
  if (images) app.route('/storage/v1', imagesRoute({ ...images, limits, room, readClient, minimumRate }));

  app.get('*', async (c, next) => (await assets.answer(c.req.raw)) ?? next());
  app.notFound((c) => {
    c.header('X-Content-Type-Options', 'nosniff');
    // The next release may have this file.
    c.header('Cache-Control', 'no-store');
    return c.text(enProtocol.nothingHere, 404);
  });

  return app;
}

function answerError(error: Error, c: Context): Response {
  const { words } = chooseLanguage(c.req.header('accept-language'));
  const known = asHttpError(error);
  if (!known) return c.json({ error: words.limits.broken(c.get('requestId')) }, 500);
  if (known.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter));
  return c.json({ error: known.textIn(words) }, known.status);
}
