import { expect, onTestFinished, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { siteMachine } from '../../machines/site.machine.ts';
import { siteStoreActors } from '../../src/app/site-store.ts';
import { getAt } from '../../src/domain/path.ts';
import { localConfigStore } from '../../src/services/config-store.local.ts';
import { localEditsAhead } from '../../src/services/edits-ahead.local.ts';
import { exampleConfig } from '../domain/example-site.ts';
import { NO_CRASH } from '../harness/no-crash.ts';
import { roomyStorage } from '../services/local-storage.ts';
import { fakeOwners } from '../services/owner.fake.ts';

const TITLE = 'hero.title.text';
const announce = { type: 'edit.announce', commandId: 'a', path: TITLE, typed: 'Mine' } as const;

/** A site as it stands in a tab of a browser that knows of no other tabs: those that are not stopped are gone. */
async function open(storage = roomyStorage(), tab = 1, settled = NO_CRASH.safekeeping.settled) {
  const actors = siteStoreActors({
    safekeeping: { ...NO_CRASH.safekeeping, settled },
    configs: localConfigStore(() => storage, new EventTarget()),
    ahead: localEditsAhead(() => storage, undefined),
    fonts: { cut: () => Promise.reject(new Error('not here')) },
    owner: fakeOwners(),
    randomBytes: (bytes) => new Uint8Array(bytes).fill(tab),
    now: () => 7,
    log: () => undefined,
  });
  const input = await toPromise(createActor(actors.loadSite).start());
  const site = createActor(siteMachine.provide({ actors }), { input }).start();
  onTestFinished(() => {
    site.stop();
  });
  return { site, storage };
}

type Opened = Awaited<ReturnType<typeof open>>;

const ahead = ({ storage }: Opened) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith('parley.ahead.'),
  );
const saved = ({ site }: Opened) => waitFor(site, ({ value }) => value === 'saved');
const titleOf = ({ site }: Opened) => getAt(site.getSnapshot().context.config, ['hero', 'title', 'text']);

function stored(): Storage {
  const storage = roomyStorage();
  storage.setItem('websiteConfig', JSON.stringify(exampleConfig));
  return storage;
}

test('the edit of a tab that is gone is a step of the next one, stored from its start', async () => {
  for (const storage of [stored(), roomyStorage()]) {
    const gone = await open(storage);
    const before = titleOf(gone);
    gone.site.send(announce);
    expect(ahead(gone)).toHaveLength(1);
    const next = await open(storage, 2);
    await saved(next);
    expect([titleOf(next), ahead(next)]).toEqual(['Mine', []]);
    expect(JSON.parse(storage.getItem('websiteConfig') ?? '').hero.title.text).toBe('Mine');
    next.site.send({ type: 'step.undo', at: 1 });
    expect(titleOf(next)).toBe(before);
    const last = await open(storage, 3);
    expect([last.site.getSnapshot().value, titleOf(last)]).toEqual(['saved', before]);
  }
});

test('an edit that is stored, withdrawn, refused or no news is ahead of nothing', async () => {
  const opened = await open(stored());
  const { site } = opened;
  site.send(announce);
  site.send({ ...announce, type: 'edit.apply' });
  expect(ahead(opened)).toEqual([]);
  site.send({ ...announce, typed: 'Other' });
  expect(ahead(opened)).toHaveLength(1);
  site.send({ type: 'edit.withdraw', commandId: 'a' });
  expect(ahead(opened)).toEqual([]);
  site.send({ ...announce, commandId: 'b' });
  expect(ahead(opened)).toEqual([]);
  site.send({ ...announce, commandId: 'c', typed: 'Third' });
  site.send({ type: 'page.leave' });
  expect([ahead(opened), titleOf(opened)]).toEqual([[], 'Third']);
});

test('an edit that storage had no room for is still ahead', async () => {
  const storage = stored();
  const opened = await open(storage);
  opened.site.send(announce);
  const { setItem } = storage;
  storage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  opened.site.send({ ...announce, type: 'edit.apply' });
  await waitFor(opened.site, ({ value }) => value === 'notSaved');
  storage.setItem = setItem;
  const next = await open(storage, 2);
  await saved(next);
  expect(titleOf(next)).toBe('Mine');
});

test('what is kept ahead and is no edit, or would change nothing, is dropped', async () => {
  const useless = [
    'no edit',
    '{"path":7,"typed":"Mine"}',
    '{"path":"nowhere.title","typed":"Mine"}',
    JSON.stringify({ path: TITLE, typed: getAt(exampleConfig, ['hero', 'title', 'text']) }),
  ];
  for (const text of useless) {
    const storage = stored();
    storage.setItem('parley.ahead.gone', text);
    const opened = await open(storage);
    expect([opened.site.getSnapshot().value, ahead(opened)]).toEqual(['saved', []]);
    expect(opened.site.getSnapshot().context.config).toEqual(exampleConfig);
  }
});

test('the edits of all tabs that are gone are done, each a step of its own', async () => {
  const storage = stored();
  for (const [tab, path] of ['header.logoText', TITLE].entries())
    storage.setItem(`parley.ahead.gone${tab}`, JSON.stringify({ path, typed: `Mine ${tab}` }));
  const next = await open(storage, 3);
  await saved(next);
  const { config, history } = next.site.getSnapshot().context;
  expect([getAt(config, ['header', 'logoText']), titleOf(next), ahead(next)]).toEqual([
    'Mine 0',
    'Mine 1',
    [],
  ]);
  expect(history.past.map(({ deed }) => deed)).toEqual([
    { kind: 'edit', path: 'header.logoText' },
    { kind: 'edit', path: TITLE },
  ]);
});

test('nobody is told of a change before it is where no crash takes it', async () => {
  const gate = Promise.withResolvers<void>();
  const { site } = await open(stored(), 1, () => gate.promise);
  const told: string[] = [];
  site.on('*', ({ type }) => told.push(type));
  site.send({ ...announce, type: 'edit.apply' });
  site.send({ type: 'site.reset', at: 1 });
  await new Promise(setImmediate);
  expect([site.getSnapshot().value, told]).toEqual(['clearing', ['site.replaced']]);
  site.send({ ...announce, type: 'edit.apply' });
  await new Promise(setImmediate);
  expect([site.getSnapshot().value, told]).toEqual(['saving', ['site.replaced']]);
  gate.resolve();
  await waitFor(site, ({ value }) => value === 'saved');
  expect(told.slice(1)).toEqual(['site.edited', 'site.edited']);
});
