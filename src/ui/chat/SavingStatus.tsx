import { useSelector } from '@xstate/react';
import { selectIsEditOnItsWay, selectIsKept, selectSaving } from '../../../machines/site.selectors.ts';
import type { Words } from '../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notice.module.css';
import { NotSaved } from './SiteNotices.tsx';

/** Whether the browser keeps the website; where it does not, why, and a way to try again. */
export function SavingStatus() {
  const { site } = useActors();
  const words = useWords();
  const saving = useSelector(site, selectSaving);
  const isKept = useSelector(site, selectIsKept);
  const isOnItsWay = useSelector(site, selectIsEditOnItsWay);
  return (
    <p className={isKept ? styles.status : styles.warning} role="status">
      {isKept && (isOnItsWay ? words.notice.saving : textOf(saving, words))}
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
    default:
      return notice.saving;
  }
}
