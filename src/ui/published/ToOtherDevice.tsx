import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { unpublishedChanges } from '../../../domain/publish/unpublished-changes.ts';
import {
  type PublishedActor,
  selectCanChange,
  selectLinkSharing,
  selectPublishedStage,
} from '../../../machines/published/published.machine.ts';
import {
  type SharingActor,
  selectSharedAddress,
  selectSharingState,
} from '../../../machines/published/sharing.machine.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { QrCode } from '../publish/QrCode.tsx';
import styles from './Published.module.css';

/** The way to another device: a link, which works once and not for long, and what it leaves behind. */
export function ToOtherDevice({ published }: { published: PublishedActor }) {
  const { access: words, chat } = useWords();
  const stage = useSelector(published, selectPublishedStage);
  const canChange = useSelector(published, selectCanChange);
  const sharing = useSelector(published, selectLinkSharing);
  const id = useId();
  const isOver = stage === 'linkOver';
  if (stage === 'linked') return sharing && <DeviceLink sharing={sharing} />;
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{chat.dialogs.access}</h3>
      <p className={dialog.note}>{words.deviceNote}</p>
      <LeftBehind />
      <button
        type="button"
        className="button"
        aria-disabled={!canChange && !isOver}
        data-first-focus={isOver ? '' : undefined}
        onClick={() => published.send({ type: 'device.ask' })}
      >
        {isOver ? words.newLink : words.makeLink}
      </button>
    </section>
  );
}

/** What is not published does not come along. */
function LeftBehind() {
  const { dialogs, site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const changes = unpublishedChanges(live, config, words);
  if (changes?.kind !== 'known' || changes.names.length === 0) return null;
  return (
    <>
      <p>{words.access.left(changes.names.length)}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={() => dialogs.send({ type: 'publish.open' })}>
          {words.preview.publish}
        </button>
        <button type="button" className="button" onClick={() => dialogs.send({ type: 'transfer.open' })}>
          {words.access.saveCopy}
        </button>
      </div>
    </>
  );
}

function DeviceLink({ sharing }: { sharing: SharingActor }) {
  const { access: words } = useWords();
  const link = useSelector(sharing, selectSharedAddress);
  const state = useSelector(sharing, selectSharingState);
  return (
    <section className={styles.part}>
      <QrCode text={link} label={words.code} className={styles.code} />
      <p className={styles.link} dir="ltr">
        {link}
      </p>
      <p className={dialog.note}>{words.linkedNote}</p>
      <button
        type="button"
        className="button"
        data-first-focus=""
        onClick={() => sharing.send({ type: 'address.copy' })}
      >
        {words.copy}
      </button>
      <p className={dialog.note} aria-live="polite">
        {(state === 'copied' || state === 'notCopied') && words[state]}
      </p>
    </section>
  );
}
