const EDITED = 'data-edited';
const GUIDE = 'data-guide';

/** How a page is shown beside what it is. */
export interface PageView {
  /** The sections to outline and name. */
  readonly guides: readonly { readonly id: string; readonly name: string }[];
  /** The path of the field being edited, to be outlined. */
  readonly editedPath: string | undefined;
}

/** Marks on a page what is being edited and, where they are shown, its sections; all that was marked before is not. */
export function markPage(page: Document, { guides, editedPath }: PageView): void {
  const names = new Map(guides.map(({ id, name }) => [page.getElementById(id), name]));
  for (const element of page.querySelectorAll(`[${GUIDE}]`))
    if (!names.has(element as HTMLElement)) element.removeAttribute(GUIDE);
  for (const [element, name] of names)
    if (element?.getAttribute(GUIDE) !== name) element?.setAttribute(GUIDE, name);
  const edited = editedPath === undefined ? null : placeOf(page, editedPath);
  for (const element of page.querySelectorAll(`[${EDITED}]`))
    if (element !== edited) element.removeAttribute(EDITED);
  if (edited && !edited.hasAttribute(EDITED)) edited.setAttribute(EDITED, '');
}

/** Brings the field being edited into view. */
export function showEdited(page: Document): void {
  page.querySelector(`[${EDITED}]`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The element that shows a path's field; where none shows it alone, that of its section. */
function placeOf(page: Document, path: string): Element | null {
  const own = page.querySelector(`[data-path="${CSS.escape(path)}"]`);
  return own ?? page.getElementById(path.split('.')[0] ?? '');
}
