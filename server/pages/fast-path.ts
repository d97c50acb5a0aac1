import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Observe } from '../operations/request-log.ts';
import type { PageCache } from './page-cache.ts';
import { brokenPageResponse, pageResponse } from './page-response.ts';
import type { PageResponse } from './prepared-page.ts';

/** What pages are listened for with. */
export interface FastPathOptions {
  readonly cache: PageCache;
  /** The path that a request is routed by. */
  readonly routedPath: (host: string, path: string) => string;
  readonly observe: Observe;
}

const CURRENT_PAGE = /^\/s\/(site-[a-z0-9]{7})\/$/;

/**
 * Answers GET and HEAD of a site's current page, which most requests are, at half of what the way through all routes
 * costs, and hands any other request on; what it answers is what the route answers.
 */
export function servePagesFirst(options: FastPathOptions, next: RequestListener): RequestListener {
  const { cache, routedPath, observe } = options;

  async function serve(request: IncomingMessage, response: ServerResponse, path: string, siteId: string) {
    const start = performance.now();
    let answer: PageResponse;
    let failed: { error?: string } = {};
    try {
      answer = await pageResponse(await cache.find(siteId), askedBy(request));
    } catch (error) {
      answer = brokenPageResponse();
      failed = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
    observe({ method: request.method ?? '', path, status: answer.status, start, ...failed });
  }

  return (request, response) => {
    const { host } = request.headers;
    const isRead = host !== undefined && (request.method === 'GET' || request.method === 'HEAD');
    const path = isRead ? routedPath(host, pathOf(request.url ?? '')) : '';
    const siteId = CURRENT_PAGE.exec(path)?.[1];
    if (siteId === undefined) next(request, response);
    else serve(request, response, path, siteId);
  };
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

const askedBy = ({ headers }: IncomingMessage) => ({
  ifNoneMatch: headers['if-none-match'],
  acceptEncoding: headers['accept-encoding']?.toString(),
  acceptLanguage: headers['accept-language'],
});
