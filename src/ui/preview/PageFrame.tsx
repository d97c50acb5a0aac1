import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { selectGuidesShown, selectPage } from '../../../machines/preview.selectors.ts';
import { selectConfig } from '../../../machines/site.selectors.ts';
import type { Config } from '../../domain/config.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { emptyPage, isReady } from './empty-page.ts';
import { watchLinks } from './watch-links.ts';

type Show = (page: Document, config: Config, guidesShown: boolean) => void;

/** The page as it will be published, in a frame without scripts; an edit patches it, the frame never reloads. */
export function PageFrame({ className }: { className: string | undefined }) {
  const { site, preview } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const guidesShown = useSelector(preview, selectGuidesShown);
  const isDrawn = useSelector(preview, selectPage) === 'drawn';
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useRef<Show>(undefined);
  const refresh = useRef(() => {});

  useLayoutEffect(() => {
    refresh.current = () => {
      const page = frame.current?.contentDocument;
      if (page && isReady(page)) show.current?.(page, config, guidesShown);
    };
    refresh.current();
  }, [config, guidesShown]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => {
      if (element.contentDocument) {
        watchLinks(element.contentDocument, (address) => preview.send({ type: 'link.follow', address }));
      }
      refresh.current();
    };
    element.addEventListener('load', onLoad);
    element.srcdoc = emptyPage();
    return () => element.removeEventListener('load', onLoad);
  }, [preview]);

  useEffect(() => {
    if (!isDrawn) return;
    // Both have been fetched by now: this only takes them up.
    void Promise.all([import('../../../templates/registry.ts'), import('./patch-page.ts')]).then(
      ([{ renderPage }, { patchPage }]) => {
        show.current = (page, current, hasGuides) =>
          patchPage(page, renderPage(current), hasGuides ? current._structure.sections : []);
        refresh.current();
      },
    );
  }, [isDrawn]);

  return <iframe ref={frame} className={className} title={words.preview.frame} sandbox="allow-same-origin" />;
}
