import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SiteRights } from '../../../domain/publish/site-access.ts';
import {
  type PublishedActor,
  selectCanChange,
  selectNewEmail,
  selectPublishedStage,
  selectRefusal,
} from '../../../machines/published/published.machine.ts';
import { useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { EmailForm } from '../EmailForm.tsx';
import styles from './Published.module.css';

/** The e-mail address that leads back to the website: whether it is confirmed, and how it is changed. */
export function EmailOfSite({ published, rights }: { published: PublishedActor; rights: SiteRights }) {
  const { access: words, mailKept, ...mails } = useWords();
  const stage = useSelector(published, selectPublishedStage);
  const canChange = useSelector(published, selectCanChange);
  const { email, isConfirmed, mail, nextMailAt } = rights;
  const canMail = mail !== 'refused' && mail !== 'kept' && (mail !== 'none' || nextMailAt !== undefined);
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.mail}</h3>
      {email !== undefined && <p>{isConfirmed ? words.confirmed(email) : words.unconfirmed(email)}</p>}
      <p className={dialog.note}>
        {email === undefined
          ? words.noEmail
          : isConfirmed
            ? words.confirmedNote
            : mail === 'refused'
              ? mails.mailRefused
              : mail === 'trying'
                ? mails.mailTrying(email)
                : mail === 'kept'
                  ? mailKept
                  : mail !== 'none'
                    ? words.unconfirmedNote
                    : nextMailAt === undefined
                      ? mails.noMail
                      : mails.mailLater(nextMailAt)}
      </p>
      {stage === 'readdressing' ? (
        <NewEmail published={published} id={id} />
      ) : (
        <div className={styles.ways}>
          {email !== undefined && !isConfirmed && canMail && (
            <button
              type="button"
              className="button"
              aria-disabled={!canChange}
              onClick={() => published.send({ type: 'mail.resend' })}
            >
              {words.resend}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-disabled={!canChange}
            onClick={() => published.send({ type: 'address.ask' })}
          >
            {words.changeEmail}
          </button>
        </div>
      )}
    </section>
  );
}

function NewEmail({ published, id }: { published: PublishedActor; id: string }) {
  const { access: words } = useWords();
  const email = useSelector(published, selectNewEmail);
  const refusal = useSelector(published, selectRefusal);
  return (
    <EmailForm
      id={id}
      label={words.newEmail}
      email={email}
      isRejected={refusal?.problem === 'notAnAddress'}
      onType={(text) => published.send({ type: 'email.change', text })}
      onSubmit={() => published.send({ type: 'email.submit' })}
    >
      <div className={styles.ways}>
        <button type="submit" className="button primary">
          {words.saveEmail}
        </button>
        <button type="button" className="button" onClick={() => published.send({ type: 'change.leave' })}>
          {words.leaveEmail}
        </button>
      </div>
    </EmailForm>
  );
}
