import { useSelector } from '@xstate/react';
import { selectIsOffline, selectNewVersion } from '../../../machines/screen/browser.machine.ts';
import { selectIsKept } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import late from './LateNotices.module.css';
import styles from './Notices.module.css';

/** Notices about the builder itself: offline, and a new version. */
export function BrowserNotices() {
  const { browser, site } = useActors();
  const { installation: words } = useWords();
  const isOffline = useSelector(browser, selectIsOffline);
  const newVersion = useSelector(browser, selectNewVersion);
  const isKept = useSelector(site, selectIsKept);
  return (
    <>
      {/* Always rendered: a live region that is inserted together with its text is not announced. */}
      <div
        className={isOffline ? late.offline : styles.silent}
        role="status"
        data-notice={isOffline ? 'offline' : undefined}
      >
        {isOffline && (isKept ? words.offlineKept : words.offline)}
      </div>
      <div
        className={newVersion ? `${late.offer} ${late.version}` : styles.silent}
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
                // The button disappears with the notice: move the focus first.
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
