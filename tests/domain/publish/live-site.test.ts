import { expect, test } from 'vitest';
import { addressLeft, liveAddress } from '../../../domain/publish/live-address.ts';
import {
  isUnconfirmed,
  liveText,
  nowShown,
  publishedBefore,
  publishedNow,
  rememberedEmail,
  withAddress,
} from '../../../domain/publish/live-site.ts';
import { isToldOf, maskedEmail } from '../../../domain/publish/masked-email.ts';
import { liveFrom } from '../../../domain/publish/read-live-site.ts';
import { exampleConfig } from '../example-site.ts';

const SITE = 'site-abc1234';
const URL = `https://sites.example/s/${SITE}/`;
const config = { ...exampleConfig, _siteId: SITE };
const published = (deploymentId: string) =>
  publishedNow(exampleConfig, { siteId: SITE, deploymentId, url: URL });
const KNOWN = publishedNow(
  exampleConfig,
  { siteId: SITE, deploymentId: `${SITE}.1`, url: URL, isConfirmed: true },
  undefined,
  'maria@example.com',
);

test.each([
  ['the website that was published', published(`${SITE}.2`), config, URL],
  ['one whose version is not known', published(SITE), config, URL],
  [
    'one that shows an earlier version',
    nowShown(published(`${SITE}.2`), { siteId: SITE, version: 1 }),
    config,
    URL,
  ],
  [
    'one that was unpublished',
    nowShown(published(`${SITE}.2`), { siteId: SITE, version: 0 }),
    config,
    undefined,
  ],
  ['one published by an earlier version', { config, version: 1, shown: 1 }, config, undefined],
  ['another website', published(`${SITE}.2`), { ...config, _siteId: 'site-zzz9999' }, undefined],
  ['a website that is not published', published(`${SITE}.2`), exampleConfig, undefined],
  ['one that was published elsewhere', undefined, config, undefined],
] as const)('the live address of %s', (_, live, of, expected) => {
  expect(liveAddress(live, of)).toBe(expected);
});

test.each([
  ['a website that was published', published(`${SITE}.2`), exampleConfig, URL],
  [
    'one that was unpublished',
    nowShown(published(`${SITE}.2`), { siteId: SITE, version: 0 }),
    exampleConfig,
    undefined,
  ],
  ['one that was never published', undefined, exampleConfig, undefined],
  ['none: it is still here', published(`${SITE}.2`), config, undefined],
] as const)('a new website leaves the page of %s', (_, live, of, expected) => {
  expect(addressLeft(live, of)).toBe(expected);
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

test('the address of the latest publish is remembered for its site, stored, and forgotten with an unpublish', () => {
  const publish = (before: Parameters<typeof publishedNow>[2], email: string) =>
    publishedNow(exampleConfig, { siteId: SITE, deploymentId: `${SITE}.2`, url: URL }, before, email);
  const live = publish(publish(undefined, 'first@example.com'), 'maria@example.com');
  const restored = liveFrom(liveText(live), (text) => ({ config: JSON.parse(text), isUnreadable: false }));
  expect(
    [live, restored, nowShown(live, { siteId: SITE, version: 1 })].map((each) =>
      rememberedEmail(each, config),
    ),
  ).toEqual(Array(3).fill('maria@example.com'));
  expect(liveText(live)).not.toContain('first@example.com');
  expect([
    rememberedEmail(live, exampleConfig),
    rememberedEmail(nowShown(live, { siteId: SITE, version: 0 }), config),
  ]).toEqual([undefined, undefined]);
  expect(['maria@example.com', ' ö@x', 'gabi12@gmial.com'].map(maskedEmail)).toEqual([
    'm…a@example.com',
    'ö…@x',
    'g…2@gmial.com',
  ]);
});

test.each([
  ['no other is kept', {}, published(`${SITE}.1`), 'typed@example.com'],
  ['another is kept, which is known', { keepsAddress: true }, KNOWN, 'maria@example.com'],
  ['another is kept, which is not known', { keepsAddress: true }, published(`${SITE}.1`), undefined],
  ['another is kept, of a site unknown here', { keepsAddress: true }, undefined, undefined],
] as const)('a typed address is remembered as that of the site if %s', (_, kept, before, expected) => {
  const result = { siteId: SITE, deploymentId: `${SITE}.2`, url: URL, ...kept };
  const live = publishedNow(exampleConfig, result, before, 'typed@example.com');
  expect([rememberedEmail(live, config), live.isConfirmed]).toEqual([expected, before?.isConfirmed]);
});

test.each([
  ['maria@example.com', true],
  ['m…a@example.com', true],
  ['zoe@example.com', false],
  [undefined, false],
])('whether %s is told of maria@example.com: %s', (told, expected) => {
  expect(isToldOf(told, 'maria@example.com')).toBe(expected);
});

test('whether the address is confirmed is known of its site alone, and stored', () => {
  const load = (text: string) => ({ config: JSON.parse(text), isUnreadable: false });
  const result = { siteId: SITE, deploymentId: `${SITE}.2`, url: URL, isConfirmed: false };
  const live = publishedNow(exampleConfig, result, undefined, 'maria@example.com');
  const restored = liveFrom(liveText(live), load);
  const confirmed = withAddress(restored, { siteId: SITE, isConfirmed: true });
  const elsewhere = withAddress(restored, { siteId: 'site-zzz9999', isConfirmed: true });
  const changed = withAddress(confirmed, { siteId: SITE, isConfirmed: false, email: 'zoe@example.com' });
  expect([live, restored, confirmed, elsewhere, changed].map((each) => isUnconfirmed(each, config))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(isUnconfirmed(published(`${SITE}.2`), config)).toBe(false);
  expect(withAddress(confirmed, { siteId: SITE, isConfirmed: true })).toBe(confirmed);
  expect(rememberedEmail(liveFrom(liveText(changed ?? live), load), config)).toBe('zoe@example.com');
});

test('a website that comes back is live where its page is, with the address it was published with', () => {
  const before = published(`${SITE}.2`);
  const taken = { siteId: SITE, url: URL, email: 'maria@example.com' };
  const live = publishedBefore(config, { ...taken, version: 3 }, before);
  const { version, shown } = live;
  expect([liveAddress(live, config), rememberedEmail(live, config), version, shown, live.before]).toEqual([
    URL,
    'maria@example.com',
    3,
    3,
    before,
  ]);
  expect(publishedBefore(config, { ...taken, version: 0 }).version).toBe(0);
});
