import * as v from 'valibot';
import type { PublishedSites } from '../../../domain/ports.ts';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import { ownerCalls } from './owner-calls.http.ts';

const address = v.pipe(v.string(), v.trim());
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const number = v.pipe(v.number(), v.integer());
const answer = v.object({
  url: address,
  current: number,
  // A server of an earlier version does not say it.
  usedAt: v.optional(moment),
  versions: v.array(v.object({ version: number, publishedAt: moment, url: address })),
});

/** Versions, rollback and unpublish of a site over HTTP. */
export function httpPublishedSites(send: typeof fetch, timeoutMs?: number): PublishedSites {
  const call = ownerCalls(send, timeoutMs);
  return {
    async versions(siteId, ownerSecret, signal) {
      const known = v.safeParse(answer, await call(`/api/sites/${siteId}/versions`, {}, ownerSecret, signal));
      if (!known.success) throw new OwnerCallError('broken');
      return known.output;
    },
    async bringBack(siteId, version, ownerSecret, signal) {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ version }) };
      await call(`/api/sites/${siteId}/rollback`, init, ownerSecret, signal);
    },
    async unpublish(siteId, ownerSecret, signal) {
      await call(`/api/sites/${siteId}`, { method: 'DELETE' }, ownerSecret, signal);
    },
  };
}
