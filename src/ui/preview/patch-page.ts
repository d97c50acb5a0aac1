import morphdom from 'morphdom';
import type { Section } from '../../domain/structure.ts';
import { trusted } from '../trusted-types.ts';
import { READY_MARK } from './empty-page.ts';

const EDITED = 'data-edited';

/** How a page is shown beside what it is. */
interface PageView {
  /** The sections to outline and name. */
  readonly guides: readonly Section[];
  /** The path of the field being edited, to be outlined. */
  readonly editedPath: string | undefined;
}

/**
 * Makes a frame's document show a page, changing only what differs. Links carry their address in `data-href` here, so
 * that nothing in the frame can navigate.
 */
export function patchPage(page: Document, html: string, { guides, editedPath }: PageView): void {
  const wanted = new DOMParser().parseFromString(trusted(html), 'text/html');
  wanted.documentElement.setAttribute(READY_MARK, '');
  for (const link of wanted.querySelectorAll('a[href]')) holdLink(link);
  for (const section of guides) wanted.getElementById(section.id)?.setAttribute('data-guide', section.name);
  if (editedPath !== undefined) placeOf(wanted, editedPath)?.setAttribute(EDITED, '');
  morphdom(page.documentElement, wanted.documentElement, { onBeforeElUpdated: keepsWhatIsEqual });
}

/** Brings the field being edited into view. */
export function showEdited(page: Document): void {
  page.querySelector(`[${EDITED}]`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The element that shows a path's field; where none shows it alone, that of its section. */
function placeOf(page: Document, path: string): Element | null {
  const own = [...page.querySelectorAll('[data-path]')].find(
    (element) => element.getAttribute('data-path') === path,
  );
  return own ?? page.getElementById(path.split('.')[0] ?? '');
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
