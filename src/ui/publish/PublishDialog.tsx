import { useSelector } from '@xstate/react';
import { useDeferredValue, useId } from 'react';
import { deployFailureText } from '../../../domain/errors/failure-text.ts';
import { isWebAddress } from '../../../domain/publish/web-address.ts';
import {
  selectAddress,
  selectBetween,
  selectEmail,
  selectEmailRejected,
  selectFailure,
  selectIsOffline,
  selectNeedsNewSite,
  selectRetryEmail,
  selectSent,
  selectStage,
} from '../../../machines/publish/publish.selectors.ts';
import { selectConfig, selectRememberedEmail } from '../../../machines/site/site.selectors.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';
import { nameOfWebsite } from '../../../templates/name-of-website.ts';
import type { Words } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { EmailForm } from '../EmailForm.tsx';
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
  const { publish, site } = useActors();
  const words = useWords();
  const stage = useSelector(publish, selectStage);
  // Deferred: open the dialog before the page is rendered and checked for the review.
  const hasOpened = useDeferredValue(stage !== 'idle', false);
  const formId = useId();
  const config = useSelector(site, selectConfig);
  const sent = useSelector(publish, selectSent) ?? config;
  const shown = stage === 'idle' ? config : withoutSamples(config);
  // An update says nothing new of the address.
  const isUpdate = useSelector(site, selectRememberedEmail) !== undefined && stage === 'form';
  const close = () => publish.send({ type: 'publish.close' });
  return (
    <ModalDialog
      isOpen={stage !== 'idle'}
      onClose={close}
      title={words.titles.publish}
      sentence={
        stage === 'success'
          ? words.publish.live(nameOfWebsite(sent))
          : words.publish[config._siteId === undefined ? 'ready' : 'update'](nameOfWebsite(shown))
      }
      state={stage}
      width="broad"
    >
      {/* After a failure, its reason is what is to be seen first. */}
      {hasOpened && (stage === 'form' || stage === 'deploying') && (
        <PagePicture config={shown} label={words.publish.picture} />
      )}
      {stage === 'success' && <PagePicture config={sent} label={words.publish.livePicture} />}
      <div className={`${dialog.body} ${styles.told}`}>
        {stage !== 'success' && <Changes />}
        {stage === 'form' && <DraftQuestions />}
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
      <div className={styles.foot}>
        {stage === 'form' && <Again formId={formId} />}
        {stage !== 'success' && <AskEmail formId={formId} />}
        <div className={dialog.actions}>
          {!isUpdate && stage !== 'success' && (
            <p id={`${formId}-use`} className={styles.use}>
              {words.publish.emailUse}
            </p>
          )}
          <button type="button" className="button quiet" onClick={close}>
            {words.publish.close}
          </button>
          {stage === 'success' ? <VisitLink /> : <BeforeSuccess formId={formId} />}
        </div>
      </div>
    </ModalDialog>
  );
}

function statusOf(stage: ReturnType<typeof selectStage>, words: Words['publish']): string {
  const texts = { deploying: words.deploying, success: words.deployed, failed: words.deployFailed };
  return stage in texts ? texts[stage as keyof typeof texts] : '';
}

/** The button of an update, and which address it is sent with. */
function Again({ formId }: { formId: string }) {
  const { publish, site } = useActors();
  const words = useWords();
  const remembered = useSelector(site, selectRememberedEmail);
  const isAsking = useAllDrafts().length > 0;
  if (remembered === undefined) return null;
  return (
    <div className={styles.again}>
      <p id={`${formId}-again`}>{words.publish.againHint(remembered)}</p>
      <button
        type="button"
        className={isAsking ? 'button' : 'button primary'}
        disabled={isAsking}
        data-first-focus=""
        aria-describedby={`${formId}-again`}
        onClick={() => publish.send({ type: 'publish.submitAgain' })}
      >
        {words.publish.again}
      </button>
    </div>
  );
}

/** The buttons that publish with the address in the box. One button of the dialog is filled: what is to be done next. */
function BeforeSuccess({ formId }: { formId: string }) {
  const { publish, site } = useActors();
  const words = useWords();
  const stage = useSelector(publish, selectStage);
  const needsNewSite = useSelector(publish, selectNeedsNewSite);
  const isOffline = useSelector(publish, selectIsOffline);
  const remembered = useSelector(site, selectRememberedEmail);
  const isBusy = stage === 'deploying';
  const isAsking = useAllDrafts().length > 0 && stage === 'form';
  const canRepeat = remembered !== undefined && stage === 'form';
  const isNext = !needsNewSite && !isOffline && !canRepeat && !isAsking;
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
        className={isNext ? 'button primary' : 'button'}
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
  const words = useWords();
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

function AskEmail({ formId }: { formId: string }) {
  const { publish, site } = useActors();
  const { publish: words } = useWords();
  const email = useSelector(publish, selectEmail);
  const isRejected = useSelector(publish, selectEmailRejected);
  const stage = useSelector(publish, selectStage);
  const remembered = useSelector(site, selectRememberedEmail);
  const isUpdate = remembered !== undefined && stage === 'form';
  return (
    <EmailForm
      id={formId}
      prompt={words.prompt}
      label={words.email}
      email={email}
      isRejected={isRejected}
      isBusy={stage === 'deploying'}
      isFirst={stage === 'form' && remembered === undefined}
      {...(!isUpdate && { noteId: `${formId}-use` })}
      onType={(text) => publish.send({ type: 'email.change', text })}
      onSubmit={() => publish.send({ type: 'publish.submit' })}
    />
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
  const between = useSelector(publish, selectBetween);
  const retryEmail = useSelector(publish, selectRetryEmail);
  return (
    <>
      {failure !== undefined && (
        <p className={dialog.error} role="alert">
          {deployFailureText(failure, words)}
        </p>
      )}
      {between !== undefined && <p className={dialog.note}>{words.publish.between[between]}</p>}
      <p className={dialog.note} aria-live="polite">
        {retryEmail !== undefined && words.publish.waitsOnline(retryEmail)}
      </p>
    </>
  );
}
