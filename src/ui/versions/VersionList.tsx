import { useSelector } from '@xstate/react';
import type { PublishedVersions } from '../../../domain/publish/published-versions.ts';
import { isWebAddress } from '../../../domain/publish/web-address.ts';
import { selectCanChange, type VersionsActor } from '../../../machines/published/versions.machine.ts';
import { useAllWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { PageAddress } from '../PageAddress.tsx';
import styles from './VersionList.module.css';

/** The versions that the server keeps, newest first. Each can be viewed; all but the live one can be restored. */
export function VersionList({
  versions,
  published: { url, current, versions: kept },
}: {
  versions: VersionsActor;
  published: PublishedVersions;
}) {
  const { versions: words } = useAllWords();
  const canChange = useSelector(versions, selectCanChange);
  return (
    <>
      <PageAddress address={url} className={styles.address} />
      <p className={dialog.note}>{words.note}</p>
      <ol className={styles.versions}>
        {kept.map(({ version, publishedAt, url: address }) => (
          <li key={version} className={styles.version}>
            <div className={styles.name}>
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
                onClick={() => versions.send({ type: 'version.bringBack', version })}
              >
                {words.bringBack}
              </button>
            )}
            {isWebAddress(address) && (
              <a
                className="button quiet"
                href={address}
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
    </>
  );
}
