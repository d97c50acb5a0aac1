import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { changedElsewhere } from '../../../domain/publish/changed-elsewhere.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import styles from './ChangedElsewhere.module.css';

interface Props {
  /** Called first, for a dialog that has to close before another opens. */
  readonly onOpen?: () => void;
}

/** Says that another browser published the page since, and opens what it published. */
export function ChangedElsewhere({ onOpen }: Props) {
  const { dialogs, site } = useActors();
  const { review: words } = useAllWords();
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const at = changedElsewhere(live, config);
  const id = useId();
  if (at === undefined) return null;
  const open = () => {
    onOpen?.();
    dialogs.send({ type: 'page.open' });
  };
  return (
    <div className={styles.elsewhere} data-changed-elsewhere="">
      <p>{words.changedElsewhere(at)}</p>
      <button type="button" className="button" aria-describedby={id} onClick={open}>
        {words.openPage}
      </button>
      <p id={id} className={dialog.note}>
        {words.openPageNote}
      </p>
    </div>
  );
}
