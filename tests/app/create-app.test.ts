import { expect, onTestFinished, test } from 'vitest';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.machine.ts';
import { selectSaving } from '../../machines/site/site.selectors.ts';
import { createApp } from '../../src/app/create-app.ts';
import { RecentEvents } from '../../src/app/recent-events.ts';
import type { RestServices } from '../../src/app/services.ts';
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
async function start(rest: Partial<RestServices> = {}) {
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
      recent: new RecentEvents(() => 1),
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
        ...rest,
      }),
    },
    { words: en, at: 1 },
  );
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await expect.poll(() => selectActors(app.getSnapshot())).toBeDefined();
  const actors = selectActors(app.getSnapshot());
  if (!actors) throw new Error('Nothing runs');
  const { site } = actors;
  const copies = () => [storage.getItem('websiteConfig'), storage.getItem('websiteHTML')];
  return { site, actors, copies };
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

const LIVE = {
  success: true,
  url: 'https://sites.example/s/site-abc1234/',
  deploymentId: 'site-abc1234.1',
  templateUsed: 'Landing Page',
  siteId: 'site-abc1234',
  isUpdate: false,
} as const;

/** What begins a call of a port, and what leaves it. */
const CALLS: readonly [
  what: string,
  begin: (actors: AppActors) => void,
  leave: (actors: AppActors) => void,
][] = [
  [
    'a deploy, by closing the publish dialog',
    ({ dialogs, publish }) => {
      dialogs.send({ type: 'publish.open' });
      publish.send({ type: 'email.change', text: 'me@example.com' });
      publish.send({ type: 'publish.submit' });
    },
    ({ publish }) => publish.send({ type: 'publish.close' }),
  ],
  [
    'an upload, by closing its dialog',
    ({ dialogs }) => {
      dialogs.send({ type: 'pictures.open', list: 'benefits.items' });
      const file = new File(['cat'], 'cat.png', { type: 'image/png' });
      dialogs.getSnapshot().children.pictures?.send({ type: 'file.choose', file });
    },
    ({ dialogs }) => dialogs.send({ type: 'dialog.close' }),
  ],
  [
    'an upload, by leaving out its picture',
    ({ dialogs }) => {
      dialogs.send({ type: 'pictures.open', list: 'benefits.items' });
      const file = new File(['cat'], 'cat.png', { type: 'image/png' });
      dialogs.getSnapshot().children.pictures?.send({ type: 'file.choose', file });
    },
    ({ dialogs }) => dialogs.getSnapshot().children.pictures?.send({ type: 'picture.drop', id: 1 }),
  ],
  [
    'the versions, by closing their dialog',
    ({ site, dialogs }) => {
      site.send({ type: 'site.published', result: LIVE, config: site.getSnapshot().context.config });
      dialogs.send({ type: 'versions.open' });
    },
    ({ dialogs }) => dialogs.send({ type: 'dialog.close' }),
  ],
];

test.each(CALLS)('a call that is left is aborted: %s', async (_, begin, leave) => {
  const signals: AbortSignal[] = [];
  const asked = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  };
  const { actors } = await start({
    deploys: { deploy: (_request, _secret, signal) => asked(signal) },
    images: { ...fakeImages(), upload: (_file, _path, { signal }) => asked(signal) },
    published: {
      versions: (_site, _secret, signal) => asked(signal),
      bringBack: absent,
      unpublish: absent,
    },
  });
  begin(actors);
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false]);
  leave(actors);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
