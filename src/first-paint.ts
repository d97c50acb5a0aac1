import { clockTime } from '../domain/chat/message.ts';
import { chosenLanguage } from '../words/language.ts';
import { localLanguageChoices } from './services/language-choices.local.ts';
import { CONFIG, HTML } from './services/website-config-mirrors.local.ts';
import { adaptForPreview } from './ui/preview/frame/adapt-for-preview.ts';
import { READY_MARK } from './ui/preview/frame/frame-document.ts';
import { keepClick } from './ui/preview/frame/kept-click.ts';
import { trusted } from './ui/trusted-types.ts';

// The build writes this script into the page below the first screen. It decides what of that the visitor sees until the
// program runs, and keeps what the visitor does until then.
const root = document.documentElement;
const kept = localLanguageChoices(() => localStorage, document).kept();
const frame = document.querySelector('iframe');

if (chosenLanguage(kept, navigator.languages) === root.lang) {
  const page = stored(HTML);
  greetNow();
  if (page !== null) showOwnPage(page);
  else if (stored(CONFIG) === null) show('new');
}
keepClicks();
if (frame) keepClick(frame);
sayIfNotLoaded();
sayIfTooOld();

/** An entry of local storage; null if there is none, or the browser refuses. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Says when the visitor is greeted: the greeting was made with the build. */
function greetNow(): void {
  const time = document.querySelector('time');
  if (!time) return;
  time.dateTime = new Date().toISOString();
  time.textContent = clockTime(Date.now());
}

/** Shows the page that the visitor left, in place of a new website's. */
function showOwnPage(html: string): void {
  const page = new DOMParser().parseFromString(trusted(html), 'text/html');
  adaptForPreview(page);
  page.documentElement.setAttribute(READY_MARK, '');
  frame?.addEventListener('load', () => show('own'), { once: true });
  if (frame) frame.srcdoc = trusted(`<!doctype html>${page.documentElement.outerHTML}`);
}

/** Shows the first screen of a new visit, or the visitor's own page alone; not once the program draws. */
function show(what: 'new' | 'own'): void {
  if (root.dataset.painted !== undefined) root.dataset.painted = what;
}

/** Marks the buttons that are clicked before the program draws, in their order. The program clicks them again. */
function keepClicks(): void {
  let count = 0;
  addEventListener('click', function keep({ target }) {
    if (root.dataset.painted === undefined) return removeEventListener('click', keep);
    const button = (target as Element).closest('button');
    if (button) button.dataset.kept = String(count++);
  });
}

/** Says it where the program cannot be fetched. The error of an element does not rise to the window. */
function sayIfNotLoaded(): void {
  const say = ({ target }: Event) => {
    const notice = document.getElementById('not-loaded');
    if (!(target instanceof HTMLScriptElement) || !notice) return;
    // Another script is an extension's.
    if (!target.src.startsWith(`${location.origin}/`)) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  addEventListener('error', say, { capture: true });
}

/** Says it in browsers that are older than the oldest one of `OLDEST_BROWSERS`: these have no popovers. */
function sayIfTooOld(): void {
  const notice = document.getElementById('too-old');
  if (notice) notice.hidden = 'popover' in HTMLElement.prototype;
}
