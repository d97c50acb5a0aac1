import { formatPath, parsePath } from '../../domain/json/path.ts';

const EDITED = 'data-edited';
const DRAFT = 'data-draft';
const GUIDE = 'data-guide';

/** The marks on a page in the preview. */
export interface PageView {
  /** The sections to outline and label. */
  readonly guides: readonly { readonly id: string; readonly name: string }[];
  /** The path of the edited field, which is outlined. */
  readonly editedPath: string | undefined;
  /** The paths of the values that are not sent. */
  readonly draftPaths: readonly string[];
  /** What a value that is not sent is labelled with. */
  readonly draftLabel: string;
}

/**
 * Marks the edited field, the drafts and the guided sections, and removes all other marks. Returns the element of the
 * edited field.
 */
export function markPage(page: Document, view: PageView): Element | null {
  const { guides, editedPath, draftPaths, draftLabel } = view;
  const names = new Map(guides.map(({ id, name }) => [page.getElementById(id), name]));
  for (const element of page.querySelectorAll(`[${GUIDE}]`))
    if (!names.has(element as HTMLElement)) element.removeAttribute(GUIDE);
  for (const [element, name] of names)
    if (element?.getAttribute(GUIDE) !== name) element?.setAttribute(GUIDE, name);
  const drafts = new Set(draftPaths.map((path) => placeOf(page, path)));
  for (const element of page.querySelectorAll(`[${DRAFT}]`))
    if (!drafts.has(element)) element.removeAttribute(DRAFT);
  for (const element of drafts)
    if (element?.getAttribute(DRAFT) !== draftLabel) element?.setAttribute(DRAFT, draftLabel);
  const edited = editedPath === undefined ? null : placeOf(page, editedPath);
  for (const element of page.querySelectorAll(`[${EDITED}]`))
    if (element !== edited) element.removeAttribute(EDITED);
  if (edited && !edited.hasAttribute(EDITED)) edited.setAttribute(EDITED, '');
  return edited;
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
