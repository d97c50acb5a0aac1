import { keepFocus } from './keep-focus.ts';

/** The keyboard goes on in the chat, not where a dialog that led there was opened from. */
export function focusChat(asksValue: boolean): void {
  const panel = document.getElementById('chat');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (panel) keepFocus(panel, asksValue);
}
