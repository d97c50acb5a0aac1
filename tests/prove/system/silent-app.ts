import { type AnyActorRef, StateMachine, waitFor } from 'xstate';
import type { SentEvent } from '../../../charts/event-list.ts';
import type { Config } from '../../../domain/config/config.ts';
import { NO_HISTORY } from '../../../domain/editing/history.ts';
import { changeSince, EMPTY_STORE } from '../../../domain/storage/site-document.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { RecentEvents } from '../../../machines/app/recent-events.ts';
import { createApp } from '../../../src/app/create-app.ts';
import { loadLateCode } from '../../../src/app/load-late-code.ts';
import type { Recent } from '../../../src/app/recent/recent-when-loaded.ts';
import { localMirrors } from '../../../src/services/website-config-mirrors.local.ts';
import { en } from '../../../words/en/en.ts';
import { fakeFiles } from '../../services/files.fake.ts';
import { STILL_BROWSER } from '../../services/late-services.fake.ts';
import { roomyStorage } from '../../services/local-storage.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';
import { emptyStorePlace, fakeSiteStore } from '../../services/site-store.fake.ts';

// The late code is there from the start. Else a fixed seed walks elsewhere after a test that has loaded it, and an import
// still running when its test file ends fails later files.
await loadLateCode();

const silent = () => new Promise<never>(() => undefined);

/**
 * The real app at its first screen, wired as for a visitor, on services that never answer. The test sends their answers
 * as events. Nothing in the app waits, so that a walk is one loop.
 */
export async function startSilentApp(
  stored?: Config,
  recent: Recent = new RecentEvents(() => 1),
): Promise<App> {
  const local = roomyStorage();
  const store = fakeSiteStore(emptyStorePlace());
  const mirrors = localMirrors(() => local, roomyStorage);
  if (stored) {
    const document = { config: stored, history: NO_HISTORY, live: undefined };
    await store.commit(changeSince(EMPTY_STORE, document).change);
    mirrors.writeConfig(JSON.stringify(stored), 1);
  }
  const app = createApp(
    {
      edits: { wait: silent },
      // An event says whether a commit succeeds.
      store: { ...store, commit: silent, readDocument: silent },
      mirrors,
      owner: fakeOwnerKeys(),
      locks: { take: silent },
      languages: { kept: () => null, keep: () => undefined },
      reload: () => undefined,
      randomBytes: (count) => new Uint8Array(count),
      copyText: silent,
      sharing: { isOffered: true, share: silent },
      painted: silent,
      now: () => 1,
      recent,
      log: () => undefined,
      settled: silent,
      online: silent,
      loadLateCode: async () => ({
        deploys: { deploy: silent },
        files: fakeFiles(),
        images: { upload: silent, read: () => undefined },
        shrinking: { shrink: silent },
        fonts: { cut: async () => [] },
        ...STILL_BROWSER,
        persistentStorage: { keep: silent },
        starts: { load: silent },
      }),
    },
    { words: en, at: 1, read: STILL_BROWSER.reader.read, ask: STILL_BROWSER.reader.readRequest },
  );
  app.start();
  await waitFor(app, (snapshot) => snapshot.matches('running'));
  return app;
}

/** Every running machine of the app, by its name in event lists. */
export function machinesIn(app: App): Map<string, AnyActorRef> {
  const found = new Map<string, AnyActorRef>([['app', app]]);
  const add = (prefix: string, parent: AnyActorRef) => {
    const children: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children ?? {};
    for (const [id, child] of Object.entries(children)) {
      if (!(child && 'logic' in child && child.logic instanceof StateMachine)) continue;
      found.set(prefix + id, child);
      add(`${prefix}${id}.`, child);
    }
  };
  add('', app);
  return found;
}

/** Sends an event to its actor. Does nothing if that is not running. */
export function send(app: App, { to, event }: SentEvent): void {
  machinesIn(app).get(to)?.send(event);
}
