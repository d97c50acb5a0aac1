import { useSelector } from '@xstate/react';
import { selectIsWithoutStore, selectSaving } from '../../../machines/site/site.selectors.ts';
import type { Words } from '../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notices.module.css';
import { NotSaved } from './SiteNotices.tsx';

/** Whether the website is saved; if not, why, and a retry button. */
export function SavingStatus() {
  const { site } = useActors();
  const words = useWords();
  const saving = useSelector(site, selectSaving);
  const isWithoutStore = useSelector(site, selectIsWithoutStore);
  const isRefused = saving === 'notSaved' || saving === 'notMirrored';
  const isWarning = isRefused || saving === 'late' || isWithoutStore;
  return (
    <p className={isWarning ? styles.warning : styles.status} role="status">
      {!isRefused && <span>{isWithoutStore ? words.notice.withoutStore : textOf(saving, words)}</span>}
      <NotSaved />
    </p>
  );
}

function textOf(saving: ReturnType<typeof selectSaving>, { notice }: Words): string {
  switch (saving) {
    case 'unchanged':
      return notice.nothingToSave;
    case 'saved':
      return notice.saved;
    case 'late':
      return notice.late;
    default:
      return notice.saving;
  }
}
