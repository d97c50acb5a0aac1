import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DeployResult } from '../domain/config/config.ts';
import { textOfError } from '../domain/errors/error-text.ts';
import type { OwnInspector } from '../inspector/app-side/own-inspector.ts';
import { addInspectorShortcut } from '../inspector/shortcut.ts';
import { type App, type AppActors, selectActors } from '../machines/app/app.machine.ts';
import { selectStack } from '../machines/chat/chat.selectors.ts';
import type { Stack } from '../machines/chat/stack.ts';
import { browserServices } from './app/browser-services.ts';
import { createApp } from './app/create-app.ts';
import { keepDrafts } from './app/keep-drafts.ts';
import { addFindShortcut, addUndoShortcut } from './app/keyboard-shortcuts.ts';
import { guardLeaving } from './app/leave-guard.ts';
import { loadLanguage } from './app/load-language.ts';
import { loadLateCode, noteMissingStyles, partsLoaded } from './app/load-late-code.ts';
import { takeLinkToken, watchForLinks } from './app/opened-link.ts';
import { doneBefore, greetedAt, isFresh, replayEarlyClicks } from './app/replay-early-clicks.ts';
import { afterPaint, yieldToBrowser } from './app/scheduling.ts';
import { sessionDrafts } from './services/drafts.session.ts';
import { sessionInterviews } from './services/interviews.session.ts';
import { localLanguageChoices } from './services/language-choices.local.ts';
import { refuseFileDrops } from './ui/file-drops.ts';
import { FatalError } from './ui/shell/FatalError.tsx';
import { Screen } from './ui/shell/Screen.tsx';
import './ui/tokens.css';
import './ui/base.css';
import './ui/shell/first-paint.css';

if (
  !('withResolvers' in Promise && 'groupBy' in Map && 'any' in AbortSignal && 'parse' in URL) ||
  !('canParse' in URL && 'checkVisibility' in Element.prototype)
)
  (await import('./app/older-browsers.ts')).addMissingApis();
// Evaluating the code takes a slow phone long: what follows is a task of its own.
await yieldToBrowser();
// While the program starts, the network is idle: what follows the first screen is asked for now.
// Scripts as modules: those are compiled beside the main thread.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
  link.rel = link.as === 'style' ? 'preload' : 'modulepreload';
const openedBy = takeLinkToken(window);
let linkToken = openedBy;
const screen = document.getElementById('root') ?? document.body;
// Vite's own page holds no first screen.
const sentIn = screen.hasChildNodes() ? document.documentElement.lang : undefined;
let root: Root | undefined = import.meta.hot?.data.root;
const languages = localLanguageChoices(() => localStorage, document);
const words = await loadLanguage(window, languages);
let onDrawn = () => {};
const firstRender = new Promise<void>((resolve) => {
  onDrawn = resolve;
});
const services = browserServices(
  words,
  languages,
  () => firstRender.then(afterPaint),
  () => linkToken,
);
let inspector: OwnInspector | undefined;
const asked = new URLSearchParams(location.search).get('inspect');
// Benches ask for the handle alone: an open inspector would distort what they measure.
const isInspected = asked !== null && asked !== 'handle';
// The inspector shows each machine from its start.
if (isInspected) await loadLateCode().catch(() => undefined);
await yieldToBrowser();
const drafts = sessionDrafts(() => sessionStorage);
const interviews = sessionInterviews(() => sessionStorage);
// The first screen that the server sent is taken over if it is in the visitor's language. A minute may have passed since.
const isSent = sentIn === words.language.code;
const at = (isSent ? greetedAt(document) : undefined) ?? Date.now();
const app = createApp(services, {
  words,
  at,
  onFirstPublish: announceFirstPublish,
  stack: import.meta.hot?.data.stack as Stack | undefined,
  fromLastVisit: drafts.read(),
  interview: interviews.read(),
  isNarrow: matchMedia('(width < 900px)').matches,
});

let isAnnouncing = false;

/** Dispatches `parley:first-publish` on the window for the embedding page; `detail` is the result. */
function announceFirstPublish(result: DeployResult): void {
  isAnnouncing = true;
  window.dispatchEvent(new CustomEvent('parley:first-publish', { detail: result }));
  isAnnouncing = false;
}

function rendered(): Root {
  root ??= createRoot(screen);
  return root;
}

/** A browser's extension, or its translator, may have changed the first screen: React then draws it anew. */
function noteRecovered(error: unknown): void {
  services.log('The first screen did not fit.', error);
}

/** An app that shows what the first screen does; a first visit's own does. */
async function shownFirst(actors: AppActors | undefined): Promise<App | undefined> {
  if (!isSent) return undefined;
  if (actors && isFresh(actors)) return app;
  return import('./app/first-visit.ts').then(
    ({ firstVisit }) => firstVisit(words, at),
    () => undefined,
  );
}

/** Draws the app. React takes over the first screen with what that shows, then draws the difference. */
async function draw(actors: AppActors | undefined): Promise<void> {
  // The machines have just started: drawing them is a task of its own.
  await yieldToBrowser();
  const served = root ? undefined : await shownFirst(actors);
  const done = doneBefore(document);
  void firstRender.then(() => {
    if (openedBy !== undefined) actors?.dialogs.send({ type: 'openedLink.open' });
    return replayEarlyClicks(document, done, actors);
  });
  const own = <Screen key={app.sessionId} app={app} served={served} onDrawn={onDrawn} parts={partsLoaded} />;
  startTransition(() => {
    if (served && !root) root = hydrateRoot(screen, own, { onRecoverableError: noteRecovered });
    else rendered().render(own);
  });
}

function run(): void {
  const bootSubscription = app.subscribe({
    // The first screen that the server sent stands until there is something to draw instead.
    next: (snapshot) => {
      if (snapshot.matches('booting')) return;
      bootSubscription.unsubscribe();
      void draw(selectActors(snapshot));
    },
  });
  // An error ends the root actor, so its machine cannot show the error itself.
  app.subscribe({
    error: (error) => rendered().render(<FatalError words={words} text={textOfError(error)} />),
  });
  app.start();
}

const loadInspector = () => import('../inspector/inspector.ts');

async function inspect(asked?: string): Promise<void> {
  const [{ openInspector }, secret] = await Promise.all([loadInspector(), services.owner.secret()]);
  inspector = openInspector({ app, asked, secret, recent: () => services.recent.list() });
}

const fail = (error: unknown) => app.send({ type: 'app.fail', text: textOfError(error) });
// A hot reload ends the app: nothing of the page may go on to speak to it.
const ended = new AbortController();
const { signal } = ended;
const failOn = (event: ErrorEvent) => {
  // `dispatchEvent` reports here what a listener throws. That is the embedding page's error; the browser logs it.
  if (isAnnouncing) return;
  // A browser warning, such as "ResizeObserver loop completed", carries no error: nothing is broken. A thrown undefined
  // carries none either, but the browser calls it uncaught.
  if (event.error || /^uncaught/i.test(event.message)) fail(event.error);
};
const toggleInspector = () => {
  if (inspector) inspector.toggle();
  else void inspect();
};
window.addEventListener('error', failOn, { signal });
window.addEventListener('unhandledrejection', (event) => fail(event.reason), { signal });
addInspectorShortcut(window, toggleInspector, { signal });
addFindShortcut(window, app, signal);
addUndoShortcut(window, app, Date.now, signal);
noteMissingStyles(window, signal);
refuseFileDrops(window, { signal });
guardLeaving(window, app, signal);
watchForLinks(
  window,
  app,
  (token) => {
    linkToken = token;
  },
  signal,
);
keepDrafts(window, drafts, interviews, app, signal);

if (asked !== null) {
  const { offerDeveloperHandle } = await loadInspector();
  offerDeveloperHandle(app);
  if (isInspected) await inspect(asked);
}
await yieldToBrowser();
run();

if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.dispose((data) => {
    const chat = selectActors(app.getSnapshot())?.chat;
    // An app that still starts has no chat: the next one begins with the stack that was kept for it.
    if (chat) data.stack = selectStack(chat.getSnapshot());
    data.root = root;
    inspector?.close();
    ended.abort();
    app.stop();
  });
}
