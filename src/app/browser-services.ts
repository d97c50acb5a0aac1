import type { Words } from '../domain/words.ts';
import { localConfigStore } from '../services/config-store.local.ts';
import { httpDeploys } from '../services/deploys.http.ts';
import { simulatedEdits } from '../services/edits.simulated.ts';
import { canvasShrinking } from '../services/image-shrink.canvas.ts';
import { supabaseImages } from '../services/images.supabase.ts';
import { logToConsole } from '../services/log.console.ts';
import { localOwnerSecrets } from '../services/owner-secret.local.ts';
import { xhrSend } from '../services/send-with-progress.xhr.ts';
import type { Services } from './create-app.ts';

/** The services as a visitor's browser has them. */
export function browserServices(words: Words): Services {
  const storage = () => window.localStorage;
  const send: typeof fetch = (input, init) => fetch(input, init);
  const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const now = () => Date.now();
  return {
    edits: simulatedEdits({
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clearTimeout: (timer) => window.clearTimeout(timer),
      now,
    }),
    configs: localConfigStore(storage),
    deploys: httpDeploys(words.publish, send),
    owner: localOwnerSecrets(storage, randomBytes),
    images: supabaseImages({
      projectUrl: import.meta.env.VITE_SUPABASE_URL,
      ownOrigin: location.origin,
      key: import.meta.env.VITE_SUPABASE_ANON_KEY,
      send,
      sendWithProgress: xhrSend(() => new XMLHttpRequest()),
      log: logToConsole,
    }),
    shrinking: canvasShrinking(),
    randomBytes,
    now,
    log: logToConsole,
  };
}
