import type { MiddlewareHandler } from 'hono';
import { enProtocol } from '../../src/words/en/server.ts';
import { HttpError } from './http-error.ts';

/** Lets only bodies of JSON through; throws an HttpError of 415. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  // Also what keeps other origins out: a form cannot send this type, and a script would have to ask first.
  if (type !== 'application/json') throw new HttpError(415, enProtocol.notJsonType);
  await next();
};
