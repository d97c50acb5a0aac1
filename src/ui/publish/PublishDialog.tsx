import { useSelector } from '@xstate/react';
import { type FormEvent, useDeferredValue, useId } from 'react';
import {
  selectAddress,
  selectCanShare,
  selectCopied,
  selectEmail,
  selectEmailRejected,
  selectFailure,
  selectIsNotShared,
  selectNeedsNewSite,
  selectStage,
} from '../../../machines/publish/publish.selectors.ts';
import { deployFailureText } from '../../domain/errors/failure-text.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { ModalDialog } from '../ModalDialog.tsx';
import { useAllDrafts } from '../use-drafts.ts';
import { DeploySteps } from './DeploySteps.tsx';
import { DraftQuestions } from './DraftQuestions.tsx';
import styles from './PublishDialog.module.css';
import { QrCode } from './QrCode.tsx';
import { Review } from './Review.tsx';

/** The publish dialog: asks for an e-mail address, shows the deploy's progress, then the link or the failure. */
export function PublishDialog() {
  const { publish } = useActors();
  const words = useWords();
  const stage = useSelector(publish, selectStage);
  const address = useSelector(publish, selectAddress);
  const needsNewSite = useSelector(publish, selectNeedsNewSite);
  // Deferred: open the dialog before the page is rendered and checked for the review.
  const hasOpened = useDeferredValue(stage === 'form', false);
  const isAsking = useAllDrafts().length > 0 && stage === 'form';
  const formId = useId();
  const isBusy = stage === 'deploying';
  const close = () => publish.send({ type: 'publish.close' });
  return (
    <ModalDialog isOpen={stage !== 'idle'} onClose={close} title={words.publish.title} state={stage}>
      <div className={dialog.body}>
        {stage === 'form' && <DraftQuestions />}
        {stage !== 'success' && <EmailForm formId={formId} />}
        {stage === 'form' && hasOpened && <Review />}
        <div className={styles.outcome}>
          {stage === 'success' && <Tick />}
          <p className={dialog.status} role="status">
            {stage === 'deploying' && words.publish.deploying}
            {stage === 'waiting' && words.publish.waits}
            {stage === 'success' && words.publish.deployed}
            {stage === 'failed' && words.publish.deployFailed}
          </p>
        </div>
        {(isBusy || stage === 'failed') && <DeploySteps />}
        {stage === 'failed' && <FailureDetails />}
        {stage === 'success' && <LiveLink address={address ?? ''} />}
      </div>
      <div className={`${dialog.actions} ${styles.actions}`}>
        <button type="button" className="button" onClick={close}>
          {words.publish.close}
        </button>
        {needsNewSite && (
          <button
            type="button"
            className="button primary"
            data-first-focus=""
            onClick={() => publish.send({ type: 'publish.submitAsNewSite' })}
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
              // Ignore the second click of a double click on Publish, which was at the same place.
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
            disabled={isBusy || isAsking}
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
  const words = useWords();
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
        <p id={`${formId}-error`} className={dialog.error} role="alert">
          {words.publish.invalidEmail}
        </p>
      )}
    </form>
  );
}

function LiveLink({ address }: { address: string }) {
  const { publish } = useActors();
  const words = useWords();
  const isCopied = useSelector(publish, selectCopied);
  const canShare = useSelector(publish, selectCanShare);
  const isNotShared = useSelector(publish, selectIsNotShared);
  return (
    <div className={styles.live}>
      <a className={styles.link} dir="ltr" href={address} target="_blank" rel="noopener">
        {address}
      </a>
      <p className={dialog.note}>{words.publish.deployedNote}</p>
      <div className={styles.share}>
        <QrCode text={address} label={words.publish.code} className={styles.code} />
        <div className={styles.copying}>
          <div className={styles.ways}>
            <button type="button" className="button" onClick={() => publish.send({ type: 'address.copy' })}>
              {words.publish.copy}
            </button>
            {canShare && (
              <button
                type="button"
                className="button"
                onClick={() => publish.send({ type: 'address.share' })}
              >
                {words.publish.share}
              </button>
            )}
          </div>
          <p className={dialog.note} aria-live="polite">
            {isCopied === true && words.publish.copied}
            {isCopied === false && words.publish.notCopied}
            {isNotShared && words.publish.notShared}
          </p>
        </div>
      </div>
    </div>
  );
}

/** An animated tick. */
function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="14" pathLength={1} />
      <path d="m9.5 16.5 4.5 4.5 8.5-9.5" pathLength={1} />
    </svg>
  );
}

function FailureDetails() {
  const { publish } = useActors();
  const words = useWords();
  const failure = useSelector(publish, selectFailure);
  if (failure === undefined) return null;
  return (
    <p className={dialog.error} role="alert">
      {deployFailureText(failure, words)}
    </p>
  );
}
