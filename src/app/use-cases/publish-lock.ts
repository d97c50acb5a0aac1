import type { SiteStore, TabLocks } from '../../../domain/ports.ts';

interface TurnServices {
  readonly locks: TabLocks;
  readonly store: Pick<SiteStore, 'readDocument'>;
}

/**
 * Waits until no other tab publishes, then reports the site id in the store. The turn lasts until `signal` aborts. A
 * browser that refuses locks or storage does not keep anybody from publishing.
 */
export async function holdPublishLock(
  { locks, store }: TurnServices,
  report: (siteId: string | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  const release = await locks.take('parley.publish', signal).catch(() => undefined);
  if (signal.aborted) return release?.();
  if (release) signal.addEventListener('abort', release);
  const siteId = await storedSiteId(store).catch(() => undefined);
  if (!signal.aborted) report(siteId);
}

async function storedSiteId(store: TurnServices['store']): Promise<string | undefined> {
  const document = await store.readDocument();
  const { _siteId } = JSON.parse(document?.config ?? '{}');
  return typeof _siteId === 'string' ? _siteId : undefined;
}
