import { type ReactNode, useEffect, useRef } from 'react';
import type { Config } from '../../../domain/config/config.ts';
import { fontsOf } from '../../../templates/embedded-font.ts';
import { renderPage } from '../../../templates/pages.ts';
import { faceRules } from '../editors/font-specimens.ts';
import { trusted } from '../trusted-types.ts';
import { drawWhenSeen, idle } from './draw-when-seen.ts';
import styles from './PagePicture.module.css';

// What the picture cuts off is not laid out.
const ONLY_SEEN = '<style>section,footer{content-visibility:auto}</style>';

/** The config of the page to show. It is asked for once the picture is in view; a new function is another page. */
export type ShownPage = () => Config | Promise<Config>;

/** A page made small: a picture for the eye, which nothing can reach into. `sign` stands there until it is drawn. */
export function PagePicture({ page, sign }: { page: ShownPage; sign?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const unmounting = new AbortController();
    drawWhenSeen(element, () => draw(page, element, unmounting.signal), unmounting.signal);
    return () => {
      unmounting.abort();
      element.replaceChildren();
    };
  }, [page]);
  return (
    <div className={styles.picture} dir="ltr" aria-hidden="true" inert={true}>
      {sign}
      <div ref={place} className={styles.page} />
    </div>
  );
}

/**
 * Renders the page in one task, fetches its fonts, and gives it to a frame in another; a frame is a document, so it is made
 * only now. A page whose words do not come is not drawn.
 */
async function draw(shown: ShownPage, place: Element, signal: AbortSignal): Promise<void> {
  const config = await Promise.resolve(shown()).catch(() => undefined);
  if (!config) return;
  const page = renderPage(config);
  // Without its fonts the page is still worth looking at.
  const faces = await faceRules(fontsOf(config, page)).catch(() => '');
  const html = page.replace('</head>', () => `<style>${faces}</style>${ONLY_SEEN}</head>`);
  await idle();
  if (signal.aborted) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', '');
  frame.tabIndex = -1;
  frame.srcdoc = trusted(html);
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    signal.addEventListener('abort', resolve);
  });
  place.replaceChildren(frame);
  await loaded;
}
