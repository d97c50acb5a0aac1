import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Config, onFirstPublish } from '../../../domain/config/config.ts';
import { applyPlan, editConfig, type PlannedEdit } from '../../../domain/config/edit-config.ts';
import { loadConfig } from '../../../domain/config/load-config.ts';
import type { Leaf, Section } from '../../../domain/config/structure.ts';
import { type Act, arrange } from '../../../domain/editing/arrangement.ts';
import {
  bind,
  type ConfigWithHistory,
  canRevert,
  NO_HISTORY,
  record,
  redo,
  revert,
  undo,
  websiteOf,
} from '../../../domain/editing/history.ts';
import { getAt, parsePath, setAt } from '../../../domain/json/path.ts';
import type { SiteStore } from '../../../domain/ports.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import { readDocument } from '../../../domain/storage/read-document.ts';
import { type ChangedElsewhere, type Rebased, rebase } from '../../../domain/storage/rebase.ts';
import {
  type Binding,
  changeSince,
  nameStep,
  type PendingChange,
  type StoredDocument,
} from '../../../domain/storage/site-document.ts';
import { emptyStorePlace, fakeSiteStore, type StorePlace } from '../../services/site-store.fake.ts';
import { exampleConfig } from '../example-site.ts';

const load = (text: string) => loadConfig(text, () => exampleConfig, exampleConfig);
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const [HEADER, HERO] = exampleConfig._structure.sections as [Section, Section];
/** Another template, which has a text where the example has an object. */
const OTHER: Config = {
  ...exampleConfig,
  _templateId: 'moonlight',
  _structure: {
    ...exampleConfig._structure,
    sections: [HEADER, { ...HERO, children: [{ ...(HERO.children[0] as Leaf), path: 'hero.title' }] }],
  },
  header: { logoText: 'Moon' },
  hero: { title: 'Good night' },
};
const EMPTY: StoredDocument = {
  config: exampleConfig,
  history: NO_HISTORY,
  revision: 0,
  first: 0,
  live: undefined,
};

/** A tab with the state that the site machine keeps, on a store that several tabs share. */
class Tab {
  edited: ConfigWithHistory = EMPTY;
  live: LiveSite | undefined;
  stored = EMPTY;
  pending: readonly PendingChange[] = [];
  readonly rebased: Rebased[] = [];
  private readonly store: SiteStore;
  readonly name: string;
  private count = 0;

  constructor(place: StorePlace, name: string) {
    this.store = fakeSiteStore(place);
    this.name = name;
  }

  do(after: ConfigWithHistory, binding?: Binding): this {
    this.count += 1;
    const { edited, change } = nameStep(this.edited, after, `${this.name}.${this.count}`, binding);
    this.edited = edited;
    if (change) this.pending = [...this.pending, change];
    return this;
  }

  edit(path: string, typed: string): this {
    const result = editConfig(this.edited.config, path, typed);
    if (result.kind !== 'edited') return this;
    return this.do(record(this.edited, result.config, { kind: 'edit', path }, `${this.name} ${typed}`));
  }

  plan(edits: readonly PlannedEdit[]): this {
    const paths = edits.map(({ path }) => path);
    return this.do(
      record(this.edited, applyPlan(this.edited.config, edits) ?? this.edited.config, {
        kind: 'plan',
        paths,
      }),
    );
  }

  arrange(act: Act, path: string): this {
    const arranged = arrange(this.edited.config, { act, path });
    return this.do(record(this.edited, arranged, { kind: 'arrange', act, path }, `${this.name} ${act}`));
  }

  replace(kind: 'template' | 'reset' | 'import', config: Config): this {
    return this.do(record(this.edited, config, { kind }));
  }

  start(config: Config): this {
    return this.do(record(this.edited, config, { kind: 'start', business: 'bakery' }));
  }

  carry(config: Config): this {
    return this.do(record(this.edited, config, { kind: 'carry' }));
  }

  undo(): this {
    return this.do(undo(this.edited));
  }

  redo(): this {
    return this.do(redo(this.edited));
  }

  bind(siteId: string | undefined, { website } = this.present()): this {
    const { _siteId, ...config } = this.edited.config;
    const unbound = { ...this.edited, config };
    const bound = siteId === undefined ? unbound : bind(this.edited, website, siteId);
    return this.do(bound, { website, siteId });
  }

  /** The website that stands here now, for a publish that ends later. */
  present() {
    return { website: websiteOf(this.edited.history) };
  }

  /** Commits every change that is pending when the commit begins. */
  async commit(): Promise<'committed' | 'overtaken'> {
    const { pending } = this;
    const { change, committed } = changeSince(this.stored, { ...this.edited, live: this.live });
    const result = await this.store.commit(change);
    if (result === 'committed') {
      this.stored = committed;
      this.pending = this.pending.slice(pending.length);
    }
    return result;
  }

  /** Rebases onto the commit of another tab, if there is one. */
  async follow(): Promise<this> {
    const raw = await this.store.readDocument();
    if (!raw || raw.revision === this.stored.revision) return this;
    const { document } = readDocument(raw, load);
    const { edited, live, stored, pending } = this;
    const rebased = rebase({ ...edited, live, stored, pending }, document);
    this.rebased.push(rebased);
    this.edited = { config: rebased.config, history: rebased.history };
    this.live = rebased.live;
    this.stored = rebased.stored;
    this.pending = rebased.pending;
    return this;
  }

  /** Commits every pending change, rebased onto the commits of other tabs. */
  async settle(): Promise<this> {
    while (this.pending.length > 0 || this.live !== this.stored.live) {
      if ((await this.commit()) === 'overtaken') await this.follow();
    }
    return this.follow();
  }

  at(path: string) {
    return getAt(this.edited.config, parsePath(path) ?? []);
  }

  get deeds() {
    return this.edited.history.past.map(({ deed }) =>
      'path' in deed ? `${deed.kind} ${deed.path}` : deed.kind,
    );
  }
}

/** Two tabs of the same committed site, after `before` ran in the first one. */
async function twoTabs(before: (tab: Tab) => Tab = (tab) => tab): Promise<readonly [Tab, Tab]> {
  const place = emptyStorePlace();
  const one = await before(new Tab(place, 'one')).edit('hero.secret', 'y').settle();
  const two = await new Tab(place, 'two').follow();
  return [one, two];
}

/** Commits the first tab, then the second one, and returns the second tab's last rebase. */
async function overtaken(one: Tab, two: Tab): Promise<Rebased> {
  await one.settle();
  await two.settle();
  await one.settle();
  const rebased = two.rebased.at(-1);
  if (!rebased) throw new Error('The second tab was not overtaken');
  expect(plain(one.edited.config)).toEqual(plain(two.edited.config));
  return rebased;
}

const elsewhere = (path: string, value: string): readonly ChangedElsewhere[] => [{ path, value }];
const ITEMS = ['Near', 'Soon'];
const titles = (tab: Tab) => (tab.at('benefits.items') as { title: string }[]).map(({ title }) => title);

describe('a rebase takes over another tab’s commit', () => {
  test('with its history, and keeps the command ids of this tab', async () => {
    const [one, two] = await twoTabs();
    two.edit('hero.title.text', 'Two');
    await two.settle();
    await one.follow();
    one.edit('header.logoText', 'One');
    const { taken, contested, isReplaced, pending } = await overtaken(one, two);
    expect({ taken, contested, isReplaced, pending }).toEqual({
      taken: elsewhere('header.logoText', 'One'),
      contested: [],
      isReplaced: false,
      pending: [],
    });
    expect(two.edited.history.past.map(({ commandId }) => commandId)).toEqual([
      undefined,
      'two Two',
      undefined,
    ]);
    expect(canRevert(two.edited, 'two Two')).toBe(true);
  });

  test('and keeps the identity of unchanged objects and the config’s callback', async () => {
    const [one, two] = await twoTabs();
    const callback = () => undefined;
    two.edited = { ...two.edited, config: { ...two.edited.config, [onFirstPublish]: callback } };
    const { hero, _structure } = two.edited.config;
    await overtaken(one.edit('header.logoText', 'One'), two);
    expect(two.edited.config.hero).toBe(hero);
    expect(two.edited.config._structure).toBe(_structure);
    expect(two.edited.config[onFirstPublish]).toBe(callback);
  });

  test('with its live version, unless that changed in this tab', async () => {
    const [one, two] = await twoTabs();
    const live = (version: number): LiveSite => ({ config: exampleConfig, version, shown: version });
    one.live = live(1);
    two.edit('header.logoText', 'Two');
    await overtaken(one, two);
    expect(two.live).toEqual(plain(live(1)));
    two.live = live(2);
    await overtaken(one.edit('header.logoText', 'One'), two);
    expect([one.live, two.live]).toEqual([plain(live(2)), live(2)]);
  });
});

describe('a pending edit', () => {
  test('is applied again on top', async () => {
    const [one, two] = await twoTabs();
    one.edit('header.logoText', 'One');
    two.edit('hero.title.text', 'Two');
    const before = two.pending;
    const { taken, contested, pending } = await overtaken(one, two);
    expect({ taken, contested }).toEqual({
      taken: elsewhere('header.logoText', 'One'),
      contested: [],
    });
    expect(pending.map(({ step }) => step)).toEqual(before.map(({ step }) => step));
    expect(one.deeds).toEqual(['edit hero.secret', 'edit header.logoText', 'edit hero.title.text']);
  });

  test('wins over the other tab’s edit of the same field, which is reported as contested', async () => {
    const [one, two] = await twoTabs();
    one.edit('header.logoText', 'One');
    two.edit('header.logoText', 'Two').edit('header.logoText', 'Two again');
    const { taken, contested } = await overtaken(one, two);
    expect({ taken, contested }).toEqual({
      taken: [],
      contested: elsewhere('header.logoText', 'One'),
    });
    expect(one.at('header.logoText')).toBe('Two again');
    expect(undo(undo(one.edited)).config).toMatchObject({ header: { logoText: 'One' } });
  });

  test('makes no step if the other tab wrote the same value', async () => {
    const [one, two] = await twoTabs();
    one.edit('header.logoText', 'Same');
    two.edit('header.logoText', 'Same');
    const { pending, contested } = await overtaken(one, two);
    expect([pending, contested]).toEqual([[], []]);
    expect(two.deeds).toEqual(['edit hero.secret', 'edit header.logoText']);
  });

  test('that was undone before its commit overwrites nothing', async () => {
    const [one, two] = await twoTabs();
    one.edit('header.logoText', 'One');
    two.edit('header.logoText', 'Two').undo();
    const { contested } = await overtaken(one, two);
    expect(contested).toEqual([]);
    expect([one.at('header.logoText'), redo(one.edited).config.header]).toEqual(['One', { logoText: 'Two' }]);
  });

  test.each<[string, (one: Tab) => Tab, string[]]>([
    ['moved it', (one) => one.arrange('moveUp', 'benefits.items[1]'), ['Mine', 'Near']],
    ['removed an item before it', (one) => one.arrange('remove', 'benefits.items[0]'), ['Mine']],
    ['removed it', (one) => one.arrange('remove', 'benefits.items[1]'), ['Near']],
    [
      'edited it and added another one',
      (one) => one.edit('benefits.items[1].icon', 'x').arrange('add', 'benefits.items[2]'),
      ['Near', 'Mine', ''],
    ],
  ])('writes to its own item or to none after the other tab %s', async (_, change, expected) => {
    const [one, two] = await twoTabs();
    await overtaken(change(one), two.edit('benefits.items[1].title', 'Mine'));
    expect(titles(one)).toEqual(expected);
  });

  test('of a removed item does not write to the item now at its index', async () => {
    const [one, two] = await twoTabs();
    one.arrange('remove', 'benefits.items[0]');
    const { pending } = await overtaken(one, two.edit('benefits.items[0].title', 'Mine'));
    expect([pending, titles(one)]).toEqual([[], ['Soon']]);
  });

  test('of a section that the new template lacks is dropped', async () => {
    const [one, two] = await twoTabs();
    const { isReplaced, pending } = await overtaken(
      one.replace('template', OTHER),
      two.edit('benefits.items[0].title', 'Mine').edit('header.logoText', 'Mine'),
    );
    expect([isReplaced, pending.length, two.at('header.logoText')]).toEqual([true, 1, 'Mine']);
  });
});

test('several pending edits stay one step on top', async () => {
  const [one, two] = await twoTabs();
  one.edit('header.logoText', 'One');
  two.plan([
    { path: 'hero.title.text', typed: 'Two' },
    { path: 'hero.button.visible', typed: false },
  ]);
  await overtaken(one, two);
  expect([one.at('header.logoText'), one.at('hero.title.text'), one.at('hero.button.visible')]).toEqual([
    'One',
    'Two',
    false,
  ]);
  two.undo();
  expect([two.at('header.logoText'), two.at('hero.title.text'), two.at('hero.button.visible')]).toEqual([
    'One',
    'Welcome',
    true,
  ]);
});

describe('a pending arrangement', () => {
  test('applies to the current list', async () => {
    const [one, two] = await twoTabs();
    one.edit('benefits.items[0].title', 'One');
    await overtaken(one, two.arrange('moveDown', 'benefits.items[0]'));
    expect(titles(one)).toEqual(['Soon', 'One']);
  });

  test('adds an item after those that the other tab added', async () => {
    const [one, two] = await twoTabs();
    one.arrange('add', 'benefits.items[2]').edit('benefits.items[2].title', 'One');
    await overtaken(one, two.arrange('add', 'benefits.items[2]').edit('benefits.items[2].title', 'Two'));
    expect(titles(one)).toEqual([...ITEMS, 'One', 'Two']);
  });

  test('that was stored although its commit failed is not applied twice', async () => {
    const [one] = await twoTabs();
    one.arrange('duplicate', 'benefits.items[0]');
    const { edited, live, stored } = one;
    const { committed } = changeSince(stored, { ...edited, live });
    const { config, pending } = rebase({ ...edited, live, stored, pending: one.pending }, committed);
    expect([pending, getAt(config, ['benefits', 'items'])]).toEqual([
      [],
      getAt(edited.config, ['benefits', 'items']),
    ]);
  });

  test('of an item that the other tab removed is dropped', async () => {
    const [one, two] = await twoTabs();
    one.arrange('remove', 'benefits.items[0]');
    const { pending } = await overtaken(one, two.arrange('remove', 'benefits.items[0]'));
    expect([pending, titles(one)]).toEqual([[], ['Soon']]);
  });
});

test('reverting an arrangement is not repeated as an arrangement', async () => {
  const [one, two] = await twoTabs();
  await two.arrange('remove', 'benefits.items[0]').edit('hero.title.text', 'Two').settle();
  await one.follow();
  two.do(revert(two.edited, 'two remove'));
  await overtaken(one.edit('header.logoText', 'One'), two);
  expect(titles(one)).toEqual(ITEMS);
});

describe('a pending replacement', () => {
  test('is applied again, and undo brings the other tab’s edit back', async () => {
    const [one, two] = await twoTabs();
    const { isReplaced } = await overtaken(
      one.edit('header.logoText', 'One'),
      two.replace('reset', exampleConfig),
    );
    expect([isReplaced, two.at('header.logoText')]).toEqual([false, 'Fern']);
    expect(undo(one.edited).config).toMatchObject({ header: { logoText: 'One' } });
  });

  test('by starting content keeps the site id that the other tab published under', async () => {
    const [one, two] = await twoTabs();
    await overtaken(
      one.bind('site-abc1234'),
      two.start({ ...exampleConfig, header: { logoText: 'Of a bakery' } }),
    );
    expect([one.at('_siteId'), one.at('header.logoText')]).toEqual(['site-abc1234', 'Of a bakery']);
  });
});

describe('a pending change of the template that keeps the content', () => {
  test('keeps the site id that the other tab published under', async () => {
    const [one, two] = await twoTabs();
    await overtaken(
      one.bind('site-abc1234'),
      two.carry({ ...exampleConfig, header: { logoText: 'Carried' } }),
    );
    expect([one.at('_siteId'), one.at('header.logoText')]).toEqual(['site-abc1234', 'Carried']);
    expect(one.undo().at('_siteId')).toBe('site-abc1234');
  });
});

describe('a pending undo', () => {
  test('undoes its step if that is still the latest one', async () => {
    const [one, two] = await twoTabs((tab) => tab.edit('hero.title.text', 'Hi'));
    one.bind('site-abc1234');
    await overtaken(one, two.undo());
    expect([one.at('hero.secret'), one.edited.history.isUndone, one.at('_siteId')]).toEqual([
      'x',
      true,
      'site-abc1234',
    ]);
  });

  test('reverts its step alone if another step follows it', async () => {
    const [one, two] = await twoTabs();
    await overtaken(one.edit('header.logoText', 'One'), two.undo());
    expect([one.at('hero.secret'), one.deeds]).toEqual([
      'x',
      ['edit hero.secret', 'edit header.logoText', 'edit hero.secret'],
    ]);
  });

  test('does nothing if the other tab undid the same step', async () => {
    const [one, two] = await twoTabs((tab) => tab.edit('hero.title.text', 'Hi'));
    const { pending } = await overtaken(one.undo(), two.undo());
    expect([pending, one.at('hero.title.text'), one.deeds]).toEqual([[], 'Hi', ['edit hero.title.text']]);
  });

  test('of a template change that an edit follows restores the whole earlier website', async () => {
    const [one, two] = await twoTabs((tab) => tab.replace('template', OTHER));
    await one.undo().settle();
    await two.follow();
    const { isReplaced } = await overtaken(one.edit('header.logoText', 'One'), two.undo());
    expect([isReplaced, two.at('hero.title.text'), two.at('_templateId')]).toEqual([
      true,
      'Welcome',
      'landing_business',
    ]);
  });

  test('of a template change restores every earlier value, also beside a value that the other tab wrote', async () => {
    const [one, two] = await twoTabs((tab) => tab.replace('template', OTHER));
    await one.undo().settle();
    await two.follow();
    await overtaken(one.edit('hero.button.url', '#one'), two.undo());
    expect(one.at('hero.button')).toEqual({ text: 'Go', url: '#one', visible: true });
  });

  test.each<[string, (one: Tab) => Tab]>([
    ['has another value where the earlier one has an object', (one) => one.edit('hero.title', 'One')],
    ['was replaced meanwhile', (one) => one.replace('import', { ...OTHER, _templateId: 'third' })],
  ])('of a template change is dropped if the website %s', async (_, change) => {
    const [one, two] = await twoTabs((tab) => tab.replace('template', OTHER));
    await one.undo().settle();
    await two.follow();
    const { pending } = await overtaken(change(one), two.undo());
    expect([pending, two.at('header.logoText'), two.at('_templateId') === 'landing_business']).toEqual([
      [],
      'Moon',
      false,
    ]);
  });
});

describe('a pending redo', () => {
  test('redoes its step if that is still the next one, and keeps the later ones', async () => {
    const [one, two] = await twoTabs((tab) => tab.edit('hero.title.text', 'Hi'));
    await one.undo().undo().settle();
    await two.follow();
    await overtaken(one.bind('site-abc1234'), two.redo());
    expect([one.at('hero.title.text'), one.edited.history.future.length]).toEqual(['Hi', 1]);
  });

  test('applies its value as a new step if the other tab made a step', async () => {
    const [one, two] = await twoTabs();
    await one.undo().settle();
    await two.follow();
    await overtaken(one.edit('header.logoText', 'One'), two.redo());
    expect([one.at('hero.secret'), one.deeds]).toEqual(['y', ['edit header.logoText', 'edit hero.secret']]);
  });
});

test('a publish sets the site id, and an unpublish clears only the id that it removed', async () => {
  const [one, two] = await twoTabs((tab) => tab.bind('site-aaaaaaa'));
  await overtaken(one.bind('site-bbbbbbb'), two.bind(undefined));
  expect(one.at('_siteId')).toBe('site-bbbbbbb');
  await overtaken(one.edit('header.logoText', 'One'), two.bind(undefined));
  expect(one.at('_siteId')).toBeUndefined();
  await overtaken(one.edit('header.logoText', 'Again'), two.bind('site-ccccccc'));
  expect(one.at('_siteId')).toBe('site-ccccccc');
});

describe('a publish of a website that the other tab has replaced', () => {
  const STARTED: Config = { ...exampleConfig, header: { logoText: 'Of a bakery' } };

  test.each<[string, (one: Tab) => Tab]>([
    ['by another template', (one) => one.replace('template', OTHER)],
    ['by a reset', (one) => one.replace('reset', setAt(exampleConfig, ['header', 'logoText'], 'Reset'))],
    ['by a file', (one) => one.replace('import', STARTED)],
    ['by content of another template', (one) => one.start(OTHER)],
    ['by an undo of a replacement', (one) => one.undo().undo()],
  ])('gives its site id to that website, not to the one %s', async (_, change) => {
    const [one, two] = await twoTabs((tab) => tab.replace('template', setAt(exampleConfig, ['a'], 'b')));
    await overtaken(change(one), two.bind('site-abc1234'));
    const isUndone = one.edited.history.isUndone;
    expect([one.at('_siteId'), (isUndone ? one.redo() : one.undo()).at('_siteId')]).toEqual([
      undefined,
      'site-abc1234',
    ]);
  });

  test('is kept if it ends after the replacement, which is undone then', async () => {
    const [one, two] = await twoTabs();
    const published = two.present();
    await one.replace('template', OTHER).settle();
    await two.follow();
    await two.bind('site-abc1234', published).settle();
    await one.follow();
    expect([one.at('_siteId'), one.undo().at('_siteId')]).toEqual([undefined, 'site-abc1234']);
  });

  test('is kept by the one that an undo beside an edit brings back', async () => {
    const [one, two] = await twoTabs((tab) => tab.edit('header.logoText', 'Before'));
    const published = one.present();
    await one.replace('template', OTHER).settle();
    await two.follow();
    await overtaken(one.edit('header.logoText', 'One'), two.undo());
    expect([one.at('_templateId'), one.deeds.at(-1)]).toEqual(['landing_business', 'template']);
    await one.bind('site-abc1234', published).settle();
    await two.follow();
    expect([one.at('_siteId'), two.at('_siteId')]).toEqual(['site-abc1234', 'site-abc1234']);
    expect([one.undo().at('_siteId'), one.undo().undo().at('_siteId')]).toEqual([undefined, 'site-abc1234']);
  });

  test('which comes back by an undo beside an edit, does not take over the site of that one', async () => {
    const [one, two] = await twoTabs((tab) => tab.replace('template', OTHER));
    await one.undo().settle();
    await two.follow();
    await overtaken(one.bind('site-abc1234').edit('header.logoText', 'One'), two.undo());
    expect([one.at('_templateId'), one.at('_siteId')]).toEqual(['landing_business', undefined]);
  });

  test.each<[string, (one: Tab) => Tab]>([
    ['an edit', (one) => one.edit('header.logoText', 'One')],
    ['content of its template', (one) => one.start(STARTED)],
    ['a replacement that was undone', (one) => one.replace('reset', exampleConfig).undo()],
  ])('gives it to the same website after %s', async (_, change) => {
    const [one, two] = await twoTabs((tab) => tab.replace('template', setAt(exampleConfig, ['a'], 'b')));
    await overtaken(change(one), two.bind('site-abc1234'));
    expect(one.at('_siteId')).toBe('site-abc1234');
  });

  test('starting content of another template does not take over the site of the website it replaces', async () => {
    const [one, two] = await twoTabs((tab) => tab.bind('site-abc1234'));
    await overtaken(one.edit('header.logoText', 'One'), two.start(OTHER));
    expect([one.at('_templateId'), one.at('_siteId')]).toEqual(['moonlight', undefined]);
  });
});

describe('a website is replaced', () => {
  test.each<[string, (one: Tab) => unknown, boolean]>([
    ['by a reset', (one) => one.replace('reset', exampleConfig), true],
    ['by other content', (one) => one.start(setAt(exampleConfig, ['hero', 'title', 'text'], 'Bread')), true],
    ['by undoing a replacement', (one) => one.undo().undo(), true],
    ['not by an edit', (one) => one.edit('hero.title.text', 'One'), false],
    ['not by undoing an edit', (one) => one.undo(), false],
  ])('%s', async (_, change, expected) => {
    const [one, two] = await twoTabs((tab) =>
      tab.edit('hero.title.text', 'Before').replace('reset', exampleConfig),
    );
    change(one);
    expect((await overtaken(one, two)).isReplaced).toBe(expected);
  });

  test('not by steps that the limit of the history dropped', async () => {
    const [one, two] = await twoTabs((tab) => {
      tab.edit('hero.title.text', 'Before').replace('reset', exampleConfig);
      for (let count = 0; count < 997; count++) tab.edit('hero.title.text', `Title ${count}`);
      return tab;
    });
    const isKept = (tab: Tab) => tab.deeds.includes('reset');
    expect(isKept(two)).toBe(true);
    const { isReplaced } = await overtaken(
      one.edit('hero.title.text', 'One').edit('header.logoText', 'One'),
      two,
    );
    expect([isReplaced, isKept(two), two.edited.history.past.length]).toEqual([false, false, 1000]);
  });

  test('by a website of another template that the other tab imported at start-up', () => {
    const site = { ...EMPTY, stored: EMPTY, pending: [] };
    expect(rebase(site, { ...EMPTY, config: OTHER, revision: 1 }).isReplaced).toBe(true);
  });
});

type Deed = (tab: Tab, at: number) => unknown;
const FIELDS = [
  'hero.title.text',
  'header.logoText',
  'benefits.items[1].title',
  'hero.button.url',
  'hero.more.text',
];
const edits: Deed[] = FIELDS.map((path) => (tab, at) => tab.edit(path, `${at}`));
const others: Deed[] = [
  (tab) =>
    tab.arrange('add', `benefits.items[${(tab.at('benefits.items') as unknown[] | undefined)?.length}]`),
  (tab) => tab.arrange('remove', 'benefits.items[0]'),
  (tab) => tab.arrange('moveDown', 'benefits.items[0]'),
  (tab) => tab.arrange('hide', 'hero'),
  (tab) => tab.undo(),
  (tab) => tab.redo(),
  (tab, at) => tab.do(revert(tab.edited, `${tab.name} ${at - 2}`)),
  (tab) => tab.replace('reset', exampleConfig),
  (tab) => tab.replace('template', OTHER),
  (tab, at) => tab.start({ ...exampleConfig, header: { logoText: `Bakery ${at}` } }),
  (tab) => tab.bind('site-abc1234'),
  (tab) => tab.bind(undefined),
];

type Move = { readonly tab: number } & (
  | { readonly deed: Deed }
  | { readonly step: 'commit' | 'follow' | 'settle' }
);

const moves = (deeds: readonly Deed[]): fc.Arbitrary<readonly Move[]> => {
  const tab = fc.nat(2);
  return fc.array<Move>(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ tab, deed: fc.constantFrom(...deeds) }) },
      { weight: 2, arbitrary: fc.record({ tab, step: fc.constantFrom('commit', 'follow', 'settle') }) },
    ),
    { maxLength: 40 },
  );
};

/** Runs the moves in three tabs, lets them settle, and returns the document that they agree on. */
async function finalDocument(list: readonly Move[]): Promise<ConfigWithHistory> {
  const place = emptyStorePlace();
  const one = new Tab(place, 'one');
  const tabs = [one, new Tab(place, 'two'), new Tab(place, 'three')];
  for (const [at, move] of list.entries()) {
    const tab = tabs[move.tab] as Tab;
    if ('deed' in move) move.deed(tab, at);
    else await tab[move.step]();
  }
  for (const tab of [...tabs, ...tabs]) await tab.settle();
  const withoutCommands = ({ config, history }: ConfigWithHistory) =>
    plain({
      config,
      history: {
        ...history,
        past: history.past.map(withoutCommandId),
        future: history.future.map(withoutCommandId),
      },
    });
  const ids = [...one.edited.history.past, ...one.edited.history.future].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(undefined);
  const [first, ...rest] = tabs.map(({ edited }) => withoutCommands(edited));
  for (const document of rest) expect(document).toEqual(first);
  const raw = await fakeSiteStore(place).readDocument();
  const read = raw && readDocument(raw, load);
  expect(read?.isUnreadable ?? false).toBe(false);
  if (read) expect(withoutCommands(read.document)).toEqual(first);
  return one.edited;
}

const withoutCommandId = ({ commandId, ...step }: ConfigWithHistory['history']['past'][number]) => step;

function expectUndoToStart(edited: ConfigWithHistory): void {
  let back = edited;
  while (back.history.past.length > 0) back = undo(back);
  const { _siteId, ...rest } = back.config;
  expect(plain(rest)).toEqual(plain(exampleConfig));
}

describe('any interleaving of three tabs', () => {
  test('ends with one document in every tab and in the store, and undo leads back to the start', async () => {
    await fc.assert(
      fc.asyncProperty(moves([...edits, ...others]), async (list) => {
        expectUndoToStart(await finalDocument(list));
      }),
      { numRuns: 300 },
    );
  });

  test('loses no edit of a field', async () => {
    await fc.assert(
      fc.asyncProperty(moves(edits.slice(0, 5)), async (list) => {
        const { config, history } = await finalDocument(list);
        const done = list.flatMap((move, at) => ('deed' in move ? [`${at}`] : []));
        const written = JSON.stringify(history.past.map(({ patch }) => patch.map(({ after }) => after)));
        for (const text of done) expect(written).toContain(`${text}"`);
        for (const { patch } of history.past.slice(-1)) {
          for (const { path, after } of patch) expect(getAt(config, path)).toEqual(after);
        }
      }),
      { numRuns: 200 },
    );
  });
});
