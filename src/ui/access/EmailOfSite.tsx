import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SiteRights } from '../../../domain/publish/site-access.ts';
import {
  type AccessActor,
  selectAccessStage,
  selectCanChange,
  selectIsRejected,
  selectNewEmail,
} from '../../../machines/published/access.machine.ts';
import { useAllWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { EmailForm } from '../EmailForm.tsx';
import styles from './AccessDialog.module.css';

/** The e-mail address that leads back to the website: whether it is confirmed, and how it is changed. */
export function EmailOfSite({ access, rights }: { access: AccessActor; rights: SiteRights }) {
  const { access: words, mailKept } = useAllWords();
  const stage = useSelector(access, selectAccessStage);
  const canChange = useSelector(access, selectCanChange);
  const { email, isConfirmed, mail } = rights;
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.mail}</h3>
      {email !== undefined && <p>{isConfirmed ? words.confirmed(email) : words.unconfirmed(email)}</p>}
      <p className={dialog.note}>
        {email === undefined ? words.noEmail : isConfirmed ? words.confirmedNote : words.unconfirmedNote}
      </p>
      {mail === 'kept' && <p className={dialog.note}>{mailKept}</p>}
      {stage === 'askingAddress' ? (
        <NewEmail access={access} id={id} />
      ) : (
        <div className={styles.ways}>
          {email !== undefined && !isConfirmed && (
            <button
              type="button"
              className="button"
              aria-disabled={!canChange}
              onClick={() => access.send({ type: 'mail.resend' })}
            >
              {words.resend}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-disabled={!canChange}
            onClick={() => access.send({ type: 'address.ask' })}
          >
            {words.changeEmail}
          </button>
        </div>
      )}
    </section>
  );
}

function NewEmail({ access, id }: { access: AccessActor; id: string }) {
  const { access: words } = useAllWords();
  const email = useSelector(access, selectNewEmail);
  const isRejected = useSelector(access, selectIsRejected);
  return (
    <EmailForm
      id={id}
      label={words.newEmail}
      email={email}
      isRejected={isRejected}
      onType={(text) => access.send({ type: 'email.change', text })}
      onSubmit={() => access.send({ type: 'address.submit' })}
    >
      <div className={styles.ways}>
        <button type="submit" className="button primary">
          {words.saveEmail}
        </button>
        <button type="button" className="button" onClick={() => access.send({ type: 'address.leave' })}>
          {words.leaveEmail}
        </button>
      </div>
    </EmailForm>
  );
}
