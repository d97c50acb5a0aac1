import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import type { DrawnSiteId } from '../../domain/config/site-id.ts';
import { websiteOf } from '../../domain/editing/history.ts';
import type { FontSubset, Lettering } from '../../domain/fonts/font-subset.ts';
import type { MailReach } from '../../domain/mail-reach.ts';
import type { FontSubsetting, StartRequest } from '../../domain/ports.ts';
import type { PublishedVersions } from '../../domain/publish/published-versions.ts';
import type { LinkTarget, TakenRight } from '../../domain/publish/site-access.ts';
import type { ReadFile } from '../../domain/storage/page-file.ts';
import type { LanguageSwitch, LateCodeRequest } from '../../machines/app/app.machine.ts';
import type { ReportRequest } from '../../machines/dialogs/report.machine.ts';
import type { SavedFile } from '../../machines/dialogs/transfer.machine.ts';
import type { UploadReport } from '../../machines/editor/upload.machine.ts';
import type { AskedDeploy, LockReport, RenderedDeploy } from '../../machines/publish/deploy.machine.ts';
import type { AskedPictures, AskedVersions, PicturesReport } from '../../machines/publish/publish.setup.ts';
import type { LinksRequest, WebsiteOfPage } from '../../machines/published/come-back.machine.ts';
import type { ChangeOfCall, PublishedSite, SiteOfCall } from '../../machines/published/published.setup.ts';
import type { BrowserEvent } from '../../machines/screen/browser.machine.ts';
import type { Published } from '../../machines/site/site.context.ts';
import { drawInParts } from '../../templates/pages.ts';
import { isServed } from './load-late-code.ts';
import { pause, yieldToBrowser } from './scheduling.ts';
import type { LateServices, Services } from './services.ts';
import { siteStoreActors } from './site-store-actors.ts';
import { untilAnswered } from './until-answered.ts';
import { forgetRefused, siteIdFor } from './use-cases/drawn-site-id.ts';
import { holdPublishLock } from './use-cases/publish-lock.ts';

type AllServices = Services & LateServices;

/** How long a second attempt may take before the page is loaded anew. */
const PATIENCE_MS = 5000;

/**
 * Firefox and Safari never ask again for a module that they could not fetch: the second attempt fails at once, or never ends,
 * whatever else is served. A new page does ask.
 */
async function reloadUnlessItComes(coming: Promise<unknown>, reload: () => void): Promise<void> {
  const hasCome = coming.then(
    () => true,
    () => false,
  );
  const isOver = pause(PATIENCE_MS).then(() => false);
  if (!(await Promise.race([hasCome, isOver])) && (await isServed())) reload();
}

/** The actors that the machines invoke, by name: the only code that does I/O. */
export type ServiceActors = ReturnType<typeof serviceActors>;

/** `come` is resolved once the late code has come. */
export function serviceActors(services: Services, come: PromiseWithResolvers<LateServices>) {
  const linkToken = () => services.linkToken?.() ?? '';
  const fonts: FontSubsetting = {
    cut: async (lettering) => (await services.loadLateCode()).fonts.cut(lettering),
  };
  const render = async (config: Config, fonts: FontSubsetting) =>
    (await services.loadLateCode()).useCases.renderSite(config, fonts, services.origin);

  /** A request that waits for the late code. One that is left by then is not made. */
  const late = <Output, Input>(
    ask: (all: AllServices, input: Input, signal: AbortSignal) => Output | Promise<Output>,
  ) =>
    fromPromise<Output, Input>(async ({ input, signal }) => {
      const all = { ...services, ...(await come.promise) };
      signal.throwIfAborted();
      return ask(all, input, signal);
    });

  /** Watches the browser (new app versions, network), from when the page is idle. */
  const browserWatcher = (watch: (all: LateServices, report: (fact: BrowserEvent) => void) => () => void) =>
    fromCallback<{ type: 'none' }, undefined>(({ sendBack }) => {
      const stopping = new AbortController();
      const { signal } = stopping;
      void Promise.all([come.promise, services.settled()]).then(([all]) => {
        if (!signal.aborted) signal.addEventListener('abort', watch(all, sendBack));
      });
      return () => stopping.abort();
    });

  return {
    ...siteStoreActors({ ...services, render, fonts }),
    loadLateCode: fromPromise<void, LateCodeRequest>(async ({ input }) => {
      // Loading must not delay the first paint. A browser that cannot tell it is not waited for.
      await services.painted().catch(() => undefined);
      // Evaluate, connect, draw and render in tasks of their own, so that no single task blocks input for long.
      const coming = services.loadLateCode();
      if (input.isRequested) void reloadUnlessItComes(coming, services.reload);
      const all = await coming;
      await yieldToBrowser();
      come.resolve(all);
      await yieldToBrowser();
      if (input.config) await drawInParts(input.config, yieldToBrowser);
    }),
    awaitOnline: fromPromise<void, void>(({ signal }) => services.online(signal)),
    simulateEdit: fromPromise<{ readonly at: number }, void>(({ signal }) => services.edits.wait(signal)),
    subsetFonts: fromPromise<readonly FontSubset[], Lettering | undefined>(async ({ input }) =>
      input === undefined ? [] : fonts.cut(input),
    ),
    switchLanguage: fromPromise<void, LanguageSwitch>(async ({ input: { code, actors }, signal }) => {
      await untilAnswered(actors, signal);
      // Another language was chosen meanwhile.
      signal.throwIfAborted();
      services.languages.keep(code);
      services.reload();
    }),
    loadStarts: fromPromise<Config, StartRequest>(async ({ input }) =>
      (await services.loadLateCode()).starts.load(input),
    ),
    awaitReader: fromPromise<void, void>(async () => come.resolve(await services.loadLateCode())),
    copyText: fromPromise<void, { readonly text: string }>(({ input }) => services.copyText(input.text)),
    shareAddress: fromPromise<void, { readonly url: string }>(({ input }) =>
      services.sharing.share(input.url),
    ),
    holdPublishLock: fromCallback<LockReport, undefined>(({ sendBack }) => {
      const stopping = new AbortController();
      void holdPublishLock(services, (siteId) => sendBack({ type: 'lock.held', siteId }), stopping.signal);
      return () => stopping.abort();
    }),
    drawSiteId: fromPromise<string, Pick<DrawnSiteId, 'website'>>(async ({ input }) =>
      siteIdFor(services, input.website),
    ),
    renderSite: fromPromise<RenderedDeploy, AskedDeploy>(async ({ input: { site, ...asked } }) => {
      const { config, history } = site.getSnapshot().context;
      const html = await render(config, fonts);
      return { ...asked, config, website: websiteOf(history), html };
    }),
    deploySite: late<Published, RenderedDeploy | undefined>(async (all, input, signal) => {
      if (!input) throw new Error('There is no page to send');
      const { config, website, email: userEmail } = input;
      const [result] = await Promise.all([
        all.useCases.deploySite(all, input, signal).catch((error: unknown) => {
          forgetRefused(all, input.siteId, error);
          throw error;
        }),
        all.useCases.loadQrCodes().catch(() => undefined),
      ]);
      return { result, config, website, userEmail };
    }),
    checkPictures: fromCallback<{ type: 'none' }, AskedPictures>(({ input, sendBack }) => {
      const report: (fact: PicturesReport) => void = sendBack;
      const stopping = new AbortController();
      come.promise
        .then(({ pagePictures, useCases }) =>
          useCases.checkPictures(
            pagePictures,
            input,
            (pictures) => report({ type: 'pictures.checked', pictures }),
            stopping.signal,
          ),
        )
        // A review does without.
        .catch((error) => services.log('The pictures of the page could not be checked.', error));
      return () => stopping.abort();
    }),
    readVersions: late<PublishedVersions | undefined, AskedVersions>((all, { siteId }, signal) =>
      siteId === undefined ? undefined : all.useCases.readVersions(all, { siteId }, signal),
    ),
    awaitNetwork: late<void, void>((all, _, signal) => all.network.untilBack(signal)),
    readPublished: late<PublishedSite, SiteOfCall>((all, site, signal) =>
      all.useCases.readPublished(all, site, signal),
    ),
    changeSite: late<void, ChangeOfCall>((all, change, signal) =>
      all.useCases.changeSite(all, change, signal),
    ),
    makeDeviceLink: late<{ readonly link: string }, SiteOfCall>((all, site, signal) =>
      all.useCases.makeDeviceLink(all, site, signal),
    ),
    mailLinks: late<MailReach, LinksRequest>(({ published }, { userEmail }, signal) =>
      published.mailLinks(userEmail, signal),
    ),
    // The token of an opened link stays here.
    lookAtLink: late<LinkTarget, void>((all, _, signal) => all.useCases.lookAtLink(all, linkToken(), signal)),
    takeLink: late<TakenRight, void>((all, _, signal) => all.useCases.takeLink(all, linkToken(), signal)),
    readWebsite: late<WebsiteOfPage, SiteOfCall>((all, site, signal) =>
      all.useCases.readWebsite(all, site, signal),
    ),
    // The next three are fetched at their first use. The inspector redacts too, and must not wait for the rest.
    savePage: late<SavedFile, { readonly config: Config }>(async (all, { config }, signal) => {
      const { savePage } = await import('./use-cases/page-files.ts');
      return savePage(all, config, signal);
    }),
    readPage: late<ReadFile, { readonly file: File | undefined }>(async (all, { file }, signal) => {
      const { readPage } = await import('./use-cases/page-files.ts');
      return readPage(all, file, signal);
    }),
    saveReport: late<SavedFile, ReportRequest>(async (all, request, signal) => {
      const { saveReport } = await import('./use-cases/save-report.ts');
      return saveReport(all, request, signal);
    }),
    loadIconFont: late<void, void>(({ iconFont }) => iconFont.load()),
    /** Uploads a file and reports its progress. */
    uploadImage: fromCallback<{ type: 'none' }, { readonly file: File | undefined } & NonReducibleUnknown>(
      ({ input: { file }, sendBack }) => {
        const report: (fact: UploadReport) => void = sendBack;
        const stopping = new AbortController();
        come.promise
          .then((all) =>
            file
              ? all.useCases.uploadImage({ ...services, ...all }, file, report, stopping.signal)
              : report({ type: 'upload.failed' }),
          )
          .catch((error) => {
            services.log('An image could not be uploaded.', error);
            report({ type: 'upload.failed' });
          });
        return () => stopping.abort();
      },
    ),
    watchVersions: browserWatcher(({ updates }, report) =>
      updates.watch(() => report({ type: 'version.found' })),
    ),
    watchNetwork: browserWatcher(({ network }, report) =>
      network.watch((isThere) => report({ type: isThere ? 'network.returned' : 'network.lost' })),
    ),
    takeVersion: late<void, void>(({ updates }) => updates.takeOver()),
    keepStorage: late<void, void>(({ persistentStorage }) => persistentStorage.keep()),
  };
}
