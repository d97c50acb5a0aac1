import { expect, test } from 'vitest';
import { lookOfPage } from '../../../server/forms/page-look.ts';
import { compressPage } from '../../../server/store/compressed-page.ts';
import { pageOffering } from './writable-site.ts';

test('a page that stays in memory is read once, however often its form is asked for', async () => {
  const page = await compressPage(pageOffering());
  const look = await lookOfPage(page);
  expect(look).toMatchObject({ title: 'Crust & Crumb', offersForm: true });
  expect(await lookOfPage(page)).toBe(look);
  expect(await lookOfPage({ ...page })).not.toBe(look);
});
