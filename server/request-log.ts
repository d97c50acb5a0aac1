import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

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

/** Writes each line to stdout as JSON. */
export const logToStdout: RequestLog = (line) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};

const LONGEST_PATH = 200;

/** Reports every request to a log once its answer is known. */
export function requestLog(log: RequestLog): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 100) / 100;
    const { method, path } = c.req;
    const status = c.res.status;
    const failure = status >= 500 && c.error ? { error: c.error.stack ?? c.error.message } : {};
    log({ id: randomUUID(), method, path: path.slice(0, LONGEST_PATH), status, ms, ...failure });
  };
}
