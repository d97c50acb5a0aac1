/** Follows a page's links instead of the browser: its own `#ids` scroll into view, others are handed to `onLink`. */
export function watchLinks(page: Document, onLink: (address: string) => void): void {
  const follow = (event: Event) => {
    const link = linkAt(event.target);
    if (link === undefined) return;
    event.preventDefault();
    if (link.startsWith('#')) page.getElementById(link.slice(1))?.scrollIntoView();
    else onLink(link);
  };
  page.addEventListener('click', follow);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') follow(event);
  });
}

/** The address of the link that an event hit. The frame has classes of its own, so instanceof would say no to any target. */
function linkAt(target: EventTarget | null): string | undefined {
  const link = target && 'closest' in target ? (target as Element).closest('a[data-href]') : null;
  return link?.getAttribute('data-href') ?? undefined;
}
