import { expect, test } from 'vitest';
import { keepLive, liveFrom } from '../../src/app/stored-live.ts';
import type { Json } from '../../src/domain/json.ts';
import { type LiveSite, nowShown, publishedNow } from '../../src/domain/live-site.ts';
import { landingOutline } from '../../templates/landing-business/outline.ts';

const SITE = 'site-abc1234';

/** A place for what is live, with room for so many characters. */
function placeFor(room: number) {
  const texts: string[] = [];
  const configs = {
    loadLive: () => texts.at(-1) ?? null,
    saveLive(text: string) {
      texts.splice(0, texts.length, ...(text.length > room ? [] : [text]));
    },
  };
  return configs;
}

/** What is live after so many publishes, each with a note of so many characters. */
function afterPublishes(count: number, length = 10): LiveSite {
  let live: LiveSite | undefined;
  for (let version = 1; version <= count; version++) {
    const config = { ...landingOutline.base, note: `${version}`.padEnd(length, '.') };
    live = publishedNow(config, { siteId: SITE, deploymentId: `${SITE}.${version}` }, live);
  }
  if (!live) throw new Error('Nothing was published');
  return live;
}

function versionsOf(live: LiveSite | undefined): readonly number[] {
  return live ? [live.version, ...versionsOf(live.before)] : [];
}

function keptOf(live: LiveSite, room = Number.POSITIVE_INFINITY): LiveSite | undefined {
  const place = placeFor(room);
  keepLive(place, live);
  return liveFrom(place.loadLive());
}

test('the versions published last are remembered with the one that everyone sees', () => {
  const live = nowShown(afterPublishes(3), SITE, 1);
  expect(live && keptOf(live)).toEqual(live);
});

test('no more of them than five, nor more than a quarter of a million characters beside the last', () => {
  expect(versionsOf(keptOf(afterPublishes(9)))).toEqual([9, 8, 7, 6, 5]);
  expect(versionsOf(keptOf(afterPublishes(9, 100_000)))).toEqual([9, 8]);
  expect(versionsOf(keptOf(afterPublishes(9, 400_000)))).toEqual([9]);
});

test('where there is no room for all the last one alone is kept', () => {
  expect(versionsOf(keptOf(afterPublishes(3, 60_000), 100_000))).toEqual([3]);
  expect(keptOf(afterPublishes(3, 60_000), 1000)).toBe(undefined);
});

const bare = { ...landingOutline.base, _siteId: SITE };

test.each<[string, Json, object | undefined]>([
  ['a config alone', bare, { config: bare, version: 0, shown: 0 }],
  ['one version', { config: bare, version: 4, shown: 2 }, { config: bare, version: 4, shown: 2 }],
  [
    'a version before it that cannot be read',
    { config: bare, version: 4, shown: 4, before: { config: { hero: 5 }, version: 3, shown: 3 } },
    { config: bare, version: 4, shown: 4 },
  ],
  ['nothing of a config', { config: { hero: 5 }, version: 4, shown: 4 }, undefined],
  ['a list', [], undefined],
])('what was stored as %s', (_, stored, expected) => {
  expect(liveFrom(JSON.stringify(stored))).toEqual(expected);
});

test('nothing, or no JSON', () => {
  expect([liveFrom(null), liveFrom('{')]).toEqual([undefined, undefined]);
});
