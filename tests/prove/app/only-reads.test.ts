import { expect } from 'vitest';
import { exampleConfig } from '../../domain/example-site.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { readOnlyTheApp } from './app-requests.ts';
import { openApp } from './app-stage.ts';

test('a path reads the app itself; every other request is stopped and named', async ({ browser, url }) => {
  const profile = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const stopped = await readOnlyTheApp(profile, url);
    const page = await profile.newPage();
    const opened = await page.goto(new URL('/?inspect=handle', url).href);
    expect([opened?.status(), stopped()]).toEqual([200, []]);
    const sent = await page.evaluate(async () => {
      const calls: [string, RequestInit][] = [
        ['/', { method: 'POST', body: '{}' }],
        ['/api/sites/site-other/versions', {}],
        ['/storage/v1/object/images/a.png', { method: 'PUT', body: 'a' }],
      ];
      const ends = await Promise.allSettled(calls.map(([path, init]) => fetch(path, init)));
      return [...ends.map(({ status }) => status), navigator.sendBeacon('/api/deploy', '{}')];
    });
    expect(sent).toEqual(['rejected', 'rejected', 'rejected', true]);
    await expect
      .poll(() => stopped().toSorted())
      .toEqual([
        `The page asked for GET ${url}/api/sites/site-other/versions`,
        `The page asked for POST ${url}/`,
        `The page asked for POST ${url}/api/deploy`,
        `The page asked for PUT ${url}/storage/v1/object/images/a.png`,
      ]);
  } finally {
    await profile.close();
  }
});

test('each path begins in a browser profile of its own', async ({ browser, url, signal }) => {
  const first = await openApp(browser, url, { stored: exampleConfig }, signal);
  await first.hands.pick('Hero');
  const second = await openApp(browser, url, {}, signal);
  const configs = await Promise.all([first, second].map(async (stage) => (await stage.facts()).isUntouched));
  expect(configs).toEqual([false, true]);
  await first.close();
  await second.close();
});
