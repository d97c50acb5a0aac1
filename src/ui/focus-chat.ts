import { keepChatFocus } from './focus.ts';

/** Moves the focus into the chat, instead of back to the element that opened the dialog. */
export function focusChat(asksValue: boolean): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const panel = document.getElementById('chat');
  if (panel) keepChatFocus(panel, asksValue);
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
