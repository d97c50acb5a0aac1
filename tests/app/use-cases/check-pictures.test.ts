import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import type { KnownPictures } from '../../../machines/publish/publish.setup.ts';
import { checkPictures } from '../../../src/app/use-cases/check-pictures.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { loadPages } from '../../../templates/pages.ts';
import { settle, startSite } from '../../machines/start-actors.ts';
import { configWith } from '../../templates/page-reading.ts';

await loadPages();

const LOGO = 'https://pictures.example/logo';
const ICON = 'https://pictures.example/icon';
const WEIGHTS = new Map([[LOGO, 400_000]]);

/** Checks the pictures of a website with a logo, with what `comes` of an address. */
async function check(comes: Record<string, boolean | undefined>, known: readonly string[] = []) {
  const { site } = startSite(configWith(landingBusiness, { 'header.logoImage': LOGO }) as Config);
  const reports: (readonly string[])[] = [];
  const tried: string[] = [];
  const closing = new AbortController();
  checkPictures(
    {
      weights: () => WEIGHTS,
      comes: async (address) => {
        tried.push(address);
        return comes[address];
      },
    },
    { site, broken: new Set(known) },
    ({ weights, broken }: KnownPictures) => {
      expect(weights).toBe(WEIGHTS);
      reports.push([...broken]);
    },
    closing.signal,
  );
  await settle();
  const edit = async (path: string, typed: string) => {
    site.send({ type: 'edit.apply', commandId: 'finding', path, typed });
    await settle();
  };
  return { reports, tried, comes, closing, edit };
}

test('what was known is told at once, then what a try finds', async () => {
  expect([
    (await check({ [LOGO]: false })).reports,
    (await check({ [LOGO]: true })).reports,
    (await check({ [LOGO]: true }, [LOGO])).reports,
    (await check({ [LOGO]: false }, [LOGO])).reports,
  ]).toEqual([[[], [LOGO]], [[]], [[LOGO], []], [[LOGO]]]);
});

test('offline nothing is known', async () => {
  const { reports, comes, edit } = await check({ [LOGO]: undefined }, [LOGO]);
  expect(reports).toEqual([[LOGO], []]);
  comes[LOGO] = false;
  await edit('globalSettings.title', 'Crust');
  expect(reports).toEqual([[LOGO], [], [LOGO]]);
});

test('with a change of the website, those are tried that have not come', async () => {
  const { reports, tried, comes, edit } = await check({ [LOGO]: false, [ICON]: true });
  await edit('globalSettings.favicon', ICON);
  expect(tried).toEqual([LOGO, LOGO, ICON]);
  comes[LOGO] = true;
  await edit('globalSettings.title', 'Crust');
  await edit('globalSettings.title', 'Crumb');
  expect({ reports, tried }).toEqual({ reports: [[], [LOGO], []], tried: [LOGO, LOGO, ICON, LOGO] });
});

test('what is left is not told, and tries nothing more', async () => {
  const { reports, tried, closing, edit } = await check({});
  closing.abort();
  await edit('globalSettings.favicon', ICON);
  expect({ reports, tried }).toEqual({ reports: [[]], tried: [LOGO] });
});
