import { type Actor, createActor, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { type AppInput, appMachine } from '../../machines/app/app.machine.ts';
import { dialogsMachine } from '../../machines/app/dialogs.machine.ts';
import { restMachine } from '../../machines/app/rest.machine.ts';
import { type BrowserEvent, browserMachine } from '../../machines/around/browser.machine.ts';
import { type Example, type ExamplesRequest, galleryMachine } from '../../machines/around/gallery.machine.ts';
import { languageMachine } from '../../machines/around/language.machine.ts';
import { picturesMachine } from '../../machines/around/pictures.machine.ts';
import { previewMachine } from '../../machines/around/preview.machine.ts';
import { type ReportRequest, reportMachine } from '../../machines/around/report.machine.ts';
import { type FileRequest, type SavedFile, transferMachine } from '../../machines/around/transfer.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { editMachine } from '../../machines/chat/edit.machine.ts';
import { editorMachine } from '../../machines/editor/editor.machine.ts';
import { type UploadReport, uploadMachine } from '../../machines/editor/upload.machine.ts';
import {
  type AskedDeploy,
  deployMachine,
  type RenderedDeploy,
  type TurnReport,
} from '../../machines/publish/deploy.machine.ts';
import { publishMachine } from '../../machines/publish/publish.machine.ts';
import type { PictureWeights } from '../../machines/publish/publish.setup.ts';
import { sharingMachine } from '../../machines/publish/sharing.machine.ts';
import {
  type SiteOfCall,
  type VersionOfCall,
  versionsMachine,
} from '../../machines/publish/versions.machine.ts';
import type { Published } from '../../machines/site/site.context.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import type { Config } from '../domain/config/config.ts';
import { drawSiteId } from '../domain/config/site-id.ts';
import { websiteOf } from '../domain/editing/history.ts';
import type { FontSubset, Lettering } from '../domain/fonts/font-subset.ts';
import type { FontSubsetting, StartRequest } from '../domain/ports.ts';
import type { PublishedVersions } from '../domain/publish/published-versions.ts';
import type { ReadFile } from '../domain/storage/website-file.ts';
import type { LanguageCode } from '../words/language.ts';
import { askWhenLoaded, loadReader, readWhenLoaded } from './load-reader.ts';
import { isServed, loadRest } from './load-rest.ts';
import { renderWhenLoaded } from './render-when-loaded.ts';
import type { Rest } from './rest.ts';
import { yieldToBrowser } from './scheduling.ts';
import type { RestServices, Services } from './services.ts';
import { siteStoreActors } from './site-store-actors.ts';
import { galleryExamples } from './use-cases/gallery-examples.ts';
import { takeTurn } from './use-cases/take-turn.ts';

/** Creates the root actor with the given services. The caller starts it. */
export function createApp(services: Services, input: AppInput): Actor<typeof appMachine> {
  return createActor(appWith(serviceActors(services, input.words.language.code)), {
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

function serviceActors(services: Services, code: LanguageCode) {
  const withRest = withLoadedRest(services);
  const fonts: FontSubsetting = { cut: async (lettering) => (await services.rest()).fonts.cut(lettering) };
  const loaded = Promise.withResolvers<RestServices>();
  return {
    ...siteStoreActors({ ...services, fonts }),
    awaitPaint: fromPromise<void, void>(() => services.painted()),
    loadRest: fromPromise<void, { readonly isRequested: boolean }>(async ({ input }) => {
      // Evaluate, connect and render the chunk in one task each, so that no single task blocks input for
      // long.
      // The chat answers without the code that reads texts.
      await Promise.all([loadRest(), loadReader(code).catch(() => undefined)]).catch(async (error) => {
        // Firefox and Safari never ask again for a module that they could not fetch. A new page does.
        if (input.isRequested && (await isServed())) services.reload();
        throw error;
      });
      await yieldToBrowser();
      loaded.resolve(await services.rest());
      await yieldToBrowser();
    }),
    awaitOnline: fromPromise<void, void>(({ signal }) => services.online(signal)),
    uploadImage: uploadActor(services),
    simulateEdit: fromPromise<{ readonly at: number }, void>(({ signal }) => services.edits.wait(signal)),
    subsetFonts: fromPromise<readonly FontSubset[], Lettering | undefined>(async ({ input }) =>
      input === undefined ? [] : fonts.cut(input),
    ),
    takeTurn: fromCallback<TurnReport, undefined>(({ sendBack }) => {
      const stopping = new AbortController();
      void takeTurn(services, (siteId) => sendBack({ type: 'turn.came', siteId }), stopping.signal);
      return () => stopping.abort();
    }),
    drawSiteId: fromPromise<string, void>(async () => drawSiteId(services.randomBytes)),
    renderSite: fromPromise<RenderedDeploy, AskedDeploy>(async ({ input: { site, ...asked } }) => {
      const { config, history } = site.getSnapshot().context;
      const html = await renderWhenLoaded(config, fonts, services.origin);
      return { ...asked, config, website: websiteOf(history), html };
    }),
    deploySite: fromPromise<Published, RenderedDeploy | undefined>(({ input, signal }) =>
      withRest(async ({ deploySite }, all) => {
        if (!input) throw new Error('There is no page to send');
        const { config, website } = input;
        return { result: await deploySite(all, input, signal), config, website };
      }),
    ),
    weighPictures: fromPromise<PictureWeights, void>(async () =>
      (await services.rest()).pictureSizes.loaded(),
    ),
    switchLanguage: fromPromise<void, { readonly code: LanguageCode }>(async ({ input }) => {
      services.languages.keep(input.code);
      services.reload();
    }),
    readVersions: fromPromise<PublishedVersions, SiteOfCall>(({ input, signal }) =>
      withRest(({ readVersions }, all) => readVersions(all, input, signal)),
    ),
    bringBack: fromPromise<void, VersionOfCall>(({ input, signal }) =>
      withRest(({ bringBack }, all) => bringBack(all, input, signal)),
    ),
    unpublishSite: fromPromise<void, SiteOfCall>(({ input, signal }) =>
      withRest(({ unpublishSite }, all) => unpublishSite(all, input, signal)),
    ),
    loadStarts: fromPromise<Config, StartRequest>(async ({ input }) =>
      (await services.rest()).starts.load(input),
    ),
    loadExamples: fromPromise<readonly Example[], ExamplesRequest>(async ({ input }) =>
      galleryExamples((await services.rest()).starts, input),
    ),
    copyText: fromPromise<void, { readonly text: string }>(({ input }) => services.copyText(input.text)),
    shareAddress: fromPromise<void, { readonly url: string }>(({ input }) =>
      services.sharing.share(input.url),
    ),
    watchVersions: browserWatcher(loaded.promise, services, ({ updates: versions }, report) =>
      versions.watch(() => report({ type: 'version.found' })),
    ),
    watchNetwork: browserWatcher(loaded.promise, services, ({ network }, report) =>
      network.watch((isThere) => report({ type: isThere ? 'network.returned' : 'network.lost' })),
    ),
    takeVersion: fromPromise<void, void>(async () => (await services.rest()).updates.takeOver()),
    loadIconFont: fromPromise<void, void>(async () => (await services.rest()).iconFont.load()),
    keepStorage: fromPromise<void, void>(async () => (await services.rest()).persistentStorage.keep()),
    awaitNetwork: fromPromise<void, void>(async ({ signal }) =>
      (await services.rest()).network.untilBack(signal),
    ),
    saveFile: fromPromise<SavedFile, FileRequest>(({ input, signal }) =>
      withRest(({ saveFile }, all) => saveFile(all, input, signal)),
    ),
    saveReport: fromPromise<SavedFile, ReportRequest>(({ input, signal }) =>
      withRest(({ saveReport }, all) => saveReport(all, input, signal)),
    ),
    readSite: fromPromise<ReadFile, { readonly file: File | undefined }>(({ input, signal }) =>
      withRest(({ readSite }, all) => readSite(all, input.file, signal)),
    ),
  };
}

/** Returns a function that runs `work` once the deferred chunk and its services are loaded. */
function withLoadedRest(services: Services) {
  return async <Result>(work: (rest: Rest, all: AllServices) => Promise<Result>): Promise<Result> => {
    const [rest, others] = await Promise.all([loadRest(), services.rest()]);
    return work(rest, { ...services, ...others });
  };
}

type AllServices = Services & RestServices;

/** Uploads a file and reports its progress. */
function uploadActor(services: Services) {
  const withRest = withLoadedRest(services);
  return fromCallback<{ type: 'none' }, { readonly file: File | undefined } & NonReducibleUnknown>(
    ({ input: { file }, sendBack }) => {
      const report: (fact: UploadReport) => void = sendBack;
      const stopping = new AbortController();
      withRest(async ({ uploadImage }, all) =>
        file ? uploadImage(all, file, report, stopping.signal) : report({ type: 'upload.failed' }),
      ).catch((error) => {
        services.log('An image could not be uploaded.', error);
        report({ type: 'upload.failed' });
      });
      return () => stopping.abort();
    },
  );
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
  const { uploadImage, loadIconFont } = actors;
  const { awaitPaint, loadRest, awaitOnline } = actors;
  const { subsetFonts, switchLanguage, copyText, shareAddress, awaitNetwork } = actors;
  const { takeTurn, drawSiteId, renderSite, deploySite, weighPictures } = actors;
  const deploy = deployMachine.provide({ actors: { takeTurn, drawSiteId, renderSite, deploySite } });
  const { watchVersions, watchNetwork, takeVersion, keepStorage } = actors;
  const { saveFile, readSite, saveReport, loadStarts, loadExamples } = actors;
  const sharing = sharingMachine.provide({ actors: { copyText, shareAddress } });
  const upload = uploadMachine.provide({ actors: { uploadImage } });
  const editor = editorMachine.provide({ actors: { upload, loadIconFont } });
  const edit = editMachine.provide({ actors: { simulateEdit } });
  const { readVersions, bringBack, unpublishSite } = actors;
  return appMachine.provide({
    actors: {
      loadSite,
      site: siteMachine.provide({ actors: { commitSite, mirrorSite, followStore, watchStore } }),
      chat: chatMachine.provide({ actors: { editor, edit, simulateEdit, loadStarts } }),
      dialogs: dialogsMachine.provide({
        actors: {
          gallery: galleryMachine.provide({ actors: { loadExamples } }),
          pictures: picturesMachine.provide({ actors: { upload } }),
          transfer: transferMachine.provide({ actors: { saveFile, readSite } }),
          report: reportMachine.provide({ actors: { saveReport } }),
          versions: versionsMachine.provide({ actors: { readVersions, bringBack, unpublishSite } }),
        },
      }),
      language: languageMachine.provide({ actors: { switchLanguage } }),
      preview: previewMachine.provide({ actors: { subsetFonts } }),
      rest: restMachine.provide({ actors: { awaitPaint, loadRest, awaitOnline } }),
      publish: publishMachine.provide({
        actors: { deploy, weighPictures, sharing, awaitNetwork },
      }),
      browser: browserMachine.provide({
        actors: { watchVersions, watchNetwork, takeVersion, keepStorage },
      }),
    },
  });
}
