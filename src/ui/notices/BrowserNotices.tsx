import { useSelector } from '@xstate/react';
import { selectIsOffline, selectNewVersion } from '../../../machines/screen/browser.selectors.ts';
import { selectIsKept } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notices.module.css';

/** What the visitor is told of the builder itself: that there is no network, that a newer version is ready. */
export function BrowserNotices() {
  const { browser, site } = useActors();
  const { installation: words } = useWords();
  const isOffline = useSelector(browser, selectIsOffline);
  const newVersion = useSelector(browser, selectNewVersion);
  const isKept = useSelector(site, selectIsKept);
  return (
    <>
      {/* There before they have something to say: what comes together with its words is not said aloud. */}
      <div
        className={isOffline ? styles.offline : styles.silent}
        role="status"
        data-notice={isOffline ? 'offline' : undefined}
      >
        {isOffline && (isKept ? words.offlineKept : words.offline)}
      </div>
      <div
        className={newVersion ? `${styles.offer} ${styles.version}` : styles.silent}
        role="status"
        data-notice={newVersion}
      >
        {newVersion && (
          <>
            <span>{words.newVersion}</span>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                // It goes, and the keyboard's place with it.
                document.getElementById('chat')?.focus();
                browser.send({ type: 'version.dismiss' });
              }}
            >
              {words.later}
            </button>
            <button type="button" className="button" onClick={() => browser.send({ type: 'version.take' })}>
              {words.reload}
            </button>
          </>
        )}
      </div>
    </>
  );
}
