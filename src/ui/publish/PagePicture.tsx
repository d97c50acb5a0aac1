import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Config } from '../../../domain/config/config.ts';
import { selectFonts } from '../../../machines/screen/preview.selectors.ts';
import { withFonts } from '../../../templates/embedded-font.ts';
import { renderMarkedPage } from '../../../templates/pages.ts';
import { useActors } from '../actors-context.tsx';
import { emptyPage, isReady } from '../preview/frame/frame-document.ts';
import { patchPage } from '../preview/frame/patch-page.ts';
import styles from './PagePicture.module.css';

interface Props {
  readonly config: Config;
  /** What the picture shows. */
  readonly label: string;
}

/** A config's page as a small picture: the page itself, scaled down, which cannot be clicked or focused. */
export function PagePicture({ config, label }: Props) {
  const { preview } = useActors();
  const fonts = useSelector(preview, selectFonts);
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = useRef(() => {});

  useEffect(() => {
    draw.current = () => {
      const page = frame.current?.contentDocument;
      if (page && isReady(page)) patchPage(page, withFonts(renderMarkedPage(config), fonts));
    };
    draw.current();
  }, [config, fonts]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => draw.current();
    element.addEventListener('load', onLoad);
    element.srcdoc = emptyPage();
    return () => element.removeEventListener('load', onLoad);
  }, []);

  return (
    <div role="img" aria-label={label} className={styles.picture} dir="ltr">
      <iframe
        ref={frame}
        className={styles.page}
        title={label}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
      />
    </div>
  );
}
