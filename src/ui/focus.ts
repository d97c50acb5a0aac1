/**
 * Restores the focus in the chat after the focused element was disabled or removed: to an open popover, else
 * to the message box if a value is asked for, else to the latest message. On touch screens text boxes are
 * skipped, as they would open the on-screen keyboard.
 */
export function keepChatFocus(panel: HTMLElement, asksValue: boolean): void {
  const active = document.activeElement;
  const isInPanel = active !== null && panel.contains(active);
  const isLost = active === null || active === document.body || (isInPanel && active.matches(':disabled'));
  const isOption = isInPanel && active.closest('[data-options]') !== null;
  // A message that stood in while nothing could be answered: where a text is asked for, any; elsewhere what the latest answers.
  const standIn = asksValue ? 'li' : 'li:not([data-success]):has(+ [data-latest])';
  const isMessage = isInPanel && active.matches(`[role="log"] ${standIn}`);
  if ((!isLost && !isOption && !isMessage) || document.querySelector('dialog:modal')) return;
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  const target = matchMedia('(pointer: coarse)').matches
    ? find('[role="dialog"]')
    : (find('[role="dialog"] [data-first-focus]:enabled') ?? (asksValue ? find('textarea') : null));
  (target ?? find('[data-latest]'))?.focus({ preventScroll: true });
}

/**
 * Watches the screen for a focused element that is disabled, removed, or hidden by another width, and moves the focus to
 * its nearest focusable ancestor, else to a visible panel, before the next paint. Returns a function that stops watching.
 */
export function restoreLostFocus(screen: HTMLElement): () => void {
  let places: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    places = ancestorsOf(target);
  };
  const restore = () => {
    const [last, ...others] = places;
    if (!last || !isLost(last)) return;
    // What is hidden keeps the focus until the next paint.
    last.blur();
    const panels = screen.querySelectorAll<HTMLElement>('#chat, #preview');
    const place = [...others, ...panels].find(
      (each) => each.hasAttribute('tabindex') && each.checkVisibility(),
    );
    if (place?.id === 'chat') keepChatFocus(place, place.dataset.state === 'editing');
    else place?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver((records) => {
    // What is only added takes no focus away, and asking whether an element is visible costs a layout.
    if (records.some(({ type, removedNodes }) => type !== 'childList' || removedNodes.length > 0)) restore();
  });
  screen.addEventListener('focusin', remember);
  window.addEventListener('resize', restore);
  changes.observe(screen, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'open', 'data-unfolded'],
  });
  return () => {
    screen.removeEventListener('focusin', remember);
    window.removeEventListener('resize', restore);
    changes.disconnect();
  };
}

function isLost(last: HTMLElement): boolean {
  const active = document.activeElement;
  if (active !== null && active !== document.body && active !== last) return false;
  return !last.checkVisibility() || last.matches(':disabled');
}

function ancestorsOf(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = target instanceof HTMLElement ? target : null; each; each = each.parentElement)
    found.push(each);
  return found;
}
