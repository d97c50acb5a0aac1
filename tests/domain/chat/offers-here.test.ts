import { describe, expect, test } from 'vitest';
import type { Command, Option } from '../../../domain/chat/command.ts';
import { offersHere } from '../../../domain/chat/offers-here.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { type Arrangement, arrange } from '../../../domain/editing/arrangement.ts';
import { getAt, parsePath, setAt } from '../../../domain/json/path.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import type { LanguageCode } from '../../../words/language.ts';

const named = (title: string) => ({ title, description: '', visible: true });
const LISTS = { landing: 'benefits.items', moonlight: 'portfolio.items' } as const;
const ITEMS = ['A', 'B', 'C'].map(named);
const SITES = {
  landing: setAt(landingBusiness.base, ['benefits', 'items'], ITEMS),
  moonlight: setAt(moonlight.base, ['portfolio', 'items'], ITEMS),
} as const;

/** What the sentence asks for is about item B, the second one. */
const OFFERS = [
  { how: 'set', says: 'change the title of the second benefit to Offered', site: 'landing' },
  { how: 'remove', says: 'remove the second benefit', site: 'landing' },
  { how: 'go to', says: 'move the second benefit up', site: 'landing' },
  { how: 'hide', says: 'hide the second project', site: 'moonlight' },
] as const;

/** What happened to the list since, and the titles then. */
const BEFORE: readonly (readonly [
  string,
  readonly Omit<Arrangement, 'path'>[],
  readonly number[],
  string,
])[] = [
  ['moved up', [{ act: 'moveUp' }], [1], 'BAC'],
  ['moved down', [{ act: 'moveDown' }], [1], 'ACB'],
  ['one before it removed', [{ act: 'remove' }], [0], 'BC'],
  ['one behind it removed', [{ act: 'remove' }], [2], 'AB'],
  ['one before it copied', [{ act: 'duplicate' }], [0], 'AABC'],
  [
    'one added and moved before it',
    [{ act: 'add' }, { act: 'moveUp' }, { act: 'moveUp' }],
    [3, 3, 2],
    'A·BC',
  ],
  ['removed itself', [{ act: 'remove' }], [1], 'AC'],
];

interface Item {
  readonly title: string;
  readonly visible?: boolean;
}

/** The titles of a list; those of hidden items in brackets, and `·` for one that has no title. */
const titlesIn = (config: Config | undefined, list: string) => {
  const items = config && getAt(config, parsePath(list) ?? []);
  return (items as unknown as readonly Item[] | undefined)?.map(({ title, visible = true }) =>
    visible ? title || '·' : `(${title})`,
  );
};

describe.each(OFFERS)('an offer to $how item B', ({ how, says, site }) => {
  const list = LISTS[site];
  const on = SITES[site];
  const offerOn = async (code: LanguageCode = 'en'): Promise<Option> => {
    const { read } = await readerIn(code);
    const words = await wordsIn(code);
    const [first] = read({
      text: says,
      config: on,
      words,
      steps: { canUndo: false, canRedo: false },
    }).options;
    if (!first) throw new Error(`Nothing is offered for ${says}`);
    return first;
  };

  test.each(BEFORE)('after: %s', async (_, acts, places, titles) => {
    const words = await wordsIn('en');
    const here = acts.reduce(
      (config, { act }, at) => arrange(config, { act, path: `${list}[${places[at]}]` }),
      on,
    );
    const before = titlesIn(here, list);
    expect(before?.join('')).toBe(titles);
    const [offer] = offersHere({ options: [await offerOn()], on }, here, words);
    const at = titles.indexOf('B');
    const isThere = at !== -1;
    if (how === 'go to') {
      expect(offer?.command).toEqual(
        isThere ? { type: 'place.open', target: `benefits.benefit.${at}` } : undefined,
      );
      return;
    }
    const after = applyPlan(here, plannedBy(offer?.command));
    const expected = {
      set: before?.map((title) => (title === 'B' ? 'Offered' : title)),
      remove: before?.filter((title) => title !== 'B'),
      hide: before?.map((title) => (title === 'B' ? '(B)' : title)),
    }[how];
    expect(titlesIn(after, list)).toEqual(isThere ? expected : undefined);
    // It is called by what it says, wherever it stands.
    expect(offer?.label).toBe(
      { set: 'Change it', remove: 'Remove B, in the benefits', hide: 'Hide B, in the portfolio' }[how],
    );
  });
});

test.each(['de', 'ar'] as const)(
  'in %s, an offer calls an item that says nothing by its present number',
  async (code) => {
    const words = await wordsIn(code);
    const { read } = await readerIn(code);
    const on = setAt(landingBusiness.base, ['benefits', 'items'], ['A', '', 'C'].map(named));
    const { options } = read({
      text: 'remove the second benefit',
      config: on,
      words,
      steps: { canUndo: false, canRedo: false },
    });
    const [offer] = offersHere(
      { options, on },
      arrange(on, { act: 'remove', path: 'benefits.items[0]' }),
      words,
    );
    const name = (place: number) => words.chat.itemOf(words.names.Benefit ?? 'Benefit', place);
    expect(offer?.label).toBe(options[0]?.label.replace(name(2), name(1)));
    expect(offer?.label).not.toBe(options[0]?.label);
  },
);

test('rows that were offered for a list are added to those that came meanwhile', async () => {
  const words = await wordsIn('en');
  const { read } = await readerIn('en');
  const on = SITES.landing;
  const steps = { canUndo: false, canRedo: false };
  const { options } = read({ text: 'D\nE', config: on, words, steps, list: 'benefits.items' });
  const here = arrange(on, { act: 'duplicate', path: 'benefits.items[1]' });
  const [offer] = offersHere({ options, on }, here, words);
  expect(titlesIn(applyPlan(here, plannedBy(offer?.command)), 'benefits.items')).toEqual([
    'A',
    'B',
    'B',
    'C',
    'D',
    'E',
  ]);
});

function plannedBy(command: Command | undefined) {
  return command?.type === 'plan.chosen' ? command.edits : [];
}
