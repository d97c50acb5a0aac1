import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  type ComeBackActor,
  selectComeBackRefusal,
  selectComeBackStage,
  selectReach,
  selectTypedEmail,
} from '../../../machines/published/come-back.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { EmailForm } from '../EmailForm.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import styles from './Published.module.css';
import { Refused } from './Refused.tsx';

/** The way back for whoever has a website already: a mail with links, or a saved copy. */
export function AskForLink({ comeBack }: { comeBack: ComeBackActor }) {
  const { dialogs } = useActors();
  const { comeBack: words, mailKept } = useWords();
  const stage = useSelector(comeBack, selectComeBackStage);
  const reach = useSelector(comeBack, selectReach);
  const email = useSelector(comeBack, selectTypedEmail);
  const refusal = useSelector(comeBack, selectComeBackRefusal);
  const id = useId();
  const isMailing = stage === 'mailing';
  const isMailed = stage === 'mailed';
  const isSent = isMailed && reach !== 'kept';
  const said = isSent ? words.sent : mailKept;
  return (
    <>
      <div className={dialog.body}>
        {!isMailed && (
          <EmailForm
            id={id}
            prompt={words.prompt}
            label={words.email}
            email={email}
            isRejected={refusal?.problem === 'notAnAddress'}
            isBusy={isMailing}
            onType={(text) => comeBack.send({ type: 'email.change', text })}
            onSubmit={() => comeBack.send({ type: 'email.submit' })}
          >
            <Refused refusal={refusal} />
          </EmailForm>
        )}
        <p className={`${dialog.status} ${styles.said}`} role="status">
          {isMailing ? words.sending : isMailed ? said : ''}
        </p>
        {isSent ? (
          <p className={dialog.note}>{words.sentNote}</p>
        ) : (
          <div className={styles.part}>
            <p className={dialog.note}>{words.orCopy}</p>
            <button type="button" className="button" onClick={() => dialogs.send({ type: 'transfer.open' })}>
              {words.copy}
            </button>
          </div>
        )}
      </div>
      <div className={dialog.actions}>
        <CloseDialog isFirst={isMailed} />
        {!isMailed && (
          <button type="submit" form={id} className="button primary" aria-disabled={isMailing}>
            {words.submit}
          </button>
        )}
      </div>
    </>
  );
}
