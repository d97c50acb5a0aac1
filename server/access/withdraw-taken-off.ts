import type { OperatorRecords } from '../store/operator-records.ts';
import { type SiteStore, TAKEN_OFF_MS } from '../store/site-store.ts';

/** Withdraws for ever what was taken off by mail and not put on again in time. `now` is in milliseconds since 1970. */
export async function withdrawTakenOff(
  store: Pick<SiteStore, 'withdraw'>,
  records: Pick<OperatorRecords, 'takenOffBefore'>,
  now: number,
): Promise<void> {
  const before = now - TAKEN_OFF_MS;
  for (const siteId of await records.takenOffBefore(before))
    await store.withdraw(siteId, { at: now, who: 'mail', why: '' }, before);
}
