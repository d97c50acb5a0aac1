import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import {
  selectAddress,
  selectCopied,
  selectEmail,
  selectEmailRejected,
  selectFailure,
  selectNeedsNewSite,
  selectStage,
} from '../../../machines/publish.selectors.ts';
import { failureDetails } from '../../domain/deploy-failure.ts';
import { useActors, useLateWords } from '../actors-context.tsx';
import { late } from '../late.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import { DeploySteps } from './DeploySteps.tsx';
import styles from './PublishDialog.module.css';
import { QrCode } from './QrCode.tsx';

// It judges the page, so it needs what draws pages.
const Review = late(async () => (await import('./Review.tsx')).Review);

/** The Deployment Status dialog: asks for an e-mail address, follows the deploy, shows the link or the failure. */
export function PublishDialog() {
  const { publish } = useActors();
  const words = useLateWords();
  const stage = useSelector(publish, selectStage);
  const address = useSelector(publish, selectAddress);
  const needsNewSite = useSelector(publish, selectNeedsNewSite);
  const formId = useId();
  const isBusy = stage === 'deploying';
  const close = () => publish.send({ type: 'publish.close' });
  return (
    <ModalDialog isOpen={stage !== 'idle'} onClose={close} title={words.publish.title} state={stage}>
      <div className={styles.body}>
        {stage !== 'success' && <EmailForm formId={formId} />}
        {stage === 'form' && <Review />}
        <p className={styles.status} role="status">
          {stage === 'deploying' && words.publish.deploying}
          {stage === 'waiting' && words.publish.waits}
          {stage === 'success' && words.publish.deployed}
          {stage === 'failed' && words.publish.deployFailed}
        </p>
        {isBusy && <DeploySteps />}
        {stage === 'failed' && <FailureDetails />}
        {stage === 'success' && <LiveLink address={address ?? ''} />}
      </div>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={close}>
          {words.publish.close}
        </button>
        {needsNewSite && (
          <button
            type="button"
            className="button primary"
            data-first-focus=""
            onClick={() => publish.send({ type: 'publish.asNewSite' })}
          >
            {words.publish.asNewSite}
          </button>
        )}
        {stage === 'success' ? (
          <a
            className="button primary"
            href={address}
            target="_blank"
            rel="noopener"
            data-first-focus=""
            onClick={(event) => {
              // The second click of a double click on Publish, which stood here.
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {words.publish.visit}
          </a>
        ) : (
          <button
            type="submit"
            form={formId}
            className={needsNewSite ? 'button' : 'button primary'}
            disabled={isBusy}
            data-first-focus={stage === 'failed' || stage === 'waiting' ? '' : undefined}
          >
            {isBusy ? words.publish.submitting : words.publish.submit}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}

function EmailForm({ formId }: { formId: string }) {
  const { publish } = useActors();
  const words = useLateWords();
  const email = useSelector(publish, selectEmail);
  const isRejected = useSelector(publish, selectEmailRejected);
  const stage = useSelector(publish, selectStage);
  const isBusy = stage === 'deploying';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    publish.send({ type: 'publish.submit' });
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className={styles.form}>
      <p id={`${formId}-prompt`}>{words.publish.prompt}</p>
      <label className={styles.label} htmlFor={`${formId}-email`}>
        {words.publish.email}
      </label>
      <input
        id={`${formId}-email`}
        className={styles.email}
        dir="ltr"
        type="email"
        autoComplete="email"
        placeholder={words.publish.emailHint}
        value={email}
        readOnly={isBusy}
        aria-invalid={isRejected}
        aria-describedby={isRejected ? `${formId}-error` : `${formId}-prompt`}
        data-first-focus={stage === 'form' ? '' : undefined}
        onChange={(event) => publish.send({ type: 'email.change', text: event.target.value })}
      />
      {isRejected && (
        <p id={`${formId}-error`} className={styles.error} role="alert">
          {words.publish.invalidEmail}
        </p>
      )}
    </form>
  );
}

function LiveLink({ address }: { address: string }) {
  const { publish } = useActors();
  const words = useLateWords();
  const isCopied = useSelector(publish, selectCopied);
  return (
    <div className={styles.live}>
      <a className={styles.link} dir="ltr" href={address} target="_blank" rel="noopener">
        {address}
      </a>
      <p className={styles.note}>{words.publish.deployedNote}</p>
      <div className={styles.share}>
        <QrCode text={address} label={words.publish.code} className={styles.code} />
        <div className={styles.copying}>
          <button type="button" className="button" onClick={() => publish.send({ type: 'address.copy' })}>
            {words.publish.copy}
          </button>
          <p className={styles.note} aria-live="polite">
            {isCopied === true && words.publish.copied}
            {isCopied === false && words.publish.notCopied}
          </p>
        </div>
      </div>
    </div>
  );
}

function FailureDetails() {
  const { publish } = useActors();
  const words = useLateWords();
  const failure = useSelector(publish, selectFailure);
  if (!failure) return null;
  return (
    <p className={styles.error} role="alert">
      {failureDetails(failure, words)}
    </p>
  );
}
