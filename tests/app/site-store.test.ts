import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Actor, createActor, toPromise, waitFor } from 'xstate';
import { siteMachine } from '../../machines/site.machine.ts';
import type { SiteEvent, SiteFact } from '../../machines/site.setup.ts';
import { siteStoreActors } from '../../src/app/site-store.ts';
import { type Edited, type History, undo } from '../../src/domain/history.ts';
import { getAt } from '../../src/domain/path.ts';
import { localConfigStore } from '../../src/services/config-store.local.ts';
import { exampleConfig } from '../domain/example-site.ts';
import { NO_CRASH } from '../harness/no-crash.ts';
import { fakeOwners } from '../services/owner.fake.ts';
import { SeveralTabs } from './several-tabs.ts';

const EXAMPLE = JSON.stringify(exampleConfig);

/** Sites as they stand in several tabs of one browser, on a storage whose news are delivered by hand. */
async function open(count = 2, kept: Record<string, string> = { websiteConfig: EXAMPLE }) {
  const storages = new SeveralTabs(count, kept);
  const sites: { site: Actor<typeof siteMachine>; facts: SiteFact[] }[] = [];
  for (const [at, { storage, page }] of storages.tabs.entries()) {
    const services = {
      configs: localConfigStore(() => storage, page),
      ...NO_CRASH,
      fonts: { cut: () => Promise.reject(new Error('not here')) },
      owner: fakeOwners(),
      randomBytes: (bytes: number) => new Uint8Array(bytes).fill(at),
      now: () => 7,
      log: () => undefined,
    };
    const actors = siteStoreActors(services);
    const input = await toPromise(createActor(actors.loadSite).start());
    const facts: SiteFact[] = [];
    const site = createActor(siteMachine.provide({ actors }), { input });
    site.on('*', (fact) => facts.push(fact));
    sites.push({ site: site.start(), facts });
  }
  return { storages, sites };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Lets everything arrive everywhere, also what that brings about. */
async function settle({ storages, sites }: Opened): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    await Promise.all(
      sites.map(({ site }) =>
        waitFor(site, ({ value }) => !['saving', 'clearing', 'following'].includes(`${value}`)),
      ),
    );
    if (!storages.deliver()) return;
  }
  throw new Error('The tabs never agree');
}

const stop = ({ sites }: Opened) => {
  for (const { site } of sites) site.stop();
};

/** A document as it is compared: what only its own tab knows left out. */
function documentOf({ config, history }: Edited) {
  const plain = (steps: History['past']) => steps.map(({ deed, patch, id }) => ({ deed, patch, id }));
  const { past, future, isUndone } = history;
  return JSON.parse(
    JSON.stringify({ config, history: { past: plain(past), future: plain(future), isUndone } }),
  );
}

/** All tabs and the store hold the same, and its history leads back to where all began. */
async function expectAgreement(opened: Opened): Promise<Edited> {
  await settle(opened);
  const { storages, sites } = opened;
  const [first, ...others] = sites.map(({ site }) => site.getSnapshot().context);
  if (!first) throw new Error('There is no tab');
  const document = documentOf(first);
  for (const other of others) expect(documentOf(other)).toEqual(document);
  const stored = JSON.parse(storages.kept('parley.history') ?? 'null');
  if (!stored) return first;
  const { config, seen, stamp, ...history } = stored;
  expect(documentOf({ config, history })).toEqual(document);
  const kept = storages.kept('websiteConfig');
  const isReset = !history.isUndone && history.past.at(-1)?.deed.kind === 'reset';
  if (kept !== null || !isReset) expect(JSON.parse(kept ?? 'null')).toEqual(document.config);
  let back: Edited = first;
  while (back.history.past.length > 0) back = undo(back);
  const { _siteId, ...rest } = back.config;
  expect(JSON.parse(JSON.stringify(rest))).toEqual(exampleConfig);
  return first;
}

const typedAt = (path: string, typed: string): SiteEvent => ({
  type: 'edit.apply',
  commandId: 'x',
  path,
  typed,
});
const FIELDS = ['hero.title.text', 'header.logoText', 'benefits.items[1].title', 'hero.button.url'];
const edit = fc.constantFrom(...FIELDS).map((path) => typedAt(path, ''));
const STARTED = { ...exampleConfig, header: { logoText: 'Of a bakery' } };
const add: SiteEvent = { type: 'site.arrange', commandId: 'y', act: 'add', path: 'benefits.items[2]' };
const remove: SiteEvent = { type: 'site.arrange', commandId: 'y', act: 'remove', path: 'benefits.items[0]' };
const others: SiteEvent[] = [
  { ...typedAt('benefits.items[1].title', ''), type: 'edit.announce', commandId: 'z' } as SiteEvent,
  { type: 'page.leave' },
  add,
  remove,
  { type: 'step.undo', at: 1 },
  { type: 'step.redo', at: 1 },
  { type: 'step.revert', commandId: 'x' },
  { type: 'site.reset', at: 1 },
  { type: 'template.choose', templateId: 'moonlight', at: 1 },
  { type: 'content.start', business: 'bakery', config: STARTED, at: 1 },
  { type: 'site.published', result: { siteId: 'site-abc1234', deploymentId: 'site-abc1234.1' } as never },
  { type: 'site.unpublished', siteId: 'site-abc1234' },
];

type Move = { readonly tab: number } & (
  | { readonly event: SiteEvent }
  | { readonly send: number }
  | { readonly hear: number }
  | { readonly follow: true }
);

/** What can happen to several tabs: something is done in one, what one wrote arrives, one hears of it, or has followed. */
const moves = (events: fc.Arbitrary<SiteEvent>, tabs: number) => {
  const tab = fc.nat(tabs - 1);
  return fc.array<Move>(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ tab, event: events }) },
      { weight: 4, arbitrary: fc.record({ tab, send: fc.nat(4) }) },
      { weight: 4, arbitrary: fc.record({ tab, hear: fc.nat(4) }) },
      { weight: 3, arbitrary: fc.record({ tab, follow: fc.constant(true as const) }) },
    ),
    { maxLength: 30 },
  );
};

async function play({ storages, sites }: Opened, list: readonly Move[]): Promise<void> {
  for (const [at, move] of list.entries()) {
    const { tab } = move;
    const site = sites[tab]?.site;
    // No two edits are the same.
    if ('event' in move) site?.send('typed' in move.event ? { ...move.event, typed: `${at}` } : move.event);
    else if ('send' in move) for (let left = move.send; left >= 0; left--) storages.send(tab);
    else if ('hear' in move) for (let left = move.hear; left >= 0; left--) storages.hear(tab);
    else if (site) await waitFor(site, ({ value }) => value !== 'following');
    // What comes next is a task of its own.
    await Promise.resolve();
  }
}

describe('several tabs, whatever is done in them and whenever they hear of it', () => {
  test('end with the same document, and so does the store; no edit is lost', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(moves(edit, 3), async (list) => {
        const opened = await open(3);
        await play(opened, list);
        const { config, history } = await expectAgreement(opened);
        const done = opened.sites.flatMap(({ site }) =>
          site.getSnapshot().context.acts.map(({ step }) => step?.id),
        );
        stop(opened);
        const kept = history.past.map(({ id }) => id);
        expect([...done].sort()).toEqual([...kept].sort());
        for (const path of new Set(history.past.flatMap(({ patch }) => patch.map((each) => each.path)))) {
          const latest = history.past
            .flatMap(({ patch }) => patch)
            .findLast((each) => `${each.path}` === `${path}`);
          expect(getAt(config, path)).toEqual(latest?.after);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('agree also on undo, arrangements, other templates, resets, publishes and unpublishing', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(moves(fc.oneof(edit, fc.constantFrom(...others)), 2), async (list) => {
        const opened = await open();
        await play(opened, list);
        await expectAgreement(opened);
        stop(opened);
      }),
      { numRuns: 60 },
    );
  });
});

const logoOf = (config: Edited['config']) => getAt(config, ['header', 'logoText']);
const logoIn = (text: string | null | undefined) => JSON.parse(text ?? 'null')?.header.logoText;

test('an edit on its way whose place another tab undoes comes back with what it was done on top of', async () => {
  const opened = await open();
  const [one, other] = opened.sites;
  one?.site.send({ type: 'site.arrange', commandId: 'y', act: 'moveDown', path: 'benefits.items[0]' });
  await settle(opened);
  other?.site.send({
    type: 'edit.announce',
    commandId: 'z',
    path: 'benefits.items[0].title',
    typed: 'Mine',
  });
  one?.site.send({ type: 'step.undo', at: 1 });
  const told: SiteFact[] = [];
  other?.site.on('*', (fact) => told.push(fact));
  const { config, history } = await expectAgreement(opened);
  expect(JSON.parse(JSON.stringify(config))).toEqual(exampleConfig);
  expect(history.future.map(({ deed }) => deed.kind)).toEqual(['arrange', 'edit']);
  expect(told.filter(({ type }) => type !== 'site.stepped')).toEqual([
    { type: 'site.followed', taken: expect.anything(), contested: [] },
    { type: 'site.edited', commandId: 'z', value: 'Mine', isUndone: true },
  ]);
  for (const at of [2, 3]) one?.site.send({ type: 'step.redo', at });
  const done = await expectAgreement(opened);
  expect(getAt(done.config, ['benefits', 'items'])).toEqual([
    { icon: 'fas fa-clock', title: 'Mine' },
    { icon: 'fas fa-house', title: 'Near' },
  ]);
  stop(opened);
});

test('two first visits follow each other too: what reads a stored site comes with what the other stored', async () => {
  const opened = await open(2, {});
  const { storages, sites } = opened;
  sites[0]?.site.send(typedAt('header.logoText', 'One'));
  sites[1]?.site.send(typedAt('hero.title.text', 'Other'));
  await settle(opened);
  const stored = JSON.parse(storages.kept('websiteConfig') ?? 'null');
  for (const config of [...sites.map(({ site }) => site.getSnapshot().context.config), stored]) {
    expect([logoOf(config), getAt(config, ['hero', 'title', 'text'])]).toEqual(['One', 'Other']);
  }
  stop(opened);
});

test('what cannot be read here is kept aside before anything is stored over it; own work goes on', async () => {
  const opened = await open();
  const { storages, sites } = opened;
  const [here, there] = storages.tabs;
  there?.storage.setItem('parley.history', '{"stamp":"another.1","of":"a later program"}');
  there?.storage.setItem('websiteConfig', '{"of":"a later program"}');
  await settle(opened);
  expect([sites[0]?.site.getSnapshot().value, sites[0]?.facts]).toEqual(['notSaved', []]);
  sites[0]?.site.send(typedAt('header.logoText', 'Mine'));
  expect(here?.view.get('websiteConfig.unreadable')).toBe('{"of":"a later program"}');
  expect(logoIn(here?.view.get('websiteConfig'))).toBe('Mine');
  stop(opened);
});

/** What a tab's storage holds, in letters. */
const weightOf = (view: Map<string, string>) =>
  [...view].reduce((sum, [key, text]) => sum + key.length + text.length, 0);

/** Lets each tab's storage have room for so many letters. */
function limit({ storages }: Opened, room: number): void {
  for (const { storage, view } of storages.tabs) {
    const setItem = storage.setItem;
    storage.setItem = (key, value) => {
      const before = view.get(key)?.length ?? -key.length;
      if (weightOf(view) - before + value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      setItem(key, value);
    };
  }
}

const longText = (count: number) => `${count} `.padEnd(1000, 'One');
const pastIn = (text: string | null | undefined): History['past'] => JSON.parse(text ?? '{"past":[]}').past;

test('where room grows scarce the page and the oldest steps give way, never the latest; tabs go on following each other', async () => {
  const opened = await open();
  const { storages, sites } = opened;
  const view = storages.tabs[0]?.view ?? new Map();
  for (let count = 1; count <= 40; count++) sites[0]?.site.send(typedAt('header.logoText', longText(count)));
  await settle(opened);
  limit(opened, weightOf(view) - (view.get('websiteHTML')?.length ?? 0));
  sites[1]?.site.send({ type: 'template.choose', templateId: 'moonlight', at: 1 });
  await settle(opened);
  const kept = pastIn(storages.kept('parley.history'));
  expect([kept.length < 41, kept.at(-1)?.deed]).toEqual([true, { kind: 'template' }]);
  for (const { site } of sites) expect(site.getSnapshot().value).toBe('saved');
  sites[0]?.site.send({ type: 'step.undo', at: 2 });
  await settle(opened);
  expect(logoIn(storages.kept('websiteConfig'))).toBe(longText(40));
  for (const { site } of sites) {
    expect([site.getSnapshot().value, logoOf(site.getSnapshot().context.config)]).toEqual([
      'saved',
      longText(40),
    ]);
  }
  stop(opened);
});

test('where the latest step does not fit either nothing is stored, nothing lost, and that is said', async () => {
  const opened = await open();
  const { storages, sites } = opened;
  sites[0]?.site.send(typedAt('header.logoText', 'Stored'));
  await settle(opened);
  const view = storages.tabs[0]?.view ?? new Map();
  const stored = () => ['websiteConfig', 'parley.history'].map((key) => view.get(key));
  const before = stored();
  limit(opened, weightOf(view) - (view.get('websiteHTML')?.length ?? 0) + 100);
  sites[0]?.site.send(typedAt('hero.title.text', 'Too long '.repeat(400)));
  await settle(opened);
  const { value, context } = sites[0]?.site.getSnapshot() ?? {};
  expect([value, context?.problem, stored()]).toEqual(['notSaved', 'full', before]);
  sites[0]?.site.send({ type: 'site.reset', at: 1 });
  await settle(opened);
  expect([sites[0]?.site.getSnapshot().value, stored()]).toEqual(['notCleared', before]);
  // The other tab's work goes beneath.
  sites[1]?.site.send(typedAt('header.logoText', 'Other!'));
  await settle(opened);
  expect(logoIn(storages.kept('websiteConfig'))).toBe('Other!');
  stop(opened);
});

test('a website whose history is gone is not stored over by a tab that did not write it', async () => {
  const opened = await open();
  const { storages, sites } = opened;
  sites[0]?.site.send(typedAt('header.logoText', 'Theirs'));
  await settle(opened);
  for (const { storage } of storages.tabs) storage.removeItem('parley.history');
  sites[1]?.site.send(typedAt('header.logoText', 'Mine'));
  await settle(opened);
  expect([sites[1]?.site.getSnapshot().value, logoIn(storages.kept('websiteConfig'))]).toEqual([
    'notSaved',
    'Theirs',
  ]);
  stop(opened);
});
