import * as v from 'valibot';
import type { PublishedSites } from '../domain/ports.ts';
import { OwnerCallError, type OwnerCallProblem } from '../domain/publish/published-versions.ts';
import { secondsToWait } from './retry-after-header.ts';
import { openThroughLogin } from './through-login.ts';

const TIMEOUT_MS = 30_000;
const PROBLEMS: Readonly<Record<number, OwnerCallProblem>> = {
  401: 'unproven',
  403: 'elsewhere',
  404: 'missing',
  410: 'unpublished',
  429: 'tooOften',
  451: 'takenDown',
};
const address = v.pipe(v.string(), v.trim());
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const number = v.pipe(v.number(), v.integer());
const answer = v.object({
  url: address,
  current: number,
  versions: v.array(v.object({ version: number, publishedAt: moment, url: address })),
});

/** Versions, rollback and unpublish of a site over HTTP. */
export function httpPublishedSites(send: typeof fetch, timeoutMs: number = TIMEOUT_MS): PublishedSites {
  const throughLogin = openThroughLogin();
  const call = async (path: string, init: RequestInit, ownerSecret: string, stop: AbortSignal) => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
    const owned = { Authorization: `Bearer ${ownerSecret}`, 'X-Parley-Owner': ownerSecret };
    try {
      const response = await throughLogin({ ...init.headers, ...owned }, (headers) =>
        send(`/api/sites/${path}`, { ...init, headers, signal }),
      );
      if (!response.ok)
        throw new OwnerCallError(PROBLEMS[response.status] ?? 'broken', secondsToWait(response.headers));
      return await response.text();
    } catch (error) {
      stop.throwIfAborted();
      throw error instanceof OwnerCallError ? error : new OwnerCallError('unreachable');
    }
  };
  return {
    async versions(siteId, ownerSecret, signal) {
      const known = v.safeParse(answer, parse(await call(`${siteId}/versions`, {}, ownerSecret, signal)));
      if (!known.success) throw new OwnerCallError('broken');
      return known.output;
    },
    async bringBack(siteId, version, ownerSecret, signal) {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ version }) };
      await call(`${siteId}/rollback`, init, ownerSecret, signal);
    },
    async unpublish(siteId, ownerSecret, signal) {
      await call(siteId, { method: 'DELETE' }, ownerSecret, signal);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
