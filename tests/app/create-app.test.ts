import { expect, onTestFinished, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine, toPromise } from 'xstate';
import type { PublishedSites } from '../../domain/ports.ts';
import { selectActors, selectLateCode } from '../../machines/app/app.machine.ts';
import { RecentEvents } from '../../machines/app/recent-events.ts';
import { selectField, selectIsWorking, selectTranscript } from '../../machines/chat/chat.selectors.ts';
import { selectSaving } from '../../machines/site/site.selectors.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { LateServices, Services } from '../../src/app/services.ts';
import { localMirrors } from '../../src/services/website-config-mirrors.local.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { loadPages, renderPage } from '../../templates/pages.ts';
import { withSource } from '../../templates/source/write-source.ts';
import { en } from '../../words/en/en.ts';
import { fakeFiles } from '../services/files.fake.ts';
import { fakeImages } from '../services/images.fake.ts';
import { STILL_BROWSER } from '../services/late-services.fake.ts';
import { roomyStorage } from '../services/local-storage.ts';
import { fakeOwnerKeys } from '../services/owner-keys.fake.ts';
import { emptyStorePlace, fakeSiteStore } from '../services/site-store.fake.ts';
import { fakeTabLocks } from '../services/tab-locks.fake.ts';

await loadPages();

const absent = () => Promise.reject(new Error('not here'));

const LATE: LateServices = {
  files: fakeFiles(),
  deploys: { deploy: absent },
  images: fakeImages(),
  shrinking: { shrink: async (file) => ({ file }) },
  fonts: { cut: async () => [] },
  ...STILL_BROWSER,
  starts: { load: async ({ config }) => config },
};

/** Makes the app in a browser with empty storage. */
function make(rest: Partial<LateServices> = {}, first: Partial<Services> = {}) {
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
      loadLateCode: async () => ({ ...LATE, ...rest }),
      ...first,
    },
    { words: en, at: 1 },
  );
  return { app, storage };
}

/** Starts the app. */
async function start() {
  const { app, storage } = make();
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await expect.poll(() => selectActors(app.getSnapshot())).toBeDefined();
  const actors = selectActors(app.getSnapshot());
  if (!actors) throw new Error('Nothing runs');
  const { site } = actors;
  const copies = () => [storage.getItem('websiteConfig'), storage.getItem('websiteHTML')];
  return { site, copies };
}

const edit = { type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Hi' } as const;

test('a config is stored with its page', async () => {
  const { site, copies } = await start();
  site.send(edit);
  await expect.poll(() => selectSaving(site.getSnapshot())).toBe('saved');
  const { config } = site.getSnapshot().context;
  const page = await withSource(renderPage(config), config);
  expect(copies()).toEqual([JSON.stringify(config), page]);
});

test('a browser that cannot tell when it has painted gets the late code all the same', async () => {
  const { app } = make({}, { painted: absent });
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await expect.poll(() => selectLateCode(app.getSnapshot())).toBe('loaded');
});

/** A chat of whose late code each attempt ends as the test says. */
async function startEarly() {
  const attempts: PromiseWithResolvers<LateServices>[] = [];
  const { app } = make(
    {},
    {
      loadLateCode: () => {
        const attempt = Promise.withResolvers<LateServices>();
        attempts.push(attempt);
        return attempt.promise;
      },
    },
  );
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await expect.poll(() => selectActors(app.getSnapshot())).toBeDefined();
  const { chat } = selectActors(app.getSnapshot()) ?? {};
  if (!chat) throw new Error('Nothing runs');
  const { box } = chat.getSnapshot().context;
  return {
    chat,
    say: (text: string) => {
      box.send({ type: 'draft.change', text });
      box.send({ type: 'message.send', at: 2 });
    },
    text: () => box.getSnapshot().context.text,
    type: (text: string) => box.send({ type: 'draft.change', text }),
    said: () =>
      selectTranscript(chat.getSnapshot())
        .slice(1)
        .map(({ text }) => text),
    isWorking: () => selectIsWorking(chat.getSnapshot()),
    come: () => {
      for (const { resolve } of attempts) resolve(LATE);
    },
    fail: () => {
      for (const { reject } of attempts) reject(new Error('The network is down'));
    },
  };
}

test('where the browser does not ask again for what failed, and never says so, Try again opens the page anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('location', { href: 'https://parley.example/' });
  vi.stubGlobal('fetch', async () => new Response());
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const reload = vi.fn();
  const loadLateCode = vi.fn<Services['loadLateCode']>().mockRejectedValueOnce(new Error('Not found'));
  loadLateCode.mockReturnValue(new Promise(() => {}));
  const { app } = make({}, { loadLateCode, reload });
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await vi.waitUntil(() => selectLateCode(app.getSnapshot()) === 'failed');
  app.send({ type: 'lateCode.retry' });
  await vi.advanceTimersByTimeAsync(4999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('a sentence that is sent before its reader has come waits for it, and is read then', async () => {
  const { say, said, isWorking, come } = await startEarly();
  say('hide the button in the hero');
  expect([said(), isWorking()]).toEqual([['hide the button in the hero'], true]);
  come();
  await expect.poll(isWorking).toBe(false);
  expect(said()).toEqual(['hide the button in the hero', en.chat.askRequest]);
});

test('where the reader does not come, that is said, and the sentence is in the box again, above what was typed since', async () => {
  const { say, said, text, type, isWorking, fail } = await startEarly();
  say('hide the button in the hero');
  type('and');
  fail();
  await expect.poll(isWorking).toBe(false);
  expect(said()).toEqual(['hide the button in the hero', en.rest.missing]);
  expect(text()).toBe('hide the button in the hero\nand');
});

test('a place that is asked for while a sentence waits opens, and the sentence stays in the box of the menu', async () => {
  const { chat, say, text, isWorking } = await startEarly();
  say('hide the button in the hero');
  chat.send({ type: 'place.open', target: 'hero.title.text', at: 3 });
  expect([isWorking(), text(), selectField(chat.getSnapshot())?.path]).toEqual([
    false,
    '',
    'hero.title.text',
  ]);
  chat.send({ type: 'step.back' });
  expect(text()).toBe('hide the button in the hero');
});

test('a page that was being rendered is not written after a reset', async () => {
  const { site, copies } = await start();
  site.send(edit);
  await expect.poll(() => copies()[0]).toContain('"text":"Hi"');
  site.send({ type: 'site.reset', at: 2 });
  await expect.poll(() => selectSaving(site.getSnapshot())).toBe('unchanged');
  expect(copies()).toEqual([null, null]);
});

/** The actors that the app provides, by name: all but the machines and what machines bring along. */
function providedBy(machine: AnyStateMachine): ReadonlyMap<string, AnyActorLogic> {
  const found = Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    logic instanceof StateMachine ? [...providedBy(logic)] : [[name, logic as AnyActorLogic] as const],
  );
  return new Map(found.filter(([name]) => name !== 'listen' && name !== 'untilSaved'));
}

const SITE_ID = 'site-abc1234';
const CONFIG = landingBusiness.base;
const CAT = new File(['cat'], 'cat.png', { type: 'image/png' });
const PAGE = { config: CONFIG, html: '<p>', siteId: SITE_ID, email: 'a@b.example', isUpdate: false };
/** The actors whose port can be told to stop, with an input of each. */
const CALLS = {
  simulateEdit: undefined,
  awaitOnline: undefined,
  awaitNetwork: undefined,
  holdPublishLock: undefined,
  uploadImage: { file: CAT },
  deploySite: PAGE,
  readVersions: { siteId: SITE_ID },
  mailLinks: { userEmail: 'a@b.example' },
  lookAtLink: undefined,
  takeLink: undefined,
  readWebsite: { siteId: SITE_ID },
  readPublished: { siteId: SITE_ID },
  changeSite: { siteId: SITE_ID, change: { kind: 'putBack' } },
  makeDeviceLink: { siteId: SITE_ID },
  readPage: { file: new File([await withSource('<body></body>', CONFIG)], 'a.html') },
};
/** The actors that make a file: its download is all that can be left. */
const DOWNLOADS = {
  savePage: { config: CONFIG },
  saveReport: { words: en, withTexts: false },
};
/** The actors whose port ends by itself, and those that are stopped in other ways. */
const NOT_TOLD = [
  'loadSite',
  // A transaction is not broken off.
  'commitSite',
  // The page of one that is left is not written: site-store-actors.test.ts.
  'mirrorSite',
  'followStore',
  'watchStore',
  'awaitReader',
  'loadLateCode',
  'loadIconFont',
  'loadStarts',
  'subsetFonts',
  'drawSiteId',
  'renderSite',
  'checkPictures',
  'switchLanguage',
  'copyText',
  'shareAddress',
  'watchVersions',
  'watchNetwork',
  'takeVersion',
  'keepStorage',
];

/** The actors of an app whose ports note the signals they get, and never answer. */
function listening() {
  const signals: AbortSignal[] = [];
  const files = fakeFiles();
  const asked = (...details: readonly unknown[]) => {
    const given = details.flatMap((each) => [each, Object(each).signal]);
    // One request may have two calls.
    for (const each of given) if (each instanceof AbortSignal && !signals.includes(each)) signals.push(each);
    return new Promise<never>(() => undefined);
  };
  const { app } = make(
    {
      files,
      deploys: { deploy: asked },
      images: { ...fakeImages(), upload: asked, read: asked },
      published: Object.fromEntries(
        Object.keys(STILL_BROWSER.published).map((name) => [name, asked]),
      ) as unknown as PublishedSites,
      network: { ...STILL_BROWSER.network, untilBack: asked },
    },
    { edits: { wait: asked }, online: asked, locks: { take: asked } },
  );
  const actors = providedBy(app.logic);
  const begin = (name: string, input: unknown) => {
    const logic = actors.get(name);
    if (!logic) throw new Error(`There is no ${name}`);
    return createActor(logic, { input }).start();
  };
  // Requests wait for the late code.
  begin('loadLateCode', { isRequested: false, config: CONFIG });
  return { actors, begin, signals, downloads: files.downloads };
}

test.each(Object.entries(CALLS))('%s: its port is told when it is left', async (name, input) => {
  const { begin, signals } = listening();
  const call = begin(name, input);
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false]);
  call.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test.each(Object.entries(DOWNLOADS))('%s: a file that is left is not downloaded', async (name, input) => {
  const { begin, downloads } = listening();
  begin(name, input).stop();
  await toPromise(begin(name, input));
  expect(downloads).toHaveLength(1);
});

test('each actor that the app provides is among those that are told, or among those that are not', () => {
  expect([...listening().actors.keys()].toSorted()).toEqual(
    [...Object.keys(CALLS), ...Object.keys(DOWNLOADS), ...NOT_TOLD].toSorted(),
  );
});
