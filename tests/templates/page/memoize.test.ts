import { describe, expect, it, test, vi } from 'vitest';
import type { Json, JsonObject } from '../../../domain/json/json.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { memoized } from '../../../templates/page/memoize.ts';
import { readValues, type Values } from '../../../templates/page/values.ts';
import type { LoadedTemplate } from '../../../templates/template.ts';
import { fieldsOf } from '../facts.ts';
import { TEMPLATES } from '../template-facts.ts';

const START: JsonObject = {
  globalSettings: { language: 'en' },
  hero: { title: 'Bread', color: '#112233', visible: true, other: 'Butter' },
  list: { items: [{ name: 'one' }, { name: 'two' }] },
};

const OWN_WORDS = { en: 'Loaf', de: 'Laib', fr: '', es: '', it: '', pt: '', nl: '', ar: '' };

const startWith = (path: string, value: Json) => setAt(START, parsePath(path) ?? [], value);

describe('a remembered drawing', () => {
  const readings: Readonly<Record<string, (values: Values) => unknown>> = {
    text: (values) => values.text('hero.title'),
    color: (values) => values.color('hero.color'),
    flag: (values) => values.flag('hero.visible'),
    raw: (values) => values.raw('hero.title'),
    'hidden section': (values) => values.isHidden('hero'),
    words: (values) => values.words,
    'word of its own': (values) => values.ownWords(OWN_WORDS),
    'answer about a text': (values) => values.answer((from) => from.text('hero.title').startsWith('B')),
    items: (values) => values.items('list.items', ['name']).map((item) => item.text('name')),
  };
  const edits: Readonly<Record<string, JsonObject>> = {
    title: startWith('hero.title', 'Cake'),
    color: startWith('hero.color', '#445566'),
    visible: startWith('hero.visible', false),
    hidden: startWith('hero.hidden', true),
    language: startWith('globalSettings.language', 'de'),
    item: startWith('list.items[1].name', 'three'),
    other: startWith('hero.other', 'Jam'),
    'title alike': startWith('hero.title', 'Bun'),
  };

  test.each([
    ['text', ['title', 'title alike']],
    ['color', ['color']],
    ['flag', ['visible']],
    ['raw', ['title', 'title alike']],
    ['answer about a text', ['title']],
    ['hidden section', ['hidden']],
    ['words', ['language']],
    ['word of its own', ['language']],
    ['items', ['item']],
  ])('that reads a %s is made anew after an edit of that alone', (reading, expected) => {
    const made = Object.entries(edits).filter(([, edited]) => {
      const make = vi.fn((values: Values) => readings[reading]?.(values));
      const drawing = memoized(make);
      drawing(readValues(START, {}));
      expect(drawing(readValues(edited, {}))).toEqual(readings[reading]?.(readValues(edited, {})));
      return make.mock.calls.length > 1;
    });
    expect(made.map(([name]) => name)).toEqual(expected);
  });

  it('is kept once with the paths of its fields and once without', () => {
    const make = vi.fn((values: Values) => `${values.mark('hero.title')}`);
    const drawing = memoized(make);
    const draw = (isMarked: boolean) => drawing(readValues(START, {}, { isMarked }));
    expect([draw(true), draw(false), draw(true), draw(false)]).toEqual([
      ' data-path="hero.title"',
      'undefined',
      ' data-path="hero.title"',
      'undefined',
    ]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('hands what another one read on to the one that it is part of', () => {
    const inner = memoized((values) => values.text('hero.title'));
    const outer = memoized((values) => `<${inner(values)}>`);
    expect([START, edits.title, START].map((config) => outer(readValues(config ?? {}, {})))).toEqual([
      '<Bread>',
      '<Cake>',
      '<Bread>',
    ]);
  });
});

/** The templates as a program has them that has drawn no page yet. */
async function untouchedTemplates() {
  vi.resetModules();
  const { loadedTemplates, loadPages } = await import('../../../templates/pages.ts');
  await loadPages();
  return loadedTemplates();
}

const OTHER: Readonly<Record<string, Json>> = {
  text: 'Other',
  url: '#other',
  image: '/other.webp',
  icon: 'fas fa-heart',
  color: '#7c9a1e',
  boolean: false,
};

// A drawing that misses a change shows the state before it: on the way forth the one, on the way back the other.
test.each(TEMPLATES)(
  'a page of %s that is drawn edit by edit is the page that is drawn on the way back',
  async (_, facts) => {
    const { template } = facts;
    const order = facts.sections.map(([id]) => id).reverse();
    const edits: readonly (readonly [path: string, value: Json])[] = [
      ...fieldsOf(template).map(({ path, type }) => [path, OTHER[type] ?? ''] as const),
      ['globalSettings.sectionOrder', order.join(', ')],
      ['globalSettings.language', 'ar'],
      ...facts.sections.map(([id]) => [`${id}.hidden`, true] as const),
    ];
    const states: [path: string, config: JsonObject][] = [['', template.base]];
    for (const [path, value] of edits)
      states.push([path, setAt(states.at(-1)?.[1] ?? {}, parsePath(path) ?? [], value)]);
    const drawnBy = ({ render, renderMarked }: LoadedTemplate, all: typeof states) =>
      all.map(([path, config]) => [path, render(config), renderMarked(config)]);
    const forth = drawnBy(template, states);
    const untouched = (await untouchedTemplates()).find(({ id }) => id === template.id);
    if (!untouched) throw new Error(`${template.id} is gone.`);
    const back = drawnBy(untouched, states.toReversed()).toReversed();
    for (const [at, drawn] of forth.entries()) expect(drawn).toEqual(back[at]);
  },
);
