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

/**
 * Watches the screen: whoever had the focus and is disabled or gone leaves it to what is around it that can take it,
 * before anything is painted; a dialog that has nobody to give it back to leaves it to the panel in view. Returns what
 * ends the watch.
 */
export function restoreLostFocus(screen: HTMLElement): () => void {
  let places: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    places = around(target);
  };
  const changes = new MutationObserver(() => {
    const [last, ...others] = places;
    if (!last || !isLost(last)) return;
    const panels = screen.querySelectorAll<HTMLElement>('#chat, #preview');
    const place = [...others, ...panels].find(
      (each) => each.hasAttribute('tabindex') && each.checkVisibility(),
    );
    if (place?.id === 'chat') keepChatFocus(place, place.dataset.state === 'editing');
    else place?.focus({ preventScroll: true });
  });
  screen.addEventListener('focusin', remember);
  changes.observe(screen, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
  return () => {
    screen.removeEventListener('focusin', remember);
    changes.disconnect();
  };
}

function isLost(last: HTMLElement): boolean {
  const active = document.activeElement;
  if (active !== null && active !== document.body && active !== last) return false;
  return !last.checkVisibility() || last.matches(':disabled');
}

function around(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = target instanceof HTMLElement ? target : null; each; each = each.parentElement)
    found.push(each);
  return found;
}
