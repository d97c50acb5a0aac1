import type { MiddlewareHandler } from 'hono';

const OPENED = new Set(['document', 'iframe', 'frame', 'object', 'embed']);

/**
 * Tells uploaders at which origin pictures are, and sends browsers that open a picture as a document there, so that what
 * strangers upload never stands under the builder's own name.
 */
export function openElsewhere(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (c, next) => {
    const isElsewhere = c.req.header('host')?.toLowerCase() !== host;
    if (isElsewhere && OPENED.has(c.req.header('sec-fetch-dest') ?? '')) {
      const { pathname, search } = new URL(c.req.url);
      c.header('Vary', 'Sec-Fetch-Dest');
      return c.redirect(origin + pathname + search, 307);
    }
    await next();
    // Without it a cache would give the picture itself to a browser that opens it.
    if (isElsewhere) c.header('Vary', 'Sec-Fetch-Dest', { append: true });
    if (c.req.method === 'POST') c.header('X-Pictures-Origin', origin);
    return undefined;
  };
}
