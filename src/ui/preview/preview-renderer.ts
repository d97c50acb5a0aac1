import type { Draft } from '../../../domain/chat/drafts.ts';
import type { Config } from '../../../domain/config/config.ts';
import { isHiddenSection } from '../../../domain/config/visibility.ts';
import { isSameChange, type LatestChange } from '../../../domain/editing/latest-change.ts';
import type { FontSubset, Lettering } from '../../../domain/fonts/font-subset.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { withSamples } from '../../../domain/sections/sampled-section.ts';
import { samplesOn } from '../../../templates/check/samples.ts';
import { letteringOf, withFonts } from '../../../templates/embedded-font.ts';
import { renderMarkedPage } from '../../../templates/pages.ts';
import { shownName, type Words } from '../../../words/words.ts';
import { refuseFileDrops } from '../file-drops.ts';
import { addFrameStyles } from './frame/frame-styles.ts';
import { doKeptClick } from './frame/kept-click.ts';
import { patchPage } from './frame/patch-page.ts';
import { bringIntoView, isFrameHidden, isLow, isSeen, ring } from './in-view.ts';
import { type Drawing, type NextInView, nextInView } from './next-in-view.ts';
import { markPage, placeOf } from './page-marks.ts';
import { watchFields } from './watch-fields.ts';

interface PreviewState {
  readonly config: Config;
  /** The values in the config that are not sent. No font is subset for them. */
  readonly drafts: readonly Pick<Draft, 'path'>[];
  readonly fonts: readonly FontSubset[];
  readonly guidesShown: boolean;
  readonly editedPath: string | undefined;
  /** The path below which the chat's place in the menu lies. */
  readonly placePath: string | undefined;
  /** The field or section that was clicked: the chat goes there, and the page does not scroll. */
  readonly picked: string | undefined;
  /** The latest step of the website, or its undo. */
  readonly change: LatestChange | undefined;
}

/** What is to be in view when the frame is shown, or changes its size. */
interface Awaited {
  readonly elements: readonly Element[];
  /** Whether it is a change that nobody has seen yet. */
  readonly isChange: boolean;
}

/** A website in which a section stands that the page does not show. It is kept, as a page is drawn once for each config. */
interface Samples {
  readonly from: Config;
  readonly section: string;
  readonly config: Config;
}

/** What the frame shows, so that each thing is done to it once. */
interface Shown extends Drawing {
  readonly page: Document | undefined;
  readonly change: LatestChange | undefined;
  /** The latest config whose lettering was told. */
  readonly told: Config | undefined;
  readonly samples: Samples | undefined;
  readonly awaited: Awaited | undefined;
}

const NOTHING: Shown = {
  page: undefined,
  path: undefined,
  edited: null,
  drafts: [],
  change: undefined,
  told: undefined,
  samples: undefined,
  awaited: undefined,
};

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

/**
 * Returns a function that renders a page into a frame's document. It keeps in view what was changed, else the edited field or
 * what the chat offers to edit.
 */
export function previewRenderer({
  words,
  nameOf,
  onPick,
  onLink,
  onLettering,
}: PreviewOptions): RenderPreview {
  let shown = NOTHING;
  const onResize = (page: Document) => {
    const { awaited } = shown;
    bringIntoView(page, page.querySelector('[data-edited]') ?? awaited?.elements[0]);
    if (!awaited?.isChange) return;
    for (const each of awaited.elements) ring(page, each);
    shown = { ...shown, awaited: { ...awaited, isChange: false } };
  };
  return (page, { config, drafts, fonts, guidesShown, editedPath, placePath, picked, change }) => {
    if (page !== shown.page) {
      equip(page, { nameOf, onPick, onLink }, () => onResize(page));
      // What a new document shows at first is no change.
      shown = { ...shown, page, change };
    }
    const drawn = renderMarkedPage(config);
    const path = editedPath ?? placePath;
    const ghost = path === undefined ? undefined : ghostAt(config, drawn, sectionOf(path));
    const samples = ghost === undefined ? undefined : sampled(config, ghost, shown.samples);
    const guides = guidesShown
      ? config._structure.sections.map(({ id, name }) => ({ id, name: shownName(name, words) }))
      : [];
    patchPage(page, withFonts(samples ? renderMarkedPage(samples.config) : drawn, fonts));
    const edited = markPage(page, {
      guides,
      ghost: ghost === undefined ? undefined : { id: ghost, label: words.ghost.onlyYou },
      samples: {
        paths: new Set(samplesOn(config).flatMap((sample) => sample.paths)),
        label: words.examples,
      },
      editedPath,
      draftPaths: drafts.map((each) => each.path),
      draftLabel: words.preview.notSent,
    });
    const now = { path, edited, drafts };
    const changed = isSameChange(change, shown.change) ? [] : placesOf(page, change);
    // A click that has made the frame low may have taken what was clicked out of view.
    const isClicked = path === picked && !isLow(page);
    const next = nextInView(shown, now, { changed, isClicked });
    const place = edited ?? (path === undefined ? null : placeOf(page, path));
    const awaited = bring(page, next, { changed, place, awaited: shown.awaited });
    const isTold = drafts.length > 0 || config === shown.told;
    shown = { ...now, page, change, samples, awaited, told: isTold ? shown.told : config };
    if (!isTold) onLettering(letteringOf(config, drawn));
  };
}

interface Goals {
  readonly changed: readonly Element[] | 'all';
  readonly place: Element | null;
  /** What was awaited before. */
  readonly awaited: Awaited | undefined;
}

/** Brings into view what comes next; returns what is awaited then. */
function bring(page: Document, next: NextInView, { changed, place, awaited }: Goals): Awaited | undefined {
  if (next === 'top') page.documentElement.scrollTo({ top: 0, behavior: 'instant' });
  if (next === 'change' && changed !== 'all') return showChange(page, changed);
  const isUnseen = next === 'placeUnlessSeen' && place !== null && !isSeen(page, place);
  if (next !== 'place' && !isUnseen) return awaited;
  bringIntoView(page, place ?? undefined);
  return place && isFrameHidden(page) ? { elements: [place], isChange: false } : undefined;
}

/** Brings a change into view, and marks it. It stays there if the frame then becomes larger or smaller. */
function showChange(page: Document, changed: readonly Element[]): Awaited {
  const isHidden = isFrameHidden(page);
  if (!isHidden) {
    // The menu is always in view, and lists what is added elsewhere.
    const goals = changed.filter((each) => isInHeader(each) === isInHeader(changed[0]));
    if (!goals.some((each) => isSeen(page, each))) bringIntoView(page, goals[0]);
    for (const each of changed) ring(page, each);
  }
  return { elements: changed, isChange: isHidden };
}

/** Does once to a frame's document what the preview needs. */
function equip(
  page: Document,
  { nameOf, onPick, onLink }: Pick<PreviewOptions, 'nameOf' | 'onPick' | 'onLink'>,
  onResize: () => void,
): void {
  const adapt = addFrameStyles(page);
  watchLinks(page, onLink);
  refuseFileDrops(page);
  watchFields(page, { nameOf, onPick });
  doKeptClick(page);
  const frame = page.defaultView?.frameElement;
  if (!frame) return;
  // A narrow screen shows the frame, an on-screen keyboard makes it lower, or the window becomes wider.
  new ResizeObserver(() => {
    if (isFrameHidden(page)) return;
    adapt();
    onResize();
  }).observe(frame);
}

/** The elements that a change shows in, without those around others, the header's last. */
function placesOf(page: Document, change: LatestChange | undefined): readonly Element[] | 'all' {
  if (!change) return [];
  if (!change.paths) return 'all';
  const places = new Set(change.paths.map((path) => placeOf(page, path)));
  const found = [...places].filter((place) => place !== null);
  const smallest = found.filter((place) => !found.some((other) => other !== place && place.contains(other)));
  return smallest.toSorted((one, other) => Number(isInHeader(one)) - Number(isInHeader(other)));
}

function isInHeader(element: Element | undefined): boolean {
  return element?.closest('header') != null;
}

function sectionOf(path: string): string {
  return String(parsePath(path)?.[0]);
}

/** Whether a page has a section without content, as `templates/added-sections/section.ts` draws it. */
function isDrawnEmpty(page: string, sectionId: string): boolean {
  return page.includes(`<section id="${sectionId}" class="more"></section>`);
}

/** The section if the page does not show it, because it is hidden or empty. */
function ghostAt(config: Config, drawn: string, section: string): string | undefined {
  return isHiddenSection(config, section) || isDrawnEmpty(drawn, section) ? section : undefined;
}

/** The website in which a section that is hidden is shown, and one that is empty has its samples, for its latest config. */
function sampled(from: Config, section: string, latest: Samples | undefined): Samples {
  if (latest?.from === from && latest.section === section) return latest;
  if (!isHiddenSection(from, section)) return { from, section, config: withSamples(from, section) };
  const shown = setAt(from, [section, 'hidden'], false);
  const isEmpty = isDrawnEmpty(renderMarkedPage(shown), section);
  return { from, section, config: isEmpty ? withSamples(shown, section) : shown };
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
