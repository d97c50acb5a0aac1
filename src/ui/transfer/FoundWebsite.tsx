import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { selectFound } from '../../../machines/transfer.selectors.ts';
import { resolveOutline } from '../../../templates/catalog.ts';
import { shownName } from '../../domain/words.ts';
import { useActors, useLateWords, useWords } from '../actors-context.tsx';
import { focusChat } from '../chat/focus-chat.ts';
import styles from './TransferDialog.module.css';

/** What is in the visitor's file, and whether to open it; the safe answer has the focus. */
export function FoundWebsite() {
  const { transfer } = useActors();
  const words = useWords();
  const { transfer: late } = useLateWords();
  const found = useSelector(transfer, selectFound);
  if (!found) return null;
  const { config, savedAt } = found;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{late.template}</dt>
        <dd>{shownName(resolveOutline(config).outline.name, words)}</dd>
        {savedAt !== undefined && (
          <>
            <dt>{late.savedAt}</dt>
            <dd>{late.moment(savedAt)}</dd>
          </>
        )}
      </dl>
      <p>{config._siteId === undefined ? late.carriesNone : late.carriesRight}</p>
      <p>{late.replaces}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          data-first-focus=""
          onClick={() => transfer.send({ type: 'found.decline' })}
        >
          {late.decline}
        </button>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            flushSync(() => transfer.send({ type: 'found.open', at: Date.now() }));
            focusChat(false);
          }}
        >
          {late.accept}
        </button>
      </div>
    </>
  );
}
