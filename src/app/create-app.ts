import { type Actor, createActor, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { type AppInput, appMachine } from '../../machines/app.machine.ts';
import { chatMachine } from '../../machines/chat.machine.ts';
import { editorMachine } from '../../machines/editor.machine.ts';
import { type InstallationEvent, installationMachine } from '../../machines/installation.machine.ts';
import { languageMachine } from '../../machines/language.machine.ts';
import { previewMachine } from '../../machines/preview.machine.ts';
import { publishMachine } from '../../machines/publish.machine.ts';
import type { AskedDeploy, RenderedDeploy } from '../../machines/publish.setup.ts';
import { siteMachine } from '../../machines/site.machine.ts';
import { type StartRequest, startsMachine } from '../../machines/starts.machine.ts';
import { type FileRequest, type SavedFile, transferMachine } from '../../machines/transfer.machine.ts';
import { type UploadReport, uploadMachine } from '../../machines/upload.machine.ts';
import { type SiteOfCall, type VersionOfCall, versionsMachine } from '../../machines/versions.machine.ts';
import type { Config } from '../domain/config.ts';
import type { DeployResult } from '../domain/deploy.ts';
import type { CutFont, Lettering } from '../domain/lettering.ts';
import type {
  ConfigStore,
  Deploys,
  Edits,
  EditsAhead,
  Files,
  FontCutting,
  ImageShrinking,
  Images,
  LanguageChoices,
  Network,
  OwnerSecrets,
  PublishedSites,
  Safekeeping,
  Sharing,
  StartingContent,
  StorageRoom,
  Versions,
} from '../domain/ports.ts';
import type { PublishedVersions } from '../domain/published-versions.ts';
import { drawSiteId } from '../domain/site-id.ts';
import type { ReadFile } from '../domain/website-file.ts';
import type { LanguageCode } from '../words/language.ts';
import { loadPages, pageOf } from './pages.ts';
import { siteStoreActors } from './site-store.ts';

/** The adapters that stand behind the machines' actors. */
export interface Services {
  readonly edits: Edits;
  readonly configs: ConfigStore;
  readonly safekeeping: Safekeeping;
  readonly ahead: EditsAhead;
  readonly deploys: Deploys;
  readonly published: () => Promise<PublishedSites>;
  readonly owner: () => Promise<OwnerSecrets>;
  readonly images: Images;
  readonly shrinking: ImageShrinking;
  readonly fonts: FontCutting;
  readonly versions: Versions;
  readonly network: Network;
  readonly room: StorageRoom;
  readonly languages: LanguageChoices;
  /** Loads the page anew. */
  readonly reload: () => void;
  readonly files: Files;
  readonly starts: StartingContent;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Puts a text into the clipboard; rejects where the browser does not let it. */
  readonly copyText: (text: string) => Promise<void>;
  readonly sharing: Sharing;
  /** Resolves when the browser has painted what is about to be drawn. */
  readonly painted: () => Promise<void>;
  /** The time it is, in milliseconds since 1970. */
  readonly now: () => number;
  /** Tells developers what a visitor need not see. */
  readonly log: (text: string, details?: unknown) => void;
}

/** The root actor with its services filled in, not yet started. */
export function createApp(services: Services, input: AppInput): Actor<typeof appMachine> {
  return createActor(appWith(serviceActors(services)), {
    input: {
      ...input,
      canShare: services.sharing.isOffered,
      onFirstPublish: safely(input.onFirstPublish, services.log),
    },
  });
}

/** The embedder's callback, whose errors are logged: a site that is live must not be called failed. */
function safely(callback: AppInput['onFirstPublish'], log: Services['log']): AppInput['onFirstPublish'] {
  return (result) => {
    try {
      callback?.(result);
    } catch (error) {
      log('onFirstPublish failed.', error);
    }
  };
}

/** With the first file: most visits have none. */
const loadWebsiteFiles = () => import('./website-files.ts');

const loadOwnerCalls = () => import('./owner-calls.ts');

/** What reaches the world behind every machine. */
export type ServiceActors = ReturnType<typeof serviceActors>;

function serviceActors(services: Services) {
  return {
    ...siteStoreActors(services),
    uploadImage: uploading(services),
    simulateEdit: fromPromise<{ readonly at: number }, void>(({ signal }) => services.edits.wait(signal)),
    loadPages: fromPromise<void, void>(() => services.painted().then(loadPages)),
    cutFonts: fromPromise<readonly CutFont[], Lettering | undefined>(async ({ input }) =>
      input === undefined ? [] : services.fonts.cut(input),
    ),
    drawSiteId: fromPromise<string, void>(async () => drawSiteId(services.randomBytes)),
    renderSite: fromPromise<RenderedDeploy, AskedDeploy>(async ({ input }) => ({
      ...input,
      html: await pageOf(input.config, services.fonts),
    })),
    deploySite: fromPromise<DeployResult, RenderedDeploy>(async ({ input, signal }) =>
      (await import('./deploy-site.ts')).deploySite(services, input, signal),
    ),
    switchLanguage: fromPromise<void, { readonly code: LanguageCode }>(async ({ input }) => {
      services.languages.keep(input.code);
      services.reload();
    }),
    readVersions: fromPromise<PublishedVersions, SiteOfCall>(async ({ input, signal }) =>
      (await loadOwnerCalls()).readVersions(services, input, signal),
    ),
    bringBack: fromPromise<void, VersionOfCall>(async ({ input, signal }) =>
      (await loadOwnerCalls()).bringBack(services, input, signal),
    ),
    unpublishSite: fromPromise<void, SiteOfCall>(async ({ input, signal }) =>
      (await loadOwnerCalls()).unpublishSite(services, input, signal),
    ),
    loadStarts: fromPromise<Config, StartRequest>(({ input }) => services.starts.load(input)),
    copyText: fromPromise<void, { readonly text: string }>(({ input }) => services.copyText(input.text)),
    shareAddress: fromPromise<void, { readonly url: string }>(({ input }) =>
      services.sharing.share(input.url),
    ),
    watchVersions: reporter((report) => services.versions.watch(() => report({ type: 'version.found' }))),
    watchNetwork: reporter((report) =>
      services.network.watch((isThere) => report({ type: isThere ? 'network.returned' : 'network.lost' })),
    ),
    takeVersion: fromPromise<void, void>(() => services.versions.takeOver()),
    keepStorage: fromPromise<void, void>(() => services.room.keep()),
    awaitNetwork: fromPromise<void, void>(({ signal }) => services.network.untilBack(signal)),
    saveFile: fromPromise<SavedFile, FileRequest>(async ({ input, signal }) =>
      (await loadWebsiteFiles()).saveFile(services, input, signal),
    ),
    readSite: fromPromise<ReadFile, { readonly file: File | undefined }>(async ({ input }) =>
      (await loadWebsiteFiles()).readSite(services.files, input.file),
    ),
  };
}

/** The actor that sends a picture and reports as it goes; stopped, it gives the upload up. */
function uploading(services: Services) {
  return fromCallback<{ type: 'none' }, { readonly file: File | undefined } & NonReducibleUnknown>(
    ({ input: { file }, sendBack }) => {
      const stopping = new AbortController();
      const report = (fact: UploadReport) => sendBack(fact);
      const send = async () => {
        if (!file) return report({ type: 'upload.fail' });
        // With the first picture: most visits have none.
        const { uploadImage } = await import('./upload-image.ts');
        await uploadImage(services, file, report, stopping.signal);
      };
      send().catch(async () =>
        report({ type: (await services.network.isLost()) ? 'upload.interrupt' : 'upload.fail' }),
      );
      return () => stopping.abort();
    },
  );
}

function reporter(watch: (report: (fact: InstallationEvent) => void) => () => void) {
  return fromCallback<{ type: 'none' }, undefined>(({ sendBack }) => watch(sendBack));
}

/** The root machine with these actors behind it. */
export function appWith(actors: ServiceActors) {
  const { loadSite, saveSite, clearSite, followStore, watchStore, uploadImage, simulateEdit } = actors;
  const { loadPages, cutFonts, switchLanguage, copyText, shareAddress, awaitNetwork } = actors;
  const { drawSiteId, renderSite, deploySite } = actors;
  const { watchVersions, watchNetwork, takeVersion, keepStorage } = actors;
  const { saveFile, readSite, loadStarts } = actors;
  const upload = uploadMachine.provide({ actors: { uploadImage, awaitNetwork } });
  const { readVersions, bringBack, unpublishSite } = actors;
  return appMachine.provide({
    actors: {
      loadSite,
      site: siteMachine.provide({ actors: { saveSite, clearSite, followStore, watchStore } }),
      chat: chatMachine.provide({
        actors: { editor: editorMachine.provide({ actors: { upload } }), simulateEdit },
      }),
      language: languageMachine.provide({ actors: { switchLanguage } }),
      starts: startsMachine.provide({ actors: { loadStarts } }),
      preview: previewMachine.provide({ actors: { loadPages, cutFonts } }),
      publish: publishMachine.provide({
        actors: { drawSiteId, renderSite, deploySite, copyText, shareAddress, awaitNetwork },
      }),
      transfer: transferMachine.provide({ actors: { saveFile, readSite } }),
      installation: installationMachine.provide({
        actors: { watchVersions, watchNetwork, takeVersion, keepStorage },
      }),
      versions: versionsMachine.provide({ actors: { readVersions, bringBack, unpublishSite } }),
    },
  });
}
