import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { SITE_CHANGED } from '../database/schema.postgres.ts';
import type { SiteChanges } from './site-changes.ts';

// Two beats may be late before a second has passed.
const BEAT_MS = 400;
const LATE_MS = 1000;
const PAUSE_MS = 500;

/** A listener on a connection of its own, which is opened again whenever it breaks. */
export interface ListeningSiteChanges extends SiteChanges {
  close(): Promise<void>;
}

/**
 * Listens to the notifications of the table of sites. A connection reports a commit before it answers a later query, so
 * an answered query tells that all earlier news have arrived.
 */
export function listenToSiteChanges(config: ClientConfig): ListeningSiteChanges {
  const listeners: ((siteId: string) => void)[] = [];
  const ending = new AbortController();
  let periods = 0;
  let current: number | undefined;
  // The clock of the process: nobody can set it back.
  let upTo = 0;

  function tell(siteId: string): void {
    for (const listener of listeners) listener(siteId);
  }

  async function hear(client: Client): Promise<void> {
    await client.connect();
    await client.query(`listen ${SITE_CHANGED}`);
    await proveNotified(client);
    client.on('notification', ({ channel, payload }) => {
      if (channel === SITE_CHANGED && payload) tell(payload);
    });
    periods += 1;
    while (!ending.signal.aborted) {
      const asked = performance.now();
      await client.query('select 1');
      upTo = asked;
      current = periods;
      await wait(BEAT_MS, undefined, { signal: ending.signal });
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const client = new Client({ ...config, query_timeout: LATE_MS });
      client.on('error', ignore);
      // Without the news each page is asked for, as without this connection. So there is nothing to report.
      await hear(client).catch(ignore);
      current = undefined;
      await client.end().catch(ignore);
      await wait(PAUSE_MS, undefined, { signal: ending.signal }).catch(ignore);
    }
  }

  const running = run();
  return {
    onChange: (listener) => {
      listeners.push(listener);
    },
    tell,
    period: () => (performance.now() - upTo <= LATE_MS ? current : undefined),
    close: () => {
      ending.abort();
      return running;
    },
  };
}

/** Rejects unless the connection passes notifications on: behind some poolers it does not. */
async function proveNotified(client: Client): Promise<void> {
  const channel = `parley_${randomUUID().replaceAll('-', '')}`;
  let isNotified = false;
  const hear = (message: { channel: string }) => {
    isNotified ||= message.channel === channel;
  };
  client.on('notification', hear);
  await client.query(`listen ${channel}`);
  await client.query(`notify ${channel}`);
  await client.query(`unlisten ${channel}`);
  client.off('notification', hear);
  if (!isNotified) throw new Error('The connection passes no notifications on.');
}

function ignore(): void {}
