import { useSelector } from '@xstate/react';
import { nameOfDeed } from '../../../domain/chat/menu.ts';
import { replacementOf } from '../../../domain/editing/history.ts';
import { addressLeft } from '../../../domain/publish/live-address.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { selectIsUnreadable } from '../../../machines/app/app.machine.ts';
import {
  selectConfig,
  selectIsRemoved,
  selectLatestStep,
  selectLive,
  selectUndone,
} from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { CloseIcon } from '../icons.tsx';
import late from './LateNotices.module.css';
import { NotCarried } from './NotCarried.tsx';
import styles from './Notices.module.css';

/** Notices about the website: it could not be read, or it was replaced. */
export function SiteNotices({ app }: { app: App }) {
  const { site } = useActors();
  const words = useWords();
  const { siteNotices } = words;
  const replacement = replacementOf(useSelector(site, selectUndone));
  const left = addressLeft(useSelector(site, selectLive), useSelector(site, selectConfig));
  const isRemoved = useSelector(site, selectIsRemoved);
  const isUnreadable = useSelector(app, selectIsUnreadable);
  return (
    <>
      {isUnreadable && (
        <p className={styles.warning} role="alert">
          <span>{siteNotices.unreadable}</span>
          <button
            type="button"
            className={late.dismiss}
            aria-label={siteNotices.dismiss}
            onClick={() => app.send({ type: 'notice.dismiss' })}
          >
            <CloseIcon />
          </button>
        </p>
      )}
      {/* Always rendered: a live region that is inserted together with its text is not announced. */}
      <div className={replacement ? late.offer : styles.silent} role="status">
        {replacement && (
          <>
            <span>
              <span>{isRemoved ? siteNotices.removed : siteNotices.replaced[replacement]}</span>
              {left !== undefined && <span>{` ${words.pageStays(left)}`}</span>}
            </span>
            <button
              type="button"
              className="button"
              onClick={() => site.send({ type: 'step.undo', at: Date.now() })}
            >
              {isRemoved ? siteNotices.bringBack : words.history.undo}
            </button>
            <NotCarried />
          </>
        )}
      </div>
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
