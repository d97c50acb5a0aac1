import type { ModalName } from '../../../machines/app/dialogs.machine.ts';
import {
  dialogsMachine,
  selectAreFieldsShown,
  selectOpenDialog,
} from '../../../machines/app/dialogs.machine.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { stubNamed } from '../stubs/stub.ts';

type Dialogs = typeof dialogsMachine;
type Sent = Step<Dialogs>['sent'];

const CHANGE = { type: 'template.choose', templateId: 'moonlight' } as const;
const RESET = { type: 'site.reset' } as const;

/** What opens each dialog: the event of the chart, and the event that the dialog gets. */
const OPENINGS: Readonly<Record<ModalName, readonly [asked: string, told: { readonly type: string }]>> = {
  find: ['find.open', { type: 'find.open' }],
  gallery: ['gallery.open', { type: 'gallery.open' }],
  pictures: ['pictures.open', { type: 'pictures.open', list: 'portfolio.items' } as { type: string }],
  transfer: ['transfer.open', { type: 'transfer.open' }],
  publish: ['publish.open', { type: 'publish.open' }],
  versions: ['versions.open', { type: 'versions.open' }],
  templateChange: ['templateChange.ask', { type: 'confirm.ask', request: CHANGE } as { type: string }],
  reset: ['reset.ask', { type: 'confirm.ask', request: RESET } as { type: string }],
};
const NAMES = Object.keys(OPENINGS) as ModalName[];

/** The dialogs that may follow another one without closing it first, and what closes that one. */
const FOLLOWERS: Readonly<Record<string, readonly ModalName[]>> = {
  find: ['gallery', 'transfer', 'publish', 'versions'],
  versions: ['publish'],
  gallery: ['templateChange'],
};
const CLOSINGS: Readonly<Record<string, Sent>> = {
  find: [{ to: 'find', event: { type: 'find.close' } }],
  gallery: [{ to: 'gallery', event: { type: 'gallery.close' } }],
  versions: [{ to: 'versions', event: { type: 'versions.close' } }],
};

const openedBy = (type: string) => NAMES.find((name) => OPENINGS[name][0] === type);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const dialogsModel: Model<Dialogs> = {
  name: 'dialogs',
  machine: dialogsMachine,
  starts: {
    any: () => {
      const dialogs = Object.fromEntries(NAMES.map((name) => [name, stubNamed(name)]));
      return {
        dialogs: dialogs as never,
        chat: stubNamed('chat'),
        interview: stubNamed('interview'),
        gallery: stubNamed('gallery'),
      };
    },
  },
  cases: {
    'pictures.open': [{ list: 'portfolio.items' }],
    'templateChange.ask': [{ request: CHANGE }],
    'interview.open': [{ at: 5 }],
  },
  equivalent: {
    'dialogs.free interview.open calls announceOpening before beginInterview (1)':
      'The rest of the code and the interview do not look at each other.',
  },
  pairs: 158,
  key: () => [],
};

export const dialogsSentences: Sentences<Dialogs> = {
  'at first nothing is open': ({ before }, past) =>
    past.length === 0 ? isSame(before.value, { free: 'none' }) : undefined,
  'a dialog opens, and is announced, where none is open': ({ event, before, after, sent, emitted }) => {
    const name = openedBy(event.type);
    if (name === undefined || selectOpenDialog(before) !== undefined) return undefined;
    return (
      selectOpenDialog(after) === name &&
      isSame(sent, [{ to: name, event: OPENINGS[name][1] }]) &&
      isSame(emitted, [{ type: 'dialog.opened' }])
    );
  },
  'find leads to what it finds, the gallery to its question, versions to publishing; nothing else opens above a dialog':
    (step) => {
      const name = openedBy(step.event.type);
      const open = selectOpenDialog(step.before);
      if (name === undefined || open === undefined) return undefined;
      if (!FOLLOWERS[open]?.includes(name)) return isUnchanged(step) && isSilent(step);
      const told = [...(CLOSINGS[open] ?? []), { to: name, event: OPENINGS[name][1] }];
      return selectOpenDialog(step.after) === name && isSame(step.sent, told);
    },
  'a dialog that closes leaves none; one that has been left is not heard': (step) => {
    const [, name] = /^(.*)\.closed$/.exec(step.event.type) ?? [];
    if (name === undefined) return undefined;
    return selectOpenDialog(step.before) === name
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
  'the interview begins, and is announced, where no dialog is open': (step) => {
    const { event, before, sent, emitted } = step;
    if (event.type !== 'interview.open') return undefined;
    if (selectOpenDialog(before) !== undefined) return isUnchanged(step) && isSilent(step);
    return (
      isSame(step.after.value, before.value) &&
      isSame(sent, [{ to: 'interview', event }]) &&
      isSame(emitted, [{ type: 'dialog.opened' }])
    );
  },
  'a failure to watch the dialogs fails the machine': (step) =>
    isEnd(step, 'error') ? step.after.status === 'error' : undefined,
};
