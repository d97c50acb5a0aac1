import { letteringOf, withFonts } from '../../../templates/embedded-font.ts';
import { renderMarkedPage } from '../../../templates/pages.ts';
import type { ValueMeant } from '../../domain/chat/value-meant.ts';
import type { Config } from '../../domain/config/config.ts';
import type { FontSubset, Lettering } from '../../domain/fonts/font-subset.ts';
import { shownName, type Words } from '../../words/words.ts';
import { refuseFileDrops } from '../file-drops.ts';
import { markPage, placeOf } from './page-marks.ts';
import { patchPage } from './patch-page.ts';
import { watchFields } from './watch-fields.ts';

const STYLES = `
:is(section,footer)[data-guide]{position:relative}
[data-guide]{outline:2px dashed #d6336c;outline-offset:-2px}
[data-guide]::before{content:attr(data-guide);position:absolute;z-index:99;inset:0 auto auto 0;padding:2px 10px;
  border-radius:0 0 8px 0;background:#a61e4d;color:#fff;font:600 12px/1.6 system-ui,sans-serif}
[data-edited]{outline:2px solid #1971c2;outline-offset:2px;scroll-margin:2rem}
[data-draft]{outline:2px dashed #9a4a00;outline-offset:2px}
[data-draft]::after,a[data-href][data-draft]::after{content:attr(data-draft);position:absolute;z-index:1;inline-size:max-content;margin:2px 0 0 6px;
  padding:0 8px;border-radius:6px;background:#9a4a00;color:#fff;font:600 12px/1.6 system-ui,sans-serif;letter-spacing:0;text-transform:none}
[data-pointed]{outline:2px dashed #1971c2;outline-offset:2px;cursor:pointer}
:is(section,footer,header):is([data-pointed],[data-edited],[data-draft]){outline-offset:-2px}
[data-chip]::after{--across:min(var(--chip-start),var(--chip-room) - 100%);--down:max(var(--chip-top) - 100%,var(--chip-ceiling));
  content:attr(data-chip);position:absolute;z-index:99;left:0;top:0;inline-size:max-content;max-inline-size:100%;translate:var(--across) var(--down);
  padding:2px 10px;border-radius:8px 8px 0 0;pointer-events:none;background:#1864ab;color:#fff;font:600 12px/1.6 system-ui,sans-serif}
[data-chip][dir=rtl]::after{--across:max(0px,var(--chip-end) - 100%)}
[data-chip]:has(:is(section,footer,.moon,.picture,.panel,li)[data-pointed])::after{--down:max(var(--chip-top),var(--chip-ceiling));border-radius:0 0 8px 0}
a[data-href]:not([data-draft])::after{content:none}`;

interface PreviewState {
  readonly config: Config;
  /** The values in the config that are not sent. No font is subset for them. */
  readonly drafts: readonly ValueMeant[];
  readonly fonts: readonly FontSubset[];
  readonly guidesShown: boolean;
  readonly editedPath: string | undefined;
  /** The path below which the chat's place in the menu lies. */
  readonly placePath: string | undefined;
  /** The field or section that was clicked: the chat goes there, and the page does not scroll. */
  readonly picked: string | undefined;
}

export type RenderPreview = (page: Document, shown: PreviewState) => void;

interface PreviewOptions {
  readonly words: Words;
  /** The name of a target, with its place in the menu; undefined if the menu does not offer it. */
  readonly nameOf: (target: string) => string | undefined;
  readonly onPick: (target: string) => void;
  readonly onLink: (address: string) => void;
  /** Called for each config drawn that has no drafts, with the characters that its own fonts must contain. */
  readonly onLettering: (lettering: Lettering | undefined) => void;
}

/** Returns a function that renders a page into a frame's document and scrolls the edited field, or what the chat offers to edit, into view. */
export function previewRenderer({
  words,
  nameOf,
  onPick,
  onLink,
  onLettering,
}: PreviewOptions): RenderPreview {
  // What the frame's document has been given already, so that each thing is done to it once.
  let equipped: Document | undefined;
  let shownPath: string | undefined;
  let shownEdited: Element | null = null;
  let toldConfig: Config | undefined;
  // Browsers ignore a scroll in a frame without layout, as on a narrow screen that shows the chat. It waits here.
  let awaited: Element | null = null;
  return (page, { config, drafts, fonts, guidesShown, editedPath, placePath, picked }) => {
    if (page !== equipped) {
      addFrameStyles(page);
      watchLinks(page, onLink);
      refuseFileDrops(page);
      watchFields(page, { nameOf, onPick });
      keepInView(page, () => {
        const goal = page.querySelector('[data-edited]') ?? awaited;
        awaited = null;
        return goal;
      });
    }
    equipped = page;
    const drawn = renderMarkedPage(config);
    const guides = guidesShown
      ? config._structure.sections.map(({ id, name }) => ({ id, name: shownName(name, words) }))
      : [];
    patchPage(page, withFonts(drawn, fonts));
    const edited = markPage(page, {
      guides,
      editedPath,
      draftPaths: drafts.map(({ path }) => path),
      draftLabel: words.preview.notSent,
    });
    const path = editedPath ?? placePath;
    const isOther = path !== shownPath;
    // What was clicked is in view already, and a link in it may have scrolled elsewhere: do not scroll back, unless the
    // click has made the frame low.
    if (isOther ? path !== picked || isLow(page) : edited !== shownEdited) {
      const goal = edited ?? (path === undefined || !isOther ? null : placeOf(page, path));
      awaited = isHidden(page) ? goal : null;
      if (goal) bringIntoView(page, goal);
    }
    shownPath = path;
    shownEdited = edited;
    if (drafts.length > 0 || config === toldConfig) return;
    toldConfig = config;
    onLettering(letteringOf(config, drawn));
  };
}

/** Adds the styles of guides and marks. A constructed style sheet leaves the page's own styles untouched. */
function addFrameStyles(page: Document): void {
  const { defaultView } = page;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(STYLES);
  page.adoptedStyleSheets = [sheet];
}

/** Scrolls an element into view when the frame is shown or changes its size, for example by an on-screen keyboard. */
function keepInView(page: Document, elementToSee: () => Element | null): void {
  const frame = page.defaultView?.frameElement;
  if (!frame) return;
  new ResizeObserver(() => {
    if (isHidden(page)) return;
    const element = elementToSee();
    if (element) bringIntoView(page, element);
  }).observe(frame);
}

function isHidden(page: Document): boolean {
  return page.defaultView?.frameElement?.checkVisibility() === false;
}

/** The height of a frame, in pixels, below which its edge is too near to what stands there. */
const LOW = 400;

function isLow(page: Document): boolean {
  return (page.defaultView?.innerHeight ?? 0) < LOW;
}

function bringIntoView(page: Document, element: Element): void {
  const block = element.matches('section,footer') ? 'start' : isLow(page) ? 'center' : 'nearest';
  element.scrollIntoView({ block, behavior: 'instant' });
}

/** Handles clicks on links: `#id` links scroll, others are passed to `onLink`. */
function watchLinks(page: Document, onLink: (address: string) => void): void {
  const follow = (event: Event) => {
    const link = linkAt(event.target);
    const address = link?.getAttribute('data-href') ?? undefined;
    if (!link || address === undefined) return;
    event.preventDefault();
    // The click also opens the field in the chat, which may hide the page before a smooth scroll ends.
    const behavior = link.closest('[data-path]') ? 'instant' : 'auto';
    if (address.startsWith('#')) page.getElementById(address.slice(1))?.scrollIntoView({ behavior });
    else onLink(address);
  };
  page.addEventListener('click', follow);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') follow(event);
  });
}

/** The link at an event's target. `instanceof` fails here, as the frame has its own Element class. */
function linkAt(target: EventTarget | null): Element | null {
  return target && 'closest' in target ? (target as Element).closest('a[data-href]') : null;
}
