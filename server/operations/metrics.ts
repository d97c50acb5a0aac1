import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { MailReport } from '../mail/mailer.ts';

/** What a request was about; an address itself is no label, since visitors make up as many as they like. */
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

/** The label of a path. */
export function routeLabel(path: string): RouteLabel {
  return ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'app';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export const methodLabel = (method: string) => (METHODS.has(method) ? method : 'other');

/** What the server counts of itself; every label has a few values only, whatever visitors send. */
export interface Metrics {
  answered(method: string, route: RouteLabel, status: number, seconds: number): void;
  mailed(report: MailReport): void;
  pageCache(result: 'hit' | 'miss'): void;
  /** Names who knows how much the page cache holds. */
  watchPageCache(bytes: () => number): void;
  readonly contentType: string;
  /** All figures in the text form of Prometheus. */
  text(): Promise<string>;
}

// Of the process, not of one of its servers: collected once.
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Metrics that start from nothing. */
export function openMetrics(): Metrics {
  let bytesCached = () => 0;
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
    contentType: all.contentType,
    text: () => all.metrics(),
  };
}
