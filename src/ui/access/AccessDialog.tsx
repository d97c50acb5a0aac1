import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { WRITE_PATH } from '../../../domain/config/page-settings.ts';
import { isSwitchedOn } from '../../../domain/config/visibility.ts';
import { ownerCallText } from '../../../domain/errors/failure-text.ts';
import { liveAddress } from '../../../domain/publish/live-address.ts';
import type { SiteRights } from '../../../domain/publish/site-access.ts';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  type AccessActor,
  selectAccessStage,
  selectCanChange,
  selectChosen,
  selectOutcome,
  selectProblem,
  selectRetryAfter,
  selectRights,
} from '../../../machines/published/access.machine.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import { QuestionDialog } from '../confirm/QuestionDialog.tsx';
import dialog from '../dialog.module.css';
import { ModalDialog } from '../ModalDialog.tsx';
import { PageAddress } from '../PageAddress.tsx';
import { ChangedElsewhere } from '../publish/ChangedElsewhere.tsx';
import styles from './AccessDialog.module.css';
import { EmailOfSite } from './EmailOfSite.tsx';
import { nameOfHolder, RightHolders } from './RightHolders.tsx';
import { ToOtherDevice } from './ToOtherDevice.tsx';

/** The published website: its page, its e-mail address, the way to another device, and who may change it. */
export function AccessDialog() {
  const { dialogs } = useActors();
  const { titles, access: words } = useAllWords();
  const { access } = useSelector(dialogs, selectShown);
  const stage = useSelector(access, (snapshot) => snapshot && selectAccessStage(snapshot));
  const rights = useSelector(access, (snapshot) => snapshot && selectRights(snapshot));
  const chosen = useSelector(access, (snapshot) => snapshot && selectChosen(snapshot));
  const holder = rights?.rights.find(({ id }) => id === chosen);
  return (
    <>
      <ModalDialog
        isOpen={access !== undefined}
        onClose={() => dialogs.send({ type: 'dialog.close' })}
        title={titles.access}
        state={stage}
      >
        {access && <Access access={access} />}
      </ModalDialog>
      <QuestionDialog
        isOpen={stage === 'confirming'}
        title={words.removeTitle}
        question={holder ? words.removeQuestion(nameOfHolder(holder, words)) : ''}
        accept={words.remove}
        onAccept={() => access?.send({ type: 'right.remove' })}
        onDecline={() => access?.send({ type: 'right.keep' })}
      />
    </>
  );
}

function Access({ access }: { access: AccessActor }) {
  const { dialogs, site } = useActors();
  const words = useAllWords();
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const stage = useSelector(access, selectAccessStage);
  const rights = useSelector(access, selectRights);
  const isLinked = stage === 'linked' || stage === 'linkOver';
  const address = liveAddress(live, config);
  return (
    <>
      <div className={dialog.body}>
        {address !== undefined && !isLinked && <PageAddress address={address} className={styles.address} />}
        <Outcome access={access} />
        {!isLinked && <ChangedElsewhere />}
        {rights?.takenOffAt !== undefined && !isLinked && <TakenOff access={access} />}
        {rights && !isLinked && <EmailOfSite access={access} rights={rights} />}
        {rights && !isLinked && <Messages access={access} rights={rights} />}
        {rights && <ToOtherDevice access={access} />}
        {rights && !isLinked && <RightHolders access={access} rights={rights} />}
      </div>
      <div className={dialog.actions}>
        <button
          type="button"
          className="button"
          data-first-focus=""
          onClick={() => dialogs.send({ type: 'dialog.close' })}
        >
          {words.access.close}
        </button>
        {stage === 'unknown' && (
          <button
            type="button"
            className="button primary"
            onClick={() => access.send({ type: 'access.retry' })}
          >
            {words.access.retry}
          </button>
        )}
      </div>
    </>
  );
}

/** The progress or the result of the latest command. */
function Outcome({ access }: { access: AccessActor }) {
  const words = useAllWords();
  const stage = useSelector(access, selectAccessStage);
  const outcome = useSelector(access, selectOutcome);
  const problem = useSelector(access, selectProblem);
  const retryAfter = useSelector(access, selectRetryAfter);
  const { loading, working, linked, linkOver, mailed, tested, failed } = words.access;
  const texts: Partial<Record<typeof stage, string>> = {
    looking: loading,
    changing: working,
    linking: working,
    linked,
    linkOver,
    unknown: failed,
    ...(outcome === 'mailed' && { listed: mailed }),
    ...(outcome === 'tested' && { listed: tested }),
    ...(outcome === 'refused' && { listed: failed }),
  };
  return (
    <>
      <p className={`${dialog.status} ${styles.said}`} role="status">
        {texts[stage]}
      </p>
      {(stage === 'unknown' || outcome === 'refused') && problem && (
        <p className={dialog.error} role="alert">
          {ownerCallText(problem, retryAfter, words)}
        </p>
      )}
    </>
  );
}

/** The form on the published page by which visitors write, if it has one, and the proof that it works. */
function Messages({ access, rights }: { access: AccessActor; rights: SiteRights }) {
  const { site } = useActors();
  const words = useAllWords();
  const live = useSelector(site, selectLive);
  const canChange = useSelector(access, selectCanChange);
  const id = useId();
  if (!live || !isSwitchedOn(live.config, WRITE_PATH)) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{words.access.messages}</h3>
      <p className={dialog.note}>{rights.isConfirmed ? words.access.messagesNote : words.review.formLater}</p>
      {rights.isConfirmed && (
        <button
          type="button"
          className="button"
          aria-disabled={!canChange}
          onClick={() => access.send({ type: 'message.test' })}
        >
          {words.access.testMessage}
        </button>
      )}
    </section>
  );
}

/** A page that was taken off the web by a link in a mail. */
function TakenOff({ access }: { access: AccessActor }) {
  const { access: words } = useAllWords();
  const rights = useSelector(access, selectRights);
  const canChange = useSelector(access, selectCanChange);
  const { takenOffAt, putBackUntil } = rights ?? {};
  return (
    <section className={styles.part}>
      {takenOffAt !== undefined && <p>{words.takenOff(takenOffAt)}</p>}
      {putBackUntil !== undefined && <p>{words.until(putBackUntil)}</p>}
      {putBackUntil !== undefined && (
        <button
          type="button"
          className="button primary"
          aria-disabled={!canChange}
          onClick={() => access.send({ type: 'page.putBack' })}
        >
          {words.putBack}
        </button>
      )}
    </section>
  );
}
