import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { changedElsewhere } from '../../../domain/publish/changed-elsewhere.ts';
import { addressLeft, liveAddress } from '../../../domain/publish/live-address.ts';
import { isUnconfirmed } from '../../../domain/publish/live-site.ts';
import { unpublishedChanges } from '../../../domain/publish/unpublished-changes.ts';
import { selectConfig, selectIsUntouched, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './LiveStatus.module.css';

/** Opens what is known of the live page, and says how many changes it lacks. Of the visitor's own website it says that it was never published, or that the page before it stays. */
export function LiveStatus() {
  const { site, dialogs } = useActors();
  const words = useWords();
  // Deferred: an edit's answer is painted before the changes are counted.
  const config = useDeferredValue(useSelector(site, selectConfig));
  const live = useSelector(site, selectLive);
  const isUntouched = useSelector(site, selectIsUntouched);
  const changes = useMemo(() => unpublishedChanges(live, config, words), [live, config, words]);
  const address = liveAddress(live, config);
  if (address === undefined) {
    const left = addressLeft(live, config);
    const isNew = !isUntouched && config._siteId === undefined;
    return (
      (isNew || left !== undefined) && (
        <span className={`${styles.status} ${styles.notYet}`} title={left}>
          {left === undefined ? words.access.notYet : words.access.pageLeft}
        </span>
      )
    );
  }
  const isChanged = changedElsewhere(live, config) !== undefined;
  const said = isChanged ? words.access.changedElsewhere : words.access.notConfirmed;
  const count = changes?.kind === 'known' ? changes.names.length : 0;
  return (
    <div className={styles.status}>
      <button
        type="button"
        className={styles.live}
        title={address}
        onClick={() => dialogs.send({ type: 'access.open' })}
      >
        {isChanged || isUnconfirmed(live, config) ? `${words.preview.live} · ${said}` : words.preview.live}
      </button>
      {count > 0 && (
        <button
          type="button"
          className={styles.changes}
          onClick={() => dialogs.send({ type: 'publish.open' })}
        >
          {words.preview.notPublished(count)}
        </button>
      )}
    </div>
  );
}
