import { describe, expect, test } from 'vitest';
import { compressPage } from '../../../server/store/compressed-page.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { currentHtml, type GetLocation, open, publish } from './store-calls.ts';

/** The contract of every site store under concurrent calls from two processes. */
export function describeRaces(name: string, getLocation: GetLocation): void {
  describe(`races for sites in ${name}`, () => {
    test('exactly one of 40 concurrent owners gets a site id', async () => {
      const location = await getLocation();
      const stores = [(await open(location)).store, (await open(location)).store];
      for (let round = 0; round < 5; round += 1) {
        const siteId = newSiteId();
        const calls = Array.from({ length: 20 }, (_, n) =>
          stores.map((store, at) => ({ store, owner: `owner ${n} of ${at}` })),
        ).flat();
        const outcomes = await Promise.all(
          calls.map(({ store, owner }) => publish(store, siteId, owner, owner)),
        );
        const winners = calls.filter((_, at) => outcomes[at]?.kind === 'published');
        expect(winners).toHaveLength(1);
        expect(outcomes.filter(({ kind }) => kind === 'refused')).toEqual(
          Array(39).fill({ kind: 'refused', why: 'not-owned' }),
        );
        for (const store of stores) expect(await currentHtml(store, siteId)).toBe(winners[0]?.owner);
      }
    });

    test('30 concurrent publishes of one owner create 30 versions', async () => {
      const location = await getLocation();
      const stores = [(await open(location)).store, (await open(location)).store];
      const siteId = newSiteId();
      const outcomes = await Promise.all(
        Array.from({ length: 15 }, (_, n) => stores.map((store) => publish(store, siteId, `${n}`))).flat(),
      );
      const versions = outcomes.map((outcome) => (outcome.kind === 'published' ? outcome.version : 0));
      expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    });

    test('a rollback never serves a version that a publish is dropping', async () => {
      const location = await getLocation();
      const [{ store: one }, { store: other }] = [await open(location), await open(location)];
      const siteId = newSiteId();
      for (let n = 1; n <= 5; n += 1) await publish(one, siteId, `version ${n}`);
      for (let oldest = 1; oldest <= 20; oldest += 1) {
        const page = await compressPage(`version ${oldest + 5}`);
        const rest = {
          owner: 'owner',
          email: 'a@example.test',
          templateId: 'basic',
          uploader: null,
          browser: null,
          at: 1,
        };
        const [, ...outcomes] = await Promise.all([
          one.publish({ ...rest, siteId, page }),
          ...Array.from({ length: 8 }, () => other.rollback(siteId, 'owner', oldest, 9)),
        ]);
        // In either order the published version is live in the end, and no page is missing.
        expect(await currentHtml(other, siteId)).toBe(`version ${oldest + 5}`);
        const answers = new Set(outcomes.map((outcome) => JSON.stringify(outcome)));
        expect([
          JSON.stringify({ kind: 'rolled-back', version: oldest }),
          JSON.stringify({ kind: 'refused', why: 'no-version' }),
        ]).toEqual(expect.arrayContaining([...answers]));
      }
    });

    test('no publish succeeds after an unpublish', async () => {
      const location = await getLocation();
      const [{ store: one }, { store: other }] = [await open(location), await open(location)];
      for (let round = 0; round < 10; round += 1) {
        const siteId = newSiteId();
        await publish(one, siteId, 'first');
        await Promise.all([other.unpublish(siteId, 'owner', 9), publish(one, siteId, 'second')]);
        expect(await one.findPage(siteId)).toEqual({ kind: 'unpublished' });
        expect(await one.findVersion(siteId, 2)).toEqual({ kind: 'unpublished' });
      }
    });
  });
}
