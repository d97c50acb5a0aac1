import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { RECEIVERS_CALL, type ReceiversAnswer } from '../domain/inspect-receivers.ts';
import { enProtocol } from '../words/en/server.ts';
import type { AccessMails } from './access/access-mails.ts';
import { linksRoute } from './access/links-route.ts';
import { mailPageRoute } from './access/mail-page-route.ts';
import { rightsRoute } from './access/rights-route.ts';
import type { AppAssets } from './app-files/assets.ts';
import { deployRoute } from './deploy/deploy-route.ts';
import { ownerRoute } from './deploy/owner-route.ts';
import { answerReports, REPORTS_PER_HOUR } from './forms/report-route.ts';
import { testMessageRoute } from './forms/test-message-route.ts';
import { answerWrite, type WriteOptions } from './forms/write-route.ts';
import { clientReader } from './http/client.ts';
import { asHttpError } from './http/http-error.ts';
import { DEFAULT_MINIMUM_RATE, type MinimumRate } from './http/request-body.ts';
import { chooseLanguage } from './http/visitor-language.ts';
import { type ImageOptions, imagesRoute } from './images/images-route.ts';
import { UNLIMITED_ROOM, watchRoom } from './images/upload-room.ts';
import { limitPerHour, type ShareCounts } from './limits/hourly-limit.ts';
import { type RateLimits, UNLIMITED } from './limits/rate-limits.ts';
import { answerLinkPreview } from './link-preview/link-preview-route.ts';
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
import { pagePlacer } from './pages/placed-page.ts';
import { sendRobots } from './pages/robots.ts';
import { subdomainRouter } from './pages/site-subdomains.ts';
import type { ProcessSettings } from './settings.ts';
import type { AccessStores } from './store/open-stores.ts';
import type { ReportRecords } from './store/report-records.ts';
import type { SiteStore } from './store/site-store.ts';

type RouteSettings = Pick<
  ProcessSettings,
  'publicUrl' | 'sitesDomain' | 'trustedProxyHops' | 'uploadRoom' | 'metricsToken' | 'inspectReceivers'
>;

/** The parts of the server, and the settings of its routes. */
export interface ServerParts extends Partial<RouteSettings> {
  readonly store: SiteStore;
  /** Who may change a site; absent: nobody is told, and nobody gets a right. */
  readonly access?: AccessStores;
  /** Where the reports of websites are stored; absent: this server takes none. */
  readonly reports?: ReportRecords;
  /** What the image routes need; absent: this server stores no images. */
  readonly images?: ImageOptions;
  /** The files of the builder, for every request that no route takes. */
  readonly assets: AppAssets;
  /** The folder with the fonts that pages are set in; absent: no name is drawn. */
  readonly fonts?: string | undefined;
  /** By default there are no limits. */
  readonly limits?: RateLimits;
  /** Lets the processes that share the data count together. */
  readonly shareCounts?: ShareCounts | undefined;
  readonly metrics?: Metrics;
  /** By default a cache of its own. */
  readonly cache?: PageCache;
  /** Absent: no mail is sent. */
  readonly mails?: AccessMails;
  /** Tells the operator of reports; absent: nothing does. */
  readonly mailer?: Mailer | undefined;
  /** What the form that writes to owners needs; absent: there is none. */
  readonly write?: Pick<WriteOptions, 'messages' | 'onStored'>;
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
  const { store, access, images, assets, publicUrl, sitesDomain, log, mails, uploadRoom } = parts;
  const { limits = UNLIMITED, metrics = openMetrics(), minimumRate = DEFAULT_MINIMUM_RATE } = parts;
  const urlSettings = { publicUrl, sitesDomain };
  const readClient = clientReader(parts.trustedProxyHops ?? 0);
  const write = parts.write && { ...parts.write, limits, readClient, minimumRate };
  const room = images && watchRoom(images.store, uploadRoom ?? UNLIMITED_ROOM, () => performance.now());
  const cache = parts.cache ?? openPageCache(store, metrics.pageCache, { place: pagePlacer(urlSettings) });
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
  const calls = { store, urlSettings, limits, readClient, minimumRate };
  const addresses = mails && access?.addresses;
  app.route('/api/deploy', deployRoute({ ...calls, mails, addresses, room }));
  app.route('/api/sites', ownerRoute({ ...calls, access, mails }));
  if (access) {
    app.route('/api/sites', rightsRoute({ ...calls, access, mails }));
    app.route('/api/links', linksRoute({ ...calls, access, mails }));
    app.route('/mail', mailPageRoute({ ...calls, access, mails }));
  }
  if (write) app.route('/api/sites', testMessageRoute({ ...write, store, cache }));
  app.get('/api/certificate', (c) => answerCertificate(c, urlSettings, cache));
  app.get(RECEIVERS_CALL, (c) => c.json({ origins: parts.inspectReceivers ?? [] } satisfies ReceiversAnswer));
  app.all('/api/*', (c) => c.json({ error: enProtocol.nothingHere }, 404));

  app.get('/robots.txt', (c) => sendRobots(c, urlSettings));
  const answerMark = answerLinkPreview(readClient, parts.fonts);
  app.get('/drawn/*', async (c, next) => (await answerMark(c)) ?? next());
  const answerReport =
    parts.reports &&
    answerReports({
      reports: parts.reports,
      urlSettings,
      mailbox: parts.reportTo,
      mailer: parts.mailer,
      limit: limitPerHour('reports', REPORTS_PER_HOUR, { share: parts.shareCounts }),
      readClient,
      minimumRate,
    });
  if (answerReport) app.on(['GET', 'POST'], '/report', (c) => answerReport(c));
  app.route(
    '/s',
    pagesRoute({
      store,
      cache,
      urlSettings,
      answerReport,
      answerWrite: write && ((c, siteId, found) => answerWrite(c, siteId, found, write)),
    }),
  );
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
