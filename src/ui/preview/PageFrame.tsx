import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { selectGuidesShown } from '../../../machines/preview.selectors.ts';
import { selectConfig } from '../../../machines/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { emptyPage, isReady } from './empty-page.ts';
import type { showPage } from './show-page.ts';
import { watchLinks } from './watch-links.ts';

/** The page as it will be published, in a frame without scripts; an edit patches it, the frame never reloads. */
export function PageFrame({ className }: { className: string | undefined }) {
  const { site, preview } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const guidesShown = useSelector(preview, selectGuidesShown);
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useRef<() => void>(undefined);
  const shower = useRef<typeof showPage>(undefined);

  useLayoutEffect(() => {
    show.current = () => {
      const page = frame.current?.contentDocument;
      if (page && isReady(page)) shower.current?.(page, config, guidesShown);
    };
    show.current();
  }, [config, guidesShown]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => {
      if (element.contentDocument) {
        watchLinks(element.contentDocument, (address) => preview.send({ type: 'link.follow', address }));
      }
      show.current?.();
    };
    element.addEventListener('load', onLoad);
    element.srcdoc = emptyPage();
    return () => element.removeEventListener('load', onLoad);
  }, [preview]);

  useEffect(() => {
    // The templates' pages are no part of the first load: the chat stands before they are here.
    void import('./show-page.ts').then((module) => {
      shower.current = module.showPage;
      show.current?.();
    });
  }, []);

  return <iframe ref={frame} className={className} title={words.preview.frame} sandbox="allow-same-origin" />;
}
