import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { MailReport } from '../mail/mailer.ts';

/** The kind of route. The URL itself is no label, because visitors can make up any number of them. */
export type RouteLabel = 'deploy' | 'owner' | 'page' | 'upload' | 'image' | 'operation' | 'other' | 'app';

const ROUTES: readonly (readonly [RouteLabel, RegExp])[] = [
  ['page', /^\/s\//],
  ['image', /^\/storage\/v1\/(object|render\/image)\/public\//],
  ['upload', /^\/storage\/v1\/object\//],
  ['deploy', /^\/api\/deploy$/],
  ['owner', /^\/api\/sites\//],
  ['operation', /^\/(healthz|readyz|metrics)$/],
  ['other', /^(\/(api|storage)(\/|$)|$)/],
];

/** The route label of a path. */
export function routeLabel(path: string): RouteLabel {
  return ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'app';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export const methodLabel = (method: string) => (METHODS.has(method) ? method : 'other');

/** The metrics of the server. Every label has few values, whatever visitors send. */
export interface Metrics {
  answered(method: string, route: RouteLabel, status: number, seconds: number): void;
  mailed(report: MailReport): void;
  pageCache(result: 'hit' | 'miss'): void;
  /** Sets the function that tells the size of the page cache in bytes. */
  watchPageCache(bytes: () => number): void;
  /** Sets the function that tells whether data can be written. */
  watchWrites(writes: () => Promise<string>): void;
  /** Sets the function that tells how many files of DATA_DIR are damaged. */
  watchDamage(files: () => number): void;
  readonly contentType: string;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

// One registry for the process, whose metrics the servers in it share.
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Creates metrics that start at zero. */
export function openMetrics(): Metrics {
  let bytesCached = () => 0;
  let writesState = async () => 'ok';
  let filesDamaged = () => 0;
  const registers = [new Registry()];
  const requests = new Counter({
    name: 'parley_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'parley_http_request_seconds',
    help: 'From the head of a request to its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const mails = new Counter({
    name: 'parley_mails_total',
    help: 'Mails with the address of a website.',
    labelNames: ['result'],
    registers,
  });
  const cache = new Counter({
    name: 'parley_page_cache_total',
    help: 'Published pages that were found in memory, or were not.',
    labelNames: ['result'],
    registers,
  });
  new Gauge({
    name: 'parley_page_cache_bytes',
    help: 'Bytes of published pages in memory.',
    registers,
    collect() {
      this.set(bytesCached());
    },
  });
  new Gauge({
    name: 'parley_writes_ok',
    help: 'Whether data can be written: 1, or 0 on a full, read-only or failing disk.',
    registers,
    async collect() {
      this.set((await writesState()) === 'ok' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'parley_damaged_files',
    help: 'Files of DATA_DIR that are damaged, by the last daily check.',
    registers,
    collect() {
      this.set(filesDamaged());
    },
  });
  const all = Registry.merge([processRegistry(), ...registers]);

  return {
    answered: (method, route, status, took) => {
      requests.inc({ method: methodLabel(method), route, status: String(status) });
      seconds.observe({ route }, took);
    },
    mailed: ({ result }) => mails.inc({ result }),
    pageCache: (result) => cache.inc({ result }),
    watchPageCache: (bytes) => {
      bytesCached = bytes;
    },
    watchWrites: (writes) => {
      writesState = writes;
    },
    watchDamage: (files) => {
      filesDamaged = files;
    },
    contentType: all.contentType,
    text: () => all.metrics(),
  };
}
