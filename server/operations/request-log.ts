import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { type Metrics, routeLabel } from './metrics.ts';

/** The header that names a request in each answer to a failed one. A visitor can quote it, and the log has it. */
export const REQUEST_ID = 'X-Request-Id';

/** A name for a request: eight letters, short enough to be read out. */
export function newRequestId(): string {
  return randomUUID().slice(0, 8);
}

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
type Answered = Omit<RequestLine, 'ms'> & { readonly start: number };

/** Called for every answer. */
export type Observe = (answered: Answered) => void;

const MAX_PATH_LENGTH = 200;
const MAIL_PAGES = '/mail/';

/** Creates an observer that logs and counts answers. */
export function observeWith(log: RequestLog, metrics: Metrics): Observe {
  return ({ start, ...request }) => {
    const took = performance.now() - start;
    const { method, path, status } = request;
    metrics.answered(method, routeLabel(path), status, took / 1000);
    const ms = Math.round(took * 100) / 100;
    log({ ...request, path: loggedPath(path), ms });
  };
}

/** A path as it is logged: without the token of a mail's link, which the log must not give to its readers. */
function loggedPath(path: string): string {
  return path.startsWith(MAIL_PAGES) ? `${MAIL_PAGES}*` : path.slice(0, MAX_PATH_LENGTH);
}

/** What a middleware of this file sets for the routes. */
export interface RequestVariables {
  readonly Variables: { readonly requestId: string };
}

/** Middleware that names every request, reports it after its answer, and puts the name into the answer of a failed one. */
export function observeRequests(observe: Observe): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const start = performance.now();
    const id = newRequestId();
    c.set('requestId', id);
    await next();
    if (c.res.status >= 400) c.header(REQUEST_ID, id);
    const { method, path } = c.req;
    const status = c.res.status;
    const error = status >= 500 && c.error ? (c.error.stack ?? c.error.message) : undefined;
    observe({ id, method, path, status, start, ...(error !== undefined && { error }) });
  };
}
