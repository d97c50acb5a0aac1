import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { MailReport } from '../mail/mailer.ts';

/** The kind of route. The URL itself is no label, because visitors can make up any number of them. */
export type RouteLabel = 'deploy' | 'owner' | 'page' | 'upload' | 'image' | 'operation' | 'other' | 'app';

const ROUTES: readonly (readonly [RouteLabel, RegExp])[] = [
  ['page', /^\/s\//],
  ['image', /^\/storage\/v1\/(object|render\/image)\/public\//],
  ['upload', /^\/storage\/v1\/object\//],
  ['deploy', /^\/api\/deploy$/],
  ['owner', /^\/(api\/(sites|links)|mail)(\/|$)/],
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
  /** Adds a metric, whose value is asked for whenever the metrics are read. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
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
    help: 'Mails, by what became of them.',
    labelNames: ['result'],
    registers,
  });
  const cache = new Counter({
    name: 'parley_page_cache_total',
    help: 'Published pages that were found in memory, or were not.',
    labelNames: ['result'],
    registers,
  });
  const all = Registry.merge([processRegistry(), ...registers]);

  return {
    answered: (method, route, status, took) => {
      requests.inc({ method: methodLabel(method), route, status: String(status) });
      seconds.observe({ route }, took);
    },
    mailed: (result) => mails.inc({ result }),
    pageCache: (result) => cache.inc({ result }),
    watch: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [all],
        async collect() {
          this.set(await read());
        },
      });
    },
    contentType: all.contentType,
    text: () => all.metrics(),
  };
}
