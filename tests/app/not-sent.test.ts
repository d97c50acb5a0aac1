import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Understood } from '../../domain/chat/command.ts';
import { draftsIn, lostDrafts } from '../../domain/chat/drafts.ts';
import type { Config } from '../../domain/config/config.ts';
import type { StartRequest } from '../../domain/ports.ts';
import { withSection } from '../../domain/sections/added-sections.ts';
import { HOURS_LIST } from '../../domain/sections/hours-list.ts';
import { hoursDraft, hoursTable } from '../../domain/sections/hours-section.ts';
import { selectDrafts, selectFromLastVisit } from '../../machines/chat/box.selectors.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import {
  selectEditor,
  selectField,
  selectKept,
  selectOptions,
  selectPlace,
  selectUnsent,
} from '../../machines/chat/chat.selectors.ts';
import type { ChatInput } from '../../machines/chat/chat.setup.ts';
import { requestMachine } from '../../machines/chat/request.machine.ts';
import { selectUpload } from '../../machines/editor/editor.selectors.ts';
import { selectFile } from '../../machines/editor/upload.machine.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import { en } from '../../words/en/en.ts';
import { browserWith, openTab, settle } from './browser-tabs.ts';

/** What the visitor gives in each case. */
const GIVEN = 'Half typed';
const OFFERED: Understood = {
  isRequest: true,
  options: [
    {
      label: 'Hide the footer',
      command: { type: 'plan.chosen', edits: [{ path: 'globalSettings.primaryColor', typed: '#123456' }] },
    },
  ],
};
const never = () => new Promise<never>(() => {});

/** Two tabs of one browser; the visitor works in the first one, after a step of their own: an edit, or another template. */
async function openTabs(hasOtherTemplate: boolean) {
  const browser = browserWith();
  const [mine, other] = [await openTab(browser, { name: 1 }), await openTab(browser, { name: 2 })];
  onTestFinished(() => {
    for (const { site } of [mine, other]) site.stop();
  });
  mine.site.send({ type: 'site.arrange', commandId: 'hours', act: 'add', path: 'hours' });
  const otherTemplate = withSection(moonlight.base, 'hours');
  if (hasOtherTemplate) mine.site.send({ type: 'content.carry', config: otherTemplate, at: 1 });
  else
    mine.site.send({
      type: 'edit.apply',
      commandId: 'a',
      path: 'globalSettings.textColor',
      typed: '#111111',
    });
  await settle(mine, other);
  return { mine, other };
}

/** The visitor's chat, from its start or as a reload leaves it. */
function openChat(site: ChatInput['site'], input: Partial<ChatInput> = {}) {
  const waits = {
    simulateEdit: fromPromise<{ readonly at: number }, void>(never),
    awaitReader: fromPromise<void, void>(never),
    loadStarts: fromPromise<Config, StartRequest>(async ({ input }) => input.config),
  };
  const request = requestMachine.provide({ actors: waits });
  const chat = createActor(chatMachine.provide({ actors: { request } }), {
    input: { site, words: en, at: 1, ...input },
  }).start();
  onTestFinished(() => {
    chat.stop();
  });
  const { box } = chat.getSnapshot().context;
  return {
    chat,
    box,
    pick: (...labels: readonly string[]) => {
      for (const label of labels) chat.send({ type: 'option.pick', label, at: 2 });
    },
    type: (text: string) => box.send({ type: 'draft.change', text }),
    send: () => box.send({ type: 'message.send', at: 3 }),
  };
}

type Visit = ReturnType<typeof openChat>;

/** Where something that is not sent is now. */
function whereIs({ chat, box }: Visit, site: ChatInput['site']): string {
  const { config } = site.getSnapshot().context;
  const { text, menuText } = box.getSnapshot().context;
  const has = (texts: readonly { readonly text: string }[]) =>
    texts.some((each) => each.text.includes(GIVEN));
  if (text.includes(GIVEN)) return 'in the box';
  if (menuText.includes(GIVEN)) return 'kept for the menu';
  const ofBefore = selectFromLastVisit(box.getSnapshot());
  if (has(draftsIn(config, ofBefore, en))) return 'told, to go on with';
  const drafts = selectDrafts(box.getSnapshot());
  const field = selectField(chat.getSnapshot());
  const table = field?.type === 'table' ? field.path : selectPlace(chat.getSnapshot()).join('.');
  if (drafts[table === 'hours' ? HOURS_LIST : table]?.includes(GIVEN)) return 'in the table';
  const editor = selectEditor(chat.getSnapshot())?.getSnapshot();
  const upload = editor && selectUpload(editor)?.getSnapshot();
  if (upload && selectFile(upload)) return 'chosen';
  if (has(draftsIn(config, drafts, en))) return 'kept for its field';
  if (has(lostDrafts(config, { ...ofBefore, ...drafts }, en))) return 'told, as its field is gone';
  if (selectOptions(chat.getSnapshot()).some(({ label }) => label === en.chat.leave)) return 'still offered';
  return chat.getSnapshot().hasTag('working') ? 'being answered' : 'gone';
}

/** What is given and not sent: for the title of the first section, a list and a picture. */
const UNSENT = {
  'a text at the menu': ({ type }) => type(GIVEN),
  'a text for a field': ({ pick, type }, title) => {
    pick(...title);
    type(GIVEN);
  },
  'a text at a question': ({ pick, type }) => {
    pick('What can I do?', en.interview.options.start);
    type(GIVEN);
  },
  'a sentence that waits for its reader': ({ pick, type, send }) => {
    pick('Global Settings');
    type(`${GIVEN} early`);
    send();
  },
  'an offered change': ({ pick, type, send }) => {
    pick('Global Settings');
    type(GIVEN);
    send();
  },
  'rows of a table': ({ pick, type, send }, _, list) => {
    pick(...list, 'Edit as a table');
    type(GIVEN);
    send();
  },
  'opening hours of a table': ({ pick, box, chat }) => {
    pick('Opening Hours');
    const { config } = chat.getSnapshot().context.site.getSnapshot().context;
    const typed = { ...hoursTable(config), texts: [{ days: 'Easter', hours: GIVEN }] };
    box.send({ type: 'rows.keep', path: HOURS_LIST, text: hoursDraft(config, typed) });
  },
  'a chosen picture': ({ pick, chat }, _, __, picture) => {
    pick(...picture);
    const editor = selectEditor(chat.getSnapshot())?.getSnapshot();
    const upload = editor && selectUpload(editor);
    upload?.send({ type: 'file.choose', file: new File(['x'], 'bread.png', { type: 'image/png' }) });
  },
} satisfies Record<string, (visit: Visit, title: Way, list: Way, picture: Way) => void>;

/** Options that lead to a place. */
type Way = readonly string[];
const LANDING: readonly [Way, Way, Way] = [
  ['Hero', 'Title'],
  ['Benefits', 'Benefit'],
  ['Features', 'Image'],
];
const PORTFOLIO: readonly [Way, Way, Way] = [
  ['Home', 'Title'],
  ['Portfolio', 'Project'],
  ['Home', 'Author Image', 'Image'],
];

type Unsent = keyof typeof UNSENT;
type Tabs = Awaited<ReturnType<typeof openTabs>>;

/** What happens then, to the visit or to the website. */
const HAPPENS = {
  'a reload': ({ visit, tabs: { mine } }) => {
    const chat = visit.chat.getSnapshot();
    const kept = { fromLastVisit: selectUnsent(chat), interview: selectKept(chat) };
    return openChat(mine.site, kept);
  },
  'another tab edits': ({ tabs: { other } }) => {
    other.site.send({
      type: 'edit.apply',
      commandId: 'b',
      path: 'globalSettings.primaryColor',
      typed: '#222222',
    });
  },
  'another tab changes the template': ({ tabs: { other } }) => {
    other.site.send({ type: 'template.choose', templateId: 'moonlight', at: 5 });
  },
  'another tab resets': ({ tabs: { other } }) => {
    other.site.send({ type: 'site.reset', at: 5 });
  },
  'an edit is undone here': ({ tabs: { mine } }) => {
    mine.site.send({ type: 'step.undo', at: 5 });
  },
  'a template change is undone here': ({ tabs: { mine } }) => {
    mine.site.send({ type: 'step.undo', at: 5 });
  },
  'a template change is confirmed': ({ tabs: { mine } }) => {
    mine.site.send({ type: 'content.carry', config: mine.site.getSnapshot().context.config, at: 5 });
  },
  Reset: ({ tabs: { mine } }) => {
    mine.site.send({ type: 'site.reset', at: 5 });
  },
  Back: ({ visit: { chat } }) => {
    chat.send({ type: 'step.back' });
  },
  'Main Menu': ({ visit: { chat } }) => {
    chat.send({ type: 'menu.open', at: 5 });
  },
  'it is sent, or taken': ({ visit: { chat, box, send, pick } }) => {
    pick('Hide the footer');
    const { value } = selectEditor(chat.getSnapshot())?.getSnapshot() ?? {};
    // The form of the hours saves them, and lets their draft go.
    if (selectPlace(chat.getSnapshot()).join() === 'hours') {
      chat.send({ type: 'plan.chosen', edits: [], said: 'Save', told: '', at: 6 });
      box.send({ type: 'draft.drop', path: HOURS_LIST });
    } else if (value?.kind === 'table')
      selectEditor(chat.getSnapshot())?.send({ type: 'rows.give', said: 'Done', told: '', at: 6 });
    else send();
  },
} satisfies Record<string, (at: { visit: Visit; tabs: Tabs }) => unknown>;

type Happens = keyof typeof HAPPENS;
type Fates = Readonly<Record<Happens, string>>;

/** What becomes of each: it ends by Back, Main Menu, Reset, another website that the visitor confirmed, and by sending alone. */
const FATES: Readonly<Record<Unsent, Fates>> = {
  // It belongs to the menu as a whole, which Back and Main Menu do not leave.
  'a text at the menu': {
    'a reload': 'in the box',
    'another tab edits': 'in the box',
    'another tab changes the template': 'in the box',
    'another tab resets': 'in the box',
    'an edit is undone here': 'in the box',
    'a template change is undone here': 'in the box',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'in the box',
    'Main Menu': 'in the box',
    'it is sent, or taken': 'being answered',
  },
  'a text for a field': {
    'a reload': 'told, to go on with',
    'another tab edits': 'in the box',
    'another tab changes the template': 'told, as its field is gone',
    'another tab resets': 'kept for its field',
    'an edit is undone here': 'in the box',
    'a template change is undone here': 'told, as its field is gone',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'gone',
    'Main Menu': 'gone',
    'it is sent, or taken': 'being answered',
  },
  'a text at a question': {
    'a reload': 'in the box',
    'another tab edits': 'in the box',
    'another tab changes the template': 'in the box',
    'another tab resets': 'in the box',
    'an edit is undone here': 'in the box',
    'a template change is undone here': 'in the box',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'gone',
    'Main Menu': 'gone',
    'it is sent, or taken': 'being answered',
  },
  // Back and Main Menu wait with it.
  'a sentence that waits for its reader': {
    'a reload': 'in the box',
    'another tab edits': 'being answered',
    'another tab changes the template': 'in the box',
    'another tab resets': 'in the box',
    'an edit is undone here': 'being answered',
    'a template change is undone here': 'in the box',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'being answered',
    'Main Menu': 'being answered',
    'it is sent, or taken': 'being answered',
  },
  // Where it cannot stand any more, its sentence is in the box: one Enter offers it again.
  'an offered change': {
    'a reload': 'in the box',
    'another tab edits': 'still offered',
    'another tab changes the template': 'in the box',
    'another tab resets': 'in the box',
    'an edit is undone here': 'still offered',
    'a template change is undone here': 'in the box',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'gone',
    'Main Menu': 'gone',
    'it is sent, or taken': 'being answered',
  },
  'rows of a table': {
    'a reload': 'told, to go on with',
    'another tab edits': 'in the table',
    'another tab changes the template': 'told, as its field is gone',
    'another tab resets': 'kept for its field',
    'an edit is undone here': 'in the table',
    'a template change is undone here': 'told, as its field is gone',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'gone',
    'Main Menu': 'gone',
    'it is sent, or taken': 'being answered',
  },
  'opening hours of a table': {
    'a reload': 'told, to go on with',
    'another tab edits': 'in the table',
    'another tab changes the template': 'told, as its field is gone',
    'another tab resets': 'told, as its field is gone',
    'an edit is undone here': 'in the table',
    'a template change is undone here': 'kept for its field',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'gone',
    'Main Menu': 'gone',
    'it is sent, or taken': 'being answered',
  },
  // No browser keeps a file: the page asks before it is left (leaving.test.ts). Its picker closes with its field.
  'a chosen picture': {
    'a reload': 'gone',
    'another tab edits': 'chosen',
    'another tab changes the template': 'gone',
    'another tab resets': 'gone',
    'an edit is undone here': 'chosen',
    'a template change is undone here': 'gone',
    'a template change is confirmed': 'gone',
    Reset: 'gone',
    Back: 'gone',
    'Main Menu': 'gone',
    'it is sent, or taken': 'chosen',
  },
};

const read: ChatInput['read'] = ({ text }) => (text === GIVEN ? OFFERED : undefined);

describe.each(Object.keys(UNSENT) as Unsent[])('%s', (unsent) => {
  test.each(Object.keys(HAPPENS) as Happens[])('when: %s', async (happens) => {
    const isOnOther = happens === 'a template change is undone here';
    const tabs = await openTabs(isOnOther);
    const visit = openChat(
      tabs.mine.site,
      unsent === 'an offered change' ? { read } : { read: () => undefined },
    );
    UNSENT[unsent](visit, ...(isOnOther ? PORTFOLIO : LANDING));
    const then = HAPPENS[happens]({ visit, tabs }) ?? visit;
    await settle(tabs.mine, tabs.other);
    expect(whereIs(then, tabs.mine.site)).toBe(FATES[unsent][happens]);
  });
});

describe('a card of a business', () => {
  test.each([
    ['of an untouched website keeps what is typed at the menu', false, 'in the box'],
    ['that replaces what was made ends it, as that was confirmed', true, 'gone'],
  ])('%s', async (_, isTouched, fate) => {
    const browser = browserWith();
    const mine = await openTab(browser);
    const { site } = mine;
    const path = 'hero.title.text';
    if (isTouched) site.send({ type: 'edit.apply', commandId: 'a', path, typed: 'Mine' });
    await settle(mine);
    const visit = openChat(site);
    visit.type(GIVEN);
    const { chat } = visit;
    chat.send({ type: 'business.choose', business: 'yoga', templateId: 'moonlight', said: 'Yoga', at: 5 });
    await expect.poll(() => chat.getSnapshot().matches({ ready: 'question' })).toBe(true);
    chat.send({ type: 'menu.open', at: 6 });
    expect(whereIs(visit, site)).toBe(fate);
    site.stop();
  });
});
