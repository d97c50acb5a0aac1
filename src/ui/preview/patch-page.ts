import morphdom from 'morphdom';
import { trusted } from '../trusted-types.ts';
import { READY_MARK } from './empty-page.ts';
import { changedParts, HEAD, type PageParts, partsOf } from './page-parts.ts';

/** What each document shows: a page is cut and compared as text, before anything of it is parsed. */
const shown = new WeakMap<Document, { readonly html: string; readonly parts: PageParts }>();

/**
 * Makes a frame's document show a page, changing only what differs. Links carry their address in `data-href` here, so
 * that nothing in the frame can navigate.
 */
export function patchPage(page: Document, html: string): void {
  const before = shown.get(page);
  if (before?.html === html) return;
  const focused = page.activeElement;
  const parts = partsOf(html);
  const changed = before && changedParts(before.parts, parts);
  if (!changed || ![...changed].every(([id, part]) => patchPart(page, id, part))) patchWhole(page, html);
  // What was moved lost it on its way.
  if (focused !== page.activeElement) (focused as HTMLElement | null)?.focus({ preventScroll: true });
  shown.set(page, { html, parts });
}

/** Changes one part; false where the document has no such. */
function patchPart(page: Document, id: string, part: string): boolean {
  const wanted = parsed(part);
  const [from, to] =
    id === HEAD ? [page.head, wanted.head] : [page, wanted].map((each) => each.getElementById(id));
  if (!from || !to) return false;
  morph(from, to);
  return true;
}

function patchWhole(page: Document, html: string): void {
  const wanted = parsed(html);
  wanted.documentElement.setAttribute(READY_MARK, '');
  morph(page.documentElement, wanted.documentElement);
}

function parsed(html: string): Document {
  const wanted = new DOMParser().parseFromString(trusted(html), 'text/html');
  for (const link of wanted.querySelectorAll('a[href]')) holdLink(link);
  // The review tells what all pictures weigh, also those that nobody scrolls to.
  for (const picture of wanted.querySelectorAll('img[loading]')) picture.removeAttribute('loading');
  return wanted;
}

function morph(from: Element, to: Element): void {
  morphdom(from, to, { onBeforeElUpdated: keepsWhatIsEqual });
}

function holdLink(link: Element): void {
  link.setAttribute('data-href', link.getAttribute('href') ?? '');
  link.setAttribute('role', 'link');
  link.setAttribute('tabindex', '0');
  link.removeAttribute('href');
}

function keepsWhatIsEqual(from: HTMLElement, to: HTMLElement): boolean {
  return !from.isEqualNode(to);
}
