import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AppAssets } from '../../server/app-files/assets.ts';
import type { RunningServer } from '../../server/listen/node-server.ts';
import { serve } from '../../server/listen/serve.ts';
import type { RequestLine } from '../../server/operations/request-log.ts';
import type { ServerEvent } from '../../server/operations/server-event.ts';
import type { ProcessSettings } from '../../server/settings.ts';

export interface TestServer extends RunningServer {
  readonly dataDir: string;
  /** The lines of the request log so far. */
  readonly lines: readonly RequestLine[];
  /** Resolves once this many lines are logged. */
  logged(count: number): Promise<void>;
}

export interface TestServerOptions {
  readonly dataDir?: string;
  readonly publicUrl?: string;
  readonly assets?: AppAssets;
  /** Any other setting. */
  readonly settings?: Partial<ProcessSettings>;
  readonly now?: () => number;
  readonly report?: (event: ServerEvent) => void;
}

const NO_ASSETS: AppAssets = { answer: async () => undefined };

/** Creates a folder that is deleted at the end of the test. */
export async function makeTempDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-'));
  // A mail may still be written to the outbox of a server that stops.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Starts a server with its own store on a free loopback port. It stops at the end of the test. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await makeTempDir());
  const lines: RequestLine[] = [];
  const waiting = new Set<() => void>();
  const running = await serve({
    settings: { host: '127.0.0.1', port: 0, dataDir, publicUrl: options.publicUrl, ...options.settings },
    ...(options.now && { now: options.now }),
    ...(options.report && { report: options.report }),
    log: (line) => {
      lines.push(line);
      for (const look of waiting) look();
    },
    openFront: async () => ({ assets: options.assets ?? NO_ASSETS }),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  onTestFinished(stop);
  const logged = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (lines.length >= count) resolve();
      };
      waiting.add(look);
      look();
    });
  return { ...running, stop, dataDir, lines, logged };
}
