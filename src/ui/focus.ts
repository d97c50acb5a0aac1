/**
 * Keeps the keyboard's place in the chat when what had the focus was disabled or removed: an open popover, else
 * the message box where a value is asked for, else the latest message. On touch no box gets it: it would open the keyboard.
 */
export function keepChatFocus(panel: HTMLElement, asksValue: boolean): void {
  const active = document.activeElement;
  const isInPanel = active !== null && panel.contains(active);
  const isLost = active === null || active === document.body || (isInPanel && active.matches(':disabled'));
  const isOption = isInPanel && active.closest('[data-options]') !== null;
  if ((!isLost && !isOption) || document.querySelector('dialog:modal')) return;
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  const target = matchMedia('(pointer: coarse)').matches
    ? find('[role="dialog"]')
    : (find('[role="dialog"] [data-first-focus]:enabled') ?? (asksValue ? find('textarea') : null));
  (target ?? find('[data-latest]'))?.focus({ preventScroll: true });
}
