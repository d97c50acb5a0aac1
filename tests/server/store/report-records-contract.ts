import { describe, expect, test } from 'vitest';
import { newSiteId } from '../deploy/deploy-call.ts';
import { allOf, type GetLocation, open } from './store-calls.ts';

/** The contract of the reports of websites. */
export function describeReportRecords(name: string, getLocation: GetLocation): void {
  describe(`the reports in ${name}`, () => {
    test('a report is open until it is done, is forgotten later, and its writer before that', async () => {
      const location = await getLocation();
      const { reports } = await open(location);
      const [site, other] = [newSiteId(), newSiteId()];
      const report = {
        at: 1,
        siteId: site,
        address: `https://parley.example/s/${site}/`,
        kind: 'deceit',
        why: 'Größe\nصفحة',
        email: `${site}@Example.test`,
        language: 'de',
      };
      await reports.add(report);
      await reports.add({ ...report, siteId: other, email: '' });
      // As another process sees them.
      const { reports: again } = await open(location);
      const [stored] = await again.ofSite(site);
      expect(stored).toEqual({ ...report, n: expect.any(Number), doneAt: undefined });
      const n = stored?.n ?? 0;
      const openOnes = async () =>
        (await allOf(reports.open())).map(({ siteId }) => siteId).filter((id) => [site, other].includes(id));
      expect(await openOnes()).toEqual([site, other]);
      expect([await again.close(n, 50), await reports.close(n, 60)]).toEqual([true, false]);
      expect(await openOnes()).toEqual([other]);
      expect(await again.forgetWriter(`${site}@example.TEST`)).toBe(1);
      expect(await again.forgetWriter('')).toBe(0);
      expect(await reports.ofSite(site)).toEqual([{ ...report, n, email: '', doneAt: 50 }]);
      await reports.removeOld(50, 1);
      expect(await again.ofSite(site)).toHaveLength(1);
      await reports.removeOld(51, 1);
      expect([await again.ofSite(site), await openOnes()]).toEqual([[], [other]]);
      const old = newSiteId();
      await reports.add({ ...report, siteId: old, at: 0 });
      await reports.removeOld(0, 1);
      expect([await again.ofSite(old), await openOnes()]).toEqual([[], [other]]);
      await reports.eraseSite(other);
      expect(await again.ofSite(other)).toEqual([]);
    });
  });
}
