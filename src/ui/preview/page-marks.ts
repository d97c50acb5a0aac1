import { formatPath, parsePath } from '../../domain/json/path.ts';

const EDITED = 'data-edited';
const GUIDE = 'data-guide';

/** How a page is shown beside what it is. */
export interface PageView {
  /** The sections to outline and name. */
  readonly guides: readonly { readonly id: string; readonly name: string }[];
  /** The path of the field being edited, to be outlined. */
  readonly editedPath: string | undefined;
}

/** Marks on a page what is being edited and, where they are shown, its sections; all that was marked before is not. Returns the place that is edited. */
export function markPage(page: Document, { guides, editedPath }: PageView): Element | null {
  const names = new Map(guides.map(({ id, name }) => [page.getElementById(id), name]));
  for (const element of page.querySelectorAll(`[${GUIDE}]`))
    if (!names.has(element as HTMLElement)) element.removeAttribute(GUIDE);
  for (const [element, name] of names)
    if (element?.getAttribute(GUIDE) !== name) element?.setAttribute(GUIDE, name);
  const edited = editedPath === undefined ? null : placeOf(page, editedPath);
  for (const element of page.querySelectorAll(`[${EDITED}]`))
    if (element !== edited) element.removeAttribute(EDITED);
  if (edited && !edited.hasAttribute(EDITED)) edited.setAttribute(EDITED, '');
  return edited;
}

/** The element that shows a path's field; where none does, the smallest that holds its nearest relatives, or its section. */
function placeOf(page: Document, path: string): Element | null {
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
