import { useSelector } from '@xstate/react';
import { type FormEvent, useDeferredValue, useId } from 'react';
import {
  selectAddress,
  selectEmail,
  selectEmailRejected,
  selectFailure,
  selectIsOffline,
  selectNeedsNewSite,
  selectRetryEmail,
  selectStage,
} from '../../../machines/publish/publish.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { deployFailureText } from '../../domain/errors/failure-text.ts';
import { isWebAddress } from '../../domain/publish/web-address.ts';
import type { AllWords } from '../../words/words.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { ModalDialog } from '../ModalDialog.tsx';
import { useAllDrafts } from '../use-drafts.ts';
import { DeploySteps } from './DeploySteps.tsx';
import { DraftQuestions } from './DraftQuestions.tsx';
import { LivePage } from './LivePage.tsx';
import { PagePicture } from './PagePicture.tsx';
import styles from './PublishDialog.module.css';
import { Changes, Review } from './Review.tsx';

/** The publish dialog: asks for an e-mail address, shows the deploy's progress, then the link or the failure. */
export function PublishDialog() {
  const { publish } = useActors();
  const words = useAllWords();
  const stage = useSelector(publish, selectStage);
  // Deferred: open the dialog before the page is rendered and checked for the review.
  const hasOpened = useDeferredValue(stage !== 'idle', false);
  const formId = useId();
  const close = () => publish.send({ type: 'publish.close' });
  return (
    <ModalDialog
      isOpen={stage !== 'idle'}
      onClose={close}
      above={stage !== 'success' && <Ready hasOpened={hasOpened} />}
      title={words.titles.publish}
      state={stage}
    >
      <div className={dialog.body}>
        {stage === 'form' && <DraftQuestions />}
        {stage !== 'success' && <EmailForm formId={formId} />}
        {stage === 'form' && hasOpened && <Review />}
        <div className={styles.outcome}>
          {stage === 'success' && <Tick />}
          <p className={dialog.status} role="status">
            {statusOf(stage, words.publish)}
          </p>
        </div>
        {(stage === 'deploying' || stage === 'failed') && <DeploySteps />}
        {stage === 'failed' && <FailureDetails />}
        {stage === 'success' && <LivePage />}
      </div>
      <div className={`${dialog.actions} ${styles.actions}`}>
        <button type="button" className="button" onClick={close}>
          {words.publish.close}
        </button>
        {stage === 'success' ? <VisitLink /> : <BeforeSuccess formId={formId} />}
      </div>
    </ModalDialog>
  );
}

function statusOf(stage: ReturnType<typeof selectStage>, words: AllWords['publish']): string {
  const texts = { deploying: words.deploying, success: words.deployed, failed: words.deployFailed };
  return stage in texts ? texts[stage as keyof typeof texts] : '';
}

/** The page as it will be published, and what has changed since the last publish. */
function Ready({ hasOpened }: { hasOpened: boolean }) {
  const { site } = useActors();
  const words = useAllWords();
  const config = useSelector(site, selectConfig);
  return (
    <div className={styles.ready}>
      {hasOpened && <PagePicture config={config} label={words.publish.picture} />}
      <div className={styles.question}>
        <p className={styles.asked}>{words.publish.ready}</p>
        <Changes />
      </div>
    </div>
  );
}

/** The buttons that publish. */
function BeforeSuccess({ formId }: { formId: string }) {
  const { publish } = useActors();
  const words = useAllWords();
  const stage = useSelector(publish, selectStage);
  const needsNewSite = useSelector(publish, selectNeedsNewSite);
  const isOffline = useSelector(publish, selectIsOffline);
  const isBusy = stage === 'deploying';
  const isAsking = useAllDrafts().length > 0 && stage === 'form';
  return (
    <>
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
      {isOffline && (
        <button
          type="button"
          className="button primary"
          data-first-focus=""
          onClick={() => publish.send({ type: 'publish.submitWhenOnline' })}
        >
          {words.publish.whenOnline}
        </button>
      )}
      <button
        type="submit"
        form={formId}
        className={needsNewSite || isOffline ? 'button' : 'button primary'}
        disabled={isBusy || isAsking}
        data-first-focus={stage === 'failed' ? '' : undefined}
      >
        {isBusy ? words.publish.submitting : words.publish.submit}
      </button>
    </>
  );
}

/** Opens the live page. */
function VisitLink() {
  const { publish } = useActors();
  const words = useAllWords();
  const address = useSelector(publish, selectAddress);
  if (address === undefined || !isWebAddress(address)) return null;
  return (
    <a
      className="button primary"
      href={address}
      target="_blank"
      rel="noopener"
      data-first-focus=""
      onClick={(event) => {
        // The second click of a double click on Publish, which was at the same place. A link is the browser's to follow:
        // no chart hears of it.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {words.publish.visit}
    </a>
  );
}

function EmailForm({ formId }: { formId: string }) {
  const { publish } = useActors();
  const words = useAllWords();
  const email = useSelector(publish, selectEmail);
  const isRejected = useSelector(publish, selectEmailRejected);
  const stage = useSelector(publish, selectStage);
  const isBusy = stage === 'deploying';
  const submit = (event: FormEvent<HTMLFormElement>) => {
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
        aria-describedby={isRejected ? `${formId}-error` : `${formId}-prompt ${formId}-use`}
        data-first-focus={stage === 'form' ? '' : undefined}
        onChange={(event) => publish.send({ type: 'email.change', text: event.target.value })}
      />
      {isRejected && (
        <p id={`${formId}-error`} className={dialog.error} role="alert">
          {words.publish.invalidEmail}
        </p>
      )}
      <p id={`${formId}-use`} className={dialog.note}>
        {words.publish.emailUse}
      </p>
    </form>
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
  const words = useAllWords();
  const failure = useSelector(publish, selectFailure);
  const retryEmail = useSelector(publish, selectRetryEmail);
  return (
    <>
      {failure !== undefined && (
        <p className={dialog.error} role="alert">
          {deployFailureText(failure, words)}
        </p>
      )}
      <p className={dialog.note} aria-live="polite">
        {retryEmail !== undefined && words.publish.waitsOnline(retryEmail)}
      </p>
    </>
  );
}
