import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { selectAreControlsShown, selectPanel } from '../../../machines/screen/preview.selectors.ts';
import { useActors, useApp, useWords } from '../actors-context.tsx';
import { lazyPart, useLateCode } from '../lazy.ts';
import { SavingStatus } from '../notices/SavingStatus.tsx';
import styles from './PreviewPanel.module.css';
import scale from './scale.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useViewport } from './use-viewport.ts';
import { ViewBar } from './ViewBar.tsx';

// Deferred: pages cannot be rendered before the chunk has loaded.
const LinkNotice = lazyPart(({ LinkNotice }) => LinkNotice);
const PageDrawing = lazyPart(({ PageDrawing }) => PageDrawing);

/** The preview: toolbar, view options and the page. */
export function PreviewPanel({ className }: { className: string | undefined }) {
  const { preview } = useActors();
  const words = useWords();
  const viewport = useViewport();
  const areControlsShown = useSelector(preview, selectAreControlsShown);
  const stage = useLateCode();
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <section
      id="preview"
      tabIndex={-1}
      aria-label={words.preview.panel}
      className={`${styles.panel} ${className}`}
      data-state={viewport}
      data-unfolded={areControlsShown ? '' : undefined}
    >
      <Toolbar />
      <div className={scale.room}>
        <ViewBar />
      </div>
      <div
        className={`${styles.stage} ${scale.room}`}
        dir="ltr"
        data-state={stage}
        // In its full size the page scrolls sideways, also by keyboard.
        {...(viewport === 'fullSize' && { tabIndex: 0, role: 'group', 'aria-label': words.preview.desktop })}
      >
        {/* Below the frame: a page that stands there already hides it. */}
        {stage === 'loading' && (
          <p className={styles.loading} role="status" dir="auto">
            {words.preview.loading}
          </p>
        )}
        {stage === 'failed' ? (
          <MissingPage />
        ) : (
          <>
            <iframe
              ref={frame}
              className={`${styles.frame} ${scale.scaled}`}
              title={words.preview.frame}
              sandbox="allow-same-origin"
            />
            <PageDrawing frame={frame} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        <PreviewNotices />
      </div>
    </section>
  );
}

function MissingPage() {
  const app = useApp();
  const words = useWords();
  return (
    <div className={styles.missing} role="alert" dir={words.language.direction}>
      <p>{words.preview.missing}</p>
      <button type="button" className="button" onClick={() => app.send({ type: 'lateCode.retry' })}>
        {words.rest.retry}
      </button>
    </div>
  );
}

/** The notices below the preview: a clicked link, and the saving status where the chat is hidden (narrow screens). */
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
