import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { PublishedVersions } from '../../../domain/publish/published-versions.ts';
import { isWebAddress } from '../../../domain/publish/web-address.ts';
import { type PublishedActor, selectCanChange } from '../../../machines/published/published.machine.ts';
import { useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import styles from './Published.module.css';

interface Props {
  readonly published: PublishedActor;
  readonly kept: PublishedVersions;
  /** Whether it begins unfolded. */
  readonly isOpen: boolean;
}

/** The versions that the server keeps, newest first. Each can be viewed; all but the live one can be restored. */
export function Versions({ published, kept: { current, versions }, isOpen }: Props) {
  const { titles, versions: words } = useWords();
  const canChange = useSelector(published, selectCanChange);
  const id = useId();
  return (
    <details className={styles.part} open={isOpen}>
      <summary>
        <h3 id={id}>{titles.versions}</h3>
      </summary>
      <p className={dialog.note}>{words.note}</p>
      <ol className={styles.rows} aria-labelledby={id}>
        {versions.map(({ version, publishedAt, url }) => (
          <li key={version} className={styles.row}>
            <div className={styles.version}>
              <strong>{words.version(version)}</strong>
              {version === current && <span className={styles.live}>{words.live}</span>}
              <time className={styles.time} dateTime={publishedAt}>
                {words.when(Date.parse(publishedAt))}
              </time>
            </div>
            {version !== current && (
              <button
                type="button"
                className="button"
                aria-label={words.bringBackOf(version)}
                aria-disabled={!canChange}
                onClick={() => published.send({ type: 'version.bringBack', version })}
              >
                {words.bringBack}
              </button>
            )}
            {isWebAddress(url) && (
              <a
                className="button quiet"
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={words.lookAt(version)}
              >
                {words.look}
              </a>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
