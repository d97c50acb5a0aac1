import { createActor, fromCallback, fromPromise } from 'xstate';
import { chatMachine } from '../../machines/chat.machine.ts';
import { siteMachine } from '../../machines/site.machine.ts';
import type { EditAhead, Kept } from '../../machines/site.setup.ts';
import { type Config, withCallback } from '../../src/domain/config.ts';
import type { DeployResult } from '../../src/domain/deploy.ts';
import { NO_HISTORY } from '../../src/domain/history.ts';
import type { TabSite } from '../../src/domain/tab-site.ts';
import { en } from '../../src/words/en/en.ts';
import { exampleConfig } from '../domain/example-site.ts';

/** Lets every promise that is already settled reach its machine. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** A started site that keeps its saves in a list; a save fails while `isFull` says so. */
export function startSite(config: Config = exampleConfig, callback?: (result: DeployResult) => void) {
  const saves: (Config | 'cleared')[] = [];
  const storage = { isFull: false };
  const site = createActor(
    siteMachine.provide({
      actors: {
        saveSite: fromPromise<Kept, TabSite>(async ({ input }) => {
          if (storage.isFull) throw new Error('QuotaExceededError');
          saves.push(input.config);
          return 'kept';
        }),
        clearSite: fromPromise<Kept, TabSite>(async () => {
          saves.push('cleared');
          return 'kept';
        }),
        watchStore: fromCallback<EditAhead, undefined>(() => {}),
      },
    }),
    {
      input: {
        config: withCallback(config, callback),
        history: NO_HISTORY,
        isStored: false,
        tab: 'here',
        seen: {},
        taken: '',
      },
    },
  );
  return { site: site.start(), saves, storage };
}

/** A started chat on a started site; `second` ends the simulated wait, or breaks it. */
export function startChat(config: Config = exampleConfig) {
  const started = startSite(config);
  const waits: { end: () => void; fail: () => void }[] = [];
  const chat = createActor(
    chatMachine.provide({
      actors: {
        simulateEdit: fromPromise<{ readonly at: number }, void>(
          () =>
            new Promise((resolve, reject) => {
              waits.push({ end: () => resolve({ at: 2 }), fail: () => reject(new Error('broken')) });
            }),
        ),
      },
    }),
    { input: { site: started.site, words: en, at: 0 } },
  ).start();
  const messages = () => {
    const { base, above } = chat.getSnapshot().context.conversation;
    return [base, ...above].flatMap((frame) => frame.messages);
  };
  return {
    ...started,
    chat,
    waits,
    messages,
    texts: () => messages().map((message) => message.text),
    options: () => messages().at(-1)?.buttons,
    pick: (label: string) => chat.send({ type: 'option.pick', label, at: 1 }),
    say(text: string) {
      chat.send({ type: 'draft.change', text });
      chat.send({ type: 'message.send', at: 1 });
    },
    async second() {
      waits.at(-1)?.end();
      await settle();
    },
  };
}
