/**
 * Keeps the keyboard's place in the chat when what had the focus was disabled or removed: the message box where
 * a value is asked for (not on touch, where it would open the keyboard), else the latest message.
 */
export function keepFocus(panel: HTMLElement, asksValue: boolean): void {
  const active = document.activeElement;
  const isLost =
    active === null || active === document.body || (panel.contains(active) && active.matches(':disabled'));
  const isOption = active !== null && panel.contains(active) && active.closest('[data-options]') !== null;
  if (!isLost && !isOption) return;
  if (document.querySelector('dialog:modal')) return;
  const box = panel.querySelector<HTMLElement>('textarea');
  const latest = panel.querySelector<HTMLElement>('[data-latest]');
  const hasKeyboard = matchMedia('(pointer: fine)').matches;
  const target = asksValue && hasKeyboard ? box : latest;
  target?.focus({ preventScroll: true });
}
