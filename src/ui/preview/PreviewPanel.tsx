import { useSelector } from '@xstate/react';
import { selectLinkAddress, selectPage, selectViewport } from '../../../machines/preview.selectors.ts';
import { selectConfig } from '../../../machines/site.selectors.ts';
import { templateIdOf } from '../../domain/config.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { CloseIcon } from '../icons.tsx';
import { PageFrame } from './PageFrame.tsx';
import styles from './PreviewPanel.module.css';
import { Toolbar } from './Toolbar.tsx';
import { ViewBar } from './ViewBar.tsx';

/** The preview: the toolbar, how the page is looked at, and the page itself. */
export function PreviewPanel({ className }: { className: string | undefined }) {
  const { site, preview } = useActors();
  const words = useWords();
  const viewport = useSelector(preview, selectViewport);
  const config = useSelector(site, selectConfig);
  const page = useSelector(preview, selectPage);
  return (
    <section
      id="preview"
      tabIndex={-1}
      aria-label={words.preview.panel}
      className={`${styles.panel} ${className}`}
      data-state={viewport}
    >
      <Toolbar />
      <ViewBar />
      <div className={styles.stage} dir="ltr" data-state={page}>
        {page === 'missing' ? <MissingPage /> : <PageFrame className={styles.frame} />}
        {page === 'loading' && (
          <p className={styles.loading} role="status" dir="auto">
            {words.preview.loading}
          </p>
        )}
      </div>
      <LinkNotice />
      <p className={styles.caption}>{words.preview.templateCaption(templateIdOf(config))}</p>
    </section>
  );
}

function MissingPage() {
  const words = useWords();
  return (
    <div className={styles.missing} role="alert" dir={words.language.direction}>
      <p>{words.preview.missing}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {words.fatal.reload}
      </button>
    </div>
  );
}

function LinkNotice() {
  const { preview } = useActors();
  const words = useWords();
  const address = useSelector(preview, selectLinkAddress);
  if (address === undefined) return null;
  return (
    <p className={styles.link} role="status">
      <span>{words.preview.linkNotice(address)}</span>
      <a className="button" href={address} target="_blank" rel="noopener noreferrer">
        {words.preview.openLink}
      </a>
      <button
        type="button"
        className="button quiet"
        aria-label={words.notice.dismiss}
        onClick={() => preview.send({ type: 'link.dismiss' })}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
