import type { Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { enProtocol, enServer } from '../../src/words/en/server.ts';
import { createServerApp } from '../app.ts';
import type { Front } from '../app-files/assets.ts';
import { removeOver } from '../images/remove-over.ts';
import type { ShareCounts } from '../limits/hourly-limit.ts';
import { createRateLimits, UNLIMITED } from '../limits/rate-limits.ts';
import type { MailReport } from '../mail/mailer.ts';
import { type DailyFailure, type DailyParts, everyDay } from '../operations/daily.ts';
import { checkDataDaily, type DataChecks } from '../operations/data-checks.ts';
import { type Metrics, openMetrics } from '../operations/metrics.ts';
import { type Observe, observeWith, REQUEST_ID, type RequestLog } from '../operations/request-log.ts';
import { type WritesState, watchWrites } from '../operations/writes-state.ts';
import { servePagesFirst } from '../pages/fast-path.ts';
import { openPageCache } from '../pages/page-cache.ts';
import { picturesOrigin } from '../pages/site-subdomains.ts';
import { BadSetting, type ProcessSettings } from '../settings.ts';
import { tryBlobStore } from '../store/blob-store.s3.ts';
import { openStores, type Stores } from '../store/open-stores.ts';
import type { Damage } from '../store/stored-damage.ts';
import { unknownRequest } from './client-errors.ts';
import { lingerAfterAnswers } from './lingering-close.ts';
import { close, createHttpServer, listen, type RunningServer } from './node-server.ts';
import { cutSlowReaders } from './slow-readers.ts';

const DAY_MS = 86_400_000;

/** What a server runs with. */
export interface RunOptions {
  readonly settings: Pick<ProcessSettings, 'host' | 'port' | 'dataDir' | 'publicUrl'> &
    Partial<ProcessSettings>;
  readonly log: RequestLog;
  /** Called with the result of each mail. */
  readonly reportMail?: (report: MailReport) => void;
  /** Called when writing begins to fail, and when it works again. */
  readonly reportWrites?: (state: WritesState) => void;
  /** Called for each damage of the files in DATA_DIR. Without it they are not checked. */
  readonly reportDamage?: (damage: Damage) => void;
  /** Called with what keeps the pages in PAGES_DIR from being written. */
  readonly reportPageFiles?: (error: unknown) => void;
  /** Called with the number of unused uploads that were removed, if there were any. */
  readonly reportRemoved?: (uploads: number) => void;
  /** Called for each part of the daily work that failed. */
  readonly reportDaily?: (failure: DailyFailure) => void;
  /** The clock of the looks at the writes, in milliseconds. By default that of the process, which nobody can set back. */
  readonly now?: () => number;
  /** Creates the front of the app for an HTTP server that is not listening yet. */
  readonly openFront: (server: Server) => Promise<Front>;
}

/** Opens the stores and listens. If either fails, it closes everything and rejects with a BadSetting. */
export async function serve(options: RunOptions): Promise<RunningServer> {
  const { settings, log, openFront, now = () => performance.now(), reportWrites = () => {} } = options;
  const { host, port, anonKey, publicUrl, sitesDomain } = settings;
  const stores = await openUsableStores(settings);
  const files = await keepPageFilesOf(options, stores);
  const store = files?.store ?? stores.store;
  const metrics = openMetrics();
  const cache = openPageCache(store, metrics.pageCache, {
    maxBytes: settings.pageCacheBytes,
    changes: stores.changes,
  });
  metrics.watchPageCache(cache.bytes);
  const writes = watchWrites(stores.checkWrites, reportWrites, now);
  metrics.watchWrites(writes);
  // The first look fills the reserve and reports a disk that is full from the start.
  void writes();
  const checks = openChecksOf(options);
  metrics.watchDamage(() => checks?.damage().length ?? 0);
  const stopDaily = everyDay(
    dailyParts(options, stores),
    stores.records.claimDay,
    options.reportDaily ?? (() => {}),
  );
  const mailer = await openMailerOf(options, metrics, stores.shareCounts);
  const observe = observeWith(log, metrics);
  const server = createHttpServer(observe);
  let front: Front | undefined;
  let isStopping = false;
  try {
    front = await openFront(server);
    const app = createServerApp({
      store,
      images: {
        store: stores.images,
        anonKey,
        uploadOrigins: settings.uploadOrigins ?? [],
        picturesOrigin: picturesOrigin(sitesDomain),
      },
      assets: front.assets,
      publicUrl,
      sitesDomain,
      trustedProxyHops: settings.trustedProxyHops ?? 0,
      limits: settings.limits ? createRateLimits(settings.limits, stores.shareCounts) : UNLIMITED,
      uploadRoom: settings.uploadRoom,
      metrics,
      cache,
      metricsToken: settings.metricsToken,
      mailer,
      inspectReceivers: settings.inspectReceivers,
      readiness: {
        writes,
        damaged: () => checks?.damage().map(({ file }) => file) ?? [],
        isStopping: () => isStopping,
      },
      reportTo: reportMailbox(settings.mailFrom),
      log,
    });
    // lingering-close.ts does this. Hono's own cleanup closes the connection after half a second.
    const routes = { autoCleanupIncoming: false, errorHandler: answerUnreadable(observe) };
    const listener = servePagesFirst(
      { cache, urlSettings: { publicUrl, sitesDomain }, observe },
      getRequestListener(app.fetch, routes),
    );
    server.on('request', lingerAfterAnswers(cutSlowReaders(front.wrap?.(listener) ?? listener)));
    const address = await orBadSetting('HOST and PORT', () => listen(server, host, port));
    const stop = async () => {
      isStopping = true;
      await Promise.all([close(server), front?.close?.()]);
      stopDaily();
      await mailer?.close();
      await checks?.close();
      await files?.stop();
      await stores.close();
    };
    return { address, stop };
  } catch (error) {
    await front?.close?.();
    stopDaily();
    await mailer?.close();
    await checks?.close();
    await files?.stop();
    await stores.close();
    throw error;
  }
}

async function openUsableStores(settings: RunOptions['settings']): Promise<Stores> {
  const place = settings.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  const stores = await orBadSetting(place, () => openStores(settings));
  const { bucket } = stores;
  if (!bucket) return stores;
  try {
    await orBadSetting('IMAGES_S3_URL', () => tryBlobStore(bucket));
    return stores;
  } catch (error) {
    await stores.close();
    throw error;
  }
}

// No route is reached if the URL or the Host header cannot be parsed.
const answerUnreadable =
  (observe: Observe) =>
  (error: unknown): Response => {
    const status = error instanceof RequestError ? 400 : 500;
    const request = unknownRequest(status);
    const words = status === 400 ? enProtocol.unreadable : enServer.limits.broken(request.id);
    observe({ ...request, ...(status === 500 && { error: String(error) }) });
    return Response.json({ error: words }, { status, headers: { [REQUEST_ID]: request.id } });
  };

// An address at localhost cannot receive mail.
const reportMailbox = (mailFrom: string | undefined) =>
  mailFrom?.endsWith('@localhost') ? undefined : mailFrom;

function openChecksOf({ settings, reportDamage }: RunOptions): DataChecks | undefined {
  if (settings.databaseUrl !== undefined || reportDamage === undefined) return undefined;
  return checkDataDaily(settings.dataDir, reportDamage);
}

/** The work of each day: forgets e-mail addresses and networks, and removes uploads whose time is over. */
function dailyParts({ settings, reportRemoved }: RunOptions, { images, records }: Stores): DailyParts {
  const days = settings.emailDays ?? 0;
  return {
    forgetEmails: async (now) => {
      if (days > 0) await records.forgetEmails(now - days * DAY_MS);
    },
    forgetNetworks: () => images.forgetNetworks(),
    removeOrphans: () => images.removeOrphans(),
    removeUploads: async (now) => {
      const removed = await removeOver(images, now);
      if (removed > 0) reportRemoved?.(removed);
    },
  };
}

async function keepPageFilesOf({ settings, reportPageFiles = () => {} }: RunOptions, stores: Stores) {
  if (settings.pagesDir === undefined) return undefined;
  const { keepPageFiles } = await import('../pages/keep-page-files.ts');
  return keepPageFiles(settings.pagesDir, stores, reportPageFiles);
}

async function openMailerOf(
  { settings, reportMail }: RunOptions,
  metrics: Metrics,
  share: ShareCounts | undefined,
) {
  const { smtpUrl, mailFrom = 'parley@localhost', mailsPerHour = 0 } = settings;
  if (smtpUrl === undefined) return undefined;
  const { openMailer } = await import('../mail/mailer.ts');
  const report = (what: MailReport) => {
    metrics.mailed(what);
    reportMail?.(what);
  };
  return openMailer({ smtpUrl, from: mailFrom, perHour: mailsPerHour, share, report });
}

async function orBadSetting<T>(names: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BadSetting(`${names} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}
