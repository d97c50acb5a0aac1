import type { ChatNews } from '../../../machines/chat/chat.setup.ts';
import type { Emitting } from '../../../machines/listen.ts';

const NEAR_END_PX = 100;

/**
 * Follows the end of the transcript until the visitor scrolls up, away from it. `data-scroll` of the view says `following`,
 * `away`, or `behind`, once an answer came that has not been seen. The returned function ends it.
 */
export function followEnd(view: HTMLElement, chat: Emitting<ChatNews>): () => void {
  const { dataset } = view;
  dataset.scroll = 'following';
  let last = { top: 0, height: 0 };
  const onScroll = () => {
    const { scrollHeight: height, scrollTop: top, clientHeight } = view;
    const isNearEnd = height - top - clientHeight <= NEAR_END_PX;
    // The end also moves away when a popover takes room, and answered options take less: neither is the visitor.
    const isUpwards = top < last.top && height === last.height;
    if (isNearEnd) dataset.scroll = 'following';
    else if (isUpwards && dataset.scroll === 'following') dataset.scroll = 'away';
    last = { top, height };
  };
  view.addEventListener('scroll', onScroll);
  const heard = [
    chat.on('visitor.acted', () => {
      if (dataset.scroll !== 'following') jumpToEnd(view);
    }),
    chat.on('place.entered', () => {
      if (dataset.scroll === 'away') dataset.scroll = 'behind';
    }),
  ];
  return () => {
    view.removeEventListener('scroll', onScroll);
    for (const each of heard) each.unsubscribe();
  };
}

/** Shows the latest message, and follows the end from there. */
export function jumpToEnd(view: HTMLElement): void {
  view.dataset.scroll = 'following';
  showEnd(view);
}

/** Keeps the latest message in sight while the end is followed, whatever it and the view measure. The returned function ends it. */
export function keepEndInSight(view: HTMLElement): () => void {
  // A new ResizeObserver always calls back after layout and before paint; scrolling here would force a second layout.
  const resizes = new ResizeObserver(() => {
    if (view.dataset.scroll === 'following') showEnd(view);
  });
  resizes.observe(view);
  // A picture, and what is asked about it, arrive after their message.
  const latest = view.querySelector('[data-latest]');
  if (latest) resizes.observe(latest);
  // The view of somebody who works in the message stays.
  for (const type of ['pointerdown', 'keydown'])
    latest?.addEventListener(type, () => resizes.disconnect(), { once: true });
  return () => resizes.disconnect();
}

/** Scrolls to the start of the latest message, so that one taller than the view is read from its first line. */
function showEnd(view: HTMLElement): void {
  const latest = view.querySelector('[data-latest]');
  if (!latest) return;
  const { paddingBlockStart } = getComputedStyle(view);
  const above = latest.getBoundingClientRect().top - view.getBoundingClientRect().top;
  view.scrollTop += above - Number.parseFloat(paddingBlockStart);
}
