import * as v from 'valibot';
import { MAIL_REACHES } from '../../../domain/mail-reach.ts';
import type { PublishedSites } from '../../../domain/ports.ts';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import { SITE_NEWS } from '../../../domain/publish/site-access.ts';
import { ownerCalls } from './owner-calls.http.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const moment = v.pipe(
  v.string(),
  v.check((written) => !Number.isNaN(Date.parse(written))),
);
/** What the server has not, it answers as null. */
const absent = v.pipe(
  v.null(),
  v.transform(() => undefined),
);
const linkTarget = v.object({
  purpose: v.picklist(['confirm', 'open', 'device']),
  siteId: text,
  url: text,
  email: v.optional(text),
});
const takenRight = v.object({ siteId: text, url: text, email: v.optional(v.string(), '') });
// A server of an earlier version does not say it.
const mail = v.optional(v.picklist(MAIL_REACHES), 'sent');
const linksAsked = v.object({ mail });
const rights = v.object({
  email: v.union([text, absent]),
  isConfirmed: v.boolean(),
  mail,
  nextMailAt: v.optional(moment),
  takenOffAt: v.union([moment, absent]),
  putBackUntil: v.union([moment, absent]),
  rights: v.array(
    v.object({
      id: text,
      kind: v.picklist(['browser', 'mail', 'device']),
      madeAt: moment,
      isYours: v.boolean(),
      mayRemove: v.boolean(),
    }),
  ),
});
const deviceLink = v.object({ token: text });
const address = v.pipe(v.string(), v.trim());
const number = v.pipe(v.number(), v.integer());
const keptVersions = v.object({
  url: address,
  current: number,
  // A server of an earlier version does not say it.
  usedAt: v.optional(moment),
  news: v.optional(v.fallback(v.array(v.object({ what: v.picklist(SITE_NEWS), at: moment })), [])),
  versions: v.array(v.object({ version: number, publishedAt: moment, url: address })),
});
const page = v.object({ url: text, version: v.optional(v.number(), 0), html: v.string() });

/** All that can be asked about published websites, over HTTP. */
export function httpPublishedSites(send: typeof fetch, timeoutMs?: number): PublishedSites {
  const call = ownerCalls(send, timeoutMs);
  return {
    async versions(siteId, secret, signal) {
      return read(keptVersions, await call(`/api/sites/${siteId}/versions`, {}, secret, signal));
    },
    async bringBack(siteId, version, secret, signal) {
      await call(`/api/sites/${siteId}/rollback`, withBody('POST', { version }), secret, signal);
    },
    async unpublish(siteId, secret, signal) {
      await call(`/api/sites/${siteId}`, { method: 'DELETE' }, secret, signal);
    },
    async mailLinks(email, signal) {
      const answer = await call('/api/links', withBody('POST', { email }), undefined, signal);
      return read(linksAsked, answer).mail;
    },
    async look(token, secret, signal) {
      return read(linkTarget, await call('/api/links/look', withBody('POST', { token }), secret, signal));
    },
    async take(token, secret, signal) {
      const taken = read(
        takenRight,
        await call('/api/links/take', withBody('POST', { token }), secret, signal),
      );
      return { ...taken, email: taken.email === '' ? undefined : taken.email };
    },
    async page(siteId, secret, signal) {
      return read(page, await call(`/api/sites/${siteId}/page`, {}, secret, signal));
    },
    async rights(siteId, secret, signal) {
      return read(rights, await call(`/api/sites/${siteId}/rights`, {}, secret, signal));
    },
    async removeRight(siteId, rightId, secret, signal) {
      const path = `/api/sites/${siteId}/rights/${encodeURIComponent(rightId)}`;
      await call(path, { method: 'DELETE' }, secret, signal);
    },
    async deviceLink(siteId, secret, signal) {
      const answer = await call(`/api/sites/${siteId}/links`, { method: 'POST' }, secret, signal);
      return read(deviceLink, answer).token;
    },
    async confirmAgain(siteId, secret, signal) {
      await call(`/api/sites/${siteId}/email/confirm`, { method: 'POST' }, secret, signal);
    },
    async changeEmail(siteId, email, secret, signal) {
      await call(`/api/sites/${siteId}/email`, withBody('PUT', { email }), secret, signal);
    },
    async putBack(siteId, secret, signal) {
      await call(`/api/sites/${siteId}/put-back`, { method: 'POST' }, secret, signal);
    },
    async testMessage(siteId, secret, signal) {
      await call(`/api/sites/${siteId}/test-message`, { method: 'POST' }, secret, signal);
    },
  };
}

function withBody(method: 'POST' | 'PUT', body: object): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const known = v.safeParse(schema, answer);
  if (!known.success) throw new OwnerCallError('broken');
  return known.output;
}
