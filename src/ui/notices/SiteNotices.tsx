import { useSelector } from '@xstate/react';
import type { App } from '../../../machines/app/app.machine.ts';
import { selectIsUnreadable } from '../../../machines/app/app.selectors.ts';
import {
  selectConfig,
  selectIsRemoved,
  selectIsReset,
  selectLatestStep,
  selectProblem,
  selectSaving,
  selectUndone,
} from '../../../machines/site/site.selectors.ts';
import { nameOfDeed } from '../../domain/chat/menu.ts';
import { replacementOf } from '../../domain/editing/history.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { CloseIcon } from '../icons.tsx';
import styles from './Notices.module.css';

/** What the visitor must know once of the website: that it could not be read, that it was replaced, that it is not saved. */
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
      {/* There before it has something to say: what comes together with its words is not said aloud. */}
      <p className={replacement ? styles.offer : styles.silent} role="status">
        {replacement && (
          <>
            <span>{isRemoved ? siteNotices.removed : siteNotices.replaced[replacement]}</span>
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

/** What was undone or done again just now, for those who do not see it in the preview. */
function StepAnnouncement() {
  const { site } = useActors();
  const words = useWords();
  const { siteNotices } = words;
  const config = useSelector(site, selectConfig);
  const act = useSelector(site, selectLatestStep);
  const said = act?.way === 'undone' || act?.way === 'redone' ? siteNotices[act.way] : undefined;
  return (
    <p className="visually-hidden" role="status">
      {/* A new element each time: the same step undone twice is said twice. */}
      {said && act?.step && <span key={act.count}>{said(nameOfDeed(act.step.deed, config, words))}</span>}
    </p>
  );
}

/** Why the browser does not keep the website as it is now, and a way to try again; nothing where it does. */
export function NotSaved() {
  const { site } = useActors();
  const { siteNotices } = useWords();
  const saving = useSelector(site, selectSaving);
  const problem = useSelector(site, selectProblem);
  const isReset = useSelector(site, selectIsReset);
  if (saving !== 'notSaved' && saving !== 'notMirrored') return null;
  return (
    <>
      <span>{isReset ? siteNotices.notCleared : siteNotices[saving][problem]}</span>
      <button type="button" className="button" onClick={() => site.send({ type: 'save.retry' })}>
        {siteNotices.retry}
      </button>
    </>
  );
}
