import { useSelector } from '@xstate/react';
import {
  selectIsCleared,
  selectIsWithoutStore,
  selectProblem,
  selectSaving,
} from '../../../machines/site/site.selectors.ts';
import type { Words } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notices.module.css';

/** Whether the website is saved, once there is anything to save; if not, why, and a retry button. */
export function SavingStatus() {
  const { site } = useActors();
  const words = useWords();
  const saving = useSelector(site, selectSaving);
  const isWithoutStore = useSelector(site, selectIsWithoutStore);
  const isRefused = saving === 'notSaved' || saving === 'notMirrored';
  const isWarning = isRefused || isWithoutStore;
  const text = isWithoutStore ? words.notice.withoutStore : textOf(saving, words);
  return (
    <p className={isWarning ? styles.warning : styles.status} role="status">
      {!isRefused && text !== '' && <span>{text}</span>}
      <NotSaved />
    </p>
  );
}

function textOf(saving: ReturnType<typeof selectSaving>, { notice }: Words): string {
  switch (saving) {
    case 'unchanged':
      return '';
    case 'saved':
      return notice.saved;
    case 'late':
      return notice.late;
    default:
      return notice.saving;
  }
}

/** Why the latest change is not saved, and a retry button; nothing if it is. */
function NotSaved() {
  const { site } = useActors();
  const { notKept } = useWords();
  const saving = useSelector(site, selectSaving);
  const problem = useSelector(site, selectProblem);
  const isCleared = useSelector(site, selectIsCleared);
  if (saving !== 'notSaved' && saving !== 'notMirrored') return null;
  const why = problem === 'noPage' ? notKept.noPage : notKept[saving][problem];
  return (
    <>
      <span>{isCleared ? notKept.notCleared : why}</span>
      <button type="button" className="button" onClick={() => site.send({ type: 'save.retry' })}>
        {notKept.retry}
      </button>
    </>
  );
}
