import type { Actor } from 'xstate';
import { waitFor } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';
import type { Words } from '../../words/words.ts';
import { createApp } from './create-app.ts';
import { yieldToBrowser } from './scheduling.ts';
import type { Services } from './services.ts';

const never = () => new Promise<never>(() => {});
const nothing = () => {};

/** Services of a browser in which nothing is stored and nothing happens. */
const IDLE: Services = {
  edits: { wait: never },
  store: {
    read: async () => {
      // The machines start in a task of their own, as after reading a store.
      await yieldToBrowser();
      return { document: undefined, secrets: { own: undefined, kept: {} } };
    },
    readDocument: never,
    commit: never,
    changeSecrets: never,
    watch: () => nothing,
  },
  mirrors: {
    read: () => ({ config: null, mark: undefined, owner: null, hasPage: false, hasMirrored: false }),
    writeConfig: nothing,
    writePage: nothing,
    forgetMark: nothing,
    writeOwner: nothing,
    readDrawnSiteId: () => undefined,
    writeDrawnSiteId: () => {},
    keepUnreadable: () => true,
  },
  owner: { secret: never, knownSecret: () => undefined, secretsFor: never },
  locks: { take: never },
  languages: { kept: () => null, keep: nothing },
  reload: nothing,
  randomBytes: (count) => new Uint8Array(count),
  copyText: never,
  sharing: { isOffered: false, share: never },
  painted: never,
  settled: never,
  online: never,
  now: () => 0,
  recent: { observe: nothing, list: () => ({ events: [], missing: 0 }) },
  log: nothing,
  loadLateCode: never,
};

/** The app as it stands at a first visit at `at`, in milliseconds since 1970: a new website, and nothing that happens. */
export async function firstVisit(words: Words, at: number): Promise<Actor<typeof appMachine>> {
  const app = createApp(IDLE, { words, at });
  app.start();
  await waitFor(app, (snapshot) => !snapshot.matches('booting'));
  return app;
}
