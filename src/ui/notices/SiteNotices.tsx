import { useSelector } from '@xstate/react';
import type { App } from '../../../machines/app/app.machine.ts';
import { selectIsUnreadable } from '../../../machines/app/app.machine.ts';
import {
  selectConfig,
  selectIsCleared,
  selectIsRemoved,
  selectLatestStep,
  selectProblem,
  selectSaving,
  selectUndone,
} from '../../../machines/site/site.selectors.ts';
import { nameOfDeed } from '../../domain/chat/menu.ts';
import { replacementOf } from '../../domain/editing/history.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { CloseIcon } from '../icons.tsx';
import { lazyPart } from '../lazy.tsx';
import styles from './Notices.module.css';

const NotCarried = lazyPart(({ NotCarried }) => NotCarried);

/** Notices about the website: it could not be read, or it was replaced. */
export function SiteNotices({ app }: { app: App }) {
  const { site } = useActors();
  const words = useWords();
  const { siteNotices } = words;
  const replacement = replacementOf(useSelector(site, selectUndone));
  const isRemoved = useSelector(site, selectIsRemoved);
  const isUnreadable = useSelector(app, selectIsUnreadable);
  return (
    <>
      {isUnreadable && (
        <p className={styles.warning} role="alert">
          <span>{siteNotices.unreadable}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={siteNotices.dismiss}
            onClick={() => app.send({ type: 'notice.dismiss' })}
          >
            <CloseIcon />
          </button>
        </p>
      )}
      {/* Always rendered: a live region that is inserted together with its text is not announced. */}
      <p className={replacement ? styles.offer : styles.silent} role="status">
        {replacement && (
          <>
            <span>
              <span>{isRemoved ? siteNotices.removed : siteNotices.replaced[replacement]}</span>
              <NotCarried />
            </span>
            <button
              type="button"
              className="button"
              onClick={() => site.send({ type: 'step.undo', at: Date.now() })}
            >
              {isRemoved ? siteNotices.bringBack : words.history.undo}
            </button>
          </>
        )}
      </p>
      <StepAnnouncement />
    </>
  );
}

/** Announces the latest undo or redo to screen readers, which do not see the preview change. */
function StepAnnouncement() {
  const { site } = useActors();
  const words = useWords();
  const { siteNotices } = words;
  const config = useSelector(site, selectConfig);
  const latestStep = useSelector(site, selectLatestStep);
  const announce =
    latestStep?.way === 'undone' || latestStep?.way === 'redone' ? siteNotices[latestStep.way] : undefined;
  return (
    <p className="visually-hidden" role="status">
      {/* A new key each time, so that undoing the same step twice is announced twice. */}
      {announce && latestStep?.step && (
        <span key={latestStep.count}>{announce(nameOfDeed(latestStep.step.deed, config, words))}</span>
      )}
    </p>
  );
}

/** Why the latest change is not saved, and a retry button; nothing if it is. */
export function NotSaved() {
  const { site } = useActors();
  const { siteNotices } = useWords();
  const saving = useSelector(site, selectSaving);
  const problem = useSelector(site, selectProblem);
  const isCleared = useSelector(site, selectIsCleared);
  if (saving !== 'notSaved' && saving !== 'notMirrored') return null;
  const why = problem === 'noPage' ? siteNotices.noPage : siteNotices[saving][problem];
  return (
    <>
      <span>{isCleared ? siteNotices.notCleared : why}</span>
      <button type="button" className="button" onClick={() => site.send({ type: 'save.retry' })}>
        {siteNotices.retry}
      </button>
    </>
  );
}
