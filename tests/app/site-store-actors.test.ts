import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { DeployResult } from '../../domain/config/config.ts';
import { editConfig } from '../../domain/config/edit-config.ts';
import {
  type ConfigWithHistory,
  type History,
  NO_HISTORY,
  undo,
  websiteOf,
} from '../../domain/editing/history.ts';
import { getAt, setAt } from '../../domain/json/path.ts';
import { EMPTY_STORE, type StoredDocument } from '../../domain/storage/site-document.ts';
import { mirrorMark } from '../../domain/storage/startup-source.ts';
import type { SiteEvent } from '../../machines/site/site.context.ts';
import { selectSaving } from '../../machines/site/site.selectors.ts';
import { readStored } from '../../src/app/use-cases/stored-start.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { loadPages, renderPage } from '../../templates/pages.ts';
import { withSource } from '../../templates/source/write-source.ts';
import { exampleConfig } from '../domain/example-site.ts';
import { roomyStorage } from '../services/local-storage.ts';
import {
  type Browser,
  browserWith,
  letThrough,
  loadedIn,
  type OpenTab,
  openTab,
  settle,
  still,
  tabOf,
} from './browser-tabs.ts';

await loadPages();

const EXAMPLE = { websiteConfig: JSON.stringify(exampleConfig) };
const TITLE = ['hero', 'title', 'text'];
const LOGO = ['header', 'logoText'];

/** Opens several tabs of a browser in which the example site is stored. */
async function open(count = 2, browser = browserWith(EXAMPLE)) {
  const tabs: OpenTab[] = [];
  for (let name = 1; name <= count; name++) tabs.push(await openTab(browser, { name }));
  const [one, other] = tabs as [OpenTab, OpenTab];
  return { browser, tabs, one, other };
}

const stop = (tabs: readonly OpenTab[]) => {
  for (const { site } of tabs) site.stop();
};

const typedAt = (path: string, typed: string, commandId = 'x'): SiteEvent => ({
  type: 'edit.apply',
  commandId,
  path,
  typed,
});
/** Makes local storage refuse a key. Returns a function that allows it again. */
function refusing(storage: Storage, key: string): () => void {
  const { setItem } = storage;
  storage.setItem = (at, text) => {
    if (at === key) throw new DOMException('Full', 'QuotaExceededError');
    setItem(at, text);
  };
  return () => {
    storage.setItem = setItem;
  };
}

test('a page is not written once its mirroring was given up', async () => {
  const [givenUp, other] = [tabOf(browserWith()), tabOf(browserWith())];
  const site = { config: exampleConfig, history: NO_HISTORY, stored: { ...EMPTY_STORE, revision: 1 } };
  const mirroring = ({ actors }: typeof other) =>
    createActor(actors.mirrorSite, { input: { ...site, isWithoutStore: false } }).start();
  mirroring(givenUp).stop();
  // It takes as long as the one that began before.
  await toPromise(mirroring(other));
  expect([givenUp, other].map(({ mirrors }) => mirrors.read().hasPage)).toEqual([false, true]);
});

test('a page whose font cannot be fetched is written without it', async () => {
  const config = setAt(exampleConfig, ['globalSettings', 'embedFont'], true);
  const browser = browserWith({ websiteConfig: JSON.stringify(config) });
  const tab = await openTab(browser, { hasFonts: false });
  await settle(tab);
  expect([savingIn(tab), browser.storage.getItem('websiteHTML')]).toEqual([
    'saved',
    await withSource(renderPage(configIn(tab)), configIn(tab)),
  ]);
  tab.site.stop();
});

const savingIn = ({ site }: OpenTab) => selectSaving(site.getSnapshot());
const configIn = ({ site }: OpenTab) => site.getSnapshot().context.config;

/** A document without what only its own tab knows. */
function plain({ config, history }: ConfigWithHistory) {
  const steps = (list: History['past']) => list.map(({ deed, patch, id }) => ({ deed, patch, id }));
  const { past, future, isUndone } = history;
  return JSON.parse(
    JSON.stringify({ config, history: { past: steps(past), future: steps(future), isUndone } }),
  );
}

/** The document in the database. */
function storedIn({ place: { head, steps, live } }: Browser) {
  if (!head) throw new Error('Nothing is stored');
  const between = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => steps.get(from + at));
  const { first, head: latest, end } = head;
  const raw = { ...head, past: between(first, latest), future: between(latest, end), live };
  return readStored(raw, () => undefined);
}

/** Expects all tabs, the database and local storage to agree, and the history to undo to the first config. */
async function expectAgreement(browser: Browser, tabs: readonly OpenTab[]): Promise<StoredDocument> {
  await settle(...tabs);
  const { document, isUnreadable } = storedIn(browser);
  expect([isUnreadable, ...tabs.map(savingIn)]).toEqual([
    false,
    ...tabs.map(() => (document.cleared ? 'unchanged' : 'saved')),
  ]);
  for (const { site } of tabs) expect(plain(site.getSnapshot().context)).toEqual(plain(document));
  const copy = document.cleared ? null : (browser.place.head?.config ?? '');
  expect([
    browser.storage.getItem('websiteConfig'),
    JSON.parse(browser.storage.getItem('parley.mirror') ?? ''),
  ]).toEqual([copy, mirrorMark(copy, document.revision)]);
  let back: ConfigWithHistory = document;
  while (back.history.past.length > 0) back = undo(back);
  const { _siteId, ...rest } = back.config;
  expect(JSON.parse(JSON.stringify(rest))).toEqual(exampleConfig);
  return document;
}

test('while the builder runs it owns websiteConfig: its next commit overwrites what other code writes there', async () => {
  const { browser, one } = await open(1);
  one.site.send(typedAt('hero.title.text', 'Ours'));
  await settle(one);
  browser.storage.setItem('websiteConfig', JSON.stringify({ hero: { title: { text: 'Theirs' } } }));
  one.site.send(typedAt('hero.subtitle.text', 'Ours too'));
  await settle(one);
  expect(JSON.parse(browser.storage.getItem('websiteConfig') ?? '')).toEqual(
    JSON.parse(JSON.stringify(configIn(one))),
  );
  stop([one]);
});

describe('after a reset', () => {
  const RESET: SiteEvent = { type: 'site.reset', at: 1 };
  const keysOf = ({ storage }: Browser) =>
    ['websiteConfig', 'websiteHTML'].map((key) => storage.getItem(key) !== null);
  const UNDO: SiteEvent = { type: 'step.undo', at: 1 };

  test.each<[string, readonly SiteEvent[]]>([
    ['of an untouched website', [RESET]],
    ['of an edit that was undone', [typedAt('hero.title.text', 'x'), UNDO, RESET]],
    [
      'of an edit that was reverted',
      [typedAt('hero.title.text', 'x'), { type: 'step.revert', commandId: 'x' }, RESET],
    ],
    ['of a website that was reset before', [typedAt('hero.title.text', 'x'), RESET, RESET]],
  ])('%s, local storage holds neither config nor page, also in the next visit', async (_, events) => {
    const browser = browserWith();
    const { one } = await open(1, browser);
    for (const event of events) {
      one.site.send(event);
      await settle(one);
    }
    expect([keysOf(browser), savingIn(one)]).toEqual([[false, false], 'unchanged']);
    const { one: next } = await open(1, browser);
    await settle(next);
    expect([keysOf(browser), savingIn(next)]).toEqual([[false, false], 'unchanged']);
    stop([one, next]);
  });

  test.each([false, true])(
    'a publish keeps config and page; without a database: %s',
    async (isWithoutStore) => {
      const browser = browserWith();
      if (isWithoutStore) browser.place.refusal = new Error('No database');
      const { one } = await open(1, browser);
      for (const event of [typedAt('hero.title.text', 'x'), RESET]) one.site.send(event);
      await settle(one);
      const { config, history } = one.site.getSnapshot().context;
      one.site.send({ type: 'site.published', result: RESULT, config, website: websiteOf(history) });
      await settle(one);
      expect([keysOf(browser), savingIn(one)]).toEqual([[true, true], 'saved']);
      const { one: next } = await open(1, browser);
      expect(configIn(next)._siteId).toBe(RESULT.siteId);
      stop([one, next]);
    },
  );

  test('a website that another tab replaced while it was published has its site when it comes back', async () => {
    const { tabs, one, other } = await open(2);
    const { config, history } = one.site.getSnapshot().context;
    const published = {
      type: 'site.published',
      result: RESULT,
      config,
      website: websiteOf(history),
    } as const;
    other.site.send({ type: 'template.choose', templateId: 'moonlight', at: 5 });
    await settle(...tabs);
    one.site.send(published);
    await settle(...tabs);
    const sites = () => tabs.map((tab) => configIn(tab)._siteId);
    expect(sites()).toEqual([undefined, undefined]);
    other.site.send({ type: 'step.undo', at: 6 });
    await settle(...tabs);
    expect(sites()).toEqual([RESULT.siteId, RESULT.siteId]);
    stop(tabs);
  });

  test('another tab that edited meanwhile is reset too, although this one had nothing to reset', async () => {
    const browser = browserWith();
    const { tabs, one, other } = await open(2, browser);
    one.site.send(typedAt('hero.title.text', 'Theirs'));
    await letThrough(one);
    other.site.send(RESET);
    await settle(...tabs);
    expect([keysOf(browser), tabs.map(savingIn), tabs.map((tab) => getAt(configIn(tab), TITLE))]).toEqual([
      [false, false],
      ['unchanged', 'unchanged'],
      tabs.map(() => getAt(landingBusiness.base, TITLE)),
    ]);
    stop(tabs);
  });
});

const FIELDS = ['hero.title.text', 'header.logoText', 'benefits.items[1].title', 'hero.button.url'];
const edits = fc.constantFrom(...FIELDS).map((path) => typedAt(path, ''));
const STARTED = { ...exampleConfig, header: { logoText: 'Of a bakery' } };
const RESULT: DeployResult = {
  success: true,
  url: 'https://example.com/s/site-abc1234/',
  deploymentId: 'site-abc1234.1',
  templateUsed: 'Landing Page',
  siteId: 'site-abc1234',
  isUpdate: false,
};
const others: SiteEvent[] = [
  { type: 'site.arrange', commandId: 'y', act: 'add', path: 'benefits.items[2]' },
  { type: 'site.arrange', commandId: 'y', act: 'remove', path: 'benefits.items[0]' },
  { type: 'step.undo', at: 1 },
  { type: 'step.redo', at: 1 },
  { type: 'step.revert', commandId: 'x' },
  { type: 'site.reset', at: 1 },
  { type: 'template.choose', templateId: 'moonlight', at: 1 },
  { type: 'content.start', business: 'bakery', config: STARTED, at: 1 },
  { type: 'site.published', result: RESULT, config: exampleConfig },
  { type: 'site.unpublished', siteId: 'site-abc1234' },
];

type Move = { readonly tab: number } & (
  | { readonly event: SiteEvent }
  | { readonly pass: number }
  | { readonly hear: number }
);

/** Arbitrary interleavings: an event in a tab, an answer of the database, or a commit heard from another tab. */
const moves = (events: fc.Arbitrary<SiteEvent>, tabs: number) => {
  const tab = fc.nat(tabs - 1);
  return fc.array<Move>(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ tab, event: events }) },
      { weight: 5, arbitrary: fc.record({ tab, pass: fc.nat(3) }) },
      { weight: 3, arbitrary: fc.record({ tab, hear: fc.nat(2) }) },
    ),
    { maxLength: 30 },
  );
};

async function play(tabs: readonly OpenTab[], list: readonly Move[]): Promise<void> {
  for (const [at, move] of list.entries()) {
    const tab = tabs[move.tab];
    if (!tab) continue;
    // Every edit has a value of its own.
    if ('event' in move)
      tab.site.send('typed' in move.event ? { ...move.event, typed: `${at}` } : move.event);
    else if ('hear' in move) for (let left = move.hear; left >= 0; left--) tab.line.hear();
    else {
      for (let left = move.pass; left >= 0; left--) {
        await still(tab);
        tab.line.pass();
      }
    }
  }
}

describe('several tabs, with any interleaving of events and messages', () => {
  test('converge to the stored document and lose no edit', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(moves(edits, 3), async (list) => {
        const { browser, tabs } = await open(3);
        await play(tabs, list);
        const { config, history } = await expectAgreement(browser, tabs);
        stop(tabs);
        const written = list.flatMap((move, at) => {
          if (!('event' in move) || move.event.type !== 'edit.apply') return [];
          const result = editConfig(exampleConfig, move.event.path, `${at}`);
          return result.kind === 'edited' ? [result.value] : [];
        });
        const changes = history.past.flatMap(({ patch }) => patch);
        expect(changes.map(({ after }) => after).toSorted()).toEqual(written.toSorted());
        for (const { path } of changes) {
          const latest = changes.findLast((change) => `${change.path}` === `${path}`);
          expect(getAt(config, path)).toEqual(latest?.after);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('also converge on undo, arrangements, template changes, resets, publishing and unpublishing', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(moves(fc.oneof(edits, fc.constantFrom(...others)), 2), async (list) => {
        const { browser, tabs } = await open();
        await play(tabs, list);
        await expectAgreement(browser, tabs);
        stop(tabs);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a commit of another tab', () => {
  test('that arrives before the answer to an own commit is followed afterwards', async () => {
    const { browser, tabs, one, other } = await open();
    await settle(...tabs);
    one.site.send(typedAt('header.logoText', 'One'));
    await still(one);
    one.line.pass();
    await still(one, other);
    other.line.hear();
    other.site.send(typedAt('hero.title.text', 'Other'));
    await letThrough(other);
    one.line.hear();
    const { config } = await expectAgreement(browser, tabs);
    expect([getAt(config, LOGO), getAt(config, TITLE)]).toEqual(['One', 'Other']);
    stop(tabs);
  });

  test('that arrives late, after an own commit on top of it, does not count as the mirror of that one', async () => {
    const storage = roomyStorage();
    const { browser, tabs, one, other } = await open(2, browserWith(EXAMPLE, storage));
    await settle(...tabs);
    other.site.send(typedAt('hero.title.text', 'Other'));
    await letThrough(other);
    const relent = refusing(storage, 'websiteHTML');
    one.site.send(typedAt('header.logoText', 'One'));
    await letThrough(one);
    expect(savingIn(one)).toBe('notMirrored');
    one.line.hear();
    await letThrough(one);
    expect(savingIn(one)).toBe('notMirrored');
    relent();
    one.site.send({ type: 'save.retry' });
    await expectAgreement(browser, tabs);
    stop(tabs);
  });
});

describe('a commit', () => {
  test('contains every change made while the commit before was pending', async () => {
    const { browser, one } = await open(1);
    await settle(one);
    const before = browser.place.commits.length;
    one.site.send(typedAt('header.logoText', 'One'));
    await still(one);
    for (const text of ['Two', 'Three', 'Four']) one.site.send(typedAt('header.logoText', text));
    await settle(one);
    expect(browser.place.commits.slice(before).map(({ put }) => put.map(({ position }) => position))).toEqual(
      [[0], [1, 2, 3]],
    );
    expect(getAt(storedIn(browser).document.config, LOGO)).toBe('Four');
  });

  test('writes one step after a thousand edits and drops the oldest', async () => {
    const { browser, one } = await open(1);
    for (let count = 0; count < 1000; count++) one.site.send(typedAt('header.logoText', `${count}`));
    await settle(one);
    one.site.send(typedAt('header.logoText', 'Once more'));
    await settle(one);
    const { put, first, head } = browser.place.commits.at(-1) ?? {};
    expect([put?.map(({ position }) => position), first, head]).toEqual([[1000], 1, 1001]);
    expect(storedIn(browser).document.history.past).toHaveLength(1000);
  });

  test('that loses a race is rebased on the other; only a field changed in both is a conflict', async () => {
    const { browser, tabs, one, other } = await open();
    await settle(...tabs);
    one.site.send(typedAt('header.logoText', 'One', 'a'));
    one.site.send(typedAt('hero.title.text', 'Mine', 'b'));
    other.site.send(typedAt('benefits.items[1].title', 'Other', 'c'));
    other.site.send(typedAt('hero.title.text', 'Theirs', 'd'));
    await settle(one);
    const { config } = await expectAgreement(browser, tabs);
    expect([
      getAt(config, LOGO),
      getAt(config, TITLE),
      getAt(config, ['benefits', 'items', 1, 'title']),
    ]).toEqual(['One', 'Theirs', 'Other']);
    const asked = other.facts.flatMap((fact) => (fact.type === 'site.followed' ? fact.contested : []));
    expect(asked).toEqual([{ path: 'hero.title.text', value: 'Mine' }]);
    expect(other.facts.filter(({ type }) => type === 'site.edited')).toEqual([
      { type: 'site.edited', commandId: 'c', value: 'Other' },
      { type: 'site.edited', commandId: 'd', value: 'Theirs' },
    ]);
    stop(tabs);
  });

  test('to a database that was deleted meanwhile writes the whole document', async () => {
    const { browser, tabs, one, other } = await open();
    one.site.send(typedAt('header.logoText', 'One'));
    await settle(...tabs);
    browser.place.head = undefined;
    browser.place.steps.clear();
    other.site.send(typedAt('hero.title.text', 'Other'));
    const { revision, config } = await expectAgreement(browser, tabs);
    expect([revision, getAt(config, LOGO), getAt(config, TITLE)]).toEqual([1, 'One', 'Other']);
    stop(tabs);
  });

  test('never overwrites a document of another tab that this one cannot read', async () => {
    const { browser, one } = await open(1);
    await settle(one);
    const { head, watchers } = browser.place;
    if (!head) throw new Error('Nothing is stored');
    browser.place.head = { ...head, revision: 2, config: 'of a later program' };
    for (const { report } of watchers) report(2);
    await settle(one);
    // Nothing of this tab is unsaved yet.
    expect(savingIn(one)).toBe('saved');
    one.site.send(typedAt('header.logoText', 'Mine'));
    await settle(one);
    expect([savingIn(one), getAt(configIn(one), LOGO), browser.place.head.config]).toEqual([
      'notSaved',
      'Mine',
      'of a later program',
    ]);
  });

  test('that is refused keeps the change in memory, reports why, and is retried with the next change', async () => {
    const { browser, one } = await open(1);
    await settle(one);
    browser.place.refusal = new DOMException('Full', 'QuotaExceededError');
    one.site.send(typedAt('header.logoText', 'One', 'a'));
    await settle(one);
    expect([savingIn(one), one.site.getSnapshot().context.problem, one.facts]).toEqual([
      'notSaved',
      'full',
      [{ type: 'site.edited', commandId: 'a', value: 'One' }],
    ]);
    browser.place.refusal = undefined;
    one.site.send(typedAt('hero.title.text', 'Two'));
    const { config } = await expectAgreement(browser, [one]);
    expect([getAt(config, LOGO), getAt(config, TITLE)]).toEqual(['One', 'Two']);
  });

  test('that hangs delays the chat’s answers by at most five seconds', async () => {
    const { one } = await open(1);
    await settle(one);
    one.site.send(typedAt('header.logoText', 'One', 'a'));
    one.clock.increment(4999);
    expect([savingIn(one), one.facts]).toEqual(['saving', []]);
    one.clock.increment(1);
    expect([savingIn(one), one.facts]).toEqual([
      'late',
      [{ type: 'site.edited', commandId: 'a', value: 'One' }],
    ]);
    one.site.send(typedAt('header.logoText', 'Two', 'b'));
    expect(one.facts.at(-1)).toEqual({ type: 'site.edited', commandId: 'b', value: 'Two' });
    await settle(one);
    expect(savingIn(one)).toBe('saved');
  });

  test('of a publish stores the published config, although the website changed meanwhile', async () => {
    const { browser, one } = await open(1);
    const sent = configIn(one);
    one.site.send(typedAt('hero.title.text', 'Changed'));
    one.site.send({ type: 'site.published', result: RESULT, config: sent });
    await settle(one);
    const { config, live } = (await loadedIn(browser)).stored;
    const published = { ...exampleConfig, _siteId: 'site-abc1234' };
    expect(config).toEqual(setAt(published, TITLE, 'Changed'));
    expect(live).toEqual({ config: published, version: 1, shown: 1, url: RESULT.url });
  });
});

describe('the mirrors', () => {
  test.each(['websiteConfig', 'parley.mirror', 'websiteHTML'])(
    'report that %s is refused; the document is committed, and mirrored once there is room',
    async (key) => {
      const storage = roomyStorage();
      const { browser, one } = await open(1, browserWith(EXAMPLE, storage));
      await settle(one);
      const relent = refusing(storage, key);
      one.site.send(typedAt('header.logoText', 'One', 'a'));
      await settle(one);
      expect([savingIn(one), one.site.getSnapshot().context.problem, one.facts]).toEqual([
        'notMirrored',
        'full',
        [{ type: 'site.edited', commandId: 'a', value: 'One' }],
      ]);
      expect(getAt((await loadedIn(browser)).config, LOGO)).toBe('One');
      relent();
      one.site.send({ type: 'save.retry' });
      await expectAgreement(browser, [one]);
    },
  );

  test('are config, page and mark; after Reset both copies are absent, and undo brings them back', async () => {
    const { browser, one } = await open(1);
    await settle(one);
    const copies = () => ['websiteConfig', 'websiteHTML'].map((key) => browser.storage.getItem(key));
    const before = copies();
    const page = await withSource(renderPage(exampleConfig), exampleConfig);
    expect(before).toEqual([JSON.stringify(configIn(one)), page]);
    one.site.send({ type: 'site.reset', at: 1 });
    await expectAgreement(browser, [one]);
    expect(copies()).toEqual([null, null]);
    one.site.send({ type: 'step.undo', at: 2 });
    await expectAgreement(browser, [one]);
    expect(copies().map((text) => text?.length)).toEqual(before.map((text) => text?.length));
  });
});
