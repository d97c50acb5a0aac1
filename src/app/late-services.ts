import type { OwnerKeys } from '../../domain/ports.ts';
import { startingContent } from '../../templates/starting-content.ts';
import type { Words } from '../../words/words.ts';
import { serviceWorkerUpdates } from '../services/app-updates.service-worker.ts';
import { browserDownloads } from '../services/files.browser.ts';
import { httpDeploys } from '../services/http/deploys.http.ts';
import { httpPublishedSites } from '../services/http/published-sites.http.ts';
import { uploadOwnerOf } from '../services/http/upload-owner.ts';
import { browserIconFont } from '../services/icon-font.browser.ts';
import { supabaseImages } from '../services/images.supabase.ts';
import { logToConsole } from '../services/log.console.ts';
import { browserNetwork } from '../services/network.browser.ts';
import { browserPagePictures } from '../services/page-pictures.browser.ts';
import { browserPersistentStorage } from '../services/persistent-storage.browser.ts';
import { xhrSend } from '../services/send-with-progress.xhr.ts';
import { trustedScript } from '../ui/trusted-types.ts';
import { browserFonts } from './browser-fonts.ts';
import { lateUseCases } from './late-use-cases.ts';
import type { LateServices } from './services.ts';
import type { Reader } from './use-cases/ask-in-language.ts';

interface LateServicesOptions {
  readonly words: Words;
  /** `fetch`, with the headers every call of the builder carries. */
  readonly send: typeof fetch;
  readonly owner: OwnerKeys;
  readonly reader: Reader;
}

/** The services that load after the first screen, backed by browser APIs. */
export function lateServices({ words, send, owner, reader }: LateServicesOptions): LateServices {
  const timers = {
    setTimeout: (callback: () => void, milliseconds: number) => window.setTimeout(callback, milliseconds),
    clearTimeout: (timer: number) => window.clearTimeout(timer),
  };
  const projectUrl = import.meta.env.VITE_SUPABASE_URL;
  const uploadOwner = async () => uploadOwnerOf(await owner.secret(), globalThis.crypto.subtle);
  const uploadOwnerBeside = (ownerSecret: string) => {
    const own = owner.knownSecret();
    return own === undefined || own === ownerSecret
      ? undefined
      : uploadOwnerOf(own, globalThis.crypto.subtle);
  };
  return {
    useCases: lateUseCases,
    reader,
    deploys: httpDeploys(words.deployCall, send, projectUrl === '' ? { uploadOwner: uploadOwnerBeside } : {}),
    published: httpPublishedSites(send),
    images: supabaseImages({
      projectUrl,
      ownOrigin: location.origin,
      key: import.meta.env.VITE_SUPABASE_ANON_KEY,
      uploadOwner,
      send,
      sendWithProgress: xhrSend(() => new XMLHttpRequest()),
    }),
    // Fetched with the first picture, as the client of the image store is.
    shrinking: {
      shrink: async (file) => {
        const { canvasShrinking } = await import('../services/image-shrinking.canvas.ts');
        return canvasShrinking().shrink(file);
      },
    },
    pagePictures: browserPagePictures({ page: document, isOnline: () => navigator.onLine }),
    fonts: browserFonts(words.review.noFont),
    updates: serviceWorkerUpdates({
      // Service workers exist only on secure origins. The development server must not serve from a cache.
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
      ...timers,
    }),
    persistentStorage: browserPersistentStorage(navigator.storage),
    iconFont: browserIconFont,
    files: {
      download: async (file) => browserDownloads(document, setTimeout).download(file),
      read: (file) => file.text(),
    },
    starts: startingContent,
  };
}
