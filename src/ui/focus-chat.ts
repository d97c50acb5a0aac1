import { keepChatFocus } from './focus.ts';

/** The keyboard goes on in the chat, not where a dialog that led there was opened from. */
export function focusChat(asksValue: boolean): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  keepInChat(asksValue);
}

/** The keyboard goes on in the chat where what a dialog was opened from has gone meanwhile. */
export function returnToChat(): void {
  const active = document.activeElement;
  // What is closed has the focus until the next frame.
  if (active instanceof HTMLElement && active.closest('dialog:not([open])')) active.blur();
  keepInChat(false);
}

function keepInChat(asksValue: boolean): void {
  const panel = document.getElementById('chat');
  if (panel) keepChatFocus(panel, asksValue);
}
