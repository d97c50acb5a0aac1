import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withdrawTakenOff } from '../../../server/access/withdraw-taken-off.ts';
import { GUARD_MS, type LinkPurpose } from '../../../server/store/access/link-tokens.ts';
import type { MailAct } from '../../../server/store/access/mail-acts.ts';
import type { Stores } from '../../../server/store/open-stores.ts';
import { TAKEN_OFF_MS } from '../../../server/store/site-store.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, allOf, currentHtml, type GetLocation, htmlOf, open, publish } from './store-calls.ts';

const EMAIL = 'ann@example.test';
const TOKEN_MS = 1000;
const LATE = 2 * GUARD_MS;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const refused = (why: string) => ({ kind: 'refused', why });

/** Adds a token as a mail or another device gets it; resolves with its hash. */
async function tokenFor(
  { access }: Stores,
  siteId: string,
  purpose: Exclude<LinkPurpose, 'device'>,
  at = 10,
  address = EMAIL,
): Promise<string> {
  const token = hash('sha256', crypto.randomUUID());
  await access.tokens.add([{ hash: token, siteId, purpose, address, at, endsAt: at + TOKEN_MS }]);
  return token;
}

async function deviceToken({ access }: Stores, siteId: string, owner: string, at = 10): Promise<string> {
  const token = hash('sha256', crypto.randomUUID());
  const added = await access.tokens.addForDevice(siteId, owner, { hash: token, at, endsAt: at + TOKEN_MS });
  expect(added).toEqual({ kind: 'added' });
  return token;
}

/** A site that `owner` has published at the time 1, with an address. */
async function published(stores: Stores): Promise<string> {
  const siteId = newSiteId();
  await publish(stores.store, siteId, 'page', 'owner', EMAIL);
  return siteId;
}

/** Who has a right: kind, time, and whether an owner may remove it. */
async function rightsSeenBy({ access }: Stores, siteId: string, owner: string, at = 20) {
  const outcome = await access.rights.of(siteId, owner, at);
  if (outcome.kind === 'refused') return outcome.why;
  return outcome.access.rights.map(({ kind, madeAt, isYours, mayRemove }) =>
    [kind, madeAt, isYours ? 'yours' : '', mayRemove ? 'removable' : ''].filter(Boolean).join(' '),
  );
}

async function idOf({ access }: Stores, siteId: string, owner: string, kind: string): Promise<string> {
  const outcome = await access.rights.of(siteId, owner, 20);
  const found =
    outcome.kind === 'found' ? outcome.access.rights.find((right) => right.kind === kind) : undefined;
  return found?.id ?? 'none';
}

/** The contract of every store for who may change a site. */
export function describeAccess(name: string, getLocation: GetLocation): void {
  describe(`rights in ${name}`, () => {
    test('a site has the right of its first publisher, who marks it by publishing', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      await publish(stores.store, siteId, 'next', 'owner', EMAIL, 5);
      expect(await stores.access.rights.of(siteId, 'owner', 20)).toEqual({
        kind: 'found',
        access: {
          email: EMAIL,
          isConfirmed: false,
          isOwnAddress: true,
          takenOffAt: undefined,
          putOnUntil: undefined,
          rights: [{ id: 'owner', kind: 'browser', madeAt: 1, usedAt: 5, isYours: true, mayRemove: false }],
        },
      });
      expect(await stores.access.rights.of(siteId, 'stranger', 20)).toEqual(refused('not-owned'));
      expect(await stores.access.rights.of(newSiteId(), 'owner', 20)).toEqual(refused('missing'));
    });

    test('a confirming link gives a right and confirms the address, once', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const token = await tokenFor(stores, siteId, 'confirm');
      const offer = {
        kind: 'offer',
        offer: {
          purpose: 'confirm',
          siteId,
          templateId: 'basic',
          email: EMAIL,
          act: undefined,
          to: hash('sha256', EMAIL),
        },
      };
      const { tokens, addresses } = stores.access;
      expect(await tokens.look(token, null, 11)).toEqual(offer);
      expect(await publish(stores.store, siteId, 'mine', 'phone', EMAIL)).toEqual(refused('not-owned'));
      expect(await tokens.take(token, 'phone', 12)).toEqual({ ...offer, isNews: false });
      expect(await tokens.take(token, 'phone', 13)).toEqual({ ...offer, isNews: false });
      for (const other of ['stranger', 'owner'])
        expect(await tokens.take(token, other, 14)).toEqual(refused('ended'));
      expect(await tokens.look(token, null, 14)).toEqual(refused('ended'));
      expect(await tokens.look(token, 'phone', 14)).toEqual(offer);
      expect(await addresses.of(siteId)).toEqual({ email: EMAIL, isConfirmed: true });
      expect(await publish(stores.store, siteId, 'mine', 'phone', EMAIL)).toMatchObject({ version: 2 });
      expect(await rightsSeenBy(stores, siteId, 'owner')).toEqual(['browser 1 yours', 'mail 12 removable']);
    });

    test('a token gives nothing after its time, to another address, or after its site is closed', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { tokens } = stores.access;
      const token = await tokenFor(stores, siteId, 'open');
      const to = { kind: 'offer' };
      expect(await tokens.look(token, null, 10 + TOKEN_MS - 1)).toMatchObject(to);
      expect(await tokens.take(token, 'phone', 10 + TOKEN_MS)).toEqual(refused('ended'));
      expect(await tokens.look('0'.repeat(64), null, 11)).toEqual(refused('unknown'));
      await stores.access.addresses.change(siteId, 'owner', 'other@example.test', 11);
      expect(await tokens.take(token, 'phone', 11)).toEqual(refused('ended'));
      await stores.access.addresses.change(siteId, 'owner', 'ANN@example.test', 11);
      expect(await tokens.look(token, null, 11)).toMatchObject(to);
      await stores.store.block(siteId, actAt(11));
      expect(await tokens.take(token, 'phone', 12)).toEqual(refused('blocked'));
      await stores.store.unblock(siteId, actAt(12));
      await stores.store.unpublish(siteId, 'owner', 13);
      expect(await tokens.take(token, 'phone', 14)).toEqual(refused('unknown'));
    });

    const byDevice = async (stores: Stores, siteId: string, owner: string) =>
      stores.access.tokens.take(await deviceToken(stores, siteId, 'owner', LATE), owner, LATE);
    const byMail = async (stores: Stores, siteId: string, mailAct: MailAct) =>
      stores.access.acts.do(siteId, mailAct, { at: LATE, who: 'mail', why: '' });
    const changed = ({ access }: Stores, siteId: string, by: string, email: string) =>
      access.addresses.change(siteId, by, email, LATE);
    const removed = async (stores: Stores, siteId: string, by: string, kind: string) =>
      stores.access.rights.remove(siteId, by, await idOf(stores, siteId, 'owner', kind), LATE);
    const act = { at: LATE, who: 'mail', why: '' };

    test.each<readonly [string, string | undefined, (stores: Stores, siteId: string) => Promise<unknown>]>([
      ['the link of a device gives a right', 'newRight', (stores, id) => byDevice(stores, id, 'laptop')],
      [
        'a mail gives a right',
        'newRight',
        async (stores, id) =>
          stores.access.tokens.take(await tokenFor(stores, id, 'open', LATE), 'laptop', LATE),
      ],
      ['the owner removes a right herself', undefined, (stores, id) => removed(stores, id, 'owner', 'mail')],
      ['another removes a right', 'removedRight', (stores, id) => removed(stores, id, 'tablet', 'mail')],
      ['a mail removes a right', 'removedRight', (stores, id) => byMail(stores, id, { removes: 'phone' })],
      [
        'a mail brings a right back',
        'newRight',
        (stores, id) =>
          byMail(stores, id, {
            restores: { hash: 'lost', kind: 'device', madeAt: 1, usedAt: 1, guardedUntil: 2 },
          }),
      ],
      [
        'the owner changes the address herself',
        undefined,
        (stores, id) => changed(stores, id, 'owner', 'b@c.example'),
      ],
      [
        'another changes the address',
        'newAddress',
        (stores, id) => changed(stores, id, 'tablet', 'b@c.example'),
      ],
      [
        'another types the same address',
        undefined,
        (stores, id) => changed(stores, id, 'tablet', 'ANN@example.test'),
      ],
      [
        'a mail changes the address',
        'newAddress',
        (stores, id) => byMail(stores, id, { address: { email: 'b@c.example', confirmedAt: null } }),
      ],
      [
        'a mail has the address forgotten',
        'newAddress',
        ({ access }, id) => access.addresses.forget(id, act),
      ],
      [
        'a mail refuses more',
        'newAddress',
        async ({ access }, id) => {
          // A refusal counts for the mailbox on the whole server, which other tests share.
          await access.addresses.change(id, 'owner', 'no.more@example.test', 13);
          return access.addresses.refuse(id, act);
        },
      ],
      ['another publishes', undefined, ({ store }, id) => publish(store, id, 'x', 'tablet', EMAIL, LATE)],
    ])('an older browser is told, until it publishes: %s (%s)', async (_, what, change) => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      await stores.access.tokens.take(await deviceToken(stores, siteId, 'owner'), 'tablet', 11);
      await stores.access.tokens.take(await tokenFor(stores, siteId, 'open', 12), 'phone', 12);
      await publish(stores.store, siteId, 'next', 'owner', EMAIL, 13);
      const { newsFor } = stores.access.rights;
      expect(await newsFor(siteId, 'owner')).toEqual([]);
      await change(stores, siteId);
      const news = what === undefined ? [] : [{ what, at: LATE }];
      expect(await newsFor(siteId, 'owner')).toEqual(news);
      expect(await newsFor(siteId, 'stranger')).toEqual([]);
      await publish(stores.store, siteId, 'last', 'owner', EMAIL, LATE + 1);
      expect(await newsFor(siteId, 'owner')).toEqual([]);
    });

    test('of two owners who use a token at once, one gets the right', async () => {
      const location = await getLocation();
      const both = [await open(location), await open(location)] as const;
      const [one, other] = both;
      for (let round = 0; round < 5; round += 1) {
        const siteId = await published(one);
        const token = await tokenFor(one, siteId, 'open');
        const taken = await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            (n % 2 ? one : other).access.tokens.take(token, `phone ${n}`, 12),
          ),
        );
        expect(taken.filter(({ kind }) => kind === 'offer')).toHaveLength(1);
        expect(taken.filter(({ kind }) => kind === 'refused')).toEqual(Array(7).fill(refused('ended')));
        expect(await rightsSeenBy(one, siteId, 'owner')).toHaveLength(2);
      }
    });

    test('a right that is removed is gone at once, in every process, and so are the links it made', async () => {
      const location = await getLocation();
      const [one, other] = [await open(location), await open(location)];
      const siteId = await published(one);
      const token = await deviceToken(one, siteId, 'owner');
      await one.access.tokens.take(token, 'tablet', 11);
      expect(await publish(other.store, siteId, 'by tablet', 'tablet', EMAIL)).toMatchObject({ version: 2 });
      const left = await deviceToken(other, siteId, 'owner');
      const id = await idOf(one, siteId, 'owner', 'device');
      const right = { hash: 'tablet', kind: 'device', madeAt: 11, usedAt: 1, guardedUntil: 11 + GUARD_MS };
      expect(await one.access.rights.remove(siteId, 'owner', id, 12)).toEqual({ kind: 'removed', right });
      expect(await one.access.rights.remove(siteId, 'owner', id, 12)).toEqual({ kind: 'removed' });
      expect(await publish(other.store, siteId, 'again', 'tablet', EMAIL)).toEqual(refused('not-owned'));
      expect(await other.store.versions(siteId, 'tablet')).toEqual(refused('not-owned'));
      expect(await other.store.unpublish(siteId, 'tablet', 13)).toEqual(refused('not-owned'));
      expect(await other.store.ownPage(siteId, 'tablet')).toEqual(refused('not-owned'));
      expect(await other.access.tokens.take(token, 'tablet', 13)).toEqual(refused('ended'));
      expect(await other.access.tokens.take(left, 'thief', 13)).toEqual(refused('unknown'));
      expect(await currentHtml(other.store, siteId)).toBe('by tablet');
    });

    test('two who remove each other at once leave one', async () => {
      const location = await getLocation();
      const [one, other] = [await open(location), await open(location)];
      for (let round = 0; round < 5; round += 1) {
        const siteId = await published(one);
        await one.access.tokens.take(await deviceToken(one, siteId, 'owner'), 'tablet', 11);
        await one.access.tokens.take(await deviceToken(one, siteId, 'owner'), 'laptop', 12);
        const ids = [await idOf(one, siteId, 'owner', 'device'), await idOf(one, siteId, 'owner', 'browser')];
        const outcomes = await Promise.all([
          one.access.rights.remove(siteId, 'owner', ids[0] ?? '', LATE),
          other.access.rights.remove(siteId, 'tablet', ids[1] ?? '', LATE),
        ]);
        expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['refused', 'removed']);
        expect(await rightsSeenBy(one, siteId, 'owner')).toEqual(['browser 1 yours', 'device 12 removable']);
      }
    });

    describe('what a right may do', () => {
      /** Every act on a site that is published by `owner` at 1 and linked to a tablet at 11. */
      const acts = {
        publish: ({ store }, siteId, by, at) => publish(store, siteId, 'next', by, EMAIL, at),
        'go back to a version': ({ store }, siteId, by, at) => store.rollback(siteId, by, 1, at),
        'link another device': ({ access }, siteId, by, at) =>
          access.tokens.addForDevice(siteId, by, { hash: newSiteId(), at, endsAt: at + TOKEN_MS }),
        'change the address': ({ access }, siteId, by, at) =>
          access.addresses.change(siteId, by, 'new@example.test', at),
        'remove the first publisher': async (stores, siteId, by, at) =>
          stores.access.rights.remove(siteId, by, await idOf(stores, siteId, 'owner', 'browser'), at),
        'remove an older one': async (stores, siteId, by, at) =>
          stores.access.rights.remove(siteId, by, await idOf(stores, siteId, 'owner', 'device'), at),
        'remove a younger one': async (stores, siteId, by, at) => {
          const { tokens, rights } = stores.access;
          await tokens.take(await tokenFor(stores, siteId, 'open', at - 1), 'youngest', at);
          const listed = await rights.of(siteId, 'youngest', at);
          const own = listed.kind === 'found' && listed.access.rights.find(({ isYours }) => isYours);
          return rights.remove(siteId, by, own ? own.id : '', at);
        },
        'take the site off for ever': ({ store }, siteId, by, at) => store.unpublish(siteId, by, at),
      } satisfies Record<
        string,
        (stores: Stores, siteId: string, by: string, at: number) => Promise<{ kind: string; why?: string }>
      >;
      type Verdicts = Readonly<Record<keyof typeof acts, string>>;
      const all = (verdict: string): Verdicts => ({
        publish: verdict,
        'go back to a version': verdict,
        'link another device': verdict,
        'change the address': verdict,
        'remove the first publisher': verdict,
        'remove an older one': verdict,
        'remove a younger one': verdict,
        'take the site off for ever': verdict,
      });
      const YOUNG: Verdicts = { ...all('young-right'), publish: 'done', 'go back to a version': 'done' };
      const OLD: Verdicts = {
        ...all('done'),
        'remove the first publisher': 'older-right',
        'remove an older one': 'older-right',
      };
      const WEEK = 12 + GUARD_MS;
      test.each<[right: string, by: string, at: number, may: Verdicts]>([
        [
          'the browser that published first',
          'owner',
          20,
          { ...all('done'), 'remove the first publisher': 'own-right' },
        ],
        ['one that was linked less than 7 days ago', 'laptop', WEEK - 1, YOUNG],
        ['one that was linked 7 days ago', 'laptop', WEEK, OLD],
        ['one that came by mail less than 7 days ago', 'phone', WEEK - 1, YOUNG],
        ['one that came by mail 7 days ago', 'phone', WEEK, OLD],
        ['nobody’s', 'stranger', WEEK, all('not-owned')],
      ])('%s', async (_, by, at, may) => {
        const location = await getLocation();
        for (const [act, verdict] of Object.entries(may)) {
          const stores = await open(location);
          const siteId = await published(stores);
          const { tokens } = stores.access;
          await tokens.take(await deviceToken(stores, siteId, 'owner'), 'tablet', 11);
          await tokens.take(await deviceToken(stores, siteId, 'owner'), 'laptop', 12);
          await tokens.take(await tokenFor(stores, siteId, 'confirm'), 'phone', 12);
          const outcome = await acts[act as keyof Verdicts](stores, siteId, by, at);
          expect([act, 'why' in outcome ? outcome.why : 'done']).toEqual([act, verdict]);
        }
      });
    });

    test('a site that is unpublished or erased has no rights and no tokens any more', async () => {
      const stores = await open(await getLocation());
      const close: ((siteId: string) => Promise<unknown>)[] = [
        (siteId) => stores.store.unpublish(siteId, 'owner', 20),
        (siteId) => stores.store.withdraw(siteId, actAt(20)),
        (siteId) => stores.store.erase(siteId, actAt(20)),
      ];
      for (const closeIt of close) {
        const siteId = await published(stores);
        const token = await deviceToken(stores, siteId, 'owner');
        await closeIt(siteId);
        expect(await stores.access.tokens.take(token, 'tablet', 21)).toEqual(refused('unknown'));
        expect(await rightsSeenBy(stores, siteId, 'owner')).toBe('unpublished');
        expect(await stores.access.addresses.of(siteId)).toBeUndefined();
      }
    });
  });

  describe(`addresses in ${name}`, () => {
    test('the first publisher corrects an address by publishing until it is confirmed; nobody else changes it so', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { addresses, tokens } = stores.access;
      const afterPublish = async (by: string, email: string) => {
        await publish(stores.store, siteId, 'page', by, email, 13);
        return addresses.of(siteId);
      };
      await tokens.take(await deviceToken(stores, siteId, 'owner'), 'tablet', 11);
      const other = 'other@example.test';
      expect(await afterPublish('tablet', other)).toMatchObject({ email: EMAIL, isConfirmed: false });
      expect(await afterPublish('owner', other)).toMatchObject({ email: other, isConfirmed: false });
      await tokens.take(await tokenFor(stores, siteId, 'confirm', 12, other), 'phone', 14);
      for (const by of ['owner', 'tablet', 'phone'])
        expect(await afterPublish(by, EMAIL)).toMatchObject({ email: other, isConfirmed: true });
    });

    test('an address is its own to the first publisher and to who confirmed it by mail', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { addresses, tokens, rights } = stores.access;
      const isOwn = async (by: string) => {
        const outcome = await rights.of(siteId, by, 20);
        return outcome.kind === 'found' && outcome.access.isOwnAddress;
      };
      await tokens.take(await tokenFor(stores, siteId, 'confirm'), 'phone', 12);
      await tokens.take(await deviceToken(stores, siteId, 'owner', 13), 'tablet', 14);
      expect(await Promise.all(['owner', 'phone', 'tablet'].map(isOwn))).toEqual([true, true, false]);
      const other = 'other@example.test';
      await addresses.change(siteId, 'owner', other, 15);
      await tokens.take(await tokenFor(stores, siteId, 'confirm', 15, other), 'laptop', 16);
      expect(await Promise.all(['owner', 'phone', 'laptop'].map(isOwn))).toEqual([true, false, true]);
    });

    test('an address finds the sites that it is confirmed for, and no others', async () => {
      const stores = await open(await getLocation());
      const email = `${newSiteId()}@example.test`;
      const [one, other, unconfirmed, closed] = Array.from({ length: 4 }, newSiteId) as [
        string,
        string,
        string,
        string,
      ];
      for (const siteId of [one, other, unconfirmed, closed])
        await publish(stores.store, siteId, 'page', 'owner', email, siteId === other ? 5 : 1);
      for (const siteId of [one, other, closed]) {
        const token = await tokenFor(stores, siteId, 'confirm', 10, email);
        await stores.access.tokens.take(token, 'owner', 12);
      }
      await stores.store.unpublish(closed, 'owner', 13);
      const { addresses } = stores.access;
      expect(await addresses.sitesOf(email.toUpperCase())).toEqual([other, one]);
      expect(await addresses.sitesOf(`x${email}`)).toEqual([]);
      expect(await addresses.sitesOf('\0')).toEqual([]);
    });

    test('an address that is changed is to be confirmed, one that is forgotten is gone', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { addresses, tokens } = stores.access;
      await tokens.take(await tokenFor(stores, siteId, 'confirm'), 'owner', 12);
      const other = 'other@example.test';
      expect(await addresses.change(siteId, 'stranger', other, 11)).toEqual(refused('not-owned'));
      const former = { email: EMAIL, confirmedAt: 12 };
      expect(await addresses.change(siteId, 'owner', other, 11)).toEqual({ kind: 'changed', former });
      expect(await addresses.of(siteId)).toEqual({ email: other, isConfirmed: false });
      const token = await tokenFor(stores, siteId, 'forget', 10, other);
      expect(await addresses.forget(siteId, actAt(11))).toBe(true);
      expect(await addresses.forget(siteId, actAt(11))).toBe(false);
      expect(await addresses.of(siteId)).toBeUndefined();
      expect(await tokens.look(token, null, 11)).toEqual(refused('unknown'));
      expect(await publish(stores.store, siteId, 'page', 'owner', other)).toMatchObject({ version: 2 });
      expect(await addresses.of(siteId)).toMatchObject({ email: other, isConfirmed: false });
    });

    test('who refused gets mail of no site, in any spelling, and whatever becomes of the site', async () => {
      const stores = await open(await getLocation());
      const { addresses } = stores.access;
      const [mine, another] = [newSiteId(), newSiteId()];
      await publish(stores.store, mine, 'page', 'owner', 'no.thanks@gmail.com');
      expect(await addresses.refuse(mine, actAt(11))).toBe(true);
      await stores.store.unpublish(mine, 'owner', 12);
      await publish(stores.store, another, 'page', 'owner', 'Nothanks+1@googlemail.com');
      expect(await addresses.of(another)).toBeUndefined();
      expect(await addresses.nextMailAt('nothanks@gmail.com')).toBeUndefined();
      expect(await addresses.takeMail('nothanks@gmail.com', 13)).toBeDefined();
      await addresses.forgetMailboxes(999 * DAY_MS);
      expect(await addresses.of(another)).toBeUndefined();
      await publish(stores.store, another, 'page', 'owner', 'other@example.test');
      expect(await addresses.of(another)).toMatchObject({ email: 'other@example.test' });
    });

    const [HOUR, DAY] = [60 * MINUTE_MS, DAY_MS];
    test.each<[what: string, times: readonly number[], said: readonly (number | 'sent')[]]>([
      ['one a day', [0, HOUR, DAY - 1, DAY], ['sent', DAY, DAY, 'sent']],
      ['three in 30 days', [0, DAY, 9 * DAY, 29 * DAY], ['sent', 'sent', 'sent', 30 * DAY]],
      [
        'as the days pass',
        [0, DAY, 9 * DAY, 30 * DAY, 30 * DAY + HOUR, 31 * DAY],
        ['sent', 'sent', 'sent', 'sent', 31 * DAY, 'sent'],
      ],
    ])('a mailbox that confirmed nothing gets so many mails: %s', async (_, times, said) => {
      const { addresses } = (await open(await getLocation())).access;
      const [start, email] = [1_800_000_000_000, `${newSiteId()}@example.test`];
      const outcomes = [];
      for (const time of times) {
        const full = await addresses.takeMail(email, start + time);
        outcomes.push(full ? full.nextAt - start : 'sent');
      }
      expect(outcomes).toEqual(said);
    });

    test('of many processes that mail one mailbox at once, one does; a mail that never left counts for nothing', async () => {
      const location = await getLocation();
      const [stores, other] = [await open(location), await open(location)];
      const { addresses } = stores.access;
      const [at, email] = [1_800_000_000_000, `${newSiteId()}@example.test`];
      const take = (n: number) => (n % 2 ? other : stores).access.addresses.takeMail(email, at + n);
      const taken = await Promise.all(Array.from({ length: 10 }, (_, n) => take(n)));
      const winner = taken.indexOf(undefined);
      expect(taken.filter((full) => full === undefined)).toHaveLength(1);
      await addresses.giveMailBack(email, at + winner);
      expect(await addresses.nextMailAt(email)).toBeLessThanOrEqual(at);
      expect(await addresses.takeMail(email, at + 20)).toBeUndefined();
      await addresses.forgetMailboxes(at + 31 * DAY_MS);
      expect(await addresses.nextMailAt(email)).toBe(0);
    });

    test('an address counts as confirmed once it is for any site, until that forgets it', async () => {
      const stores = await open(await getLocation());
      const { addresses, tokens } = stores.access;
      const email = `${newSiteId()}@example.test`;
      const siteId = newSiteId();
      await publish(stores.store, siteId, 'page', 'owner', email);
      expect(await addresses.isConfirmed(email)).toBe(false);
      await tokens.take(await tokenFor(stores, siteId, 'confirm', 10, email), 'owner', 12);
      expect(await addresses.isConfirmed(email.toUpperCase())).toBe(true);
      await addresses.forget(siteId, actAt(13));
      expect(await addresses.isConfirmed(email)).toBe(false);
    });

    test('a mail is tried for a day by one process at a time, those that were tried less first', async () => {
      const location = await getLocation();
      const [stores, other] = [await open(location), await open(location)];
      const { mails } = stores.access;
      const [one, two] = [await published(stores), await published(stores)];
      const at = 1_900_000_000_000;
      const facts = { purpose: 'confirm', language: 'de', listening: 'http://127.0.0.1:1' } as const;
      const [first, second] = [
        { ...facts, siteId: one, at },
        { ...facts, siteId: two, at: at + 1 },
      ];
      await mails.add(first, EMAIL);
      expect(await mails.claim(at + MINUTE_MS - 1)).toBeUndefined();
      const both = await Promise.all([mails.claim(at + MINUTE_MS), other.access.mails.claim(at + MINUTE_MS)]);
      expect(both.filter((claimed) => claimed !== undefined)).toEqual([first]);
      await mails.add(second, EMAIL);
      expect(await mails.claim(at + 9 * MINUTE_MS)).toEqual(second);
      expect(await mails.claim(at + 9 * MINUTE_MS)).toEqual(first);
      expect(await mails.stateOf(one, 'ANN@example.test', at + DAY_MS - 1)).toBe('trying');
      expect(await mails.stateOf(one, EMAIL, at + DAY_MS)).toBe('refused');
      expect(await mails.stateOf(one, 'other@example.test', at)).toBeUndefined();
      expect(await mails.claim(at + DAY_MS + 1)).toBeUndefined();
      await mails.settle(first, 'sent');
      await mails.settle({ ...second, at }, 'refused');
      expect([await mails.stateOf(one, EMAIL, at), await mails.stateOf(two, EMAIL, at)]).toEqual([
        'sent',
        'trying',
      ]);
      await mails.settle(second, undefined);
      expect(await mails.stateOf(two, EMAIL, at)).toBeUndefined();
    });

    test('the addresses that are forgotten after a time take confirmation and tokens along', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { tokens } = stores.access;
      await tokens.take(await tokenFor(stores, siteId, 'confirm'), 'owner', 12);
      const token = await tokenFor(stores, siteId, 'open');
      await stores.records.forgetEmails(2);
      expect(await tokens.look(token, null, 11)).toEqual(refused('unknown'));
      expect(await stores.access.rights.of(siteId, 'owner', 20)).toMatchObject({
        access: { email: '', isConfirmed: false },
      });
    });

    test('tokens whose mail was not sent, or whose time is long over, are forgotten', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { tokens } = stores.access;
      const [unsent, early, late] = [
        await tokenFor(stores, siteId, 'open'),
        await tokenFor(stores, siteId, 'open', 1),
        await tokenFor(stores, siteId, 'open', 100),
      ];
      await tokens.drop([unsent]);
      await tokens.removeEnded(50 + TOKEN_MS);
      const looks = [unsent, early, late].map((token) => tokens.look(token, null, 150));
      expect(await Promise.all(looks)).toEqual([
        refused('unknown'),
        refused('unknown'),
        expect.objectContaining({ kind: 'offer' }),
      ]);
    });
  });

  describe(`a site that was taken off by mail in ${name}`, () => {
    test('is not served, and its right-holders see it and put it on for 30 days', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { store, access } = stores;
      const act = { at: 100, who: 'mail', why: '' };
      expect([await store.takeOff(siteId, act), await store.takeOff(siteId, act)]).toEqual([true, false]);
      expect(await store.findPage(siteId)).toEqual({ kind: 'unpublished' });
      expect(await store.currentOf(siteId)).toEqual({ kind: 'unpublished' });
      expect(await store.findVersion(siteId, 1)).toEqual({ kind: 'unpublished' });
      const own = await store.ownPage(siteId, 'owner');
      expect(own.kind === 'found' && (await htmlOf({ ...own, kind: 'live' }))).toBe('page');
      expect(await store.ownPage(siteId, 'stranger')).toEqual(refused('not-owned'));
      expect(await access.rights.of(siteId, 'owner', 101)).toMatchObject({
        access: { takenOffAt: 100, putOnUntil: 100 + TAKEN_OFF_MS },
      });
      const end = 100 + TAKEN_OFF_MS;
      expect(await store.putOnOwn(siteId, 'stranger', 101)).toEqual(refused('not-owned'));
      expect(await store.putOnOwn(siteId, 'owner', end)).toEqual(refused('unpublished'));
      expect(await store.putOnOwn(siteId, 'owner', end - 1)).toEqual({ kind: 'live' });
      expect(await store.putOnOwn(siteId, 'owner', end)).toEqual({ kind: 'live' });
      expect(await currentHtml(store, siteId)).toBe('page');
    });

    test('is put on by a publish and by a rollback, and each is recorded', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      const { store } = stores;
      const act = { at: 100, who: 'mail', why: '' };
      await store.takeOff(siteId, act);
      await publish(store, siteId, 'next', 'owner', EMAIL, 101);
      expect(await currentHtml(store, siteId)).toBe('next');
      await store.takeOff(siteId, { ...act, at: 102 });
      await store.rollback(siteId, 'owner', 1, 103);
      expect(await currentHtml(store, siteId)).toBe('page');
      const recorded = (await allOf(stores.records.audit())).filter(({ subject }) => subject === siteId);
      expect(recorded.map(({ at, what, who }) => [at, what, who])).toEqual([
        [100, 'take-off', 'mail'],
        [101, 'put-on', 'owner'],
        [102, 'take-off', 'mail'],
        [103, 'rollback', 'owner'],
        [103, 'put-on', 'owner'],
      ]);
    });

    test('is withdrawn for ever after 30 days by the daily work, unless it was put on', async () => {
      const stores = await open(await getLocation());
      const { store, records } = stores;
      const [gone, back] = [await published(stores), await published(stores)];
      for (const siteId of [gone, back]) await store.takeOff(siteId, { at: 100, who: 'mail', why: '' });
      const end = 100 + TAKEN_OFF_MS;
      await withdrawTakenOff(store, records, end);
      expect(await store.ownPage(gone, 'owner')).toMatchObject({ kind: 'found' });
      await publish(store, back, 'page', 'owner', EMAIL, end);
      await withdrawTakenOff(store, records, end + 1);
      expect(await store.ownPage(gone, 'owner')).toEqual(refused('unpublished'));
      expect(await store.putOnOwn(gone, 'owner', end + 1)).toEqual(refused('unpublished'));
      expect(await currentHtml(store, back)).toBe('page');
    });

    test('is not taken off by a call that a take-down of the operator refuses', async () => {
      const stores = await open(await getLocation());
      const siteId = await published(stores);
      await stores.access.tokens.take(await tokenFor(stores, siteId, 'open'), 'phone', 12);
      await stores.store.block(siteId, actAt(13));
      expect(await stores.store.unpublish(siteId, 'phone', 14)).toEqual(refused('blocked'));
      await stores.store.unblock(siteId, actAt(15));
      expect(await currentHtml(stores.store, siteId)).toBe('page');
    });

    test('is not withdrawn where its owner puts it on while the daily work looks', async () => {
      const stores = await open(await getLocation());
      const { store, records } = stores;
      const siteId = await published(stores);
      await store.takeOff(siteId, { at: 100, who: 'mail', why: '' });
      const end = 101 + TAKEN_OFF_MS;
      const takenOffBefore = async (time: number) => {
        const listed = await records.takenOffBefore(time);
        await publish(store, siteId, 'page', 'owner', EMAIL, end);
        return listed;
      };
      await withdrawTakenOff(store, { takenOffBefore }, end);
      expect(await currentHtml(store, siteId)).toBe('page');
    });
  });
}
