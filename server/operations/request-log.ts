import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Metrics } from './metrics.ts';
import { routeLabel } from './metrics.ts';

/** One answered request. The path has no query, and nothing of a body or header is logged. */
export interface RequestLine {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** The error of a 500. */
  readonly error?: string;
}

/** Receives one line for each request. */
export type RequestLog = (line: RequestLine) => void;

/** An answered request; `start` is a time of `performance.now()`. */
interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly start: number;
  readonly error?: string;
}

/** Called for every answer. */
export type Observe = (answered: Answered) => void;

const MAX_PATH_LENGTH = 200;

/** Creates an observer that logs and counts answers. */
export function observeWith(log: RequestLog, metrics: Metrics): Observe {
  return ({ method, path, status, start, error }) => {
    const took = performance.now() - start;
    metrics.answered(method, routeLabel(path), status, took / 1000);
    log({
      id: randomUUID(),
      method,
      path: path.slice(0, MAX_PATH_LENGTH),
      status,
      ms: Math.round(took * 100) / 100,
      ...(error !== undefined && { error }),
    });
  };
}

/** Middleware that reports every request after its answer. */
export function observeRequests(observe: Observe): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const status = c.res.status;
    const error = status >= 500 && c.error ? (c.error.stack ?? c.error.message) : undefined;
    observe({ method, path, status, start, ...(error !== undefined && { error }) });
  };
}
