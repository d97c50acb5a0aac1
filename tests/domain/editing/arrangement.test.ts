import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { loadConfig } from '../../../domain/config/load-config.ts';
import { sectionsInOrder } from '../../../domain/config/section-order.ts';
import { ACTS, type Act, actsAt, arrange, idAfter } from '../../../domain/editing/arrangement.ts';
import { NO_HISTORY, record, redo, undo } from '../../../domain/editing/history.ts';
import type { JsonObject } from '../../../domain/json/json.ts';
import { setAt } from '../../../domain/json/path.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { exampleConfig } from '../example-site.ts';

const [near, soon] = [
  { icon: 'fas fa-house', title: 'Near' },
  { icon: 'fas fa-clock', title: 'Soon' },
];
const itemsOf = (config: Config) => (config.benefits as JsonObject).items;
const withItems = (count: number): Config =>
  setAt(
    exampleConfig,
    ['benefits', 'items'],
    Array.from({ length: count }, (_, n) => ({ title: `No. ${n}` })),
  );

describe('the items of a list', () => {
  test.each<[Act, string, unknown]>([
    ['add', 'benefits.items[2]', [near, soon, { icon: 'fas fa-house', title: '' }]],
    ['moveUp', 'benefits.items[1]', [soon, near]],
    ['moveDown', 'benefits.items[0]', [soon, near]],
    ['duplicate', 'benefits.items[0]', [near, near, soon]],
    ['remove', 'benefits.items[0]', [soon]],
  ])('%s %s', (act, path, items) => {
    expect(itemsOf(arrange(exampleConfig, { act, path }))).toEqual(items);
  });

  test('a new item has every value of its structure, nested ones too', () => {
    expect(arrange(landingBusiness.base, { act: 'add', path: 'benefits.items[3]' }).benefits).toMatchObject({
      items: { 3: { icon: '', title: '', description: '', iconColor: '', background: { color: '' } } },
    });
    expect(arrange(moonlight.base, { act: 'add', path: 'portfolio.items[6]' }).portfolio).toMatchObject({
      items: { 6: { title: '', description: '', thumbnail: '', visible: true, url: '' } },
    });
  });

  test.each([
    [0, 'benefits.items[0]', ['add']],
    [1, 'benefits.items[0]', ['duplicate', 'remove']],
    [3, 'benefits.items[0]', ['moveDown', 'duplicate', 'remove']],
    [3, 'benefits.items[1]', ['moveUp', 'moveDown', 'duplicate', 'remove']],
    [3, 'benefits.items[2]', ['moveUp', 'duplicate', 'remove']],
    [3, 'benefits.items[3]', ['add']],
    [3, 'benefits.items[4]', []],
    [99, 'benefits.items[99]', ['add']],
    [100, 'benefits.items[100]', []],
    [100, 'benefits.items[99]', ['moveUp', 'remove']],
    [150, 'benefits.items[99]', ['moveUp', 'remove']],
    [150, 'benefits.items[120]', []],
    [3, 'benefits.items', []],
    [3, 'hero.title[0]', []],
    [3, 'nowhere[0]', []],
    [3, '__proto__', []],
    [3, '', []],
  ])('with %d items, %s offers %j', (count, path, acts) => {
    expect(actsAt(withItems(count), path)).toEqual(acts);
  });

  test('the first item can be added if the list is missing or malformed', () => {
    for (const benefits of [{}, { items: 'none' }]) {
      const config = { ...exampleConfig, benefits };
      expect(itemsOf(arrange(config, { act: 'add', path: 'benefits.items[0]' }))).toHaveLength(1);
    }
  });
});

describe('the sections', () => {
  test.each([
    ['header', ['hide']],
    ['hero', ['moveDown', 'hide']],
    ['benefits', ['moveUp', 'moveDown', 'hide']],
    ['cta', ['moveUp', 'hide']],
    ['footer', ['hide']],
    ['nowhere', []],
    ['hours', ['add']],
  ])('section %s of a landing page offers %j', (id, acts) => {
    expect(actsAt(landingBusiness.base, id)).toEqual(acts);
  });

  test('move by one place in the current order', () => {
    const up = arrange(landingBusiness.base, { act: 'moveUp', path: 'features' });
    expect(up.globalSettings).toHaveProperty('sectionOrder', 'hero,features,benefits,cta');
    const top = arrange(up, { act: 'moveUp', path: 'features' });
    expect(top.globalSettings).toHaveProperty('sectionOrder', 'features,hero,benefits,cta');
    expect(actsAt(top, 'features')).toEqual(['moveDown', 'hide']);
  });

  test('an added section stands before the closing band, and moves, hides and goes like any other', () => {
    const added = arrange(landingBusiness.base, { act: 'add', path: 'hours' });
    expect(sectionsInOrder(added).map(({ id }) => id)).toEqual([
      'header',
      'hero',
      'benefits',
      'features',
      'hours',
      'cta',
      'footer',
    ]);
    expect(actsAt(added, 'hours')).toEqual(['moveUp', 'moveDown', 'remove', 'hide']);
    expect(actsAt(added, 'cta')).toEqual(['moveUp', 'hide']);
    const gone = arrange(arrange(added, { act: 'moveUp', path: 'hours' }), { act: 'remove', path: 'hours' });
    expect(gone).toEqual({
      ...landingBusiness.base,
      globalSettings: expect.objectContaining({ sectionOrder: 'hero,benefits,features,cta' }),
    });
  });

  test('hide and show', () => {
    const hidden = arrange(exampleConfig, { act: 'hide', path: 'hero' });
    expect(hidden.hero).toEqual({ ...(exampleConfig.hero as JsonObject), hidden: true });
    expect(actsAt(hidden, 'hero')).toContain('show');
    expect(arrange(hidden, { act: 'show', path: 'hero' }).hero).toHaveProperty('hidden', false);
  });
});

describe('any sequence of arrangements', () => {
  const paths = ['hero', 'benefits', 'features', 'cta', 'footer', 'header', 'benefits', 'hours', 'none', ''];
  const arrangement = fc.record({
    act: fc.constantFrom(...ACTS),
    path: fc.oneof(
      fc.constantFrom(...paths),
      fc
        .tuple(fc.constantFrom('benefits', 'features', 'header'), fc.nat(5))
        .map(([id, index]) => `${id === 'header' ? 'header.menuItems' : `${id}.items`}[${index}]`),
    ),
  });
  const arrangements = fc.array(arrangement, { maxLength: 15 });

  test('an impossible act returns the same config; a possible one changes only its own list or setting', () => {
    fc.assert(
      fc.property(arrangements, arrangement, (before, last) => {
        const config = before.reduce(arrange, landingBusiness.base);
        const after = arrange(config, last);
        expect(after !== config).toBe(actsAt(config, last.path).includes(last.act));
        const own =
          /^move/.test(last.act) && !last.path.includes('[') ? 'globalSettings' : last.path.split(/[.[]/)[0];
        const isAdded = last.path === 'hours' && /^add|^remove/.test(last.act);
        // A section that is added or removed brings or takes its place in the order, and its entry in the menu.
        const along = isAdded ? ['_structure', 'header', 'globalSettings'] : [];
        for (const key of Object.keys({ ...config, ...after }))
          if (key !== own && !along.includes(key)) expect(after[key]).toBe(config[key]);
      }),
      { numRuns: 500 },
    );
  });

  test('undo and redo go through every config, and each config loads unchanged', () => {
    fc.assert(
      fc.property(arrangements, (all) => {
        const seen: Config[] = [landingBusiness.base];
        let here = { config: landingBusiness.base, history: NO_HISTORY };
        for (const each of all) {
          const next = arrange(here.config, each);
          const steps = here.history.past.length;
          here = record(here, next, { kind: 'arrange', ...each });
          // Swapping two equal items makes no step.
          if (here.history.past.length > steps) seen.push(next);
          const raw = JSON.stringify(next);
          expect(loadConfig(raw, () => landingBusiness.base, exampleConfig)).toEqual({
            config: JSON.parse(raw),
            isUnreadable: false,
          });
        }
        for (const config of seen.slice(0, -1).toReversed()) {
          here = undo(here);
          expect(here.config).toEqual(config);
        }
        for (const config of seen.slice(1)) {
          here = redo(here);
          expect(here.config).toEqual(config);
        }
      }),
    );
  });

  test.each<[Act, Act, string, string]>([
    ['add', 'remove', 'benefits.items[3]', 'benefits.items[3]'],
    ['duplicate', 'remove', 'benefits.items[1]', 'benefits.items[2]'],
    ['duplicate', 'remove', 'benefits.items[1]', 'benefits.items[1]'],
    ['moveUp', 'moveDown', 'benefits.items[2]', 'benefits.items[1]'],
    ['moveDown', 'moveUp', 'hero', 'hero'],
  ])('%s, then %s, restores the config', (act, back, path, then) => {
    const done = arrange(landingBusiness.base, { act, path });
    const undone = arrange(done, { act: back, path: then });
    expect(sectionsInOrder(undone)).toEqual(sectionsInOrder(landingBusiness.base));
    expect({ ...undone, globalSettings: null }).toEqual({ ...landingBusiness.base, globalSettings: null });
  });
});

test.each<[Act, string, string | undefined]>([
  ['add', 'benefits.items[2]', '2'],
  ['moveUp', 'benefits.items[2]', '1'],
  ['moveDown', 'benefits.items[2]', '3'],
  ['duplicate', 'benefits.items[2]', '3'],
  ['remove', 'benefits.items[2]', undefined],
  ['moveUp', 'hero', 'hero'],
  ['hide', 'hero', 'hero'],
])('%s of %s leaves the visitor at %s', (act, path, id) => {
  expect(idAfter({ act, path })).toBe(id);
});
