import type { App } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.selectors.ts';

/** Ctrl+K (Command on a Mac) opens the find box, but over another dialog. */
export function addFindShortcut(page: Window, current: () => App): void {
  page.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    // A browser's own meaning of the keys would lead out of the builder.
    event.preventDefault();
    if (page.document.querySelector('dialog[open]') === null)
      selectActors(current().getSnapshot())?.find.send({ type: 'find.open' });
  });
}
