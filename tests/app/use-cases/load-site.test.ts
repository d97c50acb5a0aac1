import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Config } from '../../../domain/config/config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { mirrorMark } from '../../../domain/storage/startup-source.ts';
import type { LoadedSite, SiteInput } from '../../../machines/site/site.context.ts';
import { selectIsRemoved, selectSaving } from '../../../machines/site/site.selectors.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { forbiddenStorage, roomyStorage } from '../../services/local-storage.ts';
import { type Browser, browserWith, loadedIn, openTab, settle, tabOf } from '../browser-tabs.ts';

const TITLE = ['hero', 'title', 'text'];
const titled = (text: string): Config => setAt(exampleConfig, TITLE, text);
const DEFAULT = resolveTemplate({}).template.base;
const OWNER = 'a'.repeat(32);

/** A browser in which an earlier visit stored the example with an edited title. */
async function visited(title = 'Before'): Promise<Browser> {
  const browser = browserWith({ websiteConfig: JSON.stringify(exampleConfig) });
  const tab = await openTab(browser, { name: 9 });
  tab.site.send({ type: 'edit.apply', commandId: 'x', path: 'hero.title.text', typed: title });
  await settle(tab);
  tab.site.stop();
  return browser;
}

/** The loaded document, as the tests compare it. */
function beginning(site: SiteInput & Partial<Pick<LoadedSite, 'isUnreadable'>>) {
  const { config, history, pending, isUnreadable, unreadable, mirrored, stored } = site;
  const deeds = (steps: typeof history.past) => steps.map(({ deed }) => deed);
  return {
    config: plain(config),
    past: deeds(history.past),
    pending: pending.map(({ way, step }) => [way, step?.deed]),
    isUnreadable,
    unreadable,
    isMirrored: mirrored !== 0 && mirrored === stored.revision,
  };
}
const plain = (config: Config) => JSON.parse(JSON.stringify(config));
const QUIET = { pending: [], isUnreadable: false, unreadable: undefined };
const EDIT = { kind: 'edit', path: 'hero.title.text' };
const textsIn = ({ storage }: Browser, ...keys: string[]) => keys.map((key) => storage.getItem(key));

describe('an empty store', () => {
  test('with empty local storage starts with the default template and stores nothing', async () => {
    const browser = browserWith();
    const tab = await openTab(browser);
    await settle(tab);
    expect(beginning(await loadedIn(browser))).toEqual({
      ...QUIET,
      config: plain(DEFAULT),
      past: [],
      isMirrored: false,
    });
    expect([selectSaving(tab.site.getSnapshot()), browser.place.commits, browser.storage.length]).toEqual([
      'unchanged',
      [],
      0,
    ]);
  });

  test('imports a config that other code wrote, and leaves other keys alone', async () => {
    const browser = browserWith({
      websiteConfig: JSON.stringify(titled('Before')),
      'parley.owner': OWNER,
      another: 'x',
    });
    await settle(await openTab(browser));
    expect(beginning(await loadedIn(browser))).toEqual({
      ...QUIET,
      config: titled('Before'),
      past: [],
      isMirrored: true,
    });
    expect([Object.keys(textsOf(browser)).toSorted(), browser.place.secrets]).toEqual([
      ['another', 'parley.mirror', 'parley.owner', 'websiteConfig', 'websiteHTML'],
      { own: OWNER, kept: {} },
    ]);
  });

  test('with an unreadable config keeps its text, in the store as well', async () => {
    const browser = browserWith({ websiteConfig: '{' });
    const tab = await openTab(browser);
    expect(beginning(tab.site.getSnapshot().context)).toMatchObject({
      config: plain(DEFAULT),
      past: [],
      unreadable: '{',
    });
    await settle(tab);
    expect([browser.place.unreadable, textsIn(browser, 'websiteConfig.unreadable')]).toEqual([['{'], ['{']]);
  });
});

test('an import at the start of a visit does not overwrite later edits in the next visit', async () => {
  const config = JSON.stringify(exampleConfig);
  const { place } = await visited('Saved');
  // The browser was killed before this visit wrote to local storage.
  const killed = { ...browserWith({ websiteConfig: config }), place };
  expect(await loadedIn(killed)).toMatchObject({ config: plain(titled('Saved')), pending: [] });
});

test('renders a page that is missing in local storage again', async () => {
  const browser = await visited();
  browser.storage.removeItem('websiteHTML');
  await settle(await openTab(browser));
  expect(browser.storage.getItem('websiteHTML')).toContain('Before');
});

describe('a stored document', () => {
  test('is loaded if local storage mirrors it', async () => {
    const browser = await visited();
    expect(beginning(await loadedIn(browser))).toEqual({
      ...QUIET,
      config: titled('Before'),
      past: [EDIT],
      isMirrored: true,
    });
  });

  test('wins over a stale mirror, which is rewritten', async () => {
    const browser = await visited('Stale');
    const stale = textsOf(browser);
    const tab = await openTab(browser);
    tab.site.send({ type: 'edit.apply', commandId: 'x', path: 'hero.title.text', typed: 'Newer' });
    await settle(tab);
    for (const [key, text] of Object.entries(stale)) browser.storage.setItem(key, text);
    expect(beginning(await loadedIn(browser))).toEqual({
      ...QUIET,
      config: titled('Newer'),
      past: [EDIT, EDIT],
      isMirrored: false,
    });
    await settle(await openTab(browser));
    expect([plain(JSON.parse(textsOf(browser).websiteConfig ?? '')), markIn(browser)]).toEqual([
      titled('Newer'),
      mirrorMark(browser.place.head?.config ?? '', browser.place.head?.revision ?? 0),
    ]);
  });

  test('is replaced by a config that other code wrote, as one step that can be undone', async () => {
    const browser = await visited();
    browser.storage.setItem('websiteConfig', JSON.stringify(titled('Foreign')));
    const tab = await openTab(browser);
    expect(beginning(tab.site.getSnapshot().context)).toMatchObject({
      config: titled('Foreign'),
      past: [EDIT, { kind: 'import' }],
      pending: [['done', { kind: 'import' }]],
    });
    await settle(tab);
    tab.site.send({ type: 'step.undo', at: 1 });
    await settle(tab);
    expect(beginning(await loadedIn(browser))).toEqual({
      ...QUIET,
      config: titled('Before'),
      past: [EDIT],
      isMirrored: true,
    });
  });

  describe('keeps of the website before what a config that other code wrote lacks', () => {
    const SITE_ID = 'site-abc1234';
    const { globalSettings, sections } = exampleConfig._structure;
    const structure = {
      globalSettings,
      sections: sections.map((section) =>
        section.id === 'hero' ? { ...section, name: 'Welcome' } : section,
      ),
    };
    const { _structure, ...values } = titled('Foreign');
    const base = { ...exampleConfig, _structure: structure, _siteId: SITE_ID };

    test.each<[string, object, object]>([
      ['site id and structure', values, { _siteId: SITE_ID, _structure: structure }],
      ['the site id', { ...values, _structure }, { _siteId: SITE_ID, _structure }],
      [
        'the structure',
        { ...values, _siteId: 'site-new0000' },
        { _siteId: 'site-new0000', _structure: structure },
      ],
      [
        'nothing of another template',
        { _templateId: 'moonlight' },
        { _siteId: undefined, _structure: moonlight.base._structure },
      ],
      ['nothing of a text that cannot be read', { hero: 7 }, { _siteId: undefined }],
    ])('%s', async (_, foreign, kept) => {
      const browser = browserWith({ websiteConfig: JSON.stringify(base) });
      await settle(await openTab(browser));
      browser.storage.setItem('websiteConfig', JSON.stringify(foreign));
      const { config } = await loadedIn(browser);
      expect(plain(config)).toMatchObject(plain(kept as Config));
      expect(config._siteId).toBe((kept as Config)._siteId);
    });
  });

  test('is replaced if other code wrote an unreadable config; every such text is kept in the store', async () => {
    const browser = await visited();
    for (const text of ['{', '{{']) {
      browser.storage.setItem('websiteConfig', text);
      const loaded = await loadedIn(browser);
      expect([loaded.isUnreadable, plain(loaded.config)]).toEqual([true, plain(DEFAULT)]);
      await settle(await openTab(browser));
    }
    expect([browser.place.unreadable, textsIn(browser, 'websiteConfig.unreadable')]).toEqual([
      ['{', '{{'],
      ['{{'],
    ]);
    const tab = await openTab(browser);
    tab.site.send({ type: 'step.undo', at: 1 });
    expect(plain(tab.site.getSnapshot().context.config)).toEqual(titled('Before'));
  });

  test('that is unreadable is kept, and the default template is loaded', async () => {
    const browser = await visited();
    if (browser.place.head) browser.place.head = { ...browser.place.head, config: 'of a later program' };
    browser.storage.removeItem('websiteConfig');
    browser.storage.removeItem('parley.mirror');
    const loaded = await loadedIn(browser);
    expect([loaded.isUnreadable, loaded.unreadable, plain(loaded.config)]).toEqual([
      true,
      'of a later program',
      plain(DEFAULT),
    ]);
    await settle(await openTab(browser));
    expect(browser.place.unreadable).toEqual(['of a later program']);
  });

  test.each<[string, (browser: Browser) => Storage]>([
    [
      'websiteConfig was removed, its mark was not',
      ({ storage }) => {
        storage.removeItem('websiteConfig');
        return roomyStorage();
      },
    ],
    [
      'both were removed, and this tab has mirrored',
      ({ storage }) => {
        storage.clear();
        const session = roomyStorage();
        session.setItem('parley.mirrored', 'yes');
        return session;
      },
    ],
  ])('is replaced by the default template if %s; that can be undone', async (_, remove) => {
    const browser = await visited();
    const session = remove(browser);
    const tab = await openTab(browser, { session });
    expect(beginning(tab.site.getSnapshot().context)).toMatchObject({
      config: plain(DEFAULT),
      past: [EDIT, { kind: 'reset' }],
    });
    expect(isOffered(tab)).toBe(true);
    await settle(tab);
    expect(textsIn(browser, 'websiteConfig')).toEqual([null]);
    // Only once: the next visit does not offer it again.
    expect(isOffered(await openTab(browser, { session }))).toBe(false);
    tab.site.send({ type: 'step.undo', at: 1 });
    expect(isOffered(tab)).toBe(false);
    expect(plain(tab.site.getSnapshot().context.config)).toEqual(titled('Before'));
  });

  test('is loaded if local storage was never flushed; mirrors and owner secret are restored', async () => {
    const browser = await visited();
    const { websiteConfig, websiteHTML } = textsOf(browser);
    browser.place.secrets = { own: OWNER, kept: {} };
    browser.storage.clear();
    const tab = await openTab(browser);
    expect(beginning(tab.site.getSnapshot().context)).toMatchObject({
      config: titled('Before'),
      past: [EDIT],
      pending: [],
    });
    await settle(tab);
    expect([textsIn(browser, 'websiteConfig', 'websiteHTML', 'parley.owner'), markIn(browser)]).toEqual([
      [websiteConfig, websiteHTML, OWNER],
      mirrorMark(websiteConfig ?? '', browser.place.head?.revision ?? 0),
    ]);
  });

  test('that was reset has no mirror; nothing counts as removed', async () => {
    const browser = await visited();
    const before = await openTab(browser);
    before.site.send({ type: 'site.reset', at: 1 });
    await settle(before);
    const loaded = await loadedIn(browser);
    expect([loaded.pending, loaded.mirrored, loaded.history.past.at(-1)?.commandId]).toEqual([
      [],
      browser.place.head?.revision,
      undefined,
    ]);
  });
});

describe('a store that fails', () => {
  test('makes the visit start from the mirrors; the next visit imports its changes', async () => {
    const browser = await visited();
    browser.place.refusal = new Error('It does not open');
    const tab = await openTab(browser);
    expect([
      tab.site.getSnapshot().context.isWithoutStore,
      plain(tab.site.getSnapshot().context.config),
    ]).toEqual([true, titled('Before')]);
    await settle(tab);
    expect(selectSaving(tab.site.getSnapshot())).toBe('saved');
    tab.site.send({ type: 'edit.apply', commandId: 'x', path: 'hero.title.text', typed: 'Without it' });
    await settle(tab);
    browser.place.refusal = undefined;
    expect(beginning(await loadedIn(browser))).toMatchObject({
      config: titled('Without it'),
      past: [EDIT, { kind: 'import' }],
    });
  });

  test('with blocked local storage keeps the visit in memory', async () => {
    const browser = { ...browserWith(), storage: new Proxy({} as Storage, { get: forbiddenStorage }) };
    browser.place.refusal = new Error('It does not open');
    const tab = await openTab(browser);
    expect(plain(tab.site.getSnapshot().context.config)).toEqual(plain(DEFAULT));
    tab.site.send({ type: 'edit.apply', commandId: 'x', path: 'hero.title.text', typed: 'Mine' });
    await settle(tab);
    expect(selectSaving(tab.site.getSnapshot())).toBe('notSaved');
  });
});

test('an unknown template id is logged, with the template used instead', async () => {
  const browser = browserWith({ websiteConfig: '{"_templateId":"winter-sale","home":{}}' });
  const { actors, logged } = tabOf(browser);
  await toPromise(createActor(actors.loadSite, { input: { language: 'en' } }).start());
  expect(logged).toEqual(['There is no template "winter-sale": "moonlight" is taken in its place.']);
});

const isOffered = ({ site }: Awaited<ReturnType<typeof openTab>>) => selectIsRemoved(site.getSnapshot());
const markIn = (browser: Browser) => JSON.parse(textsOf(browser)['parley.mirror'] ?? 'null');

function textsOf({ storage }: Browser): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}
