import { describe, expect, test } from 'vitest';
import type { NewMessage } from '../../../server/store/messages/message-store.ts';
import type { Stores } from '../../../server/store/open-stores.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { confirmAddress } from '../forms/confirmed-site.ts';
import { actAt, type GetLocation, open, publish } from './store-calls.ts';

const EMAIL = 'ann@example.test';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const messageTo = (siteId: string, facts: Partial<NewMessage> = {}): NewMessage => ({
  id: crypto.randomUUID(),
  siteId,
  name: 'Ben Writer',
  contact: 'ben@example.test',
  text: 'Two loaves,\nplease.',
  title: 'Crust',
  language: 'en',
  at: 1000,
  ...facts,
});

/** A site that can be written to. */
async function receiver(stores: Stores): Promise<string> {
  const siteId = newSiteId();
  await publish(stores.store, siteId, 'page', 'owner', EMAIL);
  await confirmAddress(stores, siteId, EMAIL);
  return siteId;
}

/** Delivers what others left behind, so that a claim finds the messages of one test. */
async function drain({ messages }: Stores): Promise<void> {
  for (;;) {
    const due = await messages.claim(Number.MAX_SAFE_INTEGER - DAY_MS);
    if (!due) return;
    await messages.delivered(due.id);
  }
}

/** The contract of every store of messages. */
export function describeMessageStore(name: string, getLocation: GetLocation): void {
  describe(`messages in ${name}`, () => {
    test('a message is claimed by one process alone, and again after growing pauses until it is delivered', async () => {
      const location = await getLocation();
      const [stores, other] = [await open(location), await open(location)];
      await drain(stores);
      const siteId = await receiver(stores);
      const message = messageTo(siteId);
      expect(await stores.messages.add(message)).toBe('stored');
      expect(await stores.messages.waiting()).toBe(1);
      expect(await stores.messages.claim(999)).toBeUndefined();
      const both = await Promise.all([stores.messages.claim(1000), other.messages.claim(1000)]);
      expect(both.filter((claimed) => claimed !== undefined)).toEqual([{ ...message, to: EMAIL }]);
      let now = 1000;
      for (const minutes of [1, 5, 15, 60, 240, 240]) {
        now += minutes * MINUTE_MS;
        expect(await other.messages.claim(now - 1)).toBeUndefined();
        expect((await other.messages.claim(now))?.id).toBe(message.id);
      }
      await other.messages.delivered(message.id);
      expect(await stores.messages.claim(now + DAY_MS)).toBeUndefined();
      expect(await stores.messages.waiting()).toBe(0);
      expect(await stores.messages.ofSite(siteId)).toEqual([message]);
    });

    test('the one that waited longest comes first', async () => {
      const stores = await open(await getLocation());
      await drain(stores);
      const siteId = await receiver(stores);
      const texts = ['second', 'first'].map((text, at) => messageTo(siteId, { text, at: 2000 - at }));
      for (const message of texts) await stores.messages.add(message);
      const claimed = [await stores.messages.claim(3000), await stores.messages.claim(3000)];
      expect(claimed.map((each) => each?.text)).toEqual(['first', 'second']);
      await drain(stores);
    });

    test('the others to one address go behind those to others, in their order, and those that wait longer wait on', async () => {
      const stores = await open(await getLocation());
      await drain(stores);
      const [many, one] = [newSiteId(), newSiteId()];
      for (const [siteId, email] of [
        [many, 'many@example.test'],
        [one, 'one@example.test'],
      ] as const) {
        await publish(stores.store, siteId, 'page', 'owner', email);
        await confirmAddress(stores, siteId, email);
      }
      for (const at of [1, 2, 3]) await stores.messages.add(messageTo(many, { text: `many ${at}`, at }));
      await stores.messages.add(messageTo(one, { text: 'one', at: 4 }));
      const claim = async (now: number) => (await stores.messages.claim(now))?.text;
      expect(await claim(10)).toBe('many 1');
      await stores.messages.rest('MANY@example.test', 10);
      expect([await claim(10), await claim(10), await claim(10), await claim(10)]).toEqual([
        'one',
        'many 2',
        'many 3',
        undefined,
      ]);
      expect(await claim(10 + MINUTE_MS)).toBe('many 1');
      await drain(stores);
    });

    test('the same message twice is one', async () => {
      const stores = await open(await getLocation());
      const message = messageTo(await receiver(stores));
      expect(await stores.messages.has(message.id)).toBe(false);
      expect(await stores.messages.add(message)).toBe('stored');
      expect(await stores.messages.add({ ...message, text: 'other' })).toBe('known');
      expect(await stores.messages.has(message.id)).toBe(true);
      expect(await stores.messages.ofSite(message.siteId)).toEqual([message]);
      await drain(stores);
    });

    test('nobody can be written to who has not confirmed an address, or whose site is not live', async () => {
      const stores = await open(await getLocation());
      const unconfirmed = newSiteId();
      await publish(stores.store, unconfirmed, 'page', 'owner', EMAIL);
      const [changed, blocked, takenOff, gone] = [
        await receiver(stores),
        await receiver(stores),
        await receiver(stores),
        await receiver(stores),
      ];
      await stores.access.addresses.change(changed, 'owner', 'other@example.test', 20);
      await stores.store.block(blocked, actAt(2));
      await stores.store.takeOff(takenOff, actAt(2));
      await stores.store.unpublish(gone, 'owner', 2);
      for (const siteId of [unconfirmed, changed, blocked, takenOff, gone, newSiteId()]) {
        expect(await stores.messages.canReceive(siteId)).toBe(false);
        expect(await stores.messages.add(messageTo(siteId))).toBe('closed');
      }
      expect(await stores.messages.canReceive(await receiver(stores))).toBe(true);
    });

    test('a message waits while the address is not confirmed, and goes to the one that is then', async () => {
      const stores = await open(await getLocation());
      await drain(stores);
      const siteId = await receiver(stores);
      const message = messageTo(siteId);
      await stores.messages.add(message);
      await stores.access.addresses.change(siteId, 'owner', 'new@example.test', 20);
      expect(await stores.messages.claim(5000)).toBeUndefined();
      await confirmAddress(stores, siteId, 'new@example.test');
      expect(await stores.messages.claim(5000)).toEqual({ ...message, to: 'new@example.test' });
      await drain(stores);
    });

    test.each([
      ['unpublishes', (stores: Stores, siteId: string) => stores.store.unpublish(siteId, 'owner', 2)],
      ['is erased', (stores: Stores, siteId: string) => stores.store.erase(siteId, actAt(2))],
    ] as const)('they go with a site that %s, and no others do', async (_, end) => {
      const stores = await open(await getLocation());
      const [siteId, other] = [await receiver(stores), await receiver(stores)];
      await stores.messages.add(messageTo(siteId));
      const stays = messageTo(other);
      await stores.messages.add(stays);
      await end(stores, siteId);
      expect(await stores.messages.ofSite(siteId)).toEqual([]);
      expect(await stores.messages.ofSite(other)).toEqual([stays]);
      await drain(stores);
    });

    test('what is old is removed, delivered or not', async () => {
      const stores = await open(await getLocation());
      await drain(stores);
      await stores.messages.removeBefore(Number.MAX_SAFE_INTEGER);
      const siteId = await receiver(stores);
      const [delivered, undelivered, young] = [1, 2, 3].map((at) => messageTo(siteId, { at }));
      for (const message of [delivered, undelivered, young]) if (message) await stores.messages.add(message);
      await stores.messages.delivered(delivered?.id ?? '');
      expect(await stores.messages.removeBefore(3)).toEqual({ removed: 2, undelivered: 1 });
      expect(await stores.messages.ofSite(siteId)).toEqual([young]);
      await drain(stores);
    });
  });
}
