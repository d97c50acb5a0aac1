/** Handlers for the fields in a preview's document. */
export interface FieldListener {
  /** The name of a target in the menu; undefined if the chat cannot go there. */
  nameOf(target: string): string | undefined;
  onPick(target: string): void;
}

const NAME = 'data-pointed';
const CHIP = 'data-chip';

/** Labels the field or section under the pointer, reports clicks, and passes the builder's shortcuts on. */
export function watchFields(page: Document, { nameOf, onPick }: FieldListener): void {
  let rested = '';
  page.addEventListener('pointerover', ({ target, screenX, screenY }) => {
    const place = `${screenX},${screenY}`;
    // The page has moved below a pointer that rests.
    if (place === rested) return unpoint(page);
    rested = place;
    const element = fieldAt(target, nameOf);
    const name = element && nameOf(targetOf(element));
    if (element && name !== undefined) point(page, element, name);
    else unpoint(page);
  });
  page.documentElement.addEventListener('pointerleave', () => unpoint(page));
  page.addEventListener('click', ({ target }) => {
    const element = fieldAt(target, nameOf);
    if (!element) return;
    // What is typed now is not to be covered.
    unpoint(page);
    onPick(targetOf(element));
  });
  page.addEventListener('keydown', (event) => forwardShortcut(page, event));
}

/** The builder does not hear keys that are pressed in the frame, so its shortcuts are told to its window again. */
function forwardShortcut(page: Document, event: KeyboardEvent): void {
  const builder = page.defaultView?.parent;
  if (!builder || !(event.ctrlKey || event.metaKey)) return;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const told = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    cancelable: true,
  });
  if (!builder.dispatchEvent(told)) event.preventDefault();
}

/** The label is drawn by the root element: in the field's element it could widen the page or be clipped. */
function point(page: Document, element: Element, name: string): void {
  if (element.getAttribute(NAME) !== name) {
    unpoint(page);
    element.setAttribute(NAME, name);
  }
  const root = page.documentElement;
  const { left, right, top } = element.getBoundingClientRect();
  const lengths = {
    start: left,
    end: right,
    top: top + root.scrollTop,
    room: root.clientWidth,
    ceiling: root.scrollTop,
  };
  for (const [at, length] of Object.entries(lengths)) root.style.setProperty(`--chip-${at}`, `${length}px`);
  root.setAttribute(CHIP, name);
}

function unpoint(page: Document): void {
  for (const element of page.querySelectorAll(`[${NAME}]`)) element.removeAttribute(NAME);
  page.documentElement.removeAttribute(CHIP);
}

/** The nearest element that the chat can go to. `instanceof` fails here, as the frame has its own Element class. */
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
