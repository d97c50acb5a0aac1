import { useSelector } from '@xstate/react';
import type { App } from '../../../machines/app.machine.ts';
import { selectIsUnreadable } from '../../../machines/app.selectors.ts';
import { selectProblem, selectSaving, selectUndone } from '../../../machines/site.selectors.ts';
import { replacementOf } from '../../domain/history.ts';
import { useActors, useLateWords, useWords } from '../actors-context.tsx';
import { CloseIcon } from '../icons.tsx';
import { FirstStep } from './FirstStep.tsx';
import styles from './Notice.module.css';

/** What the visitor must know once of the website: that it could not be read, that it was replaced, how to begin. */
export function SiteNotices({ app }: { app: App }) {
  const { site } = useActors();
  const words = useWords();
  const { siteNotices } = useLateWords();
  const replacement = replacementOf(useSelector(site, selectUndone));
  const saving = useSelector(site, selectSaving);
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
      {replacement && (
        <p className={styles.offer} role="status">
          <span>{siteNotices.replaced[replacement]}</span>
          <button
            type="button"
            className="button"
            onClick={() => site.send({ type: 'step.undo', at: Date.now() })}
          >
            {words.history.undo}
          </button>
        </p>
      )}
      <FirstStep />
      {(saving === 'notSaved' || saving === 'notCleared') && <NotSaved saving={saving} />}
    </>
  );
}

/** Why the browser does not keep the website as it is now, and a way to try again. */
function NotSaved({ saving }: { saving: 'notSaved' | 'notCleared' }) {
  const { site } = useActors();
  const { siteNotices } = useLateWords();
  const problem = useSelector(site, selectProblem);
  return (
    <p className={styles.warning} role="status">
      <span>{saving === 'notCleared' ? siteNotices.notCleared : siteNotices.notSaved[problem]}</span>
      <button type="button" className="button" onClick={() => site.send({ type: 'save.retry' })}>
        {siteNotices.retry}
      </button>
    </p>
  );
}
