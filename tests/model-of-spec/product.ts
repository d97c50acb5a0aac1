import * as chats from './chat.ts';
import * as histories from './history.ts';
import { fieldAt } from './menu.ts';
import * as publishing from './publish.ts';
import { leavingOff, withEdits, withOwnContent } from './samples.ts';
import { differences, type Website, written } from './website.ts';

/** The product: one website, edited in the tabs of one browser. */
export interface Product extends publishing.World {
  readonly tabs: readonly Tab[];
}

/** One tab: the chat, and the dialog that publishes. */
export interface Tab {
  chat: chats.Chat;
  publish: publishing.Publish;
}

/** A first visit. */
export function newProduct(tabs: number): Product {
  const opened = Array.from({ length: tabs }, () => ({
    chat: chats.greeted(),
    publish: publishing.closed(),
  }));
  const dialogs = opened.map(({ publish }) => publish);
  return {
    ...histories.newHistory(),
    tabs: opened,
    dialogs,
    deploys: [],
    firstPublishes: [],
    drawnId: undefined,
  };
}

/** What a visitor does in a tab, or the world outside does to it; `text` says what it is about. */
export interface Act {
  readonly name: ActName;
  readonly text: string;
  /** The value that a popover gives for its text. */
  readonly value?: string | boolean;
  readonly reply?: publishing.Reply;
}

export type ActName = keyof typeof ACTS;

interface Situation extends Tab {
  readonly product: Product;
  readonly tab: Tab;
  readonly website: Website;
}

interface Rule {
  /** Whether the act is possible. */
  readonly if: (here: Situation, act: Pick<Act, 'text'>) => boolean;
  readonly does: (here: Situation, act: Omit<Act, 'name'>) => void;
}

// While the dialog that publishes is open, nothing else can be done.
const isFree = ({ publish }: Situation) => publish.stage === 'idle';
const isReady = (here: Situation) => isFree(here) && !here.chat.wait;
const takesAddress = ({ publish }: Situation) => publish.stage === 'form' || publish.stage === 'failed';
const draftsOf = ({ chat, website }: Situation) => chats.drafts(chat, website);
const asksAbout = (here: Situation, { text }: { text: string }) =>
  here.publish.stage === 'form' && !here.chat.wait && text in draftsOf(here);
const hasPopover = (here: Situation) => isReady(here) && chats.popover(here.chat, here.website) !== undefined;

/** Everything that can be done, when it is possible, and what it does. */
export const ACTS = {
  // The chat.
  pick: {
    if: (here, { text }) => isFree(here) && chats.options(here.chat, here.website).includes(text),
    does: ({ product, chat, website }, { text }) => edit(product, chat, chats.pick(chat, website, text)),
  },
  type: {
    if: isFree,
    does: ({ chat, website }, { text }) => chats.type(chat, website, text),
  },
  send: {
    if: (here) => isReady(here) && chats.box(here.chat, here.website).trim() !== '',
    does: ({ product, chat, website }) => edit(product, chat, chats.send(chat, website)),
  },
  'wait a second': {
    if: ({ product }) => product.tabs.some(({ chat }) => chat.wait),
    does: ({ product, website }) => {
      for (const { chat } of product.tabs) chats.answer(chat, website);
    },
  },
  back: {
    if: (here) => isReady(here) && chats.placeOf(here.chat).length > 0,
    does: ({ chat, website }) => chats.back(chat, website),
  },
  'main menu': {
    if: isReady,
    does: ({ chat, website }) => chats.openMainMenu(chat, website),
  },
  'open field': {
    if: (here, { text }) => isFree(here) && fieldAt(here.website, text) !== undefined,
    does: ({ chat, website }, { text }) => chats.open(chat, website, text),
  },
  'choose in popover': {
    if: hasPopover,
    does: ({ product, chat, website }, { text, value = text }) =>
      edit(product, chat, { path: chats.fieldOf(chat, website)?.path ?? '', typed: value, said: text }),
  },
  'close popover': {
    if: hasPopover,
    does: ({ chat }) => chats.closePopover(chat),
  },
  'continue editing': {
    if: (here, { text }) => isReady(here) && text in here.chat.earlierDrafts && text in draftsOf(here),
    does: ({ chat, website }, { text }) => chats.resume(chat, website, text),
  },
  // The website.
  undo: {
    if: (here) => isFree(here) && here.product.done.length > 0,
    does: ({ product }) => follow(product, histories.undo(product)),
  },
  redo: {
    if: (here) => isFree(here) && here.product.undone.length > 0,
    does: ({ product }) => follow(product, histories.redo(product)),
  },
  'change template': {
    if: (here, { text }) => isFree(here) && here.website._templateId !== text,
    does: ({ product, tab }, { text }) => follow(product, histories.changeTemplate(product, text), tab),
  },
  reset: {
    if: isFree,
    does: ({ product, tab }) => {
      follow(product, histories.reset(product), tab);
      greet(tab, true);
    },
  },
  reload: {
    if: isReady,
    does: ({ tab, chat, publish }) => {
      tab.chat = chats.reloaded(chat);
      publishing.forgetId(publish);
    },
  },
  // Publishing.
  'open publish': {
    if: isFree,
    does: ({ publish }) => publishing.open(publish),
  },
  'use draft': {
    if: asksAbout,
    does: (here, { text }) => {
      const typed = chats.meantFor(here.website, text, draftsOf(here)[text] ?? '');
      chats.drop(here.chat, text);
      write(here.product, text, typed);
    },
  },
  'leave draft out': {
    if: asksAbout,
    does: ({ chat }, { text }) => chats.drop(chat, text),
  },
  'type email': {
    if: takesAddress,
    does: ({ publish }, { text }) => publishing.typeAddress(publish, text),
  },
  publish: {
    if: (here) =>
      takesAddress(here) && (here.publish.stage === 'failed' || Object.keys(draftsOf(here)).length === 0),
    does: ({ product, publish }) => send(product, publish),
  },
  'publish as a new site': {
    if: ({ publish }) => publish.isNewSiteOffered,
    does: ({ product, publish }) => send(product, publish, true),
  },
  'server answers': {
    if: ({ publish }) => publish.sent !== undefined,
    does: ({ product, publish }, { reply = { status: 200, body: {} } }) =>
      publishing.reply(product, publish, reply),
  },
  'close publish': {
    if: (here) => !isFree(here),
    does: ({ product, publish }) => publishing.close(product, publish),
  },
} satisfies Readonly<Record<string, Rule>>;

const situation = (product: Product, tab: Tab): Situation => ({
  ...tab,
  product,
  tab,
  website: product.site.website,
});

/** True if the act is possible in a tab. */
export function isPossible(product: Product, tab: Tab, act: Act): boolean {
  const rule: Rule = ACTS[act.name];
  return rule.if(situation(product, tab), act);
}

/** Does an act that is possible. */
export function perform(product: Product, tab: Tab, act: Act): void {
  const rule: Rule = ACTS[act.name];
  rule.does(situation(product, tab), act);
}

/** An edit that the chat asks for: it is applied and stored at once, and answered after a second. */
function edit(product: Product, chat: chats.Chat, asked: chats.Edit | undefined): void {
  if (!asked) return;
  write(product, asked.path, asked.typed);
  chats.awaitEdit(chat, product.site.website, asked);
}

function write(product: Product, path: string, typed: string | boolean): void {
  const next = written(product.site.website, path, typed);
  if (!next) return;
  const website = withOwnContent(product.site.website, next.website, path);
  histories.change(product, website, chats.nameOf(website, path));
  follow(product);
}

/** A publish whose address is taken leaves what is made up off the website, as one step; it stays so if the deploy fails. */
function send(product: Product, publish: publishing.Publish, isNewSite = false): void {
  if (!publishing.submit(product, publish, isNewSite)) return;
  const { website } = product.site;
  const edits = leavingOff(website);
  const [[first] = ['']] = edits;
  if (edits.length === 0) return;
  const name = edits.length === 1 ? chats.nameOf(website, first) : `${edits.length} changes`;
  histories.change(product, withEdits(website, edits), name);
  follow(product);
}

/** Every tab follows; another website greets in each of them. */
function follow(product: Product, isReplaced = false, confirmedIn?: Tab): void {
  if (isReplaced) product.drawnId = undefined;
  for (const tab of product.tabs) {
    chats.leaveGoneLevels(tab.chat, product.site.website);
    if (isReplaced) greet(tab, tab === confirmedIn);
  }
}

/** The chat begins again. What is typed ends only where its visitor confirmed the other website. */
function greet(tab: Tab, isConfirmed: boolean): void {
  tab.chat = isConfirmed ? chats.greeted() : chats.greetedAnew(tab.chat);
  publishing.forgetId(tab.publish);
}

/** What the visitor sees of a tab, and what its browser and the world outside have. */
export function seen(product: Product, { chat, publish }: Tab) {
  const { site, done, undone, isStored, deploys, firstPublishes } = product;
  const { website } = site;
  const { stage } = publish;
  return {
    place: chats.placeOf(chat),
    transcript: chats.transcript(chat),
    options: chats.options(chat, website),
    box: chats.box(chat, website),
    isAtField: chats.fieldOf(chat, website) !== undefined,
    isWaiting: chat.wait !== undefined,
    popover: chats.popover(chat, website),
    drafts: chats.drafts(chat, website),
    undo: done.at(-1)?.name,
    redo: undone.at(-1)?.name,
    publish: {
      stage,
      email: stage === 'success' ? '' : publish.email,
      isEmailRejected: publish.isEmailRejected,
    },
    outcome: { details: publish.details, address: publish.address, newSite: publish.isNewSiteOffered },
    websiteConfig: isStored ? differences(website) : undefined,
    hasPage: isStored,
    deploys: deploys.map(({ age: _, ...deploy }) => deploy),
    firstPublishes,
  };
}

/** What is seen of a tab. */
export type Seen = ReturnType<typeof seen>;
