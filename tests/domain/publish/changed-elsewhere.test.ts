import { expect, test } from 'vitest';
import { changedElsewhere, shownIn } from '../../../domain/publish/changed-elsewhere.ts';
import {
  type LiveSite,
  liveText,
  newsOf,
  nowShown,
  publishedNow,
  type ShownVersion,
} from '../../../domain/publish/live-site.ts';
import type { PublishedVersions } from '../../../domain/publish/published-versions.ts';
import { liveFrom } from '../../../domain/publish/read-live-site.ts';
import type { SiteNews } from '../../../domain/publish/site-access.ts';
import { exampleConfig } from '../example-site.ts';

const SITE = 'site-abc1234';
const config = { ...exampleConfig, _siteId: SITE };
const at = (day: number) => `2026-11-${day}T09:30:00.000Z`;

/** What a browser knows that has published a version. */
const knowing = (version: number): LiveSite =>
  publishedNow(exampleConfig, {
    siteId: SITE,
    deploymentId: `${SITE}.${version}`,
    url: 'https://a.example/',
  });

const NEWS: readonly SiteNews[] = [{ what: 'newRight', at: at(22) }];

/** The answer of a server where version 3 is the newest, of 24 November. */
const kept = (answer: Partial<PublishedVersions> = {}): PublishedVersions => ({
  url: 'https://a.example/',
  current: 3,
  usedAt: at(20),
  versions: [3, 2].map((version) => ({
    version,
    publishedAt: at(21 + version),
    url: 'https://a.example/v/',
  })),
  ...answer,
});

const CASES: readonly (readonly [string, LiveSite | undefined, PublishedVersions, ShownVersion])[] = [
  ['published since', knowing(2), kept(), { siteId: SITE, version: 3, changedAt: at(24) }],
  ['the newest is known', knowing(3), kept(), { siteId: SITE, version: 3 }],
  [
    'the newest is known, and an older one live',
    knowing(3),
    kept({ current: 2 }),
    { siteId: SITE, version: 2 },
  ],
  ['nothing is known', undefined, kept(), { siteId: SITE, version: 3, changedAt: at(24) }],
  [
    'by this browser, whose answer was lost',
    knowing(2),
    kept({ usedAt: at(24) }),
    { siteId: SITE, version: 3 },
  ],
  ['the right is newer', knowing(0), kept({ usedAt: at(25) }), { siteId: SITE, version: 3 }],
  ['a server that does not say', knowing(2), kept({ usedAt: undefined }), { siteId: SITE, version: 3 }],
  ['others changed who may', knowing(3), kept({ news: NEWS }), { siteId: SITE, version: 3, news: NEWS }],
  ['nobody changed who may', knowing(3), kept({ news: [] }), { siteId: SITE, version: 3 }],
  ['no versions', knowing(2), kept({ current: 0, versions: [] }), { siteId: SITE, version: 0 }],
];

test.each(CASES)('whether another browser has published since: %s', (_, live, published, expected) => {
  expect(shownIn(published, SITE, live)).toEqual(expected);
});

test('what another browser published is known of its site alone, stored, and over with the next publish', () => {
  const load = (text: string) => ({ config: JSON.parse(text), isUnreadable: false });
  const told = nowShown(knowing(2), { siteId: SITE, version: 3, changedAt: at(24) });
  const restored = liveFrom(told ? liveText(told) : null, load);
  const again = nowShown(told, { siteId: SITE, version: 3, changedAt: at(24) });
  const next = publishedNow(exampleConfig, { siteId: SITE, deploymentId: `${SITE}.4`, url: '' }, told);
  const known = [told, restored, nowShown(told, { siteId: SITE, version: 3 }), next];
  expect(known.map((live) => changedElsewhere(live, config))).toEqual([at(24), at(24), undefined, undefined]);
  expect([again, changedElsewhere(told, exampleConfig)]).toEqual([told, undefined]);
  expect(changedElsewhere({ ...knowing(2), changedAt: 'damaged' }, config)).toBeUndefined();
  expect(again).toBe(told);
});

test('what others changed of who may change a site is known of that site alone, stored, and over with the next publish', () => {
  const load = (text: string) => ({ config: JSON.parse(text), isUnreadable: false });
  const told = nowShown(knowing(3), { siteId: SITE, version: 3, news: NEWS });
  const restored = liveFrom(told ? liveText(told) : null, load);
  const next = publishedNow(exampleConfig, { siteId: SITE, deploymentId: `${SITE}.4`, url: '' }, told);
  const known = [told, restored, nowShown(told, { siteId: SITE, version: 3 }), next];
  expect(known.map((live) => newsOf(live, config))).toEqual([NEWS, NEWS, [], []]);
  expect(newsOf(told, exampleConfig)).toEqual([]);
  // Told once more, nothing is written.
  expect(nowShown(told, { siteId: SITE, version: 3, news: [...NEWS] })).toBe(told);
  const damaged = [{ what: 'newRight', at: 'never' }, { what: 'other', at: at(22) }, null, ...NEWS];
  expect(liveFrom(JSON.stringify({ ...told, news: damaged }), load)?.news).toEqual(NEWS);
});
