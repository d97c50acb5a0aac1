import { useEffect, useRef } from 'react';
import type { Config } from '../../../domain/config/config.ts';
import { fontsOf } from '../../../templates/embedded-font.ts';
import { renderPage } from '../../../templates/pages.ts';
import { faceRules } from '../editors/font-specimens.ts';
import { trusted } from '../trusted-types.ts';
import { drawWhenSeen, idle } from './draw-when-seen.ts';
import styles from './GalleryDialog.module.css';

// What the picture cuts off is not laid out.
const ONLY_SEEN = '<style>section,footer{content-visibility:auto}</style>';

/** The page of a config, made small: a picture for the eye, which nothing can reach into. */
export function PagePicture({ config }: { config: Config }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const unmounting = new AbortController();
    drawWhenSeen(element, () => draw(config, element, unmounting.signal), unmounting.signal);
    return () => {
      unmounting.abort();
      element.replaceChildren();
    };
  }, [config]);
  return <div ref={place} className={styles.picture} dir="ltr" aria-hidden="true" inert={true} />;
}

/** Renders the page in one task, fetches its fonts, and gives it to a frame in another; a frame is a document, so it is made only now. */
async function draw(config: Config, place: Element, signal: AbortSignal): Promise<void> {
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
