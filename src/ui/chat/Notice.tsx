import { useSelector } from '@xstate/react';
import type { App } from '../../../machines/app.machine.ts';
import { selectIsUnreadable } from '../../../machines/app.selectors.ts';
import { selectPage } from '../../../machines/preview.selectors.ts';
import { selectProblem, selectSaving, selectUndone } from '../../../machines/site.selectors.ts';
import { replacementOf } from '../../domain/history.ts';
import type { StoreProblem } from '../../domain/store-problem.ts';
import type { Words } from '../../domain/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { CloseIcon } from '../icons.tsx';
import { late } from '../late.tsx';
import styles from './Notice.module.css';

const LateNotices = late(async () => (await import('./LateNotices.tsx')).LateNotices);

/** The status line by the message box: whether the site is saved, and what the visitor must know once. */
export function Notice({ app }: { app: App }) {
  const { site, preview } = useActors();
  const isDrawn = useSelector(preview, selectPage) === 'drawn';
  const words = useWords();
  const saving = useSelector(site, selectSaving);
  const problem = useSelector(site, selectProblem);
  const replacement = replacementOf(useSelector(site, selectUndone));
  const isUnreadable = useSelector(app, selectIsUnreadable);
  const isNotSaved = saving === 'notSaved' || saving === 'notCleared';
  return (
    <div className={styles.notices} data-state={saving}>
      {isUnreadable && (
        <p className={styles.warning} role="alert">
          <span>{words.notice.unreadable}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={words.notice.dismiss}
            onClick={() => app.send({ type: 'notice.dismiss' })}
          >
            <CloseIcon />
          </button>
        </p>
      )}
      {isDrawn && <LateNotices />}
      {replacement && (
        <p className={styles.offer} role="status">
          <span>{words.history.replaced[replacement]}</span>
          <button
            type="button"
            className="button"
            onClick={() => site.send({ type: 'step.undo', at: Date.now() })}
          >
            {words.history.undo}
          </button>
        </p>
      )}
      <p className={isNotSaved ? styles.warning : styles.status} role="status">
        <span>{textOf(saving, problem, words)}</span>
        {isNotSaved && (
          <button type="button" className="button" onClick={() => site.send({ type: 'save.retry' })}>
            {words.notice.retry}
          </button>
        )}
      </p>
    </div>
  );
}

function textOf(saving: ReturnType<typeof selectSaving>, problem: StoreProblem, { notice }: Words): string {
  switch (saving) {
    case 'unchanged':
      return notice.nothingToSave;
    case 'saved':
      return notice.saved;
    case 'notSaved':
      return notice.notSaved[problem];
    case 'notCleared':
      return notice.notCleared;
    default:
      return notice.saving;
  }
}
