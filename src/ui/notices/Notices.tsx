import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { App } from '../../../machines/app/app.machine.ts';
import { selectIsAtMenu } from '../../../machines/chat/chat.selectors.ts';
import { selectIsUntouched } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.tsx';
import styles from './Notices.module.css';

const DeferredNotices = lazyPart(({ DeferredNotices }) => DeferredNotices);

/** The notices above the message box. */
export const Notices = memo(function Notice({ app }: { app: App }) {
  return (
    <div className={styles.notices} data-notices="">
      <DeferredNotices app={app} />
      <FirstStep />
    </div>
  );
});

/**
 * Tells a first visitor that nothing has to be filled in, and offers starting content. Shown until the first
 * change.
 */
function FirstStep() {
  const { dialogs, site, chat } = useActors();
  const words = useWords();
  const isUntouched = useSelector(site, selectIsUntouched);
  const isAtMenu = useSelector(chat, selectIsAtMenu);
  if (!isUntouched || !isAtMenu) return null;
  return (
    <div className={styles.firstStep} data-notice="start">
      <p>{words.notice.untouched}</p>
      <button type="button" className="button" onClick={() => dialogs.send({ type: 'gallery.open' })}>
        {words.chat.dialogs.gallery}
      </button>
    </div>
  );
}
