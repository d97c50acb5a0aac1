import type { App } from '../../machines/app/app.machine.ts';
import { selectActors } from '../../machines/app/app.machine.ts';

/**
 * Binds Ctrl+Z to undo, Ctrl+Shift+Z and Ctrl+Y to redo (Command on macOS). Text boxes with content and
 * dialogs keep their own undo.
 */
export function addUndoShortcut(page: Window, app: App, now: () => number, signal: AbortSignal): void {
  const step = (event: KeyboardEvent) => {
    const type = stepOf(event);
    if (!type || isElsewhere(event.target)) return;
    event.preventDefault();
    selectActors(app.getSnapshot())?.site.send({ type, at: now() });
  };
  page.addEventListener('keydown', step, { signal });
}

function stepOf(event: KeyboardEvent) {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = latinLetterOf(event);
  if (letter === 'z') return shiftKey ? 'step.redo' : 'step.undo';
  return letter === 'y' && !shiftKey ? 'step.redo' : undefined;
}

/** The letter of a key; on a keyboard of another script the Latin one at its place. */
function latinLetterOf({ key, code }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  return /^[a-z]$/.test(letter) || !code.startsWith('Key') ? letter : code.slice('Key'.length).toLowerCase();
}

function isElsewhere(target: EventTarget | null): boolean {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isText && target.value !== '') return true;
  return target instanceof Element && target.closest('dialog') !== null;
}

/** Binds Ctrl+K (Command on macOS) to the find dialog. */
export function addFindShortcut(page: Window, app: App, signal: AbortSignal): void {
  const find = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (latinLetterOf(event) !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    // Browsers bind Ctrl+K to their address bar, which would take the focus out of the builder.
    event.preventDefault();
    selectActors(app.getSnapshot())?.dialogs.send({ type: 'find.open' });
  };
  page.addEventListener('keydown', find, { signal });
}
