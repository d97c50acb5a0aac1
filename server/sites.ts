import { type Context, Hono } from 'hono';
import { isSiteId } from '../src/domain/site-id.ts';
import { type EncodedPage, plainBytes } from './encoded-page.ts';
import { PAGE_HEADERS } from './headers.ts';
import { chooseCoding, hasTag } from './negotiation.ts';
import type { SiteStore } from './store.ts';

/** The published sites, to be mounted at `/s`: GET and HEAD of `/<siteId>/`. */
export function sitesRoute(store: SiteStore): Hono {
  const route = new Hono();

  route.use(async (c, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
    await next();
  });

  route.get('/:siteId', (c) => {
    const siteId = c.req.param('siteId');
    return isSiteId(siteId) ? c.redirect(`/s/${siteId}/`, 308) : sayMissing(c);
  });

  route.get('/:siteId/', async (c) => {
    const siteId = c.req.param('siteId');
    const found = isSiteId(siteId) ? await store.findPage(siteId) : undefined;
    switch (found?.kind) {
      case 'live':
        return sendPage(c, found.page);
      case 'unpublished':
        return say(c, 410, 'This website is no longer published.');
      case 'blocked':
        return say(c, 451, 'This website was taken down.');
      default:
        return sayMissing(c);
    }
  });

  route.all('*', sayMissing);

  return route;
}

async function sendPage(c: Context, page: EncodedPage): Promise<Response> {
  // Weak: the same page is sent in three codings.
  const tag = `W/"${page.hash}"`;
  c.header('ETag', tag);
  c.header('Cache-Control', 'public, max-age=0, must-revalidate');
  c.header('Vary', 'Accept-Encoding');
  if (hasTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);

  c.header('Content-Type', 'text/html; charset=utf-8');
  const coding = chooseCoding(c.req.header('accept-encoding'));
  if (coding !== 'identity') c.header('Content-Encoding', coding);
  const body = coding === 'br' ? page.br : coding === 'gzip' ? page.gz : await plainBytes(page);
  c.header('Content-Length', String(body.byteLength));
  return c.body(body);
}

function sayMissing(c: Context): Response {
  return say(c, 404, 'There is no website at this address.');
}

function say(c: Context, status: 404 | 410 | 451, words: string): Response {
  // Not kept by anyone: a site may be published here the next moment.
  c.header('Cache-Control', 'no-store');
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${words}</title><h1>${words}</h1></html>`,
    status,
  );
}
