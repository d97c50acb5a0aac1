import { createActor, fromCallback, fromPromise } from 'xstate';
import { type Config, type DeployResult, withCallback } from '../../domain/config/config.ts';
import { NO_HISTORY } from '../../domain/editing/history.ts';
import { EMPTY_STORE } from '../../domain/storage/site-document.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { ChatInput } from '../../machines/chat/chat.setup.ts';
import { requestMachine } from '../../machines/chat/request.machine.ts';
import { transcriptOf } from '../../machines/chat/transcript.ts';
import { editorMachine } from '../../machines/editor/editor.machine.ts';
import { uploadMachine } from '../../machines/editor/upload.machine.ts';
import type { Commit, CommitOutcome, LoadedSite, Mirrored } from '../../machines/site/site.context.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { en } from '../../words/en/en.ts';
import { exampleConfig } from '../domain/example-site.ts';

/** Lets every promise that is already settled reach its machine. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

/** The loaded site of a new tab: a config and an empty store. */
export function newSite(config: Config = exampleConfig): LoadedSite {
  return {
    config,
    history: NO_HISTORY,
    live: undefined,
    stored: { ...EMPTY_STORE, config },
    pending: [],
    mirrored: 0,
    isUnreadable: false,
    isWithoutStore: false,
    fresh: {},
    tab: 'here',
  };
}

/** Starts a site that records its commits and mirrors. `storage` makes either of them fail, or delays commits. */
export function startSite(config: Config = exampleConfig, callback?: (result: DeployResult) => void) {
  const saves: Config[] = [];
  const mirrors: Config[] = [];
  const storage = { isFull: false, isMirrorFull: false, isReady: Promise.resolve() };
  const site = createActor(
    siteMachine.provide({
      actors: {
        commitSite: fromPromise<CommitOutcome, Commit>(async ({ input: { committed } }) => {
          await storage.isReady;
          if (storage.isFull) throw new DOMException('Full', 'QuotaExceededError');
          saves.push(committed.config);
          return 'committed';
        }),
        mirrorSite: fromPromise<void, Mirrored>(async ({ input }) => {
          if (storage.isMirrorFull) throw new DOMException('Full', 'QuotaExceededError');
          mirrors.push(input.config);
        }),
        watchStore: fromCallback<{ type: 'none' }, undefined>(() => {}),
      },
    }),
    { input: newSite(withCallback(config, callback)) },
  );
  return { site: site.start(), saves, mirrors, storage };
}

/** Starts a chat on a started site. `second` ends the simulated second; a wait in `waits` can also fail. */
export function startChat(config: Config = exampleConfig, more: Partial<ChatInput> = {}) {
  const started = startSite(config);
  const waits: { end: () => void; fail: () => void }[] = [];
  const simulateEdit = fromPromise<{ readonly at: number }, void>(
    () =>
      new Promise((resolve, reject) => {
        waits.push({ end: () => resolve({ at: 2 }), fail: () => reject(new Error('broken')) });
      }),
  );
  const request = requestMachine.provide({ actors: { simulateEdit } });
  // An upload ends where a test ends it.
  const uploadImage = fromCallback<{ type: 'none' }, { readonly file: File | undefined }>(() => {});
  const editor = editorMachine.provide({
    actors: { upload: uploadMachine.provide({ actors: { uploadImage } }) },
  });
  const chat = createActor(chatMachine.provide({ actors: { request, editor } }), {
    input: { site: started.site, words: en, at: 0, ...more },
  }).start();
  const { box } = chat.getSnapshot().context;
  const messages = () => transcriptOf(chat.getSnapshot().context.stack);
  let at = 0;
  const now = () => {
    at += 1;
    return at;
  };
  return {
    ...started,
    chat,
    box,
    waits,
    messages,
    texts: () => messages().map((message) => message.text),
    options: () => messages().at(-1)?.buttons,
    pick: (label: string) => chat.send({ type: 'option.pick', label, at: now() }),
    say(text: string) {
      box.send({ type: 'draft.change', text });
      box.send({ type: 'message.send', at: now() });
    },
    async second() {
      waits.at(-1)?.end();
      await settle();
    },
  };
}
