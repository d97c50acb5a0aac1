import { useSelector } from '@xstate/react';
import { selectPanel, selectViewport } from '../../../machines/screen/preview.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { templateIdOf } from '../../domain/config/config.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart, useRestStage } from '../lazy.tsx';
import { SavingStatus } from '../notices/SavingStatus.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import styles from './PreviewPanel.module.css';
import { Toolbar } from './Toolbar.tsx';
import { ViewBar } from './ViewBar.tsx';

// A frame takes a document of its own, and shows nothing before pages can be drawn.
const PageFrame = lazyPart(({ PageFrame }) => PageFrame);

/** The preview: the toolbar, how the page is looked at, and the page itself. */
export function PreviewPanel({ className }: { className: string | undefined }) {
  const { site, preview } = useActors();
  const words = useWords();
  const viewport = useSelector(preview, selectViewport);
  // Not the config: the panel is drawn anew for what it says alone, not for every edit.
  const templateId = useSelector(site, (snapshot) => templateIdOf(selectConfig(snapshot)));
  const stage = useRestStage();
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
      <div className={styles.stage} dir="ltr" data-state={stage}>
        {stage === 'failed' ? <MissingPage /> : <PageFrame className={styles.frame} />}
        {(stage === 'painting' || stage === 'loading') && (
          <p className={styles.loading} role="status" dir="auto">
            {words.preview.loading}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <PreviewNotices />
        <p className={styles.caption}>{words.preview.templateCaption(templateId)}</p>
      </div>
    </section>
  );
}

function MissingPage() {
  const { rest } = useActors();
  const words = useWords();
  return (
    <div className={styles.missing} role="alert" dir={words.language.direction}>
      <p>{words.preview.missing}</p>
      <button type="button" className="button" onClick={() => rest.send({ type: 'rest.retry' })}>
        {words.rest.retry}
      </button>
    </div>
  );
}

/** What is said at the preview's foot: where a link leads, and on a narrow screen, which hides the chat, whether all is saved. */
function PreviewNotices() {
  const { preview } = useActors();
  const panel = useSelector(preview, selectPanel);
  return (
    <>
      <LinkNotice />
      {panel === 'preview' && (
        <div className={styles.saving}>
          <SavingStatus />
        </div>
      )}
    </>
  );
}
