import morphdom from 'morphdom';
import { digestOf } from '../../../../domain/storage/startup-source.ts';
import { trusted } from '../../trusted-types.ts';
import { adaptForPreview } from './adapt-for-preview.ts';
import { READY_MARK } from './frame-document.ts';
import { changedParts, HEAD, PIECES, type SplitPage, splitPage, splitPart } from './page-segments.ts';

/** The page that each document shows. Pages are compared as text first, so that only changed parts are parsed. */
const shownPages = new WeakMap<Document, { readonly html: string; readonly parts: SplitPage }>();

/** Makes a frame's document show a page by patching what differs. */
export function patchPage(page: Document, html: string): void {
  const before = shownPages.get(page);
  if (before?.html === html) return;
  const focused = page.activeElement;
  const parts = splitPage(html);
  const changed = before && changedParts(before.parts, parts);
  const isPatched = changed
    ? [...changed].every(([id, part]) => patchPart(page, id, before.parts.parts.get(id) ?? '', part))
    : !before && wasSent(page, html);
  if (!isPatched) patchWhole(page, html);
  // An element that is moved in the document loses the focus.
  if (focused !== page.activeElement) (focused as HTMLElement | null)?.focus({ preventScroll: true });
  shownPages.set(page, { html, parts });
}

/** Whether a document is the page as the server sent it with the first screen. */
function wasSent(page: Document, html: string): boolean {
  return page.documentElement.getAttribute(READY_MARK) === digestOf(html);
}

/** Patches one part, piece by piece if possible. Returns false if the document does not contain the part. */
function patchPart(page: Document, id: string, before: string, part: string): boolean {
  const from = id === HEAD ? page.head : page.getElementById(id);
  if (!from) return false;
  const after = splitPart(id, part);
  const changed = changedParts(splitPart(id, before), after);
  const pieces = id === HEAD ? from.children : from.querySelectorAll(PIECES);
  // Nested list items cannot be matched by index: then patch the whole part.
  if (changed && pieces.length === after.parts.size) {
    const wanted = parsedPieces([...changed.values()].join(''));
    [...changed.keys()].forEach((place, at) => {
      morphInto(pieces[Number(place)], wanted[at]);
    });
    return true;
  }
  morphInto(from, id === HEAD ? parsed(part).head : parsedPieces(part)[0]);
  return true;
}

function patchWhole(page: Document, html: string): void {
  const wanted = parsed(html);
  wanted.documentElement.setAttribute(READY_MARK, '');
  morphInto(page.documentElement, wanted.documentElement);
}

function parsed(html: string): Document {
  const wanted = new DOMParser().parseFromString(trusted(html), 'text/html');
  adaptForPreview(wanted);
  return wanted;
}

/** Parses elements in a template, which has no browsing context, so that their styles and images are not loaded. */
function parsedPieces(markup: string): HTMLCollection {
  const template = document.createElement('template');
  template.innerHTML = trusted(markup);
  adaptForPreview(template.content);
  return template.content.children;
}

function morphInto(from: Element | undefined, to: Element | undefined): void {
  if (from && to) morphdom(from, to, { onBeforeElUpdated: shouldUpdate });
}

function shouldUpdate(from: HTMLElement, to: HTMLElement): boolean {
  return !from.isEqualNode(to);
}
