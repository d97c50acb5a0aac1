import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { addressMeant } from '../../../domain/facts/mistyped-host.ts';
import { isWebAddress } from '../../../domain/publish/web-address.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import {
  selectEmail,
  selectLiveSite,
  selectMailReach,
  selectNextMail,
  selectNotTaken,
  selectSharing,
} from '../../../machines/publish/publish.selectors.ts';
import type { SharingActor } from '../../../machines/published/sharing.machine.ts';
import {
  selectCanShare,
  selectSharedAddress,
  selectSharingState,
} from '../../../machines/published/sharing.machine.ts';
import {
  selectConfig,
  selectIsUnconfirmed,
  selectRememberedEmail,
} from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { EmailForm } from '../EmailForm.tsx';
import { focusChatAfter } from '../focus-chat.ts';
import { PageAddress } from '../PageAddress.tsx';
import styles from './LivePage.module.css';
import { QrCode } from './QrCode.tsx';

/** The published page: its picture, its address, and the ways to hand that on. */
export function LivePage() {
  const { publish } = useActors();
  const sharing = useSelector(publish, selectSharing);
  return sharing && <LiveAddress sharing={sharing} />;
}

function LiveAddress({ sharing }: { sharing: SharingActor }) {
  const { chat, publish, site } = useActors();
  const words = useWords();
  const waits = useSelector(site, selectIsUnconfirmed);
  const reach = useSelector(publish, selectMailReach);
  const next = useSelector(publish, selectNextMail);
  const remembered = useSelector(site, selectRememberedEmail);
  const meant = addressMeant(remembered ?? '');
  const isWorking = useSelector(chat, selectIsWorking);
  const address = useSelector(sharing, selectSharedAddress);
  const state = useSelector(sharing, selectSharingState);
  const canShare = useSelector(sharing, selectCanShare);
  const goHome = () => {
    focusChatAfter(() => publish.send({ type: 'menu.return', at: Date.now() }));
  };
  const share = (
    <button type="button" className="button" onClick={() => sharing.send({ type: 'address.share' })}>
      {words.publish.share}
    </button>
  );
  return (
    <div className={styles.live}>
      <div className={styles.pictures}>
        <div className={styles.address}>
          <PageAddress address={address} className={styles.link} />
          <p className={dialog.note}>{words.publish.deployedNote}</p>
          {waits && reach === 'refused' && <MendEmail prompt={words.mailRefused} />}
          {waits && reach === 'none' && next === undefined && <MendEmail prompt={words.noMail} />}
          {waits && reach === 'none' && next !== undefined && (
            <p className={dialog.note}>{words.mailLater(next)}</p>
          )}
          {waits &&
            (reach === 'sent' || reach === 'trying' || reach === undefined) &&
            remembered !== undefined && (
              <p className={dialog.note}>
                {(reach === 'trying' ? words.mailTrying : words.confirmMail)(remembered)}
              </p>
            )}
          {waits && meant !== undefined && <p className={dialog.note}>{words.publish.didYouMean(meant)}</p>}
          {waits && reach === 'kept' && <p className={dialog.note}>{words.mailKept}</p>}
          <AddressOffer />
        </div>
        {isWebAddress(address) && (
          <QrCode text={address} label={words.publish.code} className={styles.code} />
        )}
      </div>
      <div className={styles.ways}>
        {canShare && isHeld() && share}
        <button type="button" className="button" onClick={() => sharing.send({ type: 'address.copy' })}>
          {words.publish.copy}
        </button>
        {canShare && !isHeld() && share}
        <button type="button" className="button" disabled={isWorking} onClick={goHome}>
          {words.publish.change}
        </button>
        <p className={dialog.note} aria-live="polite">
          {(state === 'copied' || state === 'notCopied' || state === 'notShared') && words.publish[state]}
        </p>
      </div>
    </div>
  );
}

/** Where the website keeps its address, the one that was typed can take its place: by an act of its own. */
function AddressOffer() {
  const { publish, site, dialogs } = useActors();
  const words = useWords();
  const typed = useSelector(publish, selectNotTaken);
  const siteId = useSelector(publish, selectLiveSite);
  const config = useSelector(site, selectConfig);
  const remembered = useSelector(site, selectRememberedEmail);
  // What was published may be here no more, and an update with the address of the last one has that masked.
  if (typed === undefined || siteId !== config._siteId || typed === remembered) return null;
  const offer = () => {
    publish.send({ type: 'publish.close' });
    dialogs.send({ type: 'access.open', email: typed });
  };
  return (
    <div className={styles.ways}>
      <p className={dialog.note}>{words.addressKept(remembered)}</p>
      <button type="button" className="button" onClick={offer}>
        {words.takeAddress(typed)}
      </button>
    </div>
  );
}

/** Where no mail can go to the address that the page was published with: it is mended by publishing with another one. */
function MendEmail({ prompt }: { prompt: string }) {
  const { publish } = useActors();
  const words = useWords();
  const email = useSelector(publish, selectEmail);
  return (
    <EmailForm
      id={useId()}
      prompt={prompt}
      label={words.access.newEmail}
      email={email}
      isRejected={false}
      isFirst={false}
      onType={(text) => publish.send({ type: 'email.change', text })}
      onSubmit={() => publish.send({ type: 'publish.submit' })}
    >
      <div className={styles.ways}>
        <button type="submit" className="button">
          {words.access.saveEmail}
        </button>
      </div>
    </EmailForm>
  );
}

/** True on a phone or tablet, where an address is rather shared than copied. */
function isHeld(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
