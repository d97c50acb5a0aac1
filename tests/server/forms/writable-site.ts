import { onTestFinished, vi } from 'vitest';
import { createServerApp } from '../../../server/app.ts';
import { createRateLimits, type LimitSettings } from '../../../server/limits/rate-limits.ts';
import type { MessageStore } from '../../../server/store/messages/message-store.ts';
import { openStores, type Stores } from '../../../server/store/open-stores.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { publish } from '../store/store-calls.ts';
import { makeTempDir } from '../test-server.ts';
import { confirmAddress } from './confirmed-site.ts';

export const EMAIL = 'ann@example.test';
export const WRITTEN = { name: 'Ben Writer', contact: 'ben@example.test', text: 'Two loaves,\nplease.' };

/** A page as far as the form reads it. */
export const pageOffering = (language = 'en') => `<!DOCTYPE html>
<html lang="${language}" dir="ltr">
<head><title>Crust &amp; Crumb – Bread</title>
<script type="application/ld+json">{"@context":"https://schema.org","name":"Crust & Crumb"}</script>
</head>
<body><a href="write">Write to us</a></body></html>`;

/** An answer, read. */
interface Answer {
  readonly status: number;
  readonly page: string;
  readonly headers: Headers;
}

/** A server with one site, and a clock that the test drives. */
export interface WritableSite {
  readonly siteId: string;
  readonly stores: Stores;
  /** How often a stored message was told of. */
  readonly told: () => number;
  /** Lets time pass. */
  readonly pass: (ms: number) => void;
  readonly ask: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly get: (headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Sends the fields of a form. */
  readonly post: (
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** When a form says that it is drawn, which is asked for now. */
  readonly drawn: () => Promise<string>;
}

const NO_LIMITS = { publishes: 0, newSites: 0, uploads: 0, links: 0, messages: 0 };

interface SiteOptions {
  readonly html?: string;
  readonly isConfirmed?: boolean;
  readonly limits?: Partial<LimitSettings>;
  readonly sitesDomain?: string;
  /** Stands in for calls of the store of messages. */
  readonly failing?: Partial<MessageStore>;
}

/** Publishes a site of `owner`, by default one that can be written to. */
export async function openWritable(options: SiteOptions = {}): Promise<WritableSite> {
  const { html = pageOffering(), isConfirmed = true, limits = {}, sitesDomain, failing = {} } = options;
  const stores = await openStores({ dataDir: await makeTempDir() });
  onTestFinished(stores.close);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let told = 0;
  const app = createServerApp({
    store: stores.store,
    assets: { answer: async () => undefined },
    limits: createRateLimits({ ...NO_LIMITS, ...limits }),
    publicUrl: 'https://parley.example',
    sitesDomain,
    write: {
      messages: { ...stores.messages, ...failing },
      onStored: () => (told += 1),
    },
    log: () => {},
  });
  const siteId = newSiteId();
  await publish(stores.store, siteId, html, 'owner', EMAIL);
  if (isConfirmed) await confirmAddress(stores, siteId, EMAIL);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.request(new URL(path, 'https://parley.example'), init);
    return { status: response.status, page: await response.text(), headers: response.headers };
  };
  const form = `/s/${siteId}/write`;
  const get = (headers = {}) => ask(form, { headers });
  return {
    siteId,
    stores,
    told: () => told,
    pass: (ms) => void vi.setSystemTime(Date.now() + ms),
    ask,
    get,
    post: (fields, headers = {}) => ask(form, { method: 'POST', body: new URLSearchParams(fields), headers }),
    drawn: async () => fieldIn((await get()).page, 'drawn') ?? '',
  };
}

/** The value of a field in a page. */
export function fieldIn(page: string, name: string): string | undefined {
  const [tag = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? [];
  const value = / value="([^"]*)"/.exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

/** The text that stands in the box for the message; undefined without one. */
export function textIn(page: string): string | undefined {
  const [, text] = /<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(page) ?? [];
  return text === undefined ? undefined : unescaped(text);
}

/** The heading of a page, and why it is shown again. */
export function saidIn(page: string): readonly string[] {
  const heading = /<h1>([^<]*)<\/h1>/.exec(page)?.[1] ?? '';
  const [, why] = /<p class="notice" role="alert">([^<]*)<\/p>/.exec(page) ?? [];
  const faults = [...page.matchAll(/<p class="fault" id="(\w+)-fault">([^<]*)<\/p>/g)].map(
    ([, field, text]) => `${field}: ${text}`,
  );
  return [heading, ...(why === undefined ? [] : [why]), ...faults].map(unescaped);
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
