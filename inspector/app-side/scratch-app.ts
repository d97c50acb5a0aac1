import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import type { AppInput, appMachine } from '../../machines/app/app.machine.ts';
import { appWith, type ServiceActors } from '../../src/app/create-app.ts';

/**
 * Creates a root actor without services: none of them ever settles and its clock never advances, so only sent
 * events change it.
 */
export function createScratchApp(input: AppInput): Actor<typeof appMachine> {
  const clock = { setTimeout: () => 0, clearTimeout: () => {} };
  return createActor(appWith(SILENT_ACTORS), { input, clock });
}

const SILENT_ACTORS: ServiceActors = {
  loadSite: silent(),
  commitSite: silent(),
  mirrorSite: silent(),
  followStore: silent(),
  watchStore: fromCallback(() => {}),
  uploadImage: fromCallback(() => {}),
  uploadPicture: fromCallback(() => {}),
  simulateEdit: silent(),
  awaitPaint: silent(),
  loadRest: silent(),
  awaitOnline: silent(),
  subsetFonts: silent(),
  takeTurn: fromCallback(() => {}),
  drawSiteId: silent(),
  renderSite: silent(),
  deploySite: silent(),
  switchLanguage: silent(),
  readVersions: silent(),
  bringBack: silent(),
  unpublishSite: silent(),
  copyText: silent(),
  shareAddress: silent(),
  watchVersions: fromCallback(() => {}),
  watchNetwork: fromCallback(() => {}),
  takeVersion: silent(),
  keepStorage: silent(),
  awaitNetwork: silent(),
  saveFile: silent(),
  readSite: silent(),
  loadStarts: silent(),
  loadExamples: silent(),
};

function silent<Output, Input>() {
  return fromPromise<Output, Input>(() => new Promise(() => {}));
}
