import type { Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { enProtocol, enServer } from '../../words/en/server.ts';
import { openAccessMails } from '../access/access-mails.ts';
import { createServerApp } from '../app.ts';
import type { Front } from '../app-files/assets.ts';
import { messageQueue } from '../forms/message-queue.ts';
import { lookOfPage } from '../forms/page-look.ts';
import { createRateLimits, UNLIMITED } from '../limits/rate-limits.ts';
import { deliverMails } from '../mail/deliver.ts';
import { reportMailbox } from '../mail/mail-address.ts';
import { type MailReport, openMailer } from '../mail/mailer.ts';
import { openTransport } from '../mail/open-transport.ts';
import { outboxOf, removeOldMails } from '../mail/outbox.ts';
import { checkDataDaily } from '../operations/data-checks.ts';
import { type DailyFailure, everyDay } from '../operations/every-day.ts';
import { openMetrics } from '../operations/metrics.ts';
import { type Observe, observeWith, REQUEST_ID, type RequestLog } from '../operations/request-log.ts';
import type { ServerEvent } from '../operations/server-event.ts';
import { watchWrites } from '../operations/writes-state.ts';
import { servePagesFirst } from '../pages/fast-path.ts';
import { openPageCache } from '../pages/page-cache.ts';
import { pagePlacer } from '../pages/placed-page.ts';
import { picturesOrigin } from '../pages/site-subdomains.ts';
import { BadSetting, type ProcessSettings } from '../settings.ts';
import { tryBlobStore } from '../store/blob-store.s3.ts';
import { openStores } from '../store/open-stores.ts';
import { unknownRequest } from './client-errors.ts';
import { dailyWork } from './daily-work.ts';
import { lingerAfterAnswers } from './lingering-close.ts';
import { close, createHttpServer, listen, type RunningServer } from './node-server.ts';
import { cutSlowReaders } from './slow-readers.ts';

type Settings = Pick<ProcessSettings, 'host' | 'port' | 'dataDir' | 'publicUrl'> & Partial<ProcessSettings>;
type Report = (event: ServerEvent) => void;

/** What a server runs with. */
export interface RunOptions {
  readonly settings: Settings;
  readonly log: RequestLog;
  /** Called for what happens beside the answers. Without it the files in DATA_DIR are not checked. */
  readonly report?: Report;
  /** The clock of the looks at the writes, in milliseconds. By default that of the process, which nobody can set back. */
  readonly now?: () => number;
  /** Creates the front of the app for an HTTP server that is not listening yet. */
  readonly openFront: (server: Server) => Promise<Front>;
}

/** Opens the stores and listens. If either fails, it closes everything and rejects with a BadSetting. */
export async function serve(options: RunOptions): Promise<RunningServer> {
  const { settings, log, report = () => {}, openFront, now = () => performance.now() } = options;
  const { host, port, anonKey, publicUrl, sitesDomain } = settings;
  const closers: (() => Promise<unknown> | undefined)[] = [];
  const closeAll = async () => {
    for (const closeOne of closers.reverse()) await closeOne();
  };
  try {
    const place = settings.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
    const stores = await orBadSetting(place, () => openStores(settings));
    closers.push(stores.close);
    const { bucket } = stores;
    if (bucket) await orBadSetting('IMAGES_S3_URL', () => tryBlobStore(bucket));
    const { store } = stores;
    const metrics = openMetrics();
    const cache = openPageCache(store, metrics.pageCache, {
      maxBytes: settings.pageCacheBytes,
      changes: stores.changes,
      place: pagePlacer({ publicUrl, sitesDomain }),
    });
    metrics.watch('parley_page_cache_bytes', 'Bytes of published pages in memory.', cache.bytes);
    const writes = watchWrites(stores.checkWrites, (state) => report({ writes: state }), now);
    metrics.watch(
      'parley_writes_ok',
      'Whether data can be written: 1, or 0 on a full, read-only or failing disk.',
      async () => ((await writes()) === 'ok' ? 1 : 0),
    );
    // The first look fills the reserve and reports a disk that is full from the start.
    void writes();
    const checks =
      settings.databaseUrl === undefined && options.report
        ? checkDataDaily(settings.dataDir, ({ file, what }) => report({ damaged: file, what }))
        : undefined;
    closers.push(async () => checks?.close());
    const damaged = () => checks?.damage().map(({ file }) => file) ?? [];
    metrics.watch(
      'parley_damaged_files',
      'Files of DATA_DIR that are damaged, by the last daily check.',
      () => damaged().length,
    );
    const daily = dailyWork(stores, settings.emailDays ?? 0, report);
    const dailyFailed = ({ part, error }: DailyFailure) => report({ daily: part, error: messageOf(error) });
    const stopDaily = everyDay(daily, stores.records.claimDay, dailyFailed);
    closers.push(async () => stopDaily());
    let dropped = 0;
    const mailed = (mail: MailReport, code?: string) => {
      if (mail === 'dropped') dropped += 1;
      metrics.mailed(mail);
      report({ mail, code });
    };
    const mailer = openMailer({
      transport: await openTransport(settings),
      from: settings.mailFrom ?? 'parley@localhost',
      perHour: settings.mailsPerHour ?? 0,
      share: stores.shareCounts,
      report: mailed,
    });
    const mails = openAccessMails({
      access: stores.access,
      mailer,
      reach: settings.smtpUrl === undefined ? 'kept' : 'sent',
      urlSettings: { publicUrl, sitesDomain },
      titleOf: async (siteId) => {
        const page = await stores.store.findPage(siteId);
        return page?.kind === 'live' ? (await lookOfPage(page.page)).title : '';
      },
      report: mailed,
    });
    const stopOwn = everyDay(
      {
        emptyOutbox: (now) => removeOldMails(settings.dataDir, now),
        tellDroppedMails: async () => {
          if (dropped > 0) report({ droppedMails: dropped });
          dropped = 0;
        },
      },
      // Each process has its own outbox and mails, whichever does the work on the data.
      async () => true,
      dailyFailed,
    );
    closers.push(async () => stopOwn());
    const delivery = deliverMails([mails, messageQueue(stores.messages, mailer)], (error) =>
      report({ messages: messageOf(error) }),
    );
    closers.push(async () => {
      const delivered = delivery.stop();
      await mailer.close();
      // After it, as they then end at once. Before the stores: they note there what became of them.
      await Promise.all([delivered, mails.close()]);
    });
    metrics.watch('parley_messages_waiting', 'Messages to owners of websites that are not mailed yet.', () =>
      stores.messages.waiting().catch(() => Number.NaN),
    );
    const observe = observeWith(log, metrics);
    const server = createHttpServer(observe);
    const front = await openFront(server);
    let isStopping = false;
    closers.push(() => {
      isStopping = true;
      return Promise.all([close(server), front.close?.()]);
    });
    const app = createServerApp({
      ...settings,
      store,
      access: stores.access,
      reports: stores.reports,
      shareCounts: stores.shareCounts,
      mailer,
      images: {
        store: stores.images,
        anonKey,
        uploadOrigins: settings.uploadOrigins ?? [],
        picturesOrigin: picturesOrigin(sitesDomain),
      },
      assets: front.assets,
      fonts: front.fonts,
      limits: settings.limits ? createRateLimits(settings.limits, stores.shareCounts) : UNLIMITED,
      metrics,
      cache,
      mails,
      write: {
        messages: stores.messages,
        onStored: () => void delivery.look(),
      },
      readiness: { writes, damaged, isStopping: () => isStopping },
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
    return { address, notice: noticeOf(settings), stop: closeAll };
  } catch (error) {
    await closeAll();
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

/** What the operator is told at the start; undefined: nothing. */
function noticeOf({ smtpUrl, dataDir }: Settings): string | undefined {
  if (smtpUrl !== undefined) return undefined;
  return `No mail leaves this server, because SMTP_URL is not set. Mails are files in ${outboxOf(dataDir)}.`;
}

async function orBadSetting<T>(names: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BadSetting(`${names} cannot be used: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
