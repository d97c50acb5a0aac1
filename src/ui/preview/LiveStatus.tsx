import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { liveAddress } from '../../domain/publish/live-site.ts';
import { unpublishedChanges } from '../../domain/publish/unpublished-changes.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './LiveStatus.module.css';

/** A link to the live page, and how many changes it lacks; nothing while the website is not published. */
export function LiveStatus() {
  const { site, dialogs } = useActors();
  const words = useWords();
  // Deferred: an edit's answer is painted before the changes are counted.
  const config = useDeferredValue(useSelector(site, selectConfig));
  const live = useSelector(site, selectLive);
  const changes = useMemo(() => unpublishedChanges(live, config, words), [live, config, words]);
  const address = liveAddress(live, config);
  if (address === undefined) return null;
  const count = changes?.kind === 'known' ? changes.names.length : 0;
  return (
    <div className={styles.status}>
      <a className={styles.live} href={address} title={address} target="_blank" rel="noopener">
        {words.preview.live}
      </a>
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
