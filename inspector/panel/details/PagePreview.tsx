import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Config } from '../../../domain/config/config.ts';
import { isReady, READY_MARK } from '../../../src/ui/preview/frame/frame-document.ts';
import { trusted } from '../../../src/ui/trusted-types.ts';
import { actorsAt, snapshotAt } from '../../session/point-in-time.ts';
import { useInspector } from '../inspector-context.tsx';
import { type Inspector, shownIndex } from '../inspector-state.ts';
import styles from './PagePreview.module.css';

/** A session from a file may contain any URL: block every request of its page. */
const FETCHES_NOTHING =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">';

/** The website's page at the chosen entry. */
export function PagePreview() {
  const { inspector, preparePage } = useInspector();
  const config = useSelector(inspector, ({ context }) => configAt(context));
  const isOurs = useSelector(inspector, ({ context }) => context.origin === 'live');
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = useRef(() => {});

  useEffect(() => {
    let isLatest = true;
    draw.current = () => {
      const page = frame.current?.contentDocument;
      if (!config || !page || !isReady(page)) return;
      preparePage(config).then(
        (paint) => {
          if (isLatest) paint(page);
        },
        () => {
          // A session from a file may hold an invalid config: the frame keeps the page before.
        },
      );
    };
    draw.current();
    return () => {
      isLatest = false;
    };
  }, [config, preparePage]);

  if (!config) return <p className={styles.none}>No website has been loaded yet at this moment.</p>;
  return (
    <iframe
      key={String(isOurs)}
      ref={frame}
      className={styles.frame}
      title="The website at this moment"
      sandbox="allow-same-origin"
      srcDoc={trusted(
        `<!doctype html><html ${READY_MARK}=""><head>${isOurs ? '' : FETCHES_NOTHING}</head><body></body></html>`,
      )}
      onLoad={() => draw.current()}
    />
  );
}

function configAt(inspector: Inspector): Config | undefined {
  const { session } = inspector;
  const shown = shownIndex(inspector);
  const site = actorsAt(session, shown).findLast(({ address }) => address === 'site');
  const context = site && snapshotAt(session, site.sessionId, shown)?.context;
  return typeof context === 'object' && context !== null && 'config' in context
    ? (context.config as Config)
    : undefined;
}
