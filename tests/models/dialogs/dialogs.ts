import {
  dialogsMachine,
  selectAreFieldsShown,
  selectOpenDialog,
} from '../../../machines/dialogs/dialogs.machine.ts';
import type { DialogsInput } from '../../../machines/dialogs/dialogs.setup.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { stubNamed } from '../stubs/stub.ts';

type Dialogs = typeof dialogsMachine;
type DialogName = NonNullable<ReturnType<typeof selectOpenDialog>>;

const CHANGE = { type: 'template.choose', templateId: 'moonlight' } as const;
const RESET = { type: 'site.reset' } as const;
const LIST = 'portfolio.items';

/** The dialogs that live while they are shown, with the input of each. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  find: ['chat', 'language', 'site'],
  pictures: ['chat', 'list', 'site', 'words'],
  transfer: ['site'],
  published: ['isAboutVersions', 'offered', 'site'],
  comeBack: ['by', 'site'],
  report: ['words'],
};
/** The dialogs that live on, with what each is told when it opens. */
const TOLD: Readonly<Record<string, object>> = {
  publish: { type: 'publish.open' },
  templateChange: { type: 'confirm.ask', request: CHANGE },
  reset: { type: 'confirm.ask', request: RESET },
};
const OPENINGS: Readonly<Record<string, DialogName>> = {
  'find.open': 'find',
  'pictures.open': 'pictures',
  'transfer.open': 'transfer',
  'access.open': 'published',
  'versions.open': 'published',
  'comeBack.open': 'comeBack',
  'openedLink.open': 'comeBack',
  'page.open': 'comeBack',
  'report.open': 'report',
  'publish.open': 'publish',
  'publish.requested': 'publish',
  'templateChange.ask': 'templateChange',
  'reset.ask': 'reset',
};
/** The dialogs that may follow another one without closing it first. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  find: ['transfer.open', 'publish.open', 'versions.open'],
  published: ['transfer.open', 'publish.open', 'page.open'],
  comeBack: ['transfer.open'],
};
/** What closes each dialog that lives on. */
const CLOSED_BY: Readonly<Record<string, string>> = {
  publish: 'publish.closed',
  templateChange: 'confirm.closed',
  reset: 'confirm.closed',
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** The event that opens a dialog, of which a request in the chat says the dialog. */
const openingIn = ({ event }: Pick<Step<Dialogs>, 'event'>): string =>
  event.type === 'dialog.requested' ? `${event.dialog}.open` : event.type;
/** The dialog that a step asks for. */
const askedIn = (step: Step<Dialogs>): DialogName | undefined => OPENINGS[openingIn(step)];
/** Whether a dialog is shown, and what has to be told is told. */
const shows = ({ event, after, sent }: Step<Dialogs>, name: DialogName) => {
  const told = TOLD[name] && {
    ...TOLD[name],
    ...(name === 'publish' && 'email' in event && { email: event.email }),
  };
  return (
    selectOpenDialog(after) === name &&
    isSame(
      sent.filter(({ event }) => !event.type.startsWith('xstate.')),
      told ? [{ to: name, event: told }] : [],
    )
  );
};

export const dialogsModel: Model<Dialogs> = {
  name: 'dialogs',
  machine: dialogsMachine,
  starts: {
    any: () => ({
      site: siteStub(exampleConfig),
      chat: chatStub() as DialogsInput['chat'],
      language: stubNamed('language'),
      words: en,
      publish: stubNamed('publish'),
      templateChange: stubNamed('templateChange'),
      reset: stubNamed('reset'),
      ask: undefined,
    }),
  },
  cases: {
    'access.open': [{}, { email: 'ben@example.com' }],
    'publish.open': [{}, { email: 'me@example.com' }],
    'pictures.open': [{ list: LIST }],
    'templateChange.ask': [{ request: CHANGE }],
    'dialog.requested': [
      { dialog: 'transfer', at: 5 },
      { dialog: 'versions', at: 5 },
      { dialog: 'pictures', at: 5, list: LIST },
    ],
  },
  pairs: 286,
  steady: { ask: 'The model of Find reads with it.' },
  key: ({ context }) => context.list,
};

export const dialogsSentences: Sentences<Dialogs> = {
  'at first nothing is open': ({ before }, past) =>
    past.length === 0 ? isSame(before.value, { free: 'none' }) : undefined,
  'a dialog opens, and is announced, where none is open': (step) => {
    const name = askedIn(step);
    if (name === undefined || selectOpenDialog(step.before) !== undefined) return undefined;
    return shows(step, name) && isSame(step.emitted, [{ type: 'dialog.opened' }]);
  },
  'a dialog lives as long as it is shown, with what it needs': ({ after }) => {
    const open = selectOpenDialog(after);
    const living = Object.keys(after.children).filter((id) => id in SHOWN && after.children[id as 'find']);
    if (!isSame(living, open && open in SHOWN ? [open] : [])) return false;
    if (open === undefined || !(open in SHOWN)) return undefined;
    const context: object = after.children[open as 'find']?.getSnapshot().context ?? {};
    return SHOWN[open]?.every((name) => name in context);
  },
  'the pictures are for the list that they were asked for': (step, past) => {
    const { pictures } = step.after.children;
    const asked = [...past, step].map(({ event }) => event).findLast((event) => 'list' in event);
    return pictures && pictures.getSnapshot().context.list === Reflect.get(asked ?? {}, 'list');
  },
  'the published website is shown with its versions first where they were asked for, and an address that was offered':
    ({ event, before, after }) => {
      const { published } = after.children;
      if (!published || before.children.published) return undefined;
      const isAboutVersions = openingIn({ event }) === 'versions.open';
      const { context } = published.getSnapshot();
      return context.isAboutVersions === isAboutVersions && context.offered === Reflect.get(event, 'email');
    },
  'what leads back to a website is what was asked for': ({ event, before, after }) => {
    const { comeBack } = after.children;
    if (!comeBack || before.children.comeBack) return undefined;
    const ways: Readonly<Record<string, string>> = { 'openedLink.open': 'link', 'page.open': 'page' };
    return comeBack.getSnapshot().context.by === (ways[event.type] ?? 'mail');
  },
  'a dialog leads to those that it offers; nothing else opens above it': (step) => {
    const name = askedIn(step);
    const open = selectOpenDialog(step.before);
    if (open === undefined || (name === undefined && step.event.type !== 'dialog.requested'))
      return undefined;
    if (name === undefined || !FOLLOWERS[open]?.includes(step.event.type))
      return isUnchanged(step) && isSilent(step);
    return shows(step, name) && isSame(step.emitted, []);
  },
  'a dialog that has ended leaves none': (step) =>
    isEnd(step, 'done') ? isSame(step.after.value, { free: 'none' }) && isSilent(step) : undefined,
  'a dialog is closed where it lives no longer than it is shown': (step) => {
    if (step.event.type !== 'dialog.close') return undefined;
    const open = selectOpenDialog(step.before) ?? '';
    return open in SHOWN
      ? isSame(step.after.value, { free: 'none' }) && isSilent(step)
      : isUnchanged(step) && isSilent(step);
  },
  'a dialog that lives on closes when it says so': (step) => {
    const { type } = step.event;
    if (type !== 'publish.closed' && type !== 'confirm.closed') return undefined;
    return CLOSED_BY[selectOpenDialog(step.before) ?? ''] === type
      ? isSame(step.after.value, { free: 'none' }) && isSilent(step)
      : isUnchanged(step) && isSilent(step);
  },
  'the fields open where no dialog is open': (step) =>
    step.event.type === 'fields.open'
      ? isSilent(step) && selectAreFieldsShown(step.after) === (selectOpenDialog(step.before) === undefined)
      : undefined,
  'closing the fields leaves an open dialog': (step) =>
    step.event.type === 'fields.close'
      ? isSilent(step) &&
        !selectAreFieldsShown(step.after) &&
        selectOpenDialog(step.after) === selectOpenDialog(step.before)
      : undefined,
  'another language is chosen where no dialog is open': (step) => {
    const { event, before, sent } = step;
    if (event.type !== 'language.requested') return undefined;
    if (selectOpenDialog(before) !== undefined) return isUnchanged(step) && isSilent(step);
    return isSame(sent, [{ to: 'language', event: { type: 'language.choose', code: event.code } }]);
  },
};
