import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { formatEventList } from '../../../charts/event-list.ts';
import { closeInTime } from '../../harness/browser/close-in-time.ts';
import { REST_FILE, STARTS_FILE } from '../../harness/builder/late-files.ts';
import { PageProblems } from '../../harness/builder/page-problems.ts';
import { unhurriedHands } from '../../harness/builder/unhurried-hands.ts';
import { PUBLISHED } from '../../models/published/published.ts';
import { CONTROLS, DEFAULTS } from '../screen/controls.ts';
import { factsOf, type ReadableActor } from '../screen/machine-facts.ts';
import { readScreen } from '../screen/read-screen.ts';
import { recordCoverage } from '../screen/record-coverage.ts';
import type { Break, Corruption, Hands, Moment, Stage, StageOptions } from '../screen/stage.ts';
import { present, until } from '../screen/until.ts';
import { readOnlyTheApp } from './app-requests.ts';

declare global {
  interface Window {
    readHits: () => string[];
    look: () => Moment;
    wasClicked?: boolean;
    /** How many more times the browser reports that it is offline. */
    looksOffline?: number;
  }
}

const FONT_WORKER = /\/assets\/subset-fonts\.worker-[^/]*\.js$/;
const LIVE = { url: 'https://sites.example/s/site-new0001/', id: 'site-new0001.1' };
const STATUSES: Readonly<Record<string, number>> = { unpublished: 410, missing: 404, tooOften: 429 };
const ADDRESS = '/?inspect=handle';
const isAppItself = ({ pathname, search }: URL) => pathname + search === ADDRESS;

/** The time at which every path begins. The page's clock moves only when a path says so. */
const NOW = Date.parse('2025-06-01T09:30:00Z');
const AN_HOUR_MS = 3_600_000;

/** Opens the built app in a new browser profile that stores what `options` say. */
export async function openApp(
  browser: Browser,
  url: string,
  options: StageOptions,
  signal: AbortSignal,
): Promise<Stage> {
  const { stored, isStoreSilent, isNarrow, isBroken } = options;
  const kept = {
    websiteConfig: typeof stored === 'string' ? stored : JSON.stringify(stored),
    ...(isBroken && { websiteConfig: '{"_templateId":"not-there"}', 'test.isBroken': 'yes' }),
  };
  const localStorage = Object.entries(kept).flatMap(([name, value]) => (value ? { name, value } : []));
  const profile = await browser.newContext({
    viewport: { width: isNarrow ? 400 : 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    permissions: ['clipboard-write'],
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  // Recording slows every path, so that CI does without.
  const isRecorded = process.env.TRACE === 'yes';
  if (isRecorded) await profile.tracing.start({ screenshots: true, snapshots: true });
  const close = () => closeInTime(profile);
  signal.addEventListener('abort', close);
  const stopped = await readOnlyTheApp(profile, url);
  const stage = new AppStage(await profile.newPage(), stopped, options, signal);
  await stage.prepare();
  await stage.load(url);
  // The website is committed first, and then the database stops answering.
  if (isStoreSilent && stored) {
    await stage.page.waitForFunction(isSaved);
    await stage.load(url);
  }
  if (isStoreSilent) await stage.page.evaluate(silenceDatabase);
  const opened = stage.open(async () => {
    signal.removeEventListener('abort', close);
    await close();
  });
  return isRecorded ? { ...opened, trace: () => keepTrace(profile) } : opened;
}

/** Writes the trace of a profile; `npx playwright show-trace` shows it. */
async function keepTrace(profile: BrowserContext): Promise<string> {
  const path = `tests/.artifacts/model/traces/${crypto.randomUUID()}.zip`;
  await profile.tracing.stop({ path });
  return path;
}

/** The built app in its own page, with the developers' handle, on the real server. The path answers its requests. */
class AppStage {
  readonly page: Page;
  private readonly problems: PageProblems;
  private readonly stopped: () => readonly string[];
  private readonly signal: AbortSignal;
  private readonly drafts: string;
  private readonly interview: string;
  private held: Route[] = [];
  private deploys: Route[] = [];
  private ownerCalls: Route[] = [];
  private cuts: Route[] = [];
  private isRestHeld: boolean;
  private isRestLost = false;
  private isLoaded = false;

  constructor(page: Page, stopped: () => readonly string[], options: StageOptions, signal: AbortSignal) {
    this.page = page;
    this.stopped = stopped;
    this.problems = new PageProblems(page);
    this.isRestHeld = options.isRestHeld === true;
    this.signal = signal;
    this.drafts = JSON.stringify(options.drafts ?? {});
    this.interview = JSON.stringify(options.interview ?? null);
  }

  async prepare(): Promise<void> {
    const { page } = this;
    const silent = () => undefined;
    await Promise.all([
      page.route(REST_FILE, (route) =>
        this.isRestLost ? route.abort() : this.isRestHeld ? void this.held.push(route) : route.continue(),
      ),
      page.route(FONT_WORKER, (route) => void this.cuts.push(route)),
      page.route('**/api/sites/**', (route) => void this.ownerCalls.push(route)),
      // Calls about links are never answered. The path sends the results as events.
      page.route('**/api/links/**', silent),
      page.route('**/api/links', silent),
      page.route('**/api/deploy', (route) => void this.deploys.push(route)),
      // The health check fails, so that a lost network stays lost.
      page.route('**/healthz', (route) => route.abort()),
      // Starting content is never answered. The path sends the result as an event.
      page.route(STARTS_FILE, silent),
      // Image requests are never answered. The path sends the reports of an upload as events.
      page.route('**/storage/**', silent),
      page.route('https://pictures.example/**', silent),
      // A reload by the page is answered with 204, so that the page stays.
      page.route(isAppItself, (route) => (this.isLoaded ? route.fulfill({ status: 204 }) : route.continue())),
      page.addInitScript(
        [
          ...[
            breakConsoleIfRequested,
            neverShare,
            silenceBrowserReports,
            holdLocks,
            noteClicks,
            unhurriedHands,
          ],
          `sessionStorage.setItem('parley.drafts', ${JSON.stringify(this.drafts)})`,
          `sessionStorage.setItem('parley.interview', ${JSON.stringify(this.interview)})`,
          `(${recordFromHandle})(${recordCoverage})`,
          `window.look = () => ({
            facts: (${factsOf})(window.parley.actor, ${JSON.stringify(CONTROLS)}, ${JSON.stringify(DEFAULTS)}),
            screen: (${readScreen})(document),
          })`,
        ]
          .map((script) => (typeof script === 'string' ? script : `(${script})()`))
          .join(';\n'),
      ),
    ]);
    await page.clock.install({ time: NOW });
    // Far ahead, because Playwright refuses a time that has already passed on a slow machine.
    await page.clock.pauseAt(NOW + AN_HOUR_MS);
  }

  async load(url: string): Promise<void> {
    const { page } = this;
    this.isLoaded = false;
    await page.goto(new URL(ADDRESS, url).href, { waitUntil: 'commit' });
    this.isLoaded = true;
    await page.waitForFunction(
      (isRestHeld) => {
        const app = window.parley?.actor.getSnapshot();
        if (app === undefined || app.value === 'booting') return false;
        return isRestHeld || app.value === 'failed' || app.matches({ running: { screen: 'whole' } });
      },
      this.isRestHeld,
      { polling: 20 },
    );
    // Runs the callbacks that wait until the browser is idle.
    if (!this.isRestHeld) await page.clock.runFor(100);
  }

  open(close: () => Promise<void>): Stage {
    const { page, problems, signal } = this;
    return {
      hands: handsOn(page),
      look: () => page.evaluate(() => window.look()),
      lookCorrupted: (corruption) => page.evaluate(lookCorrupted, corruption),
      facts: async () => (await page.evaluate(() => window.look())).facts,
      hits: () => page.evaluate(() => window.readHits()),
      findings: () => page.evaluate(lostFocus),
      problems: () => [...this.stopped(), ...problems.unexpected()],
      until: (attempt) => until(signal, attempt),
      close,
      second: () => page.clock.runFor(1000),
      patience: () => page.clock.runFor(5000),
      rest: async (arrive) => {
        if (arrive) this.isRestHeld = false;
        else problems.expect(/Failed to load resource/);
        await until(signal, () => present(this.held[0], 'request for the rest'));
        // The browser may request the file a second time before it gives up.
        this.isRestLost = !arrive;
        await Promise.all(this.held.splice(0).map((route) => (arrive ? route.continue() : route.abort())));
        await page.waitForFunction(isRestDecided);
        this.isRestLost = false;
      },
      fonts: async (arrive) => {
        const route = await until(signal, () => present(this.cuts.pop(), 'font that is cut'));
        return arrive ? route.continue() : route.abort();
      },
      deploy: async (answer) => {
        const route = await until(signal, () => present(unlessCancelled(this.deploys.pop()), 'deploy call'));
        // The real server would refuse: it knows the site from another path, with another owner secret.
        if (answer === 'live') return route.fulfill({ json: LIVE });
        problems.expect(/Failed to load resource/);
        return answer === 'lost'
          ? route.abort()
          : route.fulfill({ status: answer, json: { error: 'refused' } });
      },
      published: async (answer, retryAfter) => {
        const route = await until(signal, () => present(this.ownerCalls.pop(), "call of the owner's"));
        if (answer === 'done') return route.fulfill({ json: PUBLISHED });
        problems.expect(/Failed to load resource/);
        return route.fulfill({
          status: STATUSES[answer] ?? 500,
          headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
          json: { error: 'refused' },
        });
      },
      breaks: async (what) => {
        if (what === 'network') problems.expect(/Failed to load resource/);
        if (what === 'saving') await page.evaluate(silenceDatabase);
        else await page.evaluate(what === 'rendering' ? breakRendering : breakOnce, what);
      },
      fail: async (text) => {
        problems.expect(new RegExp(text));
        await page.evaluate(throwUncaught, text);
      },
      send: (sent) => {
        const { error } = sent.event as { readonly error?: unknown };
        const name = error instanceof Error ? error.name : undefined;
        return page.evaluate(sendIn, { ...JSON.parse(formatEventList([sent]))[0], name });
      },
    };
  }
}

/** The route, unless its request was cancelled. */
function unlessCancelled(route: Route | undefined): Route | undefined {
  return route?.request().failure() === null ? route : undefined;
}

/** Whether the website is committed and mirrored. */
function isSaved(): boolean {
  const { site } = window.parley?.actor.getSnapshot().context.actors ?? {};
  const saving = site?.getSnapshot().value.saving;
  return saving !== undefined && 'resting' in saving && saving.resting === 'saved';
}

/** Whether the rest has loaded or failed. */
function isRestDecided(): boolean {
  return window.parley?.actor.getSnapshot().matches({ running: { screen: 'first' } }) === false;
}

/** From now on the database accepts requests and never answers. */
function silenceDatabase(): void {
  const request = () => ({});
  const store = { get: request, getAll: request, put: request, delete: request };
  IDBDatabase.prototype.transaction = () =>
    ({ objectStore: () => store, commit: request, abort: request }) as unknown as IDBTransaction;
}

/** An unknown stored template is logged to the console. If logging throws, loading the site fails. */
function breakConsoleIfRequested(): void {
  if (localStorage.getItem('test.isBroken') === null) return;
  console.error = () => {
    throw new Error('The console is broken');
  };
}

/** Sharing never ends here. The path sends the result as an event. */
function neverShare(): void {
  Navigator.prototype.share = () => new Promise(() => undefined);
}

/**
 * A browser without reports: no newer version, no answer about persistent storage. If the path breaks the network, the
 * next check finds it lost, and it does not come back.
 */
function silenceBrowserReports(): void {
  const never = () => new Promise<never>(() => undefined);
  const nobody = { addEventListener: () => undefined, update: never };
  const registration = { ...nobody, waiting: { postMessage: () => undefined } };
  Object.defineProperty(Navigator.prototype, 'serviceWorker', {
    value: { ...nobody, register: async () => registration },
  });
  StorageManager.prototype.persist = never;
  Object.defineProperty(Navigator.prototype, 'onLine', {
    get() {
      const left = window.looksOffline ?? 0;
      window.looksOffline = Math.max(0, left - 1);
      return left === 0;
    },
  });
}

/** Locks are never granted: each path reports its turn itself. */
function holdLocks(): void {
  LockManager.prototype.request = () => new Promise(() => undefined);
}

/** Starts recording as soon as the app sets the developers' handle. */
function recordFromHandle(record: typeof recordCoverage): void {
  Object.defineProperty(window, 'parley', {
    configurable: true,
    set(handle: NonNullable<typeof window.parley>) {
      Object.defineProperty(window, 'parley', { value: handle });
      window.readHits = record(handle.actor);
    },
  });
}

function noteClicks(): void {
  addEventListener(
    'click',
    () => {
      window.wasClicked = true;
    },
    { capture: true },
  );
}

/** After the first click the focus must never be on the body. */
function lostFocus(): string[] {
  const isLost = window.wasClicked && document.activeElement === document.body;
  return isLost ? ['the focus is lost'] : [];
}

function throwUncaught(text: string): void {
  queueMicrotask(() => {
    throw new Error(text);
  });
}

/** Makes the next use of a browser feature fail. */
function breakOnce(what: Break): void {
  const breakNext = (owner: object, name: string, isAffected: (argument: unknown) => boolean) => {
    const original = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      if (!isAffected(given[0])) return original.apply(this, given);
      Reflect.set(owner, name, original);
      throw new Error(`${what} is broken`);
    });
  };
  // Each check reads the value twice.
  if (what === 'network') window.looksOffline = 4;
  if (what === 'clipboard') breakNext(Clipboard.prototype, 'writeText', () => true);
  if (what === 'language') breakNext(Storage.prototype, 'setItem', (key) => key === 'parley.language');
  if (what === 'download') breakNext(URL, 'createObjectURL', () => true);
  if (what === 'reading') breakNext(Blob.prototype, 'text', () => true);
  if (what === 'storage') breakNext(Storage.prototype, 'removeItem', () => true);
  // Of a site id; the secret of the browser is drawn when it is needed.
  if (what === 'randomBytes') breakNext(crypto, 'getRandomValues', (bytes) => Object(bytes).length === 7);
  if (what === 'parsing') breakNext(RegExp.prototype, 'test', (text) => text === 'trap.example');
}

/** Makes the deploy's next rendering fail. The fault is the deploy's own: other code that renders meanwhile cannot take it. */
function breakRendering(): void {
  interface Rendering {
    start(state: unknown, scope: { readonly self: { send(event: object): void } }): void;
  }
  interface Machine<Actors> {
    readonly implementations: { readonly actors: Actors };
  }
  type Publish = Machine<{ readonly deploy: Machine<{ renderSite: Rendering }> }>;
  const publish = window.parley?.actor.getSnapshot().context.actors?.publish as unknown as
    | { readonly logic: Publish }
    | undefined;
  const actors = publish?.logic.implementations.actors.deploy.implementations.actors;
  if (!actors) throw new Error('There is nothing to publish yet');
  const { renderSite } = actors;
  actors.renderSite = {
    ...renderSite,
    start: (_, { self }) => {
      actors.renderSite = renderSite;
      queueMicrotask(() =>
        self.send({ type: 'xstate.promise.reject', data: new Error('rendering is broken') }),
      );
    },
  };
}

/** Looks while an element is as a faulty component would show it. */
function lookCorrupted(corruption: Corruption): Moment {
  const element = document.querySelector(corruption.at);
  if (!element) throw new Error(`Nothing is at ${corruption.at}`);
  if ('isGone' in corruption) {
    const place = document.createComment('');
    element.replaceWith(place);
    const moment = window.look();
    place.replaceWith(element);
    return moment;
  }
  if ('text' in corruption) {
    const children = [...element.childNodes];
    element.textContent = corruption.text;
    const moment = window.look();
    element.replaceChildren(...children);
    return moment;
  }
  const { attribute, value } = corruption;
  const old = element.getAttribute(attribute);
  const set = (text: string | null) =>
    text === null ? element.removeAttribute(attribute) : element.setAttribute(attribute, text);
  set(value);
  const moment = window.look();
  set(old);
  return moment;
}

/** A dot, which every browser draws. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Bytes of a file; a picture can be drawn, as the app sends no other. What follows its end is no part of it. */
function fileOf(type: string, size: number): Buffer {
  const start = type.startsWith('image/') ? DOT : Buffer.alloc(0);
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), ' ')]);
}

interface Sent {
  readonly to: string;
  readonly event: { readonly type: string; readonly error?: { readonly message: string } };
  /** The name of the error. */
  readonly name: string | undefined;
}

/** Sends an event to the machine of that name. An error arrives with its name and message. */
function sendIn({ to, event, name }: Sent): void {
  const ids = to === 'app' ? [] : to.split('.');
  const root = window.parley?.actor as unknown as ReadableActor & { send(event: object): void };
  const actor = ids.reduce<ReadableActor | undefined>((at, id) => at?.getSnapshot().children[id], root);
  const error = event.error && Object.assign(new Error(event.error.message), name && { name });
  (actor as typeof root | undefined)?.send({ ...event, ...(error && { error }) });
}

function handsOn(page: Page): Hands {
  const inside = (within: string | undefined) => {
    if (within === undefined) return page;
    if (within === 'Preview' || within === 'Chat')
      return page.getByRole('region', { name: within, exact: true });
    return page.getByRole(within.endsWith('?') ? 'alertdialog' : 'dialog', { name: within, exact: true });
  };
  return {
    click: (role, name, within) => inside(within).getByRole(role, { name, exact: true }).click(),
    pick: (label) =>
      page.getByRole('log').getByRole('button', { name: label, exact: true, disabled: false }).click(),
    step: (which) =>
      page
        .getByRole('region', { name: 'Chat' })
        .getByTitle(new RegExp(`^${which}`))
        .click(),
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    enter: (label) => page.getByLabel(label, { exact: true }).press('Enter'),
    select: async (label, value) => {
      const box = page.getByRole('combobox', { name: label, exact: true });
      // A visitor chooses in the box that has the focus.
      await box.focus();
      await box.selectOption(value);
    },
    giveFile: async ({ name, type, size, content }, how, label = 'Choose an image') => {
      const input = page.getByLabel(label, { exact: true });
      const buffer = content === undefined ? fileOf(type, size) : Buffer.from(content);
      if (how === 'choose') return input.setInputFiles({ name, mimeType: type, buffer });
      await input.evaluate(
        (element, file) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([' '], file.name, { type: file.type }));
          element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        { name, type },
      );
    },
    scroll: async (where) => {
      await page.getByRole('log').hover();
      await page.mouse.wheel(0, where === 'up' ? -100_000 : 100_000);
    },
    clickInPage: (selector) =>
      page.frameLocator('iframe[title="Preview of your website"]').locator(selector).first().click(),
  };
}
