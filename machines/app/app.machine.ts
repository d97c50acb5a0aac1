import type { SnapshotFrom } from 'xstate';
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Command } from '../../domain/chat/command.ts';
import type { Config, DeployResult } from '../../domain/config/config.ts';
import { textOfError } from '../../domain/errors/error-text.ts';
import type { ReadRequest } from '../../domain/requests/offers.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { Words } from '../../words/words.ts';
import { chatMachine } from '../chat/chat.machine.ts';
import type { ChatInput } from '../chat/chat.setup.ts';
import { confirmMachine } from '../confirm/confirm.machine.ts';
import { dialogsMachine } from '../dialogs/dialogs.machine.ts';
import type { DialogsNews } from '../dialogs/dialogs.setup.ts';
import { heard, listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import { publishMachine } from '../publish/publish.machine.ts';
import { browserMachine } from '../screen/browser.machine.ts';
import { previewMachine } from '../screen/preview.machine.ts';
import { tabConflictsMachine } from '../screen/tab-conflicts.machine.ts';
import { carrying, type LoadedSite } from '../site/site.context.ts';
import { siteMachine } from '../site/site.machine.ts';

export interface AppInput extends Pick<ChatInput, 'stack' | 'interview' | 'fromLastVisit' | 'read'> {
  readonly words: Words;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Reads the query of Find; nothing is found without it. */
  readonly ask?: ReadRequest;
  /** True if the browser supports the Web Share API. Defaults to false. */
  readonly canShare?: boolean;
  /** True if the visit begins on a narrow screen. Defaults to false. */
  readonly isNarrow?: boolean;
  /** Called once, after the site's first publish. */
  readonly onFirstPublish?: ((result: DeployResult) => void) | undefined;
}

/** The actors that components read and send events to. */
export interface AppActors {
  readonly site: ActorRefFrom<typeof siteMachine>;
  readonly chat: ActorRefFrom<typeof chatMachine>;
  readonly dialogs: ActorRefFrom<typeof dialogsMachine>;
  readonly preview: ActorRefFrom<typeof previewMachine>;
  readonly publish: ActorRefFrom<typeof publishMachine>;
  readonly templateChange: ActorRefFrom<typeof confirmMachine>;
  readonly reset: ActorRefFrom<typeof confirmMachine>;
  readonly browser: ActorRefFrom<typeof browserMachine>;
  readonly tabConflicts: ActorRefFrom<typeof tabConflictsMachine>;
}

interface AppContext extends AppInput {
  readonly actors: AppActors | undefined;
  readonly failure: string;
  /** The language of the screen, or the one that is being switched to. */
  readonly chosen: LanguageCode;
}

/** A request for the late code. */
export interface LateCodeRequest {
  /** True if the visitor asked for another attempt. */
  readonly isRequested: boolean;
  /** The website whose page is shown then. */
  readonly config: Config | undefined;
}

/** The chosen language, and what may still be under way when it is chosen. */
export interface LanguageSwitch {
  readonly code: LanguageCode;
  readonly actors: AppActors | undefined;
}

type LanguageChoice = Extract<Command, { type: 'language.choose' }>;

export type AppEvent =
  | { type: 'app.fail'; text: string }
  | { type: 'notice.dismiss' }
  | { type: 'lateCode.retry' }
  | LanguageChoice
  | DialogsNews
  | { type: `xstate.error.actor.${string}`; error: unknown };

/** The root machine: loads the stored website, spawns all other actors, then loads the late code. Any unexpected error ends in `failed`. */
export const appMachine = setup({
  types: { input: {} as AppInput, context: {} as AppContext, events: {} as AppEvent },
  actors: {
    loadSite: notProvided<LoadedSite, { readonly language: LanguageCode }>('loadSite'),
    site: siteMachine,
    chat: chatMachine,
    switchLanguage: notProvided<void, LanguageSwitch>('switchLanguage'),
    preview: previewMachine,
    publish: publishMachine,
    confirm: confirmMachine,
    tabConflicts: tabConflictsMachine,
    dialogs: dialogsMachine,
    browser: browserMachine,
    loadLateCode: notProvided<void, LateCodeRequest>('loadLateCode'),
    awaitOnline: notProvided<void, void>('awaitOnline'),
    listen,
  },
  delays: { retryPause: 15_000 },
  guards: { isUnreadable: (_, { isUnreadable }: LoadedSite) => isUnreadable },
  actions: {
    startActors: assign(({ context, spawn, self }, { isUnreadable: _, ...stored }: LoadedSite) => {
      const { words, at, stack, interview, fromLastVisit, read, ask } = context;
      const { canShare = false, isNarrow = false } = context;
      const site = spawn('site', {
        id: 'site',
        input: carrying(stored, context.onFirstPublish),
      });
      const chat = spawn('chat', {
        id: 'chat',
        input: { site, words, at, stack, interview, fromLastVisit, read },
      });
      const publish = spawn('publish', { id: 'publish', input: { site, chat, canShare } });
      const templateChange = spawn('confirm', {
        id: 'templateChange',
        input: {
          site,
          chat,
          request: { type: 'template.choose', templateId: '' },
          language: words.language.code,
        },
      });
      const reset = spawn('confirm', {
        id: 'reset',
        input: { site, chat, request: { type: 'site.reset' }, language: words.language.code },
      });
      const dialogs = spawn('dialogs', {
        id: 'dialogs',
        input: { site, chat, language: self, words, publish, templateChange, reset, ask },
      });
      const preview = spawn('preview', {
        id: 'preview',
        input: { site, chat, dialogs, isNarrow },
      });
      const actors: AppActors = {
        site,
        chat,
        publish,
        templateChange,
        reset,
        preview,
        browser: spawn('browser', { id: 'browser', input: { site } }),
        tabConflicts: spawn('tabConflicts', { id: 'tabConflicts', input: { site, chat } }),
        dialogs,
      };
      return { actors };
    }),
    keepFailure: assign({ failure: (_, { text }: { text: string }) => text }),
    keepChoice: assign({ chosen: (_, { code }: LanguageChoice) => code }),
    forgetChoice: assign({ chosen: ({ context }) => context.words.language.code }),
  },
}).createMachine({
  id: 'app',
  description: 'The root machine.',
  context: ({ input }) => ({
    ...input,
    actors: undefined,
    failure: '',
    chosen: input.words.language.code,
  }),
  on: {
    'app.fail': { target: '.failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
    'xstate.error.actor.*': {
      target: '.failed',
      actions: { type: 'keepFailure', params: ({ event }) => ({ text: textOfError(event.error) }) },
    },
  },
  initial: 'booting',
  states: {
    booting: {
      description: 'The stored website is being loaded.',
      invoke: {
        src: 'loadSite',
        input: ({ context }) => ({ language: context.words.language.code }),
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'running.stored.unreadable',
            actions: { type: 'startActors', params: ({ event }) => event.output },
          },
          { target: 'running', actions: { type: 'startActors', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ text: textOfError(event.error) }) },
        },
      },
    },
    running: {
      description: 'All actors run.',
      type: 'parallel',
      states: {
        screen: {
          description:
            'How much of the screen there is: the late code brings dialogs, pages and most services.',
          initial: 'first',
          states: {
            first: {
              description: 'The chat works, and the late code is being fetched.',
              invoke: {
                src: 'loadLateCode',
                input: ({ context: { actors }, event }) => ({
                  isRequested: event.type === 'lateCode.retry',
                  config: actors?.site.getSnapshot().context.config,
                }),
                onDone: { target: 'whole' },
                onError: { target: 'failed' },
              },
            },
            failed: {
              description:
                'The chat works. The late code is fetched again when the network is back, after a pause, on request, or when a dialog opens.',
              invoke: [
                {
                  src: 'awaitOnline',
                  onDone: { target: 'first' },
                  // The retry pause still leads on.
                  onError: {},
                },
                {
                  src: 'listen',
                  id: 'openings',
                  input: ({ context: { actors } }) =>
                    actors ? [heard(actors.dialogs, 'dialog.opened')] : [],
                },
              ],
              after: { retryPause: { target: 'first' } },
              on: { 'lateCode.retry': { target: 'first' }, 'dialog.opened': { target: 'first' } },
            },
            whole: { description: 'The late code is loaded.' },
          },
        },
        stored: {
          description: 'What there is to tell about the stored website.',
          initial: 'plain',
          states: {
            plain: { description: 'There is nothing to tell.' },
            unreadable: {
              description: 'A notice says that the stored website could not be read.',
              on: { 'notice.dismiss': { target: 'plain' } },
            },
          },
        },
        language: {
          description: 'The language of the screen.',
          on: {
            'language.choose': {
              target: '.switching',
              actions: { type: 'keepChoice', params: ({ event }) => event },
            },
          },
          initial: 'spoken',
          states: {
            spoken: { description: 'The screen is in its language; a stored choice needs a reload.' },
            switching: {
              description: 'The choice is stored and the page reloads, once uploads and answers are done.',
              invoke: {
                src: 'switchLanguage',
                id: 'switching',
                input: ({ context: { chosen, actors } }) => ({ code: chosen, actors }),
                onDone: { target: 'spoken' },
                onError: { target: 'notKept', actions: 'forgetChoice' },
              },
            },
            notKept: { description: 'The browser refused to store the choice.' },
          },
        },
      },
    },
    failed: {
      description:
        'An unexpected error ended the app. The stored website is not affected. Later errors are mostly consequences of this one, so it stays on the screen.',
      on: { 'app.fail': {}, 'xstate.error.actor.*': {} },
    },
  },
});

/** The root actor. */
export type App = ActorRefFrom<typeof appMachine>;

type AppSnapshot = SnapshotFrom<typeof appMachine>;

/** The actors; undefined until the stored website is loaded. */
export const selectActors = (app: AppSnapshot) => app.context.actors;

/** The texts of the interface language. */
export const selectWords = (app: AppSnapshot) => app.context.words;

/** True if an unexpected error ended the app. */
export const selectHasFailed = (app: AppSnapshot) => app.matches('failed');

/** The text of the error that ended the app. */
export const selectFailureText = (app: AppSnapshot) => app.context.failure;

/** True while the notice about an unreadable stored website is shown. */
export const selectIsUnreadable = (app: AppSnapshot) => app.matches({ running: { stored: 'unreadable' } });

/** How far the late code is. */
export function selectLateCode(app: AppSnapshot): 'loading' | 'failed' | 'loaded' {
  if (app.matches({ running: { screen: 'whole' } })) return 'loaded';
  return app.matches({ running: { screen: 'failed' } }) ? 'failed' : 'loading';
}

/** The chosen language of the screen. */
export const selectLanguage = (app: AppSnapshot) => app.context.chosen;

/** True if the choice could not be stored. */
export const selectIsLanguageNotKept = (app: AppSnapshot) =>
  app.matches({ running: { language: 'notKept' } });
