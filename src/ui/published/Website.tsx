import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { WRITE_PATH } from '../../../domain/config/page-settings.ts';
import { isSwitchedOn } from '../../../domain/config/visibility.ts';
import { liveAddress } from '../../../domain/publish/live-address.ts';
import type { SiteRights } from '../../../domain/publish/site-access.ts';
import {
  type PublishedActor,
  selectCanChange,
  selectChange,
  selectIsAboutVersions,
  selectPublishedStage,
  selectRefusal,
  selectTold,
} from '../../../machines/published/published.machine.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { PageAddress } from '../PageAddress.tsx';
import { ChangedElsewhere } from '../publish/ChangedElsewhere.tsx';
import { NewsOfSite } from '../publish/NewsOfSite.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { EmailOfSite } from './EmailOfSite.tsx';
import styles from './Published.module.css';
import { Refused } from './Refused.tsx';
import { RightHolders } from './RightHolders.tsx';
import { ToOtherDevice } from './ToOtherDevice.tsx';
import { Versions } from './Versions.tsx';

/** The published website: its page, its e-mail address, the way to another device, who may change it, and its versions. */
export function Website({ published }: { published: PublishedActor }) {
  const { dialogs, site } = useActors();
  const { versions: words } = useWords();
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const stage = useSelector(published, selectPublishedStage);
  const told = useSelector(published, selectTold);
  const refusal = useSelector(published, selectRefusal);
  const isAboutVersions = useSelector(published, selectIsAboutVersions);
  const isLinked = stage === 'linked' || stage === 'linkOver';
  const isGone = stage === 'none' || stage === 'unpublished';
  const address = isGone ? undefined : (told?.versions.url ?? liveAddress(live, config));
  const versions = told && <Versions published={published} kept={told.versions} isOpen={isAboutVersions} />;
  return (
    <>
      <div className={dialog.body}>
        {address !== undefined && !isLinked && <PageAddress address={address} className={styles.address} />}
        <div className={styles.news}>
          <Status published={published} />
          <Refused refusal={refusal} />
          {stage === 'shown' && refusal && refusal.problem !== 'asked' && <Retry published={published} />}
        </div>
        {stage === 'unpublished' && <p className={dialog.note}>{words.unpublishedNote}</p>}
        {!isLinked && !isGone && <ChangedElsewhere onOpen={() => dialogs.send({ type: 'page.open' })} />}
        {told && !isLinked && (
          <>
            <NewsOfSite />
            <TakenOff published={published} rights={told.rights} />
            {isAboutVersions && versions}
            <EmailOfSite published={published} rights={told.rights} />
            <Messages published={published} rights={told.rights} />
          </>
        )}
        {told && <ToOtherDevice published={published} />}
        {told && !isLinked && (
          <>
            <RightHolders published={published} rights={told.rights} />
            {!isAboutVersions && versions}
          </>
        )}
      </div>
      <div className={dialog.actions}>
        <Acts published={published} isShown={told !== undefined && !isLinked} />
      </div>
    </>
  );
}

/** The progress or the result of the latest request. */
function Status({ published }: { published: PublishedActor }) {
  const { published: common, access, versions } = useWords();
  const stage = useSelector(published, selectPublishedStage);
  const told = useSelector(published, selectTold);
  const change = useSelector(published, selectChange);
  const refusal = useSelector(published, selectRefusal);
  const isAboutVersions = useSelector(published, selectIsAboutVersions);
  const quiet = told && isAboutVersions ? versions.kept(told.versions.versions.length) : '';
  const version = change?.kind === 'bringBack' ? change.version : 0;
  const busy = { bringBack: versions.bringingBack(version), unpublish: versions.unpublishing };
  const done = {
    confirmAgain: access.mailed,
    email: access.mailed,
    testMessage: access.tested,
    bringBack: versions.broughtBack(version),
  };
  const of = (texts: Readonly<Partial<Record<string, string>>>) => change && texts[change.kind];
  const texts: Partial<Record<typeof stage, string>> = {
    reading: common.loading,
    shown: refusal
      ? refusal.problem === 'asked'
        ? common.problems.asked
        : common.failed
      : (of(done) ?? quiet),
    confirming: quiet,
    changing: of(busy) ?? common.working,
    linking: common.working,
    linked: access.linked,
    linkOver: access.linkOver,
    none: versions.none,
    unpublished: versions.unpublished,
    unanswered: common.failed,
  };
  return (
    <p className={dialog.status} role="status">
      {texts[stage]}
    </p>
  );
}

/** What can be done with the website as a whole, and with the dialog. */
function Acts({ published, isShown }: { published: PublishedActor; isShown: boolean }) {
  const { dialogs } = useActors();
  const { versions, chat } = useWords();
  const stage = useSelector(published, selectPublishedStage);
  const canChange = useSelector(published, selectCanChange);
  return (
    <>
      {isShown && (
        <button
          type="button"
          className={`button ${styles.unpublish}`}
          aria-disabled={!canChange}
          onClick={() => published.send({ type: 'unpublish.ask' })}
        >
          {versions.unpublish}
        </button>
      )}
      <CloseDialog />
      {stage === 'none' && (
        <button
          type="button"
          className="button primary"
          onClick={() => dialogs.send({ type: 'publish.open' })}
        >
          {chat.dialogs.publish}
        </button>
      )}
      {stage === 'unanswered' && <Retry published={published} />}
    </>
  );
}

/** Asks the server once more what it knows: a change whose answer was lost may have been made. */
function Retry({ published }: { published: PublishedActor }) {
  const { published: words } = useWords();
  return (
    <button
      type="button"
      className="button primary"
      onClick={() => published.send({ type: 'published.retry' })}
    >
      {words.retry}
    </button>
  );
}

/** The form on the published page by which visitors write, if it has one, and the proof that it works. */
function Messages({ published, rights }: { published: PublishedActor; rights: SiteRights }) {
  const { site } = useActors();
  const words = useWords();
  const live = useSelector(site, selectLive);
  const canChange = useSelector(published, selectCanChange);
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
          onClick={() => published.send({ type: 'message.test' })}
        >
          {words.access.testMessage}
        </button>
      )}
    </section>
  );
}

/** A page that was taken off the web by a link in a mail. */
function TakenOff({ published, rights }: { published: PublishedActor; rights: SiteRights }) {
  const { access: words } = useWords();
  const canChange = useSelector(published, selectCanChange);
  const { takenOffAt, putBackUntil } = rights;
  if (takenOffAt === undefined) return null;
  return (
    <section className={styles.part}>
      <p>{words.takenOff(takenOffAt)}</p>
      {putBackUntil !== undefined && (
        <>
          <p>{words.until(putBackUntil)}</p>
          <button
            type="button"
            className="button primary"
            aria-disabled={!canChange}
            onClick={() => published.send({ type: 'page.putBack' })}
          >
            {words.putBack}
          </button>
        </>
      )}
    </section>
  );
}
