import { expect, test } from 'vitest';
import { liveAddress, nowShown, publishedNow } from '../../../src/domain/publish/live-site.ts';
import { exampleConfig } from '../example-site.ts';

const SITE = 'site-abc1234';
const URL = `https://sites.example/s/${SITE}/`;
const config = { ...exampleConfig, _siteId: SITE };
const published = (deploymentId: string) =>
  publishedNow(exampleConfig, { siteId: SITE, deploymentId, url: URL });

test.each([
  ['the website that was published', published(`${SITE}.2`), config, URL],
  ['one whose version is not known', published(SITE), config, URL],
  ['one that shows an earlier version', nowShown(published(`${SITE}.2`), SITE, 1), config, URL],
  ['one that was unpublished', nowShown(published(`${SITE}.2`), SITE, 0), config, undefined],
  ['one published by an earlier version', { config, version: 1, shown: 1 }, config, undefined],
  ['another website', published(`${SITE}.2`), { ...config, _siteId: 'site-zzz9999' }, undefined],
  ['a website that is not published', published(`${SITE}.2`), exampleConfig, undefined],
  ['one that was published elsewhere', undefined, config, undefined],
] as const)('the live address of %s', (_, live, of, expected) => {
  expect(liveAddress(live, of)).toBe(expected);
});
