/** Follows a page's links instead of the browser: its own `#ids` scroll into view, others are handed to `onLink`. */
export function watchLinks(page: Document, onLink: (address: string) => void): void {
  const follow = (event: Event) => {
    const link = linkAt(event.target);
    const address = link?.getAttribute('data-href') ?? undefined;
    if (!link || address === undefined) return;
    event.preventDefault();
    // The click on a field also leads to the chat, which may hide the page: there would be no time to glide.
    const behavior = link.closest('[data-path]') ? 'instant' : 'auto';
    if (address.startsWith('#')) page.getElementById(address.slice(1))?.scrollIntoView({ behavior });
    else onLink(address);
  };
  page.addEventListener('click', follow);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') follow(event);
  });
}

/** The link that an event hit. The frame has classes of its own, so instanceof would say no to any target. */
function linkAt(target: EventTarget | null): Element | null {
  return target && 'closest' in target ? (target as Element).closest('a[data-href]') : null;
}
