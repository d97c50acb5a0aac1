import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { App } from '../../../machines/app/app.machine.ts';
import { selectIsAtMenu } from '../../../machines/chat/chat.selectors.ts';
import { selectIsUntouched, selectSaving } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.tsx';
import styles from './Notices.module.css';
import { SavingStatus } from './SavingStatus.tsx';
import { SiteNotices } from './SiteNotices.tsx';

const LateNotices = lazyPart(({ LateNotices }) => LateNotices);

/** The status line by the message box: whether the site is saved, and what the visitor must know once. */
export const Notices = memo(function Notice({ app }: { app: App }) {
  const { site } = useActors();
  const saving = useSelector(site, selectSaving);
  return (
    <div className={styles.notices} data-state={saving}>
      <LateNotices />
      <SiteNotices app={app} />
      <FirstStep />
      <SavingStatus />
    </div>
  );
});

/** What a first visitor may want to know, while nothing was changed: that nothing is asked for, and a way to begin. */
function FirstStep() {
  const { starts, site, chat } = useActors();
  const words = useWords();
  const isUntouched = useSelector(site, selectIsUntouched);
  const isAtMenu = useSelector(chat, selectIsAtMenu);
  if (!isUntouched || !isAtMenu) return null;
  return (
    <div className={styles.firstStep} data-notice="start">
      <p>{words.notice.untouched}</p>
      <button type="button" className="button" onClick={() => starts.send({ type: 'starts.open' })}>
        {words.chat.dialogs.starts}
      </button>
    </div>
  );
}
