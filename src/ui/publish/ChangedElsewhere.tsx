import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { changedElsewhere } from '../../../domain/publish/changed-elsewhere.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import styles from './ChangedElsewhere.module.css';

interface Props {
  /** Called when the visitor wants what the other browser published. */
  readonly onOpen: () => void;
}

/** Says that another browser published the page since, and opens what it published. */
export function ChangedElsewhere({ onOpen }: Props) {
  const { site } = useActors();
  const { review: words } = useWords();
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const at = changedElsewhere(live, config);
  const id = useId();
  if (at === undefined) return null;
  return (
    <div className={styles.elsewhere} data-changed-elsewhere="">
      <p>{words.changedElsewhere(at)}</p>
      <button type="button" className="button" aria-describedby={id} onClick={onOpen}>
        {words.openPage}
      </button>
      <p id={id} className={dialog.note}>
        {words.openPageNote}
      </p>
    </div>
  );
}
