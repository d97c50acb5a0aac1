import { formatPath, parsePath } from '../../../domain/json/path.ts';

const EDITED = 'data-edited';
const DRAFT = 'data-draft';
const BADGE = 'data-badge';
const GUIDE = 'data-guide';
const GHOST = 'data-ghost';
const SAMPLE = 'data-sample';
const SAMPLES = 'data-samples';
/** The height of a label, and the width of its padding and of each of its characters at most, in pixels of the screen. */
const LABEL = { height: 26, padding: 16, character: 9 };

/** The marks on a page in the preview. */
export interface PageView {
  /** The sections to outline and label. */
  readonly guides: readonly { readonly id: string; readonly name: string }[];
  /** The section that is drawn from its samples, and what that is labelled with. */
  readonly ghost: { readonly id: string; readonly label: string } | undefined;
  /** The paths of what stays off the published page, and what a section with some of it is labelled with. */
  readonly samples: { readonly paths: ReadonlySet<string>; readonly label: string };
  /** The path of the edited field, which is outlined. */
  readonly editedPath: string | undefined;
  /** The paths of the values that are not sent. */
  readonly draftPaths: readonly string[];
  /** What a value that is not sent is labelled with. */
  readonly draftLabel: string;
}

/**
 * Marks the edited field, the drafts, the samples and the guided sections, and removes all other marks. Returns the element of the
 * edited field.
 */
export function markPage(page: Document, view: PageView): Element | null {
  const { guides, ghost, samples, editedPath, draftPaths, draftLabel } = view;
  markSamples(page, samples);
  const names = new Map(guides.map(({ id, name }) => [page.getElementById(id), name]));
  for (const element of page.querySelectorAll(`[${GUIDE}]`))
    if (!names.has(element as HTMLElement)) element.removeAttribute(GUIDE);
  for (const [element, name] of names)
    if (element?.getAttribute(GUIDE) !== name) element?.setAttribute(GUIDE, name);
  const ghosted = ghost ? page.getElementById(ghost.id) : null;
  for (const element of page.querySelectorAll(`[${GHOST}]`))
    if (element !== ghosted) element.removeAttribute(GHOST);
  if (ghost) ghosted?.setAttribute(GHOST, ghost.label);
  const drafts = new Set(draftPaths.map((path) => placeOf(page, path)));
  for (const element of page.querySelectorAll(`[${DRAFT}]`))
    if (!drafts.has(element)) for (const name of [DRAFT, BADGE]) element.removeAttribute(name);
  for (const element of drafts) {
    if (element?.getAttribute(DRAFT) !== draftLabel) element?.setAttribute(DRAFT, draftLabel);
    element?.setAttribute(BADGE, badgePlace(page, element, draftLabel));
  }
  const edited = editedPath === undefined ? null : placeOf(page, editedPath);
  for (const element of page.querySelectorAll(`[${EDITED}]`))
    if (element !== edited) element.removeAttribute(EDITED);
  if (edited && !edited.hasAttribute(EDITED)) edited.setAttribute(EDITED, '');
  return edited;
}

/** Marks each sample, and labels the section that it stands in. The page's top has no room for a label. */
function markSamples(page: Document, { paths, label }: PageView['samples']): void {
  const sections = new Set<Element>();
  for (const element of page.querySelectorAll('[data-path]')) {
    const isSample = paths.has(element.getAttribute('data-path') ?? '');
    element.toggleAttribute(SAMPLE, isSample);
    const section = isSample ? element.closest('section,footer') : null;
    if (section) sections.add(section);
  }
  for (const section of page.querySelectorAll(`[${SAMPLES}]`))
    if (!sections.has(section)) section.removeAttribute(SAMPLES);
  for (const section of sections)
    if (section.getAttribute(SAMPLES) !== label) section.setAttribute(SAMPLES, label);
}

/** Where the label of a draft stands: above the text, from its start, unless the page ends there or it would cover words. */
function badgePlace(page: Document, element: Element, label: string): string {
  const root = page.documentElement;
  const pixel = Number.parseFloat(page.defaultView?.getComputedStyle(root).getPropertyValue('--px') || '1');
  const box = element.getBoundingClientRect();
  const width = pixel * (LABEL.padding + LABEL.character * label.length);
  const height = pixel * LABEL.height;
  const isMirrored = root.dir === 'rtl';
  const reach = isMirrored ? box.right : root.clientWidth - box.left;
  // The page's header may stay at the top of the window.
  const above = element.closest('header') ? box.top : box.top + root.scrollTop;
  const words = wordsAround(page, element);
  const isFree = (place: string) => {
    const top = place.startsWith('below') ? box.bottom : box.top - height;
    const left = place.endsWith('end') === isMirrored ? box.left : box.right - width;
    return !words.some(
      (word) => word.left < left + width && word.right > left && word.top < top + height && word.bottom > top,
    );
  };
  const sides = above < height ? ['below'] : ['above', 'below'];
  const ends = reach < width ? ['end'] : ['start', 'end'];
  const places = sides.flatMap((side) => ends.map((end) => `${side} ${end}`));
  return places.find(isFree) ?? places[0] ?? '';
}

/** The boxes of the lines of all other fields' texts. */
function wordsAround(page: Document, element: Element): readonly DOMRect[] {
  const range = page.createRange();
  return [...page.querySelectorAll('[data-path]')].flatMap((other) => {
    if (other.contains(element) || element.contains(other)) return [];
    range.selectNodeContents(other);
    return [...range.getClientRects()];
  });
}

/**
 * The element of a path's field. If the page shows none: the smallest element around its nearest relatives,
 * else its section.
 */
export function placeOf(page: Document, path: string): Element | null {
  // A name may stand at the top and at the foot of the page; the first is the field's own place.
  const own = page.querySelector(`[data-path="${CSS.escape(path)}"]`);
  if (own) return own;
  const segments = parsePath(path) ?? [];
  const marked = [...page.querySelectorAll('[data-path]')];
  const below = (parent: string) =>
    marked.filter((element) => {
      const own = element.getAttribute('data-path') ?? '';
      return own === parent || (own.startsWith(parent) && /[.[]/.test(own.charAt(parent.length)));
    });
  for (let depth = segments.length; depth > 1; depth -= 1) {
    const [first, ...others] = below(formatPath(segments.slice(0, depth)));
    if (!first) continue;
    if (depth < segments.length && typeof segments[depth - 1] === 'number') return first.closest('li');
    return smallestAround(first, others);
  }
  return page.getElementById(path.split('.')[0] ?? '');
}

function smallestAround(first: Element, others: readonly Element[]): Element | null {
  let around: Element | null = first;
  while (around && !others.every((other) => around?.contains(other))) around = around.parentElement;
  return around;
}
