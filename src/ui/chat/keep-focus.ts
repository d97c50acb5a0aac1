/**
 * Keeps the keyboard's place in the chat when what had the focus was disabled or removed: an open popover, else
 * the message box where a value is asked for (not on touch, where it would open the keyboard), else the latest message.
 */
export function keepFocus(panel: HTMLElement, asksValue: boolean): void {
  const active = document.activeElement;
  const isInPanel = active !== null && panel.contains(active);
  const isLost = active === null || active === document.body || (isInPanel && active.matches(':disabled'));
  const isOption = isInPanel && active.closest('[data-options]') !== null;
  if ((!isLost && !isOption) || document.querySelector('dialog:modal')) return;
  const target =
    panel.querySelector<HTMLElement>('[role="dialog"] [data-first-focus]:enabled') ??
    (asksValue && matchMedia('(pointer: fine)').matches
      ? panel.querySelector<HTMLElement>('textarea')
      : null) ??
    panel.querySelector<HTMLElement>('[data-latest]');
  target?.focus({ preventScroll: true });
}
