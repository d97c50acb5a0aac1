import { type Actor, createActor } from 'xstate';
import { NOT_UNDERSTOOD } from '../../domain/chat/command.ts';
import { type AppInput, appMachine } from '../../machines/app/app.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { requestMachine } from '../../machines/chat/request.machine.ts';
import { confirmMachine } from '../../machines/confirm/confirm.machine.ts';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import { picturesMachine } from '../../machines/dialogs/pictures.machine.ts';
import { reportMachine } from '../../machines/dialogs/report.machine.ts';
import { transferMachine } from '../../machines/dialogs/transfer.machine.ts';
import { editorMachine } from '../../machines/editor/editor.machine.ts';
import { uploadMachine } from '../../machines/editor/upload.machine.ts';
import { deployMachine } from '../../machines/publish/deploy.machine.ts';
import { publishMachine } from '../../machines/publish/publish.machine.ts';
import { comeBackMachine } from '../../machines/published/come-back.machine.ts';
import { publishedMachine } from '../../machines/published/published.machine.ts';
import { sharingMachine } from '../../machines/published/sharing.machine.ts';
import { browserMachine } from '../../machines/screen/browser.machine.ts';
import { previewMachine } from '../../machines/screen/preview.machine.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { type ServiceActors, serviceActors } from './service-actors.ts';
import type { LateServices, Services } from './services.ts';
import type { Reader } from './use-cases/ask-in-language.ts';

/** Creates the root actor with the given services. The caller starts it. */
export function createApp(services: Services, input: AppInput): Actor<typeof appMachine> {
  const come = Promise.withResolvers<LateServices>();
  return createActor(appWith(serviceActors(services, come)), {
    id: 'app',
    inspect: services.recent.observe,
    input: {
      ...readingAfter(come.promise, services.log),
      ...input,
      canShare: services.sharing.isOffered,
      onFirstPublish: logErrors(input.onFirstPublish, services.log),
    },
  });
}

/** Reads texts once the late code has come. A defect there must not cost the visitor the answer. */
function readingAfter(come: Promise<LateServices>, log: Services['log']): Pick<AppInput, 'read' | 'ask'> {
  let reader: Reader | undefined;
  void come.then((late) => {
    reader = late.reader;
  });
  const attempt = <Result>(use: () => Result, nothing: Result): Result => {
    try {
      return use();
    } catch (error) {
      log('A text could not be read.', error);
      return nothing;
    }
  };
  return {
    read: (sentence) => attempt(() => reader?.read(sentence), NOT_UNDERSTOOD),
    // Find comes with the reader.
    ask: (request) => attempt(() => reader?.readRequest(request), undefined) ?? { meant: [], near: [] },
  };
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

/** Provides the root machine, and all machines in it, with the actors that they name. */
function appWith(actors: ServiceActors) {
  const { loadSite, commitSite, mirrorSite, followStore, watchStore } = actors;
  const { loadLateCode, awaitOnline, switchLanguage, subsetFonts } = actors;
  const { simulateEdit, loadStarts, awaitReader, loadIconFont, uploadImage, saveReport } = actors;
  const { holdPublishLock, drawSiteId, renderSite, deploySite, checkPictures, awaitNetwork } = actors;
  const { copyText, shareAddress, savePage, readPage } = actors;
  const { readVersions, readPublished, changeSite, makeDeviceLink } = actors;
  const { mailLinks, lookAtLink, takeLink, readWebsite } = actors;
  const { watchVersions, watchNetwork, takeVersion, keepStorage } = actors;
  const upload = uploadMachine.provide({ actors: { uploadImage } });
  const request = requestMachine.provide({ actors: { simulateEdit, loadStarts, awaitReader } });
  const editor = editorMachine.provide({ actors: { upload, loadIconFont } });
  const deploy = deployMachine.provide({ actors: { holdPublishLock, drawSiteId, renderSite, deploySite } });
  const sharing = sharingMachine.provide({ actors: { copyText, shareAddress } });
  const dialogs = {
    pictures: picturesMachine.provide({ actors: { upload } }),
    transfer: transferMachine.provide({ actors: { savePage, readPage } }),
    published: publishedMachine.provide({ actors: { readPublished, changeSite, makeDeviceLink, sharing } }),
    comeBack: comeBackMachine.provide({ actors: { mailLinks, lookAtLink, takeLink, readWebsite } }),
    report: reportMachine.provide({ actors: { saveReport } }),
  };
  return appMachine.provide({
    actors: {
      loadSite,
      loadLateCode,
      awaitOnline,
      switchLanguage,
      site: siteMachine.provide({ actors: { commitSite, mirrorSite, followStore, watchStore } }),
      chat: chatMachine.provide({ actors: { request, editor } }),
      preview: previewMachine.provide({ actors: { subsetFonts } }),
      dialogs: dialogsMachine.provide({ actors: dialogs }),
      publish: publishMachine.provide({
        actors: { deploy, sharing, checkPictures, readVersions, awaitNetwork },
      }),
      confirm: confirmMachine.provide({ actors: { loadStarts } }),
      browser: browserMachine.provide({ actors: { watchVersions, watchNetwork, takeVersion, keepStorage } }),
    },
  });
}
