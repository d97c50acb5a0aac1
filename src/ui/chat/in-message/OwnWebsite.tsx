import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { unpublishedTold } from '../../../../domain/publish/unpublished-told.ts';
import { selectConfig, selectLive } from '../../../../machines/site/site.selectors.ts';
import { nameOfWebsite } from '../../../../templates/name-of-website.ts';
import { useActors, useWords } from '../../actors-context.tsx';
import styles from './OwnWebsite.module.css';

/** The name of the visitor's website, and what of it is not published. */
export function OwnWebsite() {
  const { site } = useActors();
  const words = useWords();
  const config = useDeferredValue(useSelector(site, selectConfig));
  const live = useSelector(site, selectLive);
  const told = useMemo(() => unpublishedTold(live, config, words), [live, config, words]);
  const name = nameOfWebsite(config);
  return (
    <div className={styles.own}>
      {name !== '' && (
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
      )}
      {told && <span className={styles.told}>{told}</span>}
    </div>
  );
}
