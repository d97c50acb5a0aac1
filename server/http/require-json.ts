import type { MiddlewareHandler } from 'hono';
import { enProtocol } from '../../src/words/en/server.ts';
import { HttpError } from './http-error.ts';

/** Middleware that throws an HttpError of 415 unless the body is declared as JSON. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  // This also keeps other origins out: a form cannot send this type, and a script would need a CORS preflight.
  if (type !== 'application/json') throw new HttpError(415, enProtocol.notJsonType);
  await next();
};
