import { useSelector } from '@xstate/react';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  selectFailure,
  selectFound,
  selectRefusal,
  selectSavedName,
  selectWork,
  type TransferActor,
} from '../../../machines/dialogs/transfer.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { ModalDialog } from '../ModalDialog.tsx';
import { FileOffers } from './FileOffers.tsx';
import { FoundWebsite } from './FoundWebsite.tsx';
import styles from './TransferDialog.module.css';

/** Saves the page as a file, and opens one as its website, which can be dropped anywhere on the dialog. */
export function TransferDialog() {
  const { dialogs } = useActors();
  const { transfer: words, titles } = useWords();
  const { transfer } = useSelector(dialogs, selectShown);
  const work = useSelector(transfer, (snapshot) => snapshot && selectWork(snapshot));
  const close = () => dialogs.send({ type: 'dialog.close' });
  return (
    <ModalDialog isOpen={transfer !== undefined} onClose={close} title={titles.transfer} state={work}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file input in it. */}
      <div
        className={styles.body}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) transfer?.send({ type: 'file.choose', file });
        }}
      >
        {transfer && work !== 'confirming' && (
          <FileOffers transfer={transfer} isBusy={work === 'saving' || work === 'reading'} />
        )}
        <div className={styles.foot}>
          {transfer && <Outcome transfer={transfer} />}
          {transfer && work === 'confirming' && <FoundWebsite transfer={transfer} />}
          {work !== 'confirming' && (
            <div className={dialog.actions}>
              <button type="button" className="button" onClick={close}>
                {words.close}
              </button>
            </div>
          )}
        </div>
      </div>
    </ModalDialog>
  );
}

/** The progress or result of the latest command. */
function Outcome({ transfer }: { transfer: TransferActor }) {
  const { transfer: words } = useWords();
  const work = useSelector(transfer, selectWork);
  const savedName = useSelector(transfer, selectSavedName);
  const failure = useSelector(transfer, selectFailure);
  const refusal = useSelector(transfer, selectRefusal);
  const found = useSelector(transfer, selectFound);
  const statusOf = () => {
    if (work === 'saving') return words.busySaving;
    if (work === 'reading') return words.busyReading;
    if (work === 'saved') return words.saved(savedName);
    return work === 'confirming' && found ? words.found(found.title) : '';
  };
  return (
    <>
      <p className={dialog.status} role="status">
        {statusOf()}
      </p>
      {work === 'failed' && (
        <p className={dialog.error} role="alert">
          {words.failed(failure)}
        </p>
      )}
      {work === 'refused' && refusal && (
        <p className={dialog.error} role="alert">
          {`${words.refused[refusal]} ${words.unchanged}`}
        </p>
      )}
    </>
  );
}
