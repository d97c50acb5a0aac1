import { useSelector } from '@xstate/react';
import { selectFound, type TransferActor } from '../../../machines/dialogs/transfer.machine.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { shownName } from '../../../words/words.ts';
import { useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { focusChatAfter } from '../focus-chat.ts';
import styles from './TransferDialog.module.css';

/** Describes the website of a page and asks whether to open it. The safe answer has the focus. */
export function FoundWebsite({ transfer }: { transfer: TransferActor }) {
  const words = useWords();
  const texts = words.transfer;
  const found = useSelector(transfer, selectFound);
  if (!found) return null;
  const { config, notCopied } = found;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{texts.template}</dt>
        <dd>{shownName(resolveTemplate(config).template.name, words)}</dd>
      </dl>
      <p>{texts.newAddress}</p>
      <p>{texts.left}</p>
      {notCopied > 0 && <p>{texts.notCopied(notCopied)}</p>}
      <p>{texts.replaces}</p>
      <div className={dialog.actions}>
        <button
          type="button"
          className="button"
          data-first-focus=""
          onClick={() => transfer.send({ type: 'found.decline' })}
        >
          {texts.decline}
        </button>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            focusChatAfter(() => transfer.send({ type: 'found.open', at: Date.now() }));
          }}
        >
          {texts.accept}
        </button>
      </div>
    </>
  );
}
