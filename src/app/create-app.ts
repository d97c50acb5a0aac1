import { type Actor, createActor, fromPromise } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import type { FontSubset, Lettering } from '../../domain/fonts/font-subset.ts';
import type { FontSubsetting, StartRequest } from '../../domain/ports.ts';
import { type AppInput, appMachine } from '../../machines/app/app.machine.ts';
import { restMachine } from '../../machines/app/rest.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { editMachine } from '../../machines/chat/edit.machine.ts';
import type { ConfirmNews } from '../../machines/confirm/confirm.machine.ts';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import type { PublishNews } from '../../machines/publish/publish.setup.ts';
import { previewMachine } from '../../machines/screen/preview.machine.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { drawInParts } from '../../templates/pages.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { Words } from '../../words/words.ts';
import { withLateMachines } from './late-actors.ts';
import type { LateMachines } from './late-machines.ts';
import { askWhenLoaded, loadReader, readWhenLoaded } from './load-reader.ts';
import { isServed, loadRest, restLoaded } from './load-rest.ts';
import { renderWhenLoaded } from './render-when-loaded.ts';
import { yieldToBrowser } from './scheduling.ts';
import type { Services } from './services.ts';
import { siteStoreActors } from './site-store-actors.ts';

/** Creates the root actor with the given services. The caller starts it. */
export function createApp(services: Services, input: AppInput): Actor<typeof appMachine> {
  return createActor(appWith(serviceActors(services, input.words)), {
    id: 'app',
    inspect: services.recent.observe,
    input: {
      ...input,
      read: readWhenLoaded,
      ask: askWhenLoaded,
      canShare: services.sharing.isOffered,
      onFirstPublish: logErrors(input.onFirstPublish, services.log),
    },
  });
}

/** See `machines/app/rest.machine.ts`. */
interface LoadRequest {
  readonly isRequested: boolean;
  readonly config: Config;
}

/** Wraps the embedder's callback and logs what it throws or rejects with: its error must not make a successful deploy look failed. */
function logErrors(callback: AppInput['onFirstPublish'], log: Services['log']): AppInput['onFirstPublish'] {
  return (result) => {
    // Also of a callback that is asynchronous.
    new Promise((resolve) => resolve(callback?.(result))).catch((error: unknown) =>
      log('onFirstPublish failed.', error),
    );
  };
}

/** The implementations of every actor the machines invoke: the only code that does I/O. */
type ServiceActors = ReturnType<typeof serviceActors>;

function serviceActors(services: Services, words: Words) {
  const fonts: FontSubsetting = { cut: async (lettering) => (await services.rest()).fonts.cut(lettering) };
  const here = restLoaded()?.lateMachines(services, renderWhenLoaded);
  const machines = Promise.withResolvers<LateMachines>();
  return {
    ...siteStoreActors({ ...services, fonts }),
    late: { here, coming: machines.promise },
    awaitPaint: fromPromise<void, void>(() => services.painted()),
    loadRest: fromPromise<void, LoadRequest>(async ({ input }) => {
      // Evaluate, connect, draw and render in tasks of their own, so that no single task blocks input for long.
      // The chat answers without the code that reads texts.
      const [rest] = await Promise.all([loadRest(), loadReader(words).catch(() => undefined)]).catch(
        async (error) => {
          // Firefox and Safari never ask again for a module that they could not fetch. A new page does.
          if (input.isRequested && (await isServed())) services.reload();
          throw error;
        },
      );
      await yieldToBrowser();
      await services.rest();
      await yieldToBrowser();
      machines.resolve(here ?? rest.lateMachines(services, renderWhenLoaded));
      await yieldToBrowser();
      await drawInParts(input.config, yieldToBrowser);
    }),
    awaitOnline: fromPromise<void, void>(({ signal }) => services.online(signal)),
    simulateEdit: fromPromise<{ readonly at: number }, void>(({ signal }) => services.edits.wait(signal)),
    subsetFonts: fromPromise<readonly FontSubset[], Lettering | undefined>(async ({ input }) =>
      input === undefined ? [] : fonts.cut(input),
    ),
    switchLanguage: fromPromise<void, { readonly code: LanguageCode }>(async ({ input }) => {
      services.languages.keep(input.code);
      services.reload();
    }),
    loadStarts: fromPromise<Config, StartRequest>(async ({ input }) =>
      (await services.rest()).starts.load(input),
    ),
  };
}

/** Provides the root machine, and the machines it spawns, with these actors. */
function appWith(actors: ServiceActors) {
  const { loadSite, commitSite, mirrorSite, followStore, watchStore, simulateEdit } = actors;
  const { awaitPaint, loadRest, awaitOnline } = actors;
  const { subsetFonts, switchLanguage, loadStarts } = actors;
  const edit = editMachine.provide({ actors: { simulateEdit } });
  const own = {
    loadSite,
    switchLanguage,
    site: siteMachine.provide({ actors: { commitSite, mirrorSite, followStore, watchStore } }),
    chat: withLateMachines(
      chatMachine,
      { edit, simulateEdit, loadStarts },
      ['editor'],
      lateOf('chat', actors),
    ),
    dialogs: withLateMachines(
      dialogsMachine,
      {},
      ['find', 'gallery', 'pictures', 'transfer', 'published', 'comeBack', 'report'],
      lateOf('dialogs', actors),
    ),
    preview: previewMachine.provide({ actors: { subsetFonts } }),
    rest: restMachine.provide({ actors: { awaitPaint, loadRest, awaitOnline } }),
  };
  return withLateMachines(appMachine, own, ['publish', 'confirm', 'browser', 'tabConflicts'], {
    ...lateOf('app', actors),
    closed: CLOSED,
  });
}

/** What the dialogs that live on while they are closed emit when they close. */
const CLOSED = { 'publish.close': 'publish.closed', 'confirm.decline': 'confirm.closed' } satisfies Readonly<
  Record<string, (PublishNews | ConfirmNews)['type']>
>;

/** The late machines that a machine invokes or spawns. */
function lateOf(parent: keyof LateMachines, { late: { here, coming } }: ServiceActors) {
  return { here: here?.[parent], coming: coming.then((machines) => machines[parent]) };
}
