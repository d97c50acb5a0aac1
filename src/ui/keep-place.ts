import { keepChatFocus } from './focus.ts';

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
