import { expect, onTestFinished, test } from 'vitest';
import { selectActors } from '../../machines/app/app.machine.ts';
import { selectSaving } from '../../machines/site/site.selectors.ts';
import { createApp } from '../../src/app/create-app.ts';
import { localMirrors } from '../../src/services/website-config-mirrors.local.ts';
import { en } from '../../src/words/en/en.ts';
import { loadPages, renderPage } from '../../templates/pages.ts';
import { fakeFiles } from '../services/files.fake.ts';
import { fakeImages } from '../services/images.fake.ts';
import { roomyStorage } from '../services/local-storage.ts';
import { fakeOwnerKeys } from '../services/owner-keys.fake.ts';
import { STILL_BROWSER } from '../services/rest-services.fake.ts';
import { emptyStorePlace, fakeSiteStore } from '../services/site-store.fake.ts';
import { fakeTabLocks } from '../services/tab-locks.fake.ts';

await loadPages();

const absent = () => Promise.reject(new Error('not here'));

/** Starts the app in a browser with empty storage. */
async function start() {
  const storage = roomyStorage();
  const app = createApp(
    {
      edits: { wait: absent },
      store: fakeSiteStore(emptyStorePlace()),
      mirrors: localMirrors(() => storage, roomyStorage),
      owner: fakeOwnerKeys(),
      locks: fakeTabLocks(),
      languages: { kept: () => null, keep: () => undefined },
      reload: () => undefined,
      randomBytes: (count) => new Uint8Array(count),
      copyText: async () => {},
      sharing: { isOffered: false, share: async () => {} },
      painted: async () => {},
      now: () => 1,
      log: () => undefined,
      settled: async () => {},
      online: () => absent(),
      rest: async () => ({
        files: fakeFiles(),
        deploys: { deploy: absent },
        published: { versions: absent, bringBack: absent, unpublish: absent },
        images: fakeImages(),
        shrinking: { shrink: async (file) => file },
        fonts: { cut: async () => [] },
        ...STILL_BROWSER,
        starts: { load: async ({ config }) => config },
      }),
    },
    { words: en, at: 1 },
  );
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await expect.poll(() => selectActors(app.getSnapshot())).toBeDefined();
  const site = selectActors(app.getSnapshot())?.site;
  if (!site) throw new Error('There is no site');
  const copies = () => [storage.getItem('websiteConfig'), storage.getItem('websiteHTML')];
  return { site, copies };
}

const edit = { type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Hi' } as const;

test('a config is stored with its page', async () => {
  const { site, copies } = await start();
  site.send(edit);
  await expect.poll(() => selectSaving(site.getSnapshot())).toBe('saved');
  const { config } = site.getSnapshot().context;
  expect(copies()).toEqual([JSON.stringify(config), renderPage(config)]);
});

test('a page that was being rendered is not written after a reset', async () => {
  const { site, copies } = await start();
  site.send(edit);
  await expect.poll(() => copies()[0]).toContain('"text":"Hi"');
  site.send({ type: 'site.reset', at: 2 });
  await expect.poll(() => selectSaving(site.getSnapshot())).toBe('unchanged');
  expect(copies()).toEqual([null, null]);
});
