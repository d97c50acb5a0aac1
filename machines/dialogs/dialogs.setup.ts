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
import { notProvidedMachine } from '../not-provided.ts';
import type { PublishNews } from '../publish/publish.setup.ts';
import type { accessMachine } from '../published/access.machine.ts';
import type { AccessInput } from '../published/access.setup.ts';
import type { comeBackMachine } from '../published/come-back.machine.ts';
import type { OpenedLinkInput, openedLinkMachine } from '../published/opened-link.machine.ts';
import type { VersionsInput, versionsMachine } from '../published/versions.machine.ts';
import type { FindInput, findMachine } from './find.machine.ts';
import type { GalleryInput, GalleryOutput, galleryMachine } from './gallery.machine.ts';
import type { picturesMachine } from './pictures.machine.ts';
import type { PicturesInput } from './pictures.setup.ts';
import type { reportMachine } from './report.machine.ts';
import type { TransferInput, transferMachine } from './transfer.machine.ts';

/** An actor that lives on while its dialog is closed. */
type Lasting<Event extends EventObject, News extends EventObject> = ActorRef<Snapshot<unknown>, Event, News>;
type Question = Lasting<Extract<ConfirmEvent, { type: 'confirm.ask' }>, ConfirmNews>;

export interface DialogsInput {
  readonly site: FindInput['site'] &
    GalleryInput['site'] &
    TransferInput['site'] &
    VersionsInput['site'] &
    OpenedLinkInput['site'] &
    AccessInput['site'] &
    PicturesInput['site'];
  readonly chat: FindInput['chat'] & PicturesInput['chat'] & Emitting<ChatNews>;
  readonly language: FindInput['language'];
  readonly words: Words;
  readonly publish: Lasting<{ type: 'publish.open' }, PublishNews>;
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
      type: `${'find' | 'gallery' | 'transfer' | 'publish' | 'versions' | 'report' | 'comeBack' | 'openedLink' | 'access'}.open`;
    }
  | PicturesOpening
  /** Opens the website that the page brings along, as another browser published it. */
  | { type: 'page.open' }
  | { type: 'templateChange.ask'; request: ConfirmRequest }
  | { type: 'reset.ask' }
  | { type: 'dialog.close' }
  | { type: 'fields.open' }
  | { type: 'fields.close' }
  | Requested
  | LanguageRequested
  | ConfirmNews
  | PublishNews;

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
      gallery: 'gallery';
      pictures: 'pictures';
      transfer: 'transfer';
      versions: 'versions';
      report: 'report';
      comeBack: 'comeBack';
      openedLink: 'openedLink';
      access: 'access';
    },
  },
  actors: {
    listen,
    find: notProvidedMachine<typeof findMachine>('find'),
    gallery: notProvidedMachine<typeof galleryMachine>('gallery'),
    pictures: notProvidedMachine<typeof picturesMachine>('pictures'),
    transfer: notProvidedMachine<typeof transferMachine>('transfer'),
    versions: notProvidedMachine<typeof versionsMachine>('versions'),
    report: notProvidedMachine<typeof reportMachine>('report'),
    comeBack: notProvidedMachine<typeof comeBackMachine>('comeBack'),
    openedLink: notProvidedMachine<typeof openedLinkMachine>('openedLink'),
    access: notProvidedMachine<typeof accessMachine>('access'),
  },
  guards: { isAsked: (_, { request }: GalleryOutput) => request !== undefined },
  actions: {
    announceOpening: emit({ type: 'dialog.opened' }),
    openRequested: enqueueActions(({ enqueue }, { dialog, list = '' }: Requested) => {
      enqueue.raise({ type: `${dialog}.open`, list });
    }),
    switchLanguage: sendTo(
      ({ context }) => context.language,
      (_, { code }: LanguageRequested) => ({ type: 'language.choose', code }) as const,
    ),
    keepList: assign({ list: (_, { list }: { list: string }) => list }),
    openPublish: sendTo(({ context }) => context.publish, { type: 'publish.open' }),
    askTemplateChange: enqueueActions(({ context, enqueue }, { request }: GalleryOutput) => {
      if (request) enqueue.sendTo(context.templateChange, { type: 'confirm.ask', request });
    }),
    askReset: sendTo(({ context }) => context.reset, {
      type: 'confirm.ask',
      request: { type: 'site.reset' },
    } as const),
  },
});
