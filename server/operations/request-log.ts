import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Metrics } from './metrics.ts';
import { routeLabel } from './metrics.ts';

/** One answered request; a path carries no query, and nothing of a body or a header gets in here. */
export interface RequestLine {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** What went wrong inside, at status 500. */
  readonly error?: string;
}

/** Where the lines go. */
export type RequestLog = (line: RequestLine) => void;

/** A request whose answer is known; `start` is by the clock of `performance`. */
interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly start: number;
  readonly error?: string;
}

/** Told of every answer. */
export type Observe = (answered: Answered) => void;

const LONGEST_PATH = 200;

/** Reports answers to a log, and counts them. */
export function observeWith(log: RequestLog, metrics: Metrics): Observe {
  return ({ method, path, status, start, error }) => {
    const took = performance.now() - start;
    metrics.answered(method, routeLabel(path), status, took / 1000);
    log({
      id: randomUUID(),
      method,
      path: path.slice(0, LONGEST_PATH),
      status,
      ms: Math.round(took * 100) / 100,
      ...(error !== undefined && { error }),
    });
  };
}

/** Tells of every request once its answer is known. */
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
