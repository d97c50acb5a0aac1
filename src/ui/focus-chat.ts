import { flushSync } from 'react-dom';
import { keepChatFocus } from './focus.ts';

/**
 * Does what leads to the chat, and moves the focus there: at once, as an on-screen keyboard opens only while the browser
 * handles the tap.
 */
export function focusChatAfter(act: () => void): void {
  flushSync(act);
  focusChat();
}

/** Moves the focus into the chat, instead of back to the element that opened a dialog. A dialog that is open keeps it. */
export function focusChat(): void {
  const panel = document.getElementById('chat');
  if (!panel || document.querySelector('dialog:modal')) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  keepChatFocus(panel, panel.dataset.state === 'editing');
}

/** Moves the focus into the message box, with the cursor at the end of its text. */
export function focusMessageEnd(): void {
  const box = document.querySelector<HTMLTextAreaElement>('#chat textarea');
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}

/** Moves the focus into the message box, with its text selected: what is typed replaces it. */
export function focusMessageText(): void {
  const box = document.querySelector<HTMLTextAreaElement>('#chat textarea');
  box?.focus();
  box?.select();
}
