import fc from 'fast-check';
import { expect } from 'vitest';
import { box, drafts, fieldOf, options } from './chat.ts';
import { popoverOf } from './menu.ts';
import {
  ACTS,
  type Act,
  type ActName,
  isPossible,
  newProduct,
  type Product,
  perform,
  type Seen,
  seen,
  type Tab,
} from './product.ts';
import type { Reply } from './publish.ts';
import { isSame } from './website.ts';

/** A running builder: acts are done in it, and it is looked at. */
export interface Builder {
  /** What was done in it so far, for the report of a disagreement. */
  readonly walked: string[];
  act(tab: number, act: Act): Promise<void>;
  /** Looks at a tab. What takes a while is looked at until it is as expected, or patience ends. */
  see(tab: number, isExpected: (look: Look) => boolean): Promise<Look>;
}

/** As much of a tab as a builder can show. */
export type Look = Partial<{ readonly [Part in keyof Seen]: unknown }> & Pick<Seen, 'options' | 'box'>;

export const TABS = 2;

/** What is typed into a field, and at the menu. */
const VALUES = ['Bread', 'example.com', 'https://a.example/', '#navy', 'show', 'HIDE', '', ' '];
const SENTENCES = [
  'hero.title.text Dawn',
  'hero.title.text Dusk',
  'hero.button.visible false',
  'benefits.hidden true',
  'benefits.hidden no',
  'benefits.items.0.title First',
  'benefits.items[4].title Fifth',
  'hero.button.url #cta',
  'footer.social.facebook.url bread.example',
  'globalSettings.primaryColor #123456',
  'home.title.text Moon',
  'home.title Moon',
  'xyzzy',
  'foo.bar qux',
  'hero.title plugh',
  'hero.title.text.deep plugh',
  'benefits.items[100].title plugh',
  'benefits._x.y plugh',
  ' ',
];
const FIELDS = [
  'hero.title.text',
  'hero.subtitle.text',
  'hero.background.color',
  'hero.button.visible',
  'benefits.items[1].icon',
  'benefits.items[1].title',
  'footer.social.facebook.url',
  'header.logoText',
  'header.logo.text',
  'home.title',
  'portfolio.items[2].visible',
  'globalSettings.fontFamily',
];
const CHOICES: Readonly<Record<string, readonly (readonly [string, string | boolean])[]>> = {
  'Select a color': [
    ['Primary Indigo', '#3F51B5'],
    ['Light Gray', '#F5F5F5'],
  ],
  'Select an icon': [
    ['home', 'fas fa-home'],
    ['star', 'fas fa-star'],
  ],
  Toggle: [
    ['Show', true],
    ['Hide', false],
  ],
};
const EMAILS = ['me@example.com', 'you@example.com', 'me@example', 'nobody'];
const PAGE = { url: 'https://sites.example/s/site/', id: 'version' };
const REPLIES: readonly Reply[] = [
  { status: 200, body: PAGE },
  { status: 200, body: { ...PAGE, id: 7 } },
  { status: 200, body: PAGE },
  { status: 200, body: PAGE },
  { status: 500, body: { error: 'The server is full.' } },
  { status: 500, body: { error: { message: 'No room.' } } },
  { status: 500, body: { error: ' ' } },
  { status: 500, body: { error: 42 } },
  { status: 409, body: { error: 'Taken.' } },
  { status: 409, body: { error: 'Taken.' } },
  { status: 403, body: { error: 'Not yours.' } },
  { status: 410, body: { error: 'Gone.' } },
];

type Details = Omit<Act, 'name'>;
type Choose = (product: Product, tab: Tab, n: number) => Details | undefined;

const at = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length];
const named = (items: readonly string[], n: number): Details | undefined => {
  const text = at(items, n);
  return text === undefined ? undefined : { text };
};
const aDraft: Choose = ({ site }, { chat }, n) => named(Object.keys(drafts(chat, site.website)), n);

/** The details of acts that have some, by a number. */
const DETAILS: Readonly<Partial<Record<ActName, Choose>>> = {
  pick: ({ site }, { chat }, n) => named(options(chat, site.website), n),
  type: ({ site: { website } }, { chat }, n) => {
    const labels = options(chat, website).map((label) => label.toUpperCase());
    return named(!chat.wait && fieldOf(chat, website) ? VALUES : [...SENTENCES, ...labels.slice(0, 2)], n);
  },
  send: ({ site: { website } }, { chat }) => {
    const text = box(chat, website);
    const isOption = options(chat, website).some((label) => label.toUpperCase() === text);
    // The name of a place elsewhere is a request, of which the specification says no more than that it is understood.
    const isRequest = /^[A-Z ]+$/.test(text) && !isOption && !fieldOf(chat, website);
    // Several lines at a list are rows for it, of which the specification says as little.
    const areRows = text.includes('\n');
    return isRequest || areRows ? undefined : { text: '' };
  },
  // A field with a draft is opened more often than chance would open it.
  'open field': ({ site }, { chat }, n) => {
    const drafted = Object.keys(drafts(chat, site.website));
    return named(n % 3 === 0 && drafted.length > 0 ? drafted : FIELDS, n);
  },
  'choose in popover': ({ site }, { chat }, n) => {
    const field = fieldOf(chat, site.website);
    const [text, value] = at(CHOICES[(field && popoverOf(field)) ?? ''] ?? [], n) ?? [];
    return text === undefined || value === undefined ? undefined : { text, value };
  },
  'continue editing': aDraft,
  'use draft': aDraft,
  'leave draft out': aDraft,
  'change template': (_, __, n) => named(['landing_business', 'moonlight'], n),
  'type email': (_, __, n) => named(EMAILS, n),
  'server answers': (_, { publish }, n) => {
    const reply = at(REPLIES, n);
    // The server refuses these two at an update alone.
    const isOfUpdate = reply?.status === 403 || reply?.status === 410;
    return reply && (!isOfUpdate || publish.sent?.isUpdate) ? { text: '', reply } : undefined;
  },
};

/** One step of a walk, for the model and for a builder. */
class Step implements fc.AsyncCommand<Product, Builder> {
  private readonly tab: number;
  private readonly name: ActName;
  private readonly n: number;

  constructor(tab: number, name: ActName, n: number) {
    this.tab = tab;
    this.name = name;
    this.n = n;
  }

  check(product: Readonly<Product>): boolean {
    return this.actIn(product) !== undefined;
  }

  async run(product: Product, builder: Builder): Promise<void> {
    const act = this.actIn(product);
    if (!act) return;
    const { name, text, value, reply } = act;
    builder.walked.push(`tab ${this.tab + 1}: ${name} ${JSON.stringify(reply ?? value ?? text)}`);
    perform(product, tabOf(product, this.tab), act);
    await builder.act(this.tab, act);
    for (const tab of product.tabs.keys()) {
      const expected = seen(product, tabOf(product, tab));
      const isExpected = (look: Look) => isSame(comparable(look, expected), sharedWith(look, expected));
      const look = await builder.see(tab, isExpected);
      const told = `tab ${tab + 1} after\n${builder.walked.join('\n')}\n`;
      expect(comparable(look, expected), told).toEqual(sharedWith(look, expected));
    }
  }

  toString(): string {
    return this.name;
  }

  private actIn(product: Product): Act | undefined {
    const tab = tabOf(product, this.tab);
    const choose = DETAILS[this.name] ?? (() => ({ text: '' }));
    const details = choose(product, tab, this.n);
    const act = details && { ...details, name: this.name };
    return act && isPossible(product, tab, act) ? act : undefined;
  }
}

function tabOf({ tabs }: Product, at: number): Tab {
  const tab = tabs[at];
  if (!tab) throw new Error(`There is no tab ${at + 1}`);
  return tab;
}

/** Offered at texts that a page does without, of which the specification offers nothing. */
const LEFT_EMPTY = 'Leave it empty';

/** What is seen, without what the specification leaves free: blanks, and options around the specified ones. */
function comparable(look: Look, { options: specified }: Seen): Look {
  const first = look.options.findIndex((_, from) =>
    specified.every((label, at) => look.options[from + at] === label),
  );
  const isFree = first !== -1 && specified.length > 0;
  const options = isFree ? specified : look.options.filter((label) => label !== LEFT_EMPTY);
  return { ...look, box: notBlank(look.box), options };
}

/** The parts of what is expected that a look has. */
function sharedWith(look: Look, expected: Seen): Partial<Seen> {
  const parts = Object.entries({ ...expected, box: notBlank(expected.box) });
  return Object.fromEntries(parts.filter(([part]) => part in look));
}

const notBlank = (text: string) => (text.trim() === '' ? '' : text);

/** How often acts are tried: on walks that mostly talk, that leave drafts, that publish beside other tabs, and over and over. */
const WEIGHTS: readonly {
  readonly others: number;
  readonly acts: Readonly<Partial<Record<ActName, number>>>;
}[] = [
  {
    others: 1,
    acts: {
      pick: 4,
      type: 5,
      send: 5,
      'wait a second': 5,
      'open field': 3,
      'choose in popover': 2,
      reload: 2,
    },
  },
  {
    others: 0,
    acts: {
      'open field': 4,
      type: 4,
      send: 1,
      'wait a second': 2,
      back: 1,
      'main menu': 1,
      undo: 1,
      reload: 2,
      'continue editing': 4,
      'open publish': 2,
      'use draft': 2,
      'leave draft out': 2,
      'close publish': 2,
    },
  },
  {
    others: 1,
    acts: {
      type: 3,
      send: 3,
      'open publish': 3,
      'type email': 4,
      publish: 4,
      'server answers': 5,
      'change template': 2,
    },
  },
  {
    others: 0,
    acts: {
      'open publish': 3,
      'type email': 3,
      publish: 4,
      'publish as a new site': 1,
      'server answers': 5,
      'close publish': 1,
    },
  },
];

/** Walks of at most so many steps; a failure shortens them. */
export function walks(length: number) {
  const names = Object.keys(ACTS) as ActName[];
  const kinds = WEIGHTS.map(({ others, acts }) => {
    const steps = names.flatMap((name) => {
      const step = fc.tuple(fc.nat(TABS - 1), fc.nat(99)).map(([tab, n]) => new Step(tab, name, n));
      return Array.from({ length: acts[name] ?? others }, () => step);
    });
    return fc.commands(steps, { maxCommands: length, size: 'max' });
  });
  return fc.oneof(...kinds);
}

/** Walks the model and a builder in step. */
export function walkInStep(
  steps: Iterable<fc.AsyncCommand<Product, Builder>>,
  start: () => Promise<Builder>,
): Promise<void> {
  return fc.asyncModelRun(async () => ({ model: newProduct(TABS), real: await start() }), steps);
}
