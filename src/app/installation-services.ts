import { logToConsole } from '../services/log.console.ts';
import { browserNetwork } from '../services/network.browser.ts';
import { browserStorageRoom } from '../services/storage-room.browser.ts';
import { serviceWorkerVersions } from '../services/versions.service-worker.ts';
import { trustedScript } from '../ui/trusted-types.ts';
import type { Installation } from './late-installation.ts';

/** What holds the builder in a visitor's browser; pages that did not come safely have no service worker. */
export const installation: Installation = {
  versions: serviceWorkerVersions({
    // While developing, every file is to come anew.
    workers: import.meta.env.PROD ? navigator.serviceWorker : undefined,
    address: trustedScript('/service-worker.js'),
    page: document,
    reload: () => location.reload(),
    setInterval: (callback, milliseconds) => window.setInterval(callback, milliseconds),
    clearInterval: (timer) => window.clearInterval(timer),
    log: logToConsole,
  }),
  network: browserNetwork({
    page: window,
    isOnline: () => navigator.onLine,
    send: (input, init) => fetch(input, init),
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    clearTimeout: (timer) => window.clearTimeout(timer),
  }),
  room: browserStorageRoom(navigator.storage),
};
