import { expect } from 'vitest';
import { axeFindings } from '../harness/accessibility/axe.ts';
import { test } from '../harness/builder/builder-test.ts';
import { admin } from '../server/admin/admin-call.ts';
import { startTestServer } from '../server/test-server.ts';

const PHONE = { viewport: { width: 320, height: 700 }, isTouch: true, isOffline: false };

test.for([
  ['de', 'light'],
  ['ar', 'dark'],
] as const)(
  'a report in %s, %s, is refused, corrected and sent on a phone without a script; axe finds nothing on the way',
  async ([language, colorScheme], { visitorPages, task }) => {
    const { address, dataDir } = await startTestServer({ settings: { mailFrom: 'abuse@parley.example' } });
    const page = await visitorPages.take({ ...PHONE, locale: language });
    await page.emulateMedia({ colorScheme });
    const look = async () => [
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      await axeFindings(page),
    ];
    await page.goto(`${address}/report`);
    expect(await look()).toEqual([0, []]);
    await page.getByRole('button').click();
    await page.locator('.fault').nth(2).waitFor();
    expect(await page.locator('#website').evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await look()).toEqual([0, []]);
    await page.locator('#website').fill(`${address}/s/site-abc1234/`);
    await page.getByRole('radio').nth(1).check();
    await page.locator('#why').fill('It lies.');
    // As if it had been read for a minute.
    await page.locator('[name=drawn]').evaluate((field: HTMLInputElement) => {
      field.value = String(Number(field.value) - 60_000);
    });
    await page.getByRole('button').click();
    await page.waitForURL(`${address}/report?sent`);
    expect(await look()).toEqual([0, []]);
    const listed = (await admin(dataDir, 'reports')).map((line) => line.split('\t').slice(2));
    const report = ['site-abc1234', 'illegal', 'It lies.', '', language];
    expect(listed).toEqual([report]);
    await visitorPages.giveBack(page, task.result?.state === 'pass');
  },
);
