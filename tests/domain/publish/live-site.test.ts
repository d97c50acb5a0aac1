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

test.each([
  [`${SITE}.2`, 2],
  [SITE, 0],
  ['', 0],
  ['7', 0],
  ['7.2', 0],
  [`${SITE}.`, 0],
  [`${SITE}.-1`, 0],
  [`${SITE}.1e9`, 0],
])('the version of a deploy with the id %j is %i', (deploymentId, version) => {
  expect(published(deploymentId)).toMatchObject({ version, shown: version });
});

test.each(['javascript:alert(1)', '/s/site-abc1234/', 'ftp://sites.example/'])(
  'a page at %j has no address to link to',
  (url) => {
    const live = publishedNow(exampleConfig, { siteId: SITE, deploymentId: `${SITE}.1`, url });
    expect(liveAddress(live, config)).toBeUndefined();
  },
);
