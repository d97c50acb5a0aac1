import { useSelector } from '@xstate/react';
import { selectIsAtMenu } from '../../../machines/chat/chat.selectors.ts';
import { selectIsUntouched } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notices.module.css';

/** What a first visitor may want to know, while nothing was changed: that nothing is asked for, and a way to begin. */
export function FirstStep() {
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
