import { hash } from 'node:crypto';
import type { Stores } from '../../../server/store/open-stores.ts';

/** Confirms the address that a site has, as its owner does with the link of a mail. */
export async function confirmAddress({ access }: Stores, siteId: string, address: string): Promise<void> {
  const token = hash('sha256', crypto.randomUUID());
  const at = Date.now();
  await access.tokens.add([{ hash: token, siteId, purpose: 'confirm', address, at, endsAt: at + 60_000 }]);
  const { kind } = await access.tokens.take(token, 'owner', at);
  if (kind !== 'offer') throw new Error(`The address of ${siteId} was not confirmed.`);
}
