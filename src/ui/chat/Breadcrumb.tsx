import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { crumbsOf } from '../../../domain/chat/crumbs.ts';
import { selectIsWorking, selectPlace } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Breadcrumb.module.css';

/** The chat's place in the menu, from the section down. A click on a name goes back there. */
export function Breadcrumb() {
  const { chat, site } = useActors();
  const words = useWords();
  const place = useSelector(chat, selectPlace);
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const crumbs = useMemo(() => crumbsOf(config, place, words), [config, place, words]);
  return (
    <nav className={styles.crumbs} aria-label={words.chat.breadcrumb}>
      <ol className={styles.names}>
        {crumbs.length === 0 && (
          <li aria-current="true" className="visually-hidden">
            {words.chat.home}
          </li>
        )}
        {crumbs.map(({ name, target }, level) => (
          <li
            key={place.slice(0, level + 1).join('.')}
            aria-current={level === crumbs.length - 1 || undefined}
            dir="auto"
          >
            {target === undefined || level === crumbs.length - 1 ? (
              <span className={styles.here}>{name}</span>
            ) : (
              <button
                type="button"
                className={styles.up}
                title={name}
                aria-label={name}
                disabled={isWorking}
                onClick={() => chat.send({ type: 'place.open', target, at: Date.now() })}
              >
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
