import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, allOf, type GetLocation, open, publish } from './store-calls.ts';

/** The contract of what an operator looks up, records and erases. */
export function describeOperatorRecords(name: string, getLocation: GetLocation): void {
  describe(`the operator’s records in ${name}`, () => {
    test('every change by an owner or the operator is recorded, in order', async () => {
      const { store, records } = await open(await getLocation());
      const siteId = newSiteId();
      await publish(store, siteId, 'first');
      await publish(store, siteId, 'second');
      await store.rollback(siteId, 'owner', 1, 2);
      await store.block(siteId, { at: 3, who: 'operator ann', why: 'a complaint' });
      await store.unblock(siteId, actAt(4));
      await store.unpublish(siteId, 'owner', 5);
      await records.record({ ...actAt(6), what: 'export', subject: siteId });
      await store.erase(siteId, actAt(7));
      const recorded = (await allOf(records.audit())).filter(({ subject }) => subject === siteId);
      const byOperator = { subject: siteId, who: 'operator', why: 'a complaint' };
      expect(recorded).toEqual([
        { at: 2, what: 'rollback', subject: siteId, who: 'owner', why: 'to version 1' },
        { at: 3, what: 'take-down', subject: siteId, who: 'operator ann', why: 'a complaint' },
        { at: 4, what: 'put-back', ...byOperator },
        { at: 5, what: 'unpublish', subject: siteId, who: 'owner', why: '' },
        { at: 6, what: 'export', ...byOperator },
        { at: 7, what: 'erase', ...byOperator },
      ]);
    });

    test('what is refused, or changes nothing, is not recorded', async () => {
      const { store, records } = await open(await getLocation());
      const siteId = newSiteId();
      await store.block(siteId, actAt(1));
      await store.erase(siteId, actAt(1));
      await publish(store, siteId, 'page');
      await store.unblock(siteId, actAt(2));
      await store.unpublish(siteId, 'stranger', 2);
      await store.rollback(siteId, 'owner', 7, 2);
      const recorded = async () =>
        (await allOf(records.audit())).filter(({ subject }) => subject === siteId).map(({ at }) => at);
      expect(await recorded()).toEqual([]);
      expect([await store.block(siteId, actAt(3)), await store.block(siteId, actAt(4))]).toEqual([
        true,
        true,
      ]);
      expect(await recorded()).toEqual([3]);
    });

    test('sites are found by id, by e-mail address in any case, and by a site of the same owner', async () => {
      const { store, records } = await open(await getLocation());
      const [one, other, strangers, nobodys] = [newSiteId(), newSiteId(), newSiteId(), newSiteId()];
      const [owner, stranger] = [newSiteId(), newSiteId()];
      const email = `${owner}@Example.test`;
      await publish(store, one, 'page', owner, email);
      await publish(store, other, 'page', owner);
      await publish(store, strangers, 'page', stranger, email.toLowerCase());
      await publish(store, nobodys, 'page', null);
      const idsOf = async (found: ReturnType<typeof records.siteOf>) =>
        (await found).map(({ siteId }) => siteId);
      expect(await idsOf(records.siteOf(one))).toEqual([one]);
      expect(await idsOf(records.sitesOfEmail(email.toUpperCase()))).toEqual([one, strangers].sort());
      expect(await idsOf(records.sitesOfOwnerOf(one))).toEqual([one, other].sort());
      expect(await idsOf(records.sitesOfOwnerOf(nobodys))).toEqual([]);
      expect(await idsOf(records.sitesOfEmail('none\0'))).toEqual([]);
    });

    test('an erased site is gone for ever, and nobody gets its address', async () => {
      const { store, records } = await open(await getLocation());
      const siteId = newSiteId();
      const email = `${siteId}@example.test`;
      await publish(store, siteId, 'page', 'owner', email);
      const [kept] = await records.versionsOf(siteId);
      expect([kept?.n, kept && String(gunzipSync(kept.gz))]).toEqual([1, 'page']);
      expect(await store.erase(siteId, actAt(2))).toBe(true);
      expect(await store.findPage(siteId)).toEqual({ kind: 'unpublished' });
      expect(await records.versionsOf(siteId)).toEqual([]);
      expect(await records.sitesOfEmail(email)).toEqual([]);
      expect(await records.sitesOfOwnerOf(siteId)).toEqual([]);
      for (const owner of ['owner', null]) {
        expect(await publish(store, siteId, 'mine', owner)).toEqual({ kind: 'refused', why: 'unpublished' });
      }
    });

    test('each day is claimed once, by whichever process comes first', async () => {
      const location = await getLocation();
      const both = [await open(location), await open(location)];
      const claim = (day: number) => Promise.all(both.map(({ records }) => records.claimDay(day)));
      for (const day of [20_782, 20_783]) expect((await claim(day)).toSorted()).toEqual([false, true]);
      expect(await claim(20_782)).toEqual([false, false]);
    });

    test('e-mail addresses of sites that were not published lately are forgotten', async () => {
      const { store, records } = await open(await getLocation());
      const [early, late] = [newSiteId(), newSiteId()];
      const email = `${early}@example.test`;
      await publish(store, early, 'page', 'owner', email, 1000);
      await publish(store, late, 'page', 'owner', email, 2000);
      await records.forgetEmails(2000);
      expect((await records.sitesOfEmail(email)).map(({ siteId }) => siteId)).toEqual([late]);
      expect(await records.siteOf(early)).toMatchObject([{ state: 'live', email: '', updatedAt: 1000 }]);
    });
  });
}
