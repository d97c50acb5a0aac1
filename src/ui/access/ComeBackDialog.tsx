import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { ownerCallText } from '../../../domain/errors/failure-text.ts';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  type ComeBackActor,
  selectComeBackStage,
  selectProblem,
  selectReach,
  selectRetryAfter,
  selectTypedEmail,
} from '../../../machines/published/come-back.machine.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { EmailForm } from '../EmailForm.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import styles from './AccessDialog.module.css';

/** The way back for whoever has a website already: a mail with links, or a saved copy. */
export function ComeBackDialog() {
  const { dialogs } = useActors();
  const { titles, comeBack: words, mailKept } = useAllWords();
  const { comeBack } = useSelector(dialogs, selectShown);
  const stage = useSelector(comeBack, (snapshot) => snapshot && selectComeBackStage(snapshot));
  const reach = useSelector(comeBack, (snapshot) => snapshot && selectReach(snapshot));
  const id = useId();
  const isSent = stage === 'sent';
  const said = reach === 'kept' ? `${words.sent} ${mailKept}` : words.sent;
  const close = () => dialogs.send({ type: 'dialog.close' });
  return (
    <ModalDialog isOpen={comeBack !== undefined} onClose={close} title={titles.comeBack} state={stage}>
      <div className={dialog.body}>
        {comeBack && !isSent && <AddressForm comeBack={comeBack} formId={id} />}
        <p className={`${dialog.status} ${styles.said}`} role="status">
          {stage === 'sending' ? words.sending : isSent ? said : ''}
        </p>
        {isSent && <p className={dialog.note}>{words.sentNote}</p>}
        {!isSent && (
          <div className={styles.other}>
            <p className={dialog.note}>{words.orCopy}</p>
            <button type="button" className="button" onClick={() => dialogs.send({ type: 'transfer.open' })}>
              {words.copy}
            </button>
          </div>
        )}
      </div>
      <div className={dialog.actions}>
        <button type="button" className="button" data-first-focus={isSent ? '' : undefined} onClick={close}>
          {words.close}
        </button>
        {!isSent && (
          <button type="submit" form={id} className="button primary" aria-disabled={stage === 'sending'}>
            {words.submit}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}

function AddressForm({ comeBack, formId }: { comeBack: ComeBackActor; formId: string }) {
  const words = useAllWords();
  const stage = useSelector(comeBack, selectComeBackStage);
  const email = useSelector(comeBack, selectTypedEmail);
  const problem = useSelector(comeBack, selectProblem);
  const retryAfter = useSelector(comeBack, selectRetryAfter);
  return (
    <EmailForm
      id={formId}
      prompt={words.comeBack.prompt}
      label={words.comeBack.email}
      email={email}
      isRejected={stage === 'rejected'}
      isBusy={stage === 'sending'}
      onType={(text) => comeBack.send({ type: 'email.change', text })}
      onSubmit={() => comeBack.send({ type: 'links.request' })}
    >
      {stage === 'refused' && problem && (
        <p className={dialog.error} role="alert">
          {ownerCallText(problem, retryAfter, words)}
        </p>
      )}
    </EmailForm>
  );
}
