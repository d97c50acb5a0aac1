import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { selectGuidesShown } from '../../../machines/preview.selectors.ts';
import { selectConfig } from '../../../machines/site.selectors.ts';
import { renderPage } from '../../../templates/registry.ts';
import type { Config } from '../../domain/config.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { emptyPage, patchPage } from './patch-page.ts';
import { watchLinks } from './watch-links.ts';

/** The page as it will be published, in a frame without scripts; an edit patches it, the frame never reloads. */
export function PageFrame({ className }: { className: string | undefined }) {
  const { site, preview } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const guidesShown = useSelector(preview, selectGuidesShown);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef({ config, guidesShown });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => {
      const page = element.contentDocument;
      if (!page) return;
      watchLinks(page, (address) => preview.send({ type: 'link.follow', address }));
      show(page, shown.current.config, shown.current.guidesShown);
    };
    element.addEventListener('load', onLoad);
    element.srcdoc = emptyPage();
    return () => element.removeEventListener('load', onLoad);
  }, [preview]);

  useLayoutEffect(() => {
    shown.current = { config, guidesShown };
    const page = frame.current?.contentDocument;
    if (page?.documentElement.hasAttribute('data-parley')) show(page, config, guidesShown);
  }, [config, guidesShown]);

  return <iframe ref={frame} className={className} title={words.preview.frame} sandbox="allow-same-origin" />;
}

function show(page: Document, config: Config, guidesShown: boolean): void {
  patchPage(page, renderPage(config), guidesShown ? config._structure.sections : []);
}
