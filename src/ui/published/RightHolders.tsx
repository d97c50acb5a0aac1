import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SiteRights } from '../../../domain/publish/site-access.ts';
import { type PublishedActor, selectCanChange } from '../../../machines/published/published.machine.ts';
import type { Words } from '../../../words/words.ts';
import { useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import styles from './Published.module.css';

type Holder = SiteRights['rights'][number];

interface Props {
  readonly published: PublishedActor;
  readonly rights: SiteRights;
}

/** Who may change the website, in words. Each can be removed, or it is said why not. */
export function RightHolders({ published, rights: { rights } }: Props) {
  const { access: words } = useWords();
  const canChange = useSelector(published, selectCanChange);
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.who}</h3>
      <ul className={styles.rows}>
        {rights.map((holder) => {
          const name = nameOfHolder(holder, words);
          return (
            <li key={holder.id} className={styles.row}>
              <span className={styles.name}>{name}</span>
              {holder.mayRemove ? (
                <button
                  type="button"
                  className="button"
                  aria-label={words.removeOf(name)}
                  aria-disabled={!canChange}
                  onClick={() => published.send({ type: 'right.choose', id: holder.id })}
                >
                  {words.remove}
                </button>
              ) : (
                !holder.isYours && <p className={dialog.note}>{words.notYours}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A holder of the right in words. */
export function nameOfHolder({ isYours, kind, madeAt }: Holder, words: Words['access']): string {
  return isYours ? words.here : words.by[kind](madeAt);
}
