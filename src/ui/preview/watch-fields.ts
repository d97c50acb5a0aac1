/** What a preview's document tells of its fields: how one is called, and that one was clicked. */
export interface FieldListener {
  /** The name of a target of the menu; undefined where the chat cannot go there. */
  nameOf(target: string): string | undefined;
  onPick(target: string): void;
}

const NAME = 'data-pointed';

/** Shows the name of the field, or section, that is pointed at, and tells which one is clicked. */
export function watchFields(page: Document, { nameOf, onPick }: FieldListener): void {
  page.addEventListener('pointerover', ({ target }) => {
    const element = fieldAt(target, nameOf);
    for (const other of page.querySelectorAll(`[${NAME}]`))
      if (other !== element) other.removeAttribute(NAME);
    const name = element && nameOf(targetOf(element));
    if (name !== undefined) element?.setAttribute(NAME, name);
  });
  page.documentElement.addEventListener('pointerleave', () => {
    for (const element of page.querySelectorAll(`[${NAME}]`)) element.removeAttribute(NAME);
  });
  page.addEventListener('click', ({ target }) => {
    const element = fieldAt(target, nameOf);
    if (element) onPick(targetOf(element));
  });
}

/** The nearest element around an event that the chat can go to. The frame has classes of its own: instanceof cannot tell. */
function fieldAt(target: EventTarget | null, nameOf: FieldListener['nameOf']): Element | undefined {
  const start =
    target && 'closest' in target ? (target as Element).closest('[data-path],section,footer') : null;
  for (let at = start; at; at = at.parentElement?.closest('[data-path],section,footer') ?? null)
    if (nameOf(targetOf(at)) !== undefined) return at;
  return undefined;
}

function targetOf(element: Element): string {
  return element.getAttribute('data-path') ?? element.id;
}
