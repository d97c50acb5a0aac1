import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServerApp } from './app.ts';
import type { AppAssets } from './assets.ts';
import { close, createHttpServer, listen, type RunningServer } from './http.ts';
import { openSqliteImageStore } from './image-store.sqlite.ts';
import type { RequestLog } from './request-log.ts';
import { BadSetting, type ProcessSettings } from './settings.ts';
import { openSqliteStore } from './store.sqlite.ts';

/** What gives the app to visitors, and may stand before the server's own routes. */
export interface Front {
  readonly assets: AppAssets;
  /** Wraps the listener of the server's routes. */
  wrap?(listener: RequestListener): RequestListener;
  close?(): Promise<void>;
}

/** What a server is run from. */
export interface RunOptions {
  readonly settings: Pick<ProcessSettings, 'host' | 'port' | 'dataDir' | 'publicUrl'> &
    Partial<Pick<ProcessSettings, 'anonKey'>>;
  readonly log: RequestLog;
  /** Makes the front for the HTTP server, which is not listening yet. */
  readonly openFront: (server: Server) => Promise<Front>;
}

/** Opens the stores and listens; rejects, with everything closed again, with a BadSetting where one of the two is impossible. */
export async function runServer({ settings, log, openFront }: RunOptions): Promise<RunningServer> {
  const { host, port, dataDir, publicUrl, anonKey } = settings;
  const { store, images, closeStores } = await orBadSetting('DATA_DIR', () => openStores(dataDir));
  const server = createHttpServer();
  let front: Front | undefined;
  try {
    front = await openFront(server);
    const app = createServerApp({
      store,
      storage: { images, anonKey },
      assets: front.assets,
      publicUrl,
      log,
    });
    const listener: RequestListener = getRequestListener(app.fetch);
    server.on('request', front.wrap?.(listener) ?? listener);
    const address = await orBadSetting('HOST and PORT', () => listen(server, host, port));
    const stop = async () => {
      await Promise.all([close(server), front?.close?.()]);
      await closeStores();
    };
    return { address, stop };
  } catch (error) {
    await front?.close?.();
    await closeStores();
    throw error;
  }
}

async function openStores(dataDir: string) {
  const store = openSqliteStore(dataDir);
  try {
    const images = openSqliteImageStore(dataDir);
    const closeStores = async () => {
      await Promise.all([store.close(), images.close()]);
    };
    return { store, images, closeStores };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function orBadSetting<T>(names: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BadSetting(`${names} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}
