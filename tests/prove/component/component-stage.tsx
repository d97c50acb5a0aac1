import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Locator, page } from 'vitest/browser';
import { waitFor } from 'xstate';
import { NO_HISTORY } from '../../../domain/editing/history.ts';
import type { FontSubset } from '../../../domain/fonts/font-subset.ts';
import { DeployError } from '../../../domain/publish/deploy-error.ts';
import { OwnerCallError, type PublishedVersions } from '../../../domain/publish/published-versions.ts';
import { changeSince, EMPTY_STORE } from '../../../domain/storage/site-document.ts';
import { RecentEvents } from '../../../machines/app/recent-events.ts';
import { createApp } from '../../../src/app/create-app.ts';
import { screenLoaded } from '../../../src/app/load-rest.ts';
import type { RestServices } from '../../../src/app/services.ts';
import { localMirrors } from '../../../src/services/website-config-mirrors.local.ts';
import { Screen } from '../../../src/ui/shell/Screen.tsx';
import { en } from '../../../words/en/en.ts';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { unhurriedHands } from '../../harness/builder/unhurried-hands.ts';
import { PUBLISHED } from '../../models/published/published.ts';
import { roomyStorage } from '../../services/local-storage.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';
import { STILL_BROWSER } from '../../services/rest-services.fake.ts';
import { emptyStorePlace, fakeSiteStore } from '../../services/site-store.fake.ts';
import { CONTROLS, DEFAULTS } from '../screen/controls.ts';
import { factsOf, type ReadableActor } from '../screen/machine-facts.ts';
import { readScreen } from '../screen/read-screen.ts';
import { recordCoverage } from '../screen/record-coverage.ts';
import type { Hands, Stage, StageOptions } from '../screen/stage.ts';
import { present, until } from '../screen/until.ts';
import { machinesIn } from '../system/silent-app.ts';
import { findingsIn } from './axe-findings.ts';
import { Gate } from './deferred.ts';

unhurriedHands();

/** Holds back the rest for the current path. */
let latestRest = new Gate();

/** Replaces the rendering of a page, which waits for the rest. */
export const pageWhenLoaded = () => latestRest.passed().then(() => '<!doctype html>');

const never = () => new Promise<never>(() => undefined);

/**
 * The components alone in a browser, in their own root, on services that a test answers for. When the path or its test is
 * over, the root is removed, so that pending actions find no element.
 */
export async function openComponents(options: StageOptions, test: AbortSignal): Promise<Stage> {
  const path = new AbortController();
  const signal = AbortSignal.any([test, path.signal]);
  signal.throwIfAborted();
  await page.viewport(options.isNarrow ? 400 : 1280, 800);
  signal.throwIfAborted();
  const rest = new Gate();
  latestRest = rest;
  if (!options.isRestHeld) rest.open();
  const broken = new Set<string>();
  const seconds = new Gate();
  const cuts: PromiseWithResolvers<readonly FontSubset[]>[] = [];
  const ownerCalls: PromiseWithResolvers<PublishedVersions>[] = [];
  const deploys: PromiseWithResolvers<{ url: string; id: string }>[] = [];
  const ownerCall = (signal: AbortSignal) => {
    const call = Promise.withResolvers<PublishedVersions>();
    ownerCalls.push(call);
    signal.addEventListener('abort', () => ownerCalls.splice(ownerCalls.indexOf(call), 1));
    return call.promise;
  };
  const refuseIf = (what: string) => {
    if (broken.delete(what)) throw new Error(`${what} is broken`);
  };
  const local = roomyStorage();
  const store = fakeSiteStore(emptyStorePlace());
  const mirrors = localMirrors(() => local, roomyStorage);
  const { stored } = options;
  if (typeof stored === 'string') local.setItem('websiteConfig', stored);
  else if (stored) {
    const document = { config: stored, history: NO_HISTORY, live: undefined };
    await store.commit(changeSince(EMPTY_STORE, document).change);
    mirrors.writeConfig(JSON.stringify(stored), 1);
  }
  const unlessSilent = <T,>(work: () => Promise<T>) => (options.isStoreSilent ? never() : work());
  const restServices: RestServices = {
    deploys: {
      deploy: () => {
        const call = Promise.withResolvers<{ url: string; id: string }>();
        deploys.push(call);
        return call.promise;
      },
    },
    files: {
      download: async () => refuseIf('download'),
      read: async (file) => {
        refuseIf('reading');
        return file.text();
      },
    },
    published: {
      versions: (_site, _secret, signal) => ownerCall(signal),
      bringBack: (_site, _version, _secret, signal) => ownerCall(signal).then(() => undefined),
      unpublish: (_site, _secret, signal) => ownerCall(signal).then(() => undefined),
    },
    images: { upload: never, read: () => undefined },
    shrinking: { shrink: never },
    fonts: {
      cut: () => {
        const cut = Promise.withResolvers<readonly FontSubset[]>();
        cuts.push(cut);
        return cut.promise;
      },
    },
    access: STILL_BROWSER.access,
    pictureSizes: STILL_BROWSER.pictureSizes,
    updates: { watch: STILL_BROWSER.updates.watch, takeOver: never },
    network: {
      watch: STILL_BROWSER.network.watch,
      isLost: async () => broken.delete('network'),
      untilBack: never,
    },
    persistentStorage: { keep: never },
    iconFont: STILL_BROWSER.iconFont,
    starts: { load: never },
  };
  const app = createApp(
    {
      edits: { wait: () => seconds.passed().then(() => ({ at: 1007 })) },
      store: {
        ...store,
        commit: (change) => unlessSilent(() => (broken.has('saving') ? never() : store.commit(change))),
        readDocument: () => unlessSilent(() => store.readDocument()),
      },
      mirrors: {
        ...mirrors,
        read: () => {
          if (options.isBroken) throw new Error('storage is broken');
          return mirrors.read();
        },
      },
      owner: fakeOwnerKeys(),
      // A path says itself when its turn comes.
      locks: { take: never },
      languages: { kept: () => null, keep: () => refuseIf('language') },
      reload: () => undefined,
      randomBytes: (count) => {
        refuseIf('randomBytes');
        return new Uint8Array(count);
      },
      copyText: async () => refuseIf('clipboard'),
      sharing: { isOffered: true, share: never },
      painted: () => (options.isPaintBroken ? Promise.reject(new Error('broken')) : Promise.resolve()),
      now: () => 1,
      recent: new RecentEvents(() => 1),
      log: () => undefined,
      settled: async () => undefined,
      online: never,
      rest: () => rest.passed().then(() => restServices),
    },
    {
      words: en,
      at: 1,
      fromLastVisit: options.drafts,
      interview: options.interview,
      isNarrow: options.isNarrow ?? false,
    },
  );
  const hits = recordCoverage(app);
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  const root = createRoot(place);
  const regexTest = RegExp.prototype.test;
  signal.addEventListener('abort', () => {
    RegExp.prototype.test = regexTest;
    root.unmount();
    place.remove();
    app.stop();
  });
  app.start();
  // The site loads by itself.
  await waitFor(app, ({ value }) => value !== 'booting', { signal });
  // StrictMode runs effects twice, to find those that do not clean up.
  root.render(
    <StrictMode>
      <Screen app={app} onDrawn={() => undefined} parts={screenLoaded} />
    </StrictMode>,
  );
  // On a busy machine the rest would otherwise arrive after the first click.
  if (app.getSnapshot().matches('running') && !options.isRestHeld)
    await until(signal, () => present(place.querySelector('iframe'), 'preview'));
  const facts = () => factsOf(app as unknown as ReadableActor, CONTROLS, DEFAULTS);
  return {
    hands: handsIn(place, signal),
    look: async () => ({ facts: facts(), screen: readScreen(place) }),
    facts: async () => facts(),
    hits: async () => hits(),
    findings: () => findingsIn(place),
    problems: () => [],
    until: (attempt) => until(signal, attempt),
    close: async () => path.abort(),
    second: async () => {
      seconds.open();
      // Later calls wait again.
      seconds.close();
    },
    patience: async () =>
      machinesIn(app)
        .get('site')
        ?.send({ type: 'xstate.after.savingPatience.site.saving.busy.patience.waiting' }),
    rest: async (arrive) => {
      if (arrive) return rest.open();
      // The load reaches the gate some tasks after the state is entered.
      await until(signal, () => {
        rest.fail();
        if (machinesIn(app).get('rest')?.getSnapshot().value === 'loading') throw new Error('It still loads');
      });
    },
    fonts: async (arrive) => {
      const cut = cuts.at(-1);
      if (arrive) cut?.resolve([{ font: 'Open Sans', weights: [400, 800], range: 'U+61-64', data: 'AA==' }]);
      else cut?.reject(new Error('not there'));
    },
    deploy: async (answer) => {
      // The service is loaded with the first call.
      const call = await until(signal, () => present(deploys.pop(), 'deploy call'));
      if (answer === 'live')
        call.resolve({ url: 'https://sites.example/s/site-new0001/', id: 'site-new0001.1' });
      else call.reject(answer === 'lost' ? new Error('lost') : new DeployError('refused', answer));
    },
    published: async (answer, retryAfter) => {
      // The service is loaded with the first call.
      const call = await until(signal, () => present(ownerCalls.pop(), "call of the owner's"));
      if (answer === 'done') call.resolve(PUBLISHED);
      else call.reject(new OwnerCallError(answer, retryAfter));
    },
    breaks: async (what) => {
      broken.add(what);
      if (what === 'rendering') rest.refuseNext();
      if (what !== 'parsing') return;
      RegExp.prototype.test = function (text) {
        if (text === 'trap.example') throw new Error('parsing is broken');
        return regexTest.call(this, text);
      };
    },
    fail: async (text) => app.send({ type: 'app.fail', text }),
    send: async ({ to, event }) => machinesIn(app).get(to)?.send(event),
  };
}

function inside(screen: Locator, within: string | undefined): Locator {
  if (within === undefined) return screen;
  if (within === 'Preview' || within === 'Chat')
    return screen.getByRole('region', { name: within, exact: true });
  return screen.getByRole(within.endsWith('?') ? 'alertdialog' : 'dialog', { name: within, exact: true });
}

async function enter(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  // React overrides `value` on the element, so the setter of the prototype is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** The actions of a visitor on the screen inside an element. */
function handsIn(place: HTMLElement, signal: AbortSignal): Hands {
  const screen = page.elementLocator(place);
  /**
   * The element, once it exists. Its own click is faster than the browser's mouse, which the tests of the app use. The
   * locator's own error prints the whole document, for seconds.
   */
  const elementOf = <T extends Element = HTMLElement>(locator: Locator) =>
    until(signal, () => present(locator.query(), `${locator}`) as Element as T);
  /** Clicks an element once it is enabled: on a busy machine a button may be drawn before what was typed enables it. */
  const click = async (locator: Locator) => {
    const element = await until(signal, () => {
      const found = present(locator.query(), `${locator}`) as HTMLElement;
      if (found.matches(':disabled')) throw new Error(`${locator} is disabled`);
      return found;
    });
    element.click();
  };
  return {
    click: (role, name, within) => click(inside(screen, within).getByRole(role, { name, exact: true })),
    pick: (label) =>
      click(
        screen.getByRole('log').getByRole('button', { name: label, exact: true, disabled: false }).last(),
      ),
    step: (which) => click(screen.getByRole('region', { name: 'Chat' }).getByTitle(new RegExp(`^${which}`))),
    fill: async (label, text) =>
      enter(await elementOf<HTMLInputElement>(screen.getByLabelText(label, { exact: true })), text),
    enter: async (label) => {
      const box = await elementOf<HTMLInputElement>(screen.getByLabelText(label, { exact: true }));
      box.form?.requestSubmit();
    },
    select: async (label, value) =>
      enter(
        await elementOf<HTMLSelectElement>(screen.getByRole('combobox', { name: label, exact: true })),
        value,
      ),
    giveFile: async (file, how, label = 'Choose an image') => {
      const input = await elementOf<HTMLInputElement>(screen.getByLabelText(label, { exact: true }));
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.content ?? ' '.repeat(file.size)], file.name, { type: file.type }));
      if (how === 'drop') {
        input.dispatchEvent(
          new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
        );
        return;
      }
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    scroll: async (where) => {
      // Two frames later the previous scroll has been reported.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const log = await elementOf(screen.getByRole('log'));
      log.scrollTop = where === 'up' ? 0 : log.scrollHeight;
    },
    clickInPage: async (selector) => {
      const element = await until(signal, () => {
        const shown = place.querySelector('iframe')?.contentDocument;
        return present(shown?.querySelector<HTMLElement>(selector), selector);
      });
      element.click();
    },
  };
}
