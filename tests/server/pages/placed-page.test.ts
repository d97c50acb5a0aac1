import { expect, test } from 'vitest';
import { pagePlacer } from '../../../server/pages/placed-page.ts';
import type { SiteUrlSettings } from '../../../server/pages/site-url.ts';
import { compressPage, plainBytes } from '../../../server/store/compressed-page.ts';
import { TEMPLATES } from '../../templates/template-facts.ts';

const SITE = 'site-abc1234';
const [[, { template }]] = TEMPLATES as [(typeof TEMPLATES)[number]];
const PAGE = template.render(template.base);
const BUILDER = 'https://parley.example';

/** A page as it is served with these settings. */
async function served(settings: Partial<SiteUrlSettings>, html = PAGE): Promise<string> {
  const place = pagePlacer({ publicUrl: undefined, sitesDomain: undefined, ...settings });
  const page = await compressPage(html);
  return (await plainBytes((await place?.(SITE, page)) ?? page)).toString();
}

/** What a page says about where it is. */
const saidBy = (html: string) => ({
  canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
  preview: /<meta property="og:url" content="([^"]*)">/.exec(html)?.[1],
  data: JSON.parse(/ld\+json">([^<]*)</.exec(html)?.[1] ?? '{}').url,
  builder: /<p class="credit"><a href="([^"]*)" rel="nofollow">Built with Parley<\/a>/.exec(html)?.[1],
});

const everywhere = (url: string, builder: string | undefined) => ({
  canonical: url,
  preview: url,
  data: url,
  builder,
});

test.each<[Partial<SiteUrlSettings>, string, string | undefined]>([
  [{ publicUrl: BUILDER }, `${BUILDER}/s/${SITE}/`, `${BUILDER}/`],
  [{ sitesDomain: 'https://sites.example' }, `https://${SITE}.sites.example/`, undefined],
  [
    { publicUrl: BUILDER, sitesDomain: 'https://sites.example:8443' },
    `https://${SITE}.sites.example:8443/`,
    `${BUILDER}/`,
  ],
])('with %o a page says that it is at %s', async (settings, url, builder) => {
  expect(saidBy(await served(settings))).toEqual(everywhere(url, builder));
});

test('without a setting, and from elsewhere, a page is served as it was sent', async () => {
  const foreign = '<!doctype html><title>Elsewhere</title><p class="credits"><span>Me</span></p>';
  expect([await served({}), await served({ publicUrl: BUILDER }, foreign)]).toEqual([PAGE, foreign]);
});
