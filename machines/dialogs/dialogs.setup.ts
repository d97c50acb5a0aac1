import {
  type ActorRef,
  assign,
  type EventObject,
  emit,
  enqueueActions,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { Words } from '../../words/words.ts';
import type { ChatNews } from '../chat/chat.setup.ts';
import type { ConfirmEvent, ConfirmNews, ConfirmRequest } from '../confirm/confirm.machine.ts';
import { type Emitting, listen } from '../listen.ts';
import type { PublishNews } from '../publish/publish.setup.ts';
import { type ComeBackInput, comeBackMachine } from '../published/come-back.machine.ts';
import { publishedMachine } from '../published/published.machine.ts';
import type { PublishedInput } from '../published/published.setup.ts';
import { type FindInput, findMachine } from './find.machine.ts';
import { picturesMachine } from './pictures.machine.ts';
import type { PicturesInput } from './pictures.setup.ts';
import { reportMachine } from './report.machine.ts';
import { type TransferInput, transferMachine } from './transfer.machine.ts';

/** An actor that lives on while its dialog is closed. */
type Lasting<Event extends EventObject, News extends EventObject> = ActorRef<Snapshot<unknown>, Event, News>;
type Question = Lasting<Extract<ConfirmEvent, { type: 'confirm.ask' }>, ConfirmNews>;

export interface DialogsInput {
  readonly site: FindInput['site'] &
    TransferInput['site'] &
    PublishedInput['site'] &
    ComeBackInput['site'] &
    PicturesInput['site'];
  readonly chat: FindInput['chat'] & PicturesInput['chat'] & Emitting<ChatNews>;
  readonly language: FindInput['language'];
  readonly words: Words;
  readonly publish: Lasting<{ type: 'publish.open'; email?: string | undefined }, PublishNews>;
  readonly templateChange: Question;
  readonly reset: Question;
  readonly ask: FindInput['ask'];
}

interface DialogsContext extends DialogsInput {
  /** The list that the pictures are for. */
  readonly list: string;
}

type Requested = Extract<ChatNews, { type: 'dialog.requested' }>;
type LanguageRequested = Extract<ChatNews, { type: 'language.requested' }>;
type PicturesOpening = { type: 'pictures.open'; list: string };

export type DialogsEvent =
  | {
      type: `${'find' | 'transfer' | 'versions' | 'report'}.open`;
    }
  /** With an address that was typed in the chat. */
  | { type: 'publish.open'; email?: string | undefined }
  /** With an address that is to take the place of the website's. */
  | { type: 'access.open'; email?: string | undefined }
  | PicturesOpening
  | { type: keyof typeof WAYS_BACK }
  | { type: 'templateChange.ask'; request: ConfirmRequest }
  | { type: 'reset.ask' }
  | { type: 'dialog.close' }
  | { type: 'fields.open' }
  | { type: 'fields.close' }
  | Requested
  | LanguageRequested
  | ConfirmNews
  | PublishNews;

/** What leads back to the website, by the event that opens the dialog. */
const WAYS_BACK = { 'comeBack.open': 'mail', 'openedLink.open': 'link', 'page.open': 'page' } as const;

/** What leads back to the website, where an event opens the dialog for it. */
export function wayBackBy(event: { readonly type: string }): ComeBackInput['by'] {
  const known: Readonly<Record<string, ComeBackInput['by']>> = WAYS_BACK;
  return known[event.type] ?? 'mail';
}

/** Emitted when a dialog opens, whose code may still have to load. */
export type DialogsNews = { type: 'dialog.opened' };

/** The actors, guards and actions of the dialogs' chart. */
export const dialogsSetup = setup({
  types: {
    input: {} as DialogsInput,
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    emitted: {} as DialogsNews,
    children: {} as {
      find: 'find';
      pictures: 'pictures';
      transfer: 'transfer';
      published: 'published';
      comeBack: 'comeBack';
      report: 'report';
    },
  },
  actors: {
    listen,
    find: findMachine,
    pictures: picturesMachine,
    transfer: transferMachine,
    published: publishedMachine,
    comeBack: comeBackMachine,
    report: reportMachine,
  },
  actions: {
    announceOpening: emit({ type: 'dialog.opened' }),
    openRequested: enqueueActions(({ enqueue }, { dialog, list = '', email }: Requested) => {
      enqueue.raise({ type: `${dialog}.open`, list, email });
    }),
    switchLanguage: sendTo(
      ({ context }) => context.language,
      (_, { code }: LanguageRequested) => ({ type: 'language.choose', code }) as const,
    ),
    keepList: assign({ list: (_, { list }: { list: string }) => list }),
    openPublish: sendTo(
      ({ context }) => context.publish,
      ({ event }) =>
        ({ type: 'publish.open', email: event.type === 'publish.open' ? event.email : undefined }) as const,
    ),
    askTemplateChange: sendTo(
      ({ context }) => context.templateChange,
      (_, { request }: { request: ConfirmRequest }) => ({ type: 'confirm.ask', request }) as const,
    ),
    askReset: sendTo(({ context }) => context.reset, {
      type: 'confirm.ask',
      request: { type: 'site.reset' },
    } as const),
  },
});
