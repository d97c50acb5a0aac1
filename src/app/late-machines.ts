import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import { drawSiteId } from '../../domain/config/site-id.ts';
import { websiteOf } from '../../domain/editing/history.ts';
import type { FontSubsetting, StartRequest } from '../../domain/ports.ts';
import type { PublishedVersions } from '../../domain/publish/published-versions.ts';
import type { ReadFile } from '../../domain/storage/page-file.ts';
import { confirmMachine } from '../../machines/confirm/confirm.machine.ts';
import { findMachine } from '../../machines/dialogs/find.machine.ts';
import {
  type Example,
  type ExamplesRequest,
  galleryMachine,
} from '../../machines/dialogs/gallery.machine.ts';
import { picturesMachine } from '../../machines/dialogs/pictures.machine.ts';
import { type ReportRequest, reportMachine } from '../../machines/dialogs/report.machine.ts';
import { type SavedFile, transferMachine } from '../../machines/dialogs/transfer.machine.ts';
import { editorMachine } from '../../machines/editor/editor.machine.ts';
import { type UploadReport, uploadMachine } from '../../machines/editor/upload.machine.ts';
import {
  type AskedDeploy,
  deployMachine,
  type LockReport,
  type RenderedDeploy,
} from '../../machines/publish/deploy.machine.ts';
import { publishMachine } from '../../machines/publish/publish.machine.ts';
import type { AskedVersions, PictureWeights } from '../../machines/publish/publish.setup.ts';
import { sharingMachine } from '../../machines/published/sharing.machine.ts';
import { type BrowserEvent, browserMachine } from '../../machines/screen/browser.machine.ts';
import { tabConflictsMachine } from '../../machines/screen/tab-conflicts.machine.ts';
import type { Published } from '../../machines/site/site.context.ts';
import { loadQrCodes } from '../ui/publish/qr-code.ts';
import { comeBackIn, publishedIn } from './late-access.ts';
import type { RestServices, Services } from './services.ts';
import { deploySite } from './use-cases/deploy-site.ts';
import { galleryExamples } from './use-cases/gallery-examples.ts';
import { holdPublishLock } from './use-cases/publish-lock.ts';
import { readVersions } from './use-cases/published-site.ts';
import { uploadImage } from './use-cases/upload-image.ts';

export type LateMachines = ReturnType<typeof lateMachines>;

/** Renders the page of a config. */
type Render = (config: Config, fonts: FontSubsetting, origin?: string) => Promise<string>;

/** The machines that come with the rest, by the machine that invokes or spawns them, with their services. */
export function lateMachines(services: Services, render: Render) {
  const upload = uploadMachine.provide({ actors: { uploadImage: uploadActor(services) } });
  return {
    chat: { editor: editorIn(services, upload) },
    app: {
      publish: publishIn(services, render),
      confirm: confirmIn(services),
      browser: browserIn(services),
      tabConflicts: tabConflictsMachine,
    },
    dialogs: {
      ...dialogsIn(services),
      published: publishedIn(services, sharingIn(services)),
      comeBack: comeBackIn(services),
      pictures: picturesMachine.provide({ actors: { upload } }),
    },
  };
}

function editorIn({ rest }: Services, upload: typeof uploadMachine) {
  const loadIconFont = fromPromise<void, void>(async () => (await rest()).iconFont.load());
  return editorMachine.provide({ actors: { upload, loadIconFont } });
}

function publishIn(services: Services, render: Render) {
  return publishMachine.provide({
    actors: {
      deploy: deployIn(services, render),
      sharing: sharingIn(services),
      weighPictures: fromPromise<PictureWeights, void>(async () =>
        (await services.rest()).pictureSizes.loaded(),
      ),
      readVersions: fromPromise<PublishedVersions | undefined, AskedVersions>(
        async ({ input: { siteId }, signal }) =>
          siteId === undefined ? undefined : readVersions(await allOf(services), { siteId }, signal),
      ),
      awaitNetwork: fromPromise<void, void>(async ({ signal }) =>
        (await services.rest()).network.untilBack(signal),
      ),
    },
  });
}

function confirmIn({ rest }: Services) {
  const loadStarts = fromPromise<Config, StartRequest>(async ({ input }) =>
    (await rest()).starts.load(input),
  );
  return confirmMachine.provide({ actors: { loadStarts } });
}

function browserIn(services: Services) {
  const { rest } = services;
  return browserMachine.provide({
    actors: {
      watchVersions: browserWatcher(services, ({ updates: versions }, report) =>
        versions.watch(() => report({ type: 'version.found' })),
      ),
      watchNetwork: browserWatcher(services, ({ network }, report) =>
        network.watch((isThere) => report({ type: isThere ? 'network.returned' : 'network.lost' })),
      ),
      takeVersion: fromPromise<void, void>(async () => (await rest()).updates.takeOver()),
      keepStorage: fromPromise<void, void>(async () => (await rest()).persistentStorage.keep()),
    },
  });
}

/** Watches the browser (new app versions, network), from when the page is idle. */
function browserWatcher(
  { rest, settled }: Services,
  watch: (rest: RestServices, report: (fact: BrowserEvent) => void) => () => void,
) {
  return fromCallback<{ type: 'none' }, undefined>(({ sendBack }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    void Promise.all([rest(), settled()]).then(([services]) => {
      if (!signal.aborted) signal.addEventListener('abort', watch(services, sendBack));
    });
    return () => stopping.abort();
  });
}

function deployIn(services: Services, render: Render) {
  const fonts: FontSubsetting = { cut: async (lettering) => (await services.rest()).fonts.cut(lettering) };
  return deployMachine.provide({
    actors: {
      holdPublishLock: fromCallback<LockReport, undefined>(({ sendBack }) => {
        const stopping = new AbortController();
        void holdPublishLock(services, (siteId) => sendBack({ type: 'lock.held', siteId }), stopping.signal);
        return () => stopping.abort();
      }),
      drawSiteId: fromPromise<string, void>(async () => drawSiteId(services.randomBytes)),
      renderSite: fromPromise<RenderedDeploy, AskedDeploy>(async ({ input: { site, ...asked } }) => {
        const { config, history } = site.getSnapshot().context;
        const html = await render(config, fonts, services.origin);
        return { ...asked, config, website: websiteOf(history), html };
      }),
      deploySite: fromPromise<Published, RenderedDeploy | undefined>(async ({ input, signal }) => {
        if (!input) throw new Error('There is no page to send');
        const { config, website, email: userEmail } = input;
        const [result] = await Promise.all([
          deploySite(await allOf(services), input, signal),
          loadQrCodes().catch(() => undefined),
        ]);
        return { result, config, website, userEmail };
      }),
    },
  });
}

function sharingIn({ copyText, sharing }: Services) {
  return sharingMachine.provide({
    actors: {
      copyText: fromPromise<void, { readonly text: string }>(({ input }) => copyText(input.text)),
      shareAddress: fromPromise<void, { readonly url: string }>(({ input }) => sharing.share(input.url)),
    },
  });
}

function dialogsIn(services: Services) {
  return {
    find: findMachine,
    gallery: galleryMachine.provide({
      actors: {
        loadExamples: fromPromise<readonly Example[], ExamplesRequest>(async ({ input }) =>
          galleryExamples((await services.rest()).starts, input),
        ),
      },
    }),
    transfer: transferMachine.provide({
      actors: {
        // Fetched with the first file.
        savePage: fromPromise<SavedFile, { readonly config: Config }>(async ({ input, signal }) => {
          const { savePage } = await import('./use-cases/page-files.ts');
          return savePage(await allOf(services), input.config, signal);
        }),
        readPage: fromPromise<ReadFile, { readonly file: File | undefined }>(async ({ input, signal }) => {
          const { readPage } = await import('./use-cases/page-files.ts');
          return readPage(await allOf(services), input.file, signal);
        }),
      },
    }),
    report: reportMachine.provide({
      actors: {
        // Fetched with the first report. The inspector redacts too, and must not wait for the rest.
        saveReport: fromPromise<SavedFile, ReportRequest>(async ({ input, signal }) => {
          const { saveReport } = await import('./use-cases/save-report.ts');
          return saveReport(await allOf(services), input, signal);
        }),
      },
    }),
  };
}

async function allOf(services: Services): Promise<Services & RestServices> {
  return { ...services, ...(await services.rest()) };
}

/** Uploads a file and reports its progress. */
function uploadActor(services: Services) {
  return fromCallback<{ type: 'none' }, { readonly file: File | undefined } & NonReducibleUnknown>(
    ({ input: { file }, sendBack }) => {
      const report: (fact: UploadReport) => void = sendBack;
      const stopping = new AbortController();
      allOf(services)
        .then((all) =>
          file ? uploadImage(all, file, report, stopping.signal) : report({ type: 'upload.failed' }),
        )
        .catch((error) => {
          services.log('An image could not be uploaded.', error);
          report({ type: 'upload.failed' });
        });
      return () => stopping.abort();
    },
  );
}
