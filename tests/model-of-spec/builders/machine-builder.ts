import { waitFor } from 'xstate';
import { draftsIn } from '../../../domain/chat/drafts.ts';
import { nameOfDeed, namesOfPlace } from '../../../domain/chat/menu.ts';
import { deployFailureText } from '../../../domain/errors/failure-text.ts';
import { type App, selectActors } from '../../../machines/app/app.machine.ts';
import { RecentEvents } from '../../../machines/app/recent-events.ts';
import { selectAllDrafts, selectText } from '../../../machines/chat/box.selectors.ts';
import * as chats from '../../../machines/chat/chat.selectors.ts';
import { selectIsPopoverShown, selectKind } from '../../../machines/editor/editor.selectors.ts';
import * as publishing from '../../../machines/publish/publish.selectors.ts';
import { selectConfig, selectRedone, selectUndone } from '../../../machines/site/site.selectors.ts';
import { createApp } from '../../../src/app/create-app.ts';
import { loadLateCode } from '../../../src/app/load-late-code.ts';
import { httpDeploys } from '../../../src/services/http/deploys.http.ts';
import { localMirrors } from '../../../src/services/website-config-mirrors.local.ts';
import { en } from '../../../words/en/en.ts';
import { fakeFiles } from '../../services/files.fake.ts';
import { STILL_BROWSER } from '../../services/late-services.fake.ts';
import { roomyStorage } from '../../services/local-storage.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';
import { emptyStorePlace, fakeSiteStore } from '../../services/site-store.fake.ts';
import { fakeTabLocks } from '../../services/tab-locks.fake.ts';
import type { Act, ActName, Seen } from '../product.ts';
import type { Reply } from '../publish.ts';
import { type Builder, TABS } from '../walk.ts';
import { differences, type Website } from '../website.ts';

const never = () => new Promise<never>(() => undefined);
// More turns than any chain of promises in the app needs.
const TURNS = 12;

/** A deploy call that waits for its answer. */
interface Call {
  readonly tab: number;
  readonly answer: (reply: Reply) => void;
}

/** What the tabs of one browser share, and the world outside. */
class Browser {
  readonly store = emptyStorePlace();
  readonly local = roomyStorage();
  readonly locks = fakeTabLocks();
  readonly deploys: Seen['deploys'][number][] = [];
  readonly firstPublishes: string[] = [];
  calls: readonly Call[] = [];
  /** The simulated seconds that are not over, in all tabs. */
  seconds: (() => void)[] = [];
  private time = Date.parse('2025-06-01T09:30:00Z');
  private drawn = 0;

  readonly now = () => (this.time += 1000);

  /** Each id is drawn once. */
  readonly randomBytes = (count: number) => {
    this.drawn += 1;
    return new Uint8Array(count).fill(this.drawn);
  };

  /** The server: it notes a deploy, and answers when the test says so. */
  readonly fetch =
    (tab: number): typeof fetch =>
    async (_, init) => {
      const { siteName, templateId, userEmail, isUpdate } = JSON.parse(String(init?.body));
      this.deploys.push({ siteName, templateId, userEmail, isUpdate });
      return new Promise((resolve, reject) => {
        const call: Call = {
          tab,
          answer: ({ status, body }) => {
            this.calls = this.calls.filter((each) => each !== call);
            if (status === undefined) reject(new TypeError('Failed to fetch'));
            else resolve(Response.json(body, { status }));
          },
        };
        this.calls = [...this.calls, call];
        init?.signal?.addEventListener('abort', () => {
          this.calls = this.calls.filter((each) => each !== call);
          reject(init.signal?.reason);
        });
      });
    };

  /** The site ids that were drawn, as the model names them. */
  named<Value>(value: Value): Value {
    const ids = [...new Set(this.deploys.map(({ siteName }) => siteName))];
    return JSON.parse(JSON.stringify(value), (_, text) => {
      const at = ids.indexOf(text);
      return at === -1 ? text : `site ${at + 1}`;
    });
  }
}

/** One tab: an app on services that answer when the test says so. */
class MachineTab {
  readonly browser: Browser;
  readonly at: number;
  private readonly session = roomyStorage();
  private app: App | undefined;

  constructor(browser: Browser, at: number) {
    this.browser = browser;
    this.at = at;
  }

  async open(fromLastVisit: Readonly<Record<string, string>> = {}): Promise<void> {
    this.app?.stop();
    // Otherwise the editor of the first field would come later than the model has it.
    await loadLateCode();
    const { browser } = this;
    this.app = createApp(
      {
        edits: {
          wait: () => new Promise((resolve) => browser.seconds.push(() => resolve({ at: browser.now() }))),
        },
        store: fakeSiteStore(browser.store),
        mirrors: localMirrors(
          () => browser.local,
          () => this.session,
        ),
        owner: fakeOwnerKeys(),
        locks: browser.locks,
        languages: { kept: () => null, keep: () => undefined },
        reload: () => undefined,
        randomBytes: browser.randomBytes,
        copyText: never,
        sharing: { isOffered: false, share: never },
        painted: async () => undefined,
        now: browser.now,
        recent: new RecentEvents(browser.now),
        log: () => undefined,
        settled: async () => undefined,
        online: never,
        loadLateCode: async () => ({
          deploys: httpDeploys(en.deployCall, browser.fetch(this.at)),
          files: fakeFiles(),
          images: { upload: never, read: () => undefined },
          shrinking: { shrink: never },
          fonts: { cut: async () => [] },
          ...STILL_BROWSER,
          starts: { load: never },
        }),
      },
      {
        words: en,
        at: browser.now(),
        read: STILL_BROWSER.reader.read,
        fromLastVisit,
        onFirstPublish: ({ siteId }) => browser.firstPublishes.push(siteId),
      },
    );
    this.app.start();
    await waitFor(this.app, (snapshot) => snapshot.matches('running'));
  }

  close(): void {
    this.app?.stop();
  }

  private actors() {
    const actors = this.app && selectActors(this.app.getSnapshot());
    if (!actors) throw new Error('The tab is not open');
    return actors;
  }

  isResting(): boolean {
    return 'resting' in this.actors().site.getSnapshot().value.saving;
  }

  /** What a deploy waits for: the answer of the server, another tab, or something that comes by itself. */
  deployWaits(): 'server' | 'tab' | 'itself' | undefined {
    const deploy = publishing.selectDeploy(this.actors().publish.getSnapshot())?.getSnapshot();
    if (deploy?.status !== 'active') return undefined;
    if (deploy.value === 'queueing') return 'tab';
    return this.browser.calls.some(({ tab }) => tab === this.at) ? 'server' : 'itself';
  }

  /** Does an act, by the event that the screen sends for it. */
  async act({ name, text, value = text, reply }: Act): Promise<void> {
    const { chat, site, dialogs, publish, templateChange, reset } = this.actors();
    const { box } = chat.getSnapshot().context;
    const at = this.browser.now();
    const acts: Record<ActName, () => unknown> = {
      pick: () => chat.send({ type: 'option.pick', label: text, at }),
      type: () => box.send({ type: 'draft.change', text }),
      send: () => box.send({ type: 'message.send', at }),
      'wait a second': () => {
        for (const end of this.browser.seconds.splice(0)) end();
      },
      back: () => chat.send({ type: 'step.back' }),
      'main menu': () => chat.send({ type: 'menu.open', at }),
      'open field': () => chat.send({ type: 'place.open', target: text, at }),
      'choose in popover': () => this.editor()?.send({ type: 'value.choose', value, said: text, at }),
      'close popover': () => this.editor()?.send({ type: 'popover.close' }),
      'continue editing': () => box.send({ type: 'draft.resume', path: text, at }),
      undo: () => site.send({ type: 'step.undo', at }),
      redo: () => site.send({ type: 'step.redo', at }),
      'change template': () => {
        dialogs.send({ type: 'templateChange.ask', request: { type: 'template.choose', templateId: text } });
        templateChange.send({ type: 'confirm.accept', at });
      },
      reset: () => {
        dialogs.send({ type: 'reset.ask' });
        reset.send({ type: 'confirm.accept', at });
      },
      reload: () => this.open(chats.selectUnsent(chat.getSnapshot())),
      'open publish': () => dialogs.send({ type: 'publish.open' }),
      'use draft': () => box.send({ type: 'draft.use', path: text }),
      'leave draft out': () => box.send({ type: 'draft.drop', path: text }),
      'type email': () => publish.send({ type: 'email.change', text }),
      publish: () => publish.send({ type: 'publish.submit' }),
      'publish as a new site': () => publish.send({ type: 'publish.submitAsNewSite' }),
      'server answers': () => reply && this.browser.calls.find(({ tab }) => tab === this.at)?.answer(reply),
      'close publish': () => publish.send({ type: 'publish.close' }),
    };
    await acts[name]();
  }

  private editor() {
    return chats.selectEditor(this.actors().chat.getSnapshot());
  }

  see(): Seen {
    const { browser } = this;
    const actors = this.actors();
    const chat = actors.chat.getSnapshot();
    const site = actors.site.getSnapshot();
    const publish = actors.publish.getSnapshot();
    const config = selectConfig(site);
    const editor = chats.selectField(chat) && this.editor()?.getSnapshot();
    const isWaiting = chats.selectIsWorking(chat);
    const undone = selectUndone(site);
    const redone = selectRedone(site);
    const stage = publishing.selectStage(publish);
    const failure = publishing.selectFailure(publish);
    const stored = browser.local.getItem('websiteConfig');
    const box = chats.selectBox(chat).getSnapshot();
    const drafts = draftsIn(config, selectAllDrafts(box), en);
    return {
      place: namesOfPlace(config, chats.selectPlace(chat), en),
      transcript: chats
        .selectTranscript(chat)
        .map(({ isUser, text }) => `${isUser ? 'You' : 'Assistant'}: ${text}`),
      options: isWaiting ? [] : (chats.selectLatest(chat)?.buttons ?? []),
      box: selectText(box),
      isAtField: chats.selectField(chat) !== undefined,
      isWaiting,
      popover: editor && selectIsPopoverShown(editor) ? titleOf(selectKind(editor)) : undefined,
      drafts: Object.fromEntries(drafts.map(({ field, text }) => [field, text])),
      undo: undone && nameOfDeed(undone, config, en),
      redo: redone && nameOfDeed(redone, config, en),
      publish: {
        stage,
        email: stage === 'success' ? '' : publishing.selectEmail(publish),
        isEmailRejected: publishing.selectEmailRejected(publish),
      },
      outcome: {
        details: failure === undefined ? '' : deployFailureText(failure, en),
        address: publishing.selectAddress(publish) ?? '',
        newSite: publishing.selectNeedsNewSite(publish),
      },
      websiteConfig:
        stored === null ? undefined : browser.named(differences(withoutStructure(JSON.parse(stored)))),
      hasPage: browser.local.getItem('websiteHTML') !== null,
      deploys: browser.named(browser.deploys),
      firstPublishes: browser.named(browser.firstPublishes),
    };
  }
}

function titleOf(kind: ReturnType<typeof selectKind>): string | undefined {
  return kind === 'text' || kind === 'table' || kind === 'deciding' ? undefined : en.editors[kind];
}

function withoutStructure({ _structure, ...website }: Website): Website {
  return website as Website;
}

/** Tabs of one browser, as the machines run them with the real domain: without a screen, and without waiting. */
export async function machineBuilder(): Promise<Builder & { close(): void }> {
  const browser = new Browser();
  const tabs = Array.from({ length: TABS }, (_, at) => new MachineTab(browser, at));
  const isSettled = () => {
    // Nobody bounds the turns that a page, a secret or the body of an answer takes.
    const waits = tabs.map((tab) => tab.deployWaits());
    const isStarting = waits.includes('itself') || (waits.includes('tab') && !waits.includes('server'));
    return !isStarting && tabs.every((tab) => tab.isResting());
  };
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      await new Promise(setImmediate);
      if (!isSettled()) turn = 0;
    }
  };
  for (const tab of tabs) await tab.open();
  await settle();
  return {
    walked: [],
    async act(tab, act) {
      await tabs[tab]?.act(act);
      await settle();
    },
    async see(at) {
      const tab = tabs[at];
      if (!tab) throw new Error(`There is no tab ${at + 1}`);
      return tab.see();
    },
    close() {
      for (const tab of tabs) tab.close();
    },
  };
}
