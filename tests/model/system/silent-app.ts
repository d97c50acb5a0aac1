import { type AnyActorRef, StateMachine, waitFor } from 'xstate';
import type { App } from '../../../machines/app.machine.ts';
import { createApp } from '../../../src/app/create-app.ts';
import type { SentEvent } from '../../../src/domain/event-list.ts';
import { en } from '../../../src/words/en/en.ts';
import { NO_CRASH } from '../../harness/no-crash.ts';
import { STILL_INSTALLATION } from '../../harness/still-installation.ts';
import { fakeFiles } from '../../services/files.fake.ts';
import { fakeOwner } from '../../services/owner.fake.ts';

// What the app fetches late is here before a walk begins: a fetch that outlives its test's file would fail those after it.
import '../../../src/app/rest.ts';
import '../../../src/app/stored-site.ts';

const silent = () => new Promise<never>(() => undefined);

/**
 * The real app at its first screen, wired as for a visitor, on services that never answer: what a service answers
 * is sent as an event. Nothing in it waits, so that a walk is one loop.
 */
export async function startSilentApp(raw: string | null = null): Promise<App> {
  const app = createApp(
    {
      edits: { wait: silent },
      configs: {
        load: () => raw,
        loadHistory: () => null,
        loadLive: () => null,
        saveLive: () => undefined,
        save: () => {
          // Whether this save succeeds is said by an event; its page need not be drawn for that.
          throw new Error('silent');
        },
        savePage: () => undefined,
        watch: () => () => undefined,
        keepUnreadable: () => undefined,
      },
      ...NO_CRASH,
      languages: { kept: () => null, keep: () => undefined },
      reload: () => undefined,
      randomBytes: (count) => new Uint8Array(count),
      copyText: silent,
      sharing: { isOffered: true, share: silent },
      painted: silent,
      now: () => 1,
      log: () => undefined,
      settled: silent,
      online: silent,
      rest: async () => ({
        deploys: { deploy: silent },
        owner: fakeOwner(),
        files: fakeFiles(),
        published: { versions: silent, bringBack: silent, unpublish: silent },
        images: { upload: silent },
        shrinking: { shrink: silent },
        fonts: { cut: async () => [] },
        ...STILL_INSTALLATION,
        room: { keep: silent },
        starts: { load: silent },
      }),
    },
    { words: en, at: 1 },
  );
  app.start();
  await waitFor(app, (snapshot) => snapshot.matches('running'));
  return app;
}

/** Every machine at work in the app, by the name that an event list calls it. */
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

/** Sends an event to the actor it is for; nobody is told where there is none. */
export function send(app: App, { to, event }: SentEvent): void {
  machinesIn(app).get(to)?.send(event);
}
