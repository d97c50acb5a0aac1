import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import { type AppInput, appMachine } from '../../machines/app/app.machine.ts';
import { dialogsMachine } from '../../machines/app/dialogs.machine.ts';
import { restMachine } from '../../machines/app/rest.machine.ts';
import { type BrowserEvent, browserMachine } from '../../machines/around/browser.machine.ts';
import { languageMachine } from '../../machines/around/language.machine.ts';
import { previewMachine } from '../../machines/around/preview.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { editMachine } from '../../machines/chat/edit.machine.ts';
import { confirmMachine } from '../../machines/confirm/confirm.machine.ts';
import { publishMachine } from '../../machines/publish/publish.machine.ts';
import type { PictureWeights } from '../../machines/publish/publish.setup.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import type { Config } from '../domain/config/config.ts';
import type { FontSubset, Lettering } from '../domain/fonts/font-subset.ts';
import type { FontSubsetting, StartRequest } from '../domain/ports.ts';
import type { LanguageCode } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { withLateMachines } from './late-actors.ts';
import type { LateMachines } from './late-machines.ts';
import { askWhenLoaded, loadReader, readWhenLoaded } from './load-reader.ts';
import { isServed, loadRest, restLoaded } from './load-rest.ts';
import { renderWhenLoaded } from './render-when-loaded.ts';
import { yieldToBrowser } from './scheduling.ts';
import type { RestServices, Services } from './services.ts';
import { siteStoreActors } from './site-store-actors.ts';

/** Creates the root actor with the given services. The caller starts it. */
export function createApp(services: Services, input: AppInput): Actor<typeof appMachine> {
  return createActor(appWith(serviceActors(services, input.words)), {
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
  const loaded = Promise.withResolvers<RestServices>();
  const here = restLoaded()?.lateMachines(services, renderWhenLoaded);
  const machines = Promise.withResolvers<LateMachines>();
  return {
    ...siteStoreActors({ ...services, fonts }),
    late: { here, coming: machines.promise },
    awaitPaint: fromPromise<void, void>(() => services.painted()),
    loadRest: fromPromise<void, { readonly isRequested: boolean }>(async ({ input }) => {
      // Evaluate, connect and render the chunk in one task each, so that no single task blocks input for
      // long.
      // The chat answers without the code that reads texts.
      const [rest] = await Promise.all([loadRest(), loadReader(words).catch(() => undefined)]).catch(
        async (error) => {
          // Firefox and Safari never ask again for a module that they could not fetch. A new page does.
          if (input.isRequested && (await isServed())) services.reload();
          throw error;
        },
      );
      await yieldToBrowser();
      loaded.resolve(await services.rest());
      machines.resolve(here ?? rest.lateMachines(services, renderWhenLoaded));
      await yieldToBrowser();
    }),
    awaitOnline: fromPromise<void, void>(({ signal }) => services.online(signal)),
    simulateEdit: fromPromise<{ readonly at: number }, void>(({ signal }) => services.edits.wait(signal)),
    subsetFonts: fromPromise<readonly FontSubset[], Lettering | undefined>(async ({ input }) =>
      input === undefined ? [] : fonts.cut(input),
    ),
    weighPictures: fromPromise<PictureWeights, void>(async () =>
      (await services.rest()).pictureSizes.loaded(),
    ),
    switchLanguage: fromPromise<void, { readonly code: LanguageCode }>(async ({ input }) => {
      services.languages.keep(input.code);
      services.reload();
    }),
    loadStarts: fromPromise<Config, StartRequest>(async ({ input }) =>
      (await services.rest()).starts.load(input),
    ),
    watchVersions: browserWatcher(loaded.promise, services, ({ updates: versions }, report) =>
      versions.watch(() => report({ type: 'version.found' })),
    ),
    watchNetwork: browserWatcher(loaded.promise, services, ({ network }, report) =>
      network.watch((isThere) => report({ type: isThere ? 'network.returned' : 'network.lost' })),
    ),
    takeVersion: fromPromise<void, void>(async () => (await services.rest()).updates.takeOver()),
    keepStorage: fromPromise<void, void>(async () => (await services.rest()).persistentStorage.keep()),
    awaitNetwork: fromPromise<void, void>(async ({ signal }) =>
      (await services.rest()).network.untilBack(signal),
    ),
  };
}

/** Watches the browser (new app versions, network), from when the deferred chunk is loaded and the page is idle. */
function browserWatcher(
  loaded: Promise<RestServices>,
  { settled }: Services,
  watch: (rest: RestServices, report: (fact: BrowserEvent) => void) => () => void,
) {
  return fromCallback<{ type: 'none' }, undefined>(({ sendBack }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    void Promise.all([loaded, settled()]).then(([rest]) => {
      if (!signal.aborted) signal.addEventListener('abort', watch(rest, sendBack));
    });
    return () => stopping.abort();
  });
}

/** Provides the root machine, and the machines it spawns, with these actors. */
function appWith(actors: ServiceActors) {
  const { loadSite, commitSite, mirrorSite, followStore, watchStore, simulateEdit } = actors;
  const { awaitPaint, loadRest, awaitOnline } = actors;
  const { subsetFonts, switchLanguage, awaitNetwork, weighPictures, loadStarts } = actors;
  const { watchVersions, watchNetwork, takeVersion, keepStorage } = actors;
  const edit = editMachine.provide({ actors: { simulateEdit } });
  return appMachine.provide({
    actors: {
      loadSite,
      site: siteMachine.provide({ actors: { commitSite, mirrorSite, followStore, watchStore } }),
      chat: withLateMachines(
        chatMachine.provide({ actors: { edit, simulateEdit, loadStarts } }),
        ['editor'],
        lateOf('chat', actors),
      ),
      confirm: confirmMachine.provide({ actors: { loadStarts } }),
      dialogs: withLateMachines(
        dialogsMachine,
        ['find', 'gallery', 'pictures', 'transfer', 'versions', 'report'],
        lateOf('dialogs', actors),
      ),
      language: languageMachine.provide({ actors: { switchLanguage } }),
      preview: previewMachine.provide({ actors: { subsetFonts } }),
      rest: restMachine.provide({ actors: { awaitPaint, loadRest, awaitOnline } }),
      publish: withLateMachines(
        publishMachine.provide({ actors: { weighPictures, awaitNetwork } }),
        ['deploy', 'sharing'],
        lateOf('publish', actors),
      ),
      browser: browserMachine.provide({
        actors: { watchVersions, watchNetwork, takeVersion, keepStorage },
      }),
    },
  });
}

/** The late machines that a machine invokes. */
function lateOf(parent: keyof LateMachines, { late: { here, coming } }: ServiceActors) {
  return { here: here?.[parent], coming: coming.then((machines) => machines[parent]) };
}
