import { type Context, Hono } from 'hono';
import type { AppAssets } from './assets.ts';
import { deployRoute } from './deploy.ts';
import { Refusal } from './refusal.ts';
import { type RequestLog, requestLog } from './request-log.ts';
import { sitesRoute } from './sites.ts';
import { type StorageOptions, storageRoute } from './storage.ts';
import type { SiteStore } from './store.ts';

/** What the server is assembled from. */
export interface ServerParts {
  readonly store: SiteStore;
  /** What the image routes need; absent: this server keeps no images. */
  readonly storage?: StorageOptions;
  /** The builder itself; it gets every request that no route of the server's takes. */
  readonly assets: AppAssets;
  /** The origin that visitors use; undefined: that of each request. */
  readonly publicUrl: string | undefined;
  readonly log: RequestLog;
}

/** The whole server as one fetch handler: deploy call, published sites, images, health, and the app. */
export function createServerApp({ store, storage, assets, publicUrl, log }: ServerParts): Hono {
  const app = new Hono();

  app.use(requestLog(log));
  app.onError(answerError);

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await Promise.all([store.check(), storage?.images.check()]);
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  app.route('/api/deploy', deployRoute({ store, publicUrl }));
  app.all('/api/*', (c) => c.json({ error: 'There is nothing at this address.' }, 404));

  app.route('/s', sitesRoute(store));
  if (storage) app.route('/storage/v1', storageRoute(storage));

  app.get('*', async (c, next) => (await assets.answer(c.req.raw)) ?? next());
  app.notFound((c) => {
    c.header('X-Content-Type-Options', 'nosniff');
    return c.text('There is nothing at this address.', 404);
  });

  return app;
}

function answerError(error: Error, c: Context): Response {
  if (error instanceof Refusal) return c.json({ error: error.message }, error.status);
  return c.json({ error: 'Something went wrong on the server. Please try again.' }, 500);
}
