import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { REQUEST_ID } from '../operations/request-log.ts';

const READS = new Set(['GET', 'HEAD']);

/**
 * Lets every website read images, and those of `uploadOrigins` (`*`: every one) call the rest. A browser asks before it
 * sends an upload to another origin, as an upload carries the Authorization header.
 */
export function imageCors(uploadOrigins: readonly string[]): MiddlewareHandler {
  const reads = cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: 3600 });
  const all = cors({
    origin: uploadOrigins.includes('*') ? '*' : [...uploadOrigins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['Retry-After', REQUEST_ID],
    maxAge: 3600,
  });
  return (c, next) => {
    if (READS.has(c.req.method)) {
      // Hono's own middleware would make another answer of it, with a copy of its bytes.
      c.header('Access-Control-Allow-Origin', '*');
      return next();
    }
    const asked = c.req.method === 'OPTIONS' ? c.req.header('access-control-request-method') : c.req.method;
    if (READS.has(asked ?? '')) return reads(c, next);
    if (uploadOrigins.length > 0) return all(c, next);
    return c.req.method === 'OPTIONS' ? Promise.resolve(c.body(null, 204)) : next();
  };
}
