import { useSelector } from '@xstate/react';
import type { ModalName } from '../../../machines/app/dialogs.machine.ts';
import { selectOpenDialog } from '../../../machines/app/dialogs.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from '../dialog.module.css';
import { useRestStage } from '../lazy.tsx';
import { ModalDialog } from '../ModalDialog.tsx';

interface AskedDialog {
  readonly title: string;
  readonly close: () => void;
}

/** Stands for a dialog that was opened before its chunk has loaded; offers to retry after a failure. */
export function DialogPlaceholder() {
  const { rest } = useActors();
  const words = useWords();
  const stage = useRestStage();
  const asked = useAskedDialog();
  const hasFailed = stage === 'failed';
  return (
    <ModalDialog
      isOpen={asked !== undefined}
      onClose={() => asked?.close()}
      title={asked?.title ?? ''}
      state={hasFailed ? 'missing' : 'loading'}
    >
      <p role="status">{hasFailed ? words.rest.missing : words.rest.loading}</p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => asked?.close()}>
          {words.rest.close}
        </button>
        {hasFailed && (
          <button
            type="button"
            className="button primary"
            data-first-focus=""
            onClick={() => rest.send({ type: 'rest.retry' })}
          >
            {words.rest.retry}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}

function useAskedDialog(): AskedDialog | undefined {
  const { dialogs, ...actors } = useActors();
  const { publish, find, gallery, pictures, transfer, versions, templateChange, reset } = actors;
  const words = useWords();
  const open = useSelector(dialogs, selectOpenDialog);
  const asked: Readonly<Record<ModalName, AskedDialog>> = {
    publish: { title: words.publish.title, close: () => publish.send({ type: 'publish.close' }) },
    find: { title: words.find.title, close: () => find.send({ type: 'find.close' }) },
    gallery: { title: words.gallery.title, close: () => gallery.send({ type: 'gallery.close' }) },
    pictures: { title: words.pictures.title, close: () => pictures.send({ type: 'pictures.close' }) },
    transfer: { title: words.transfer.title, close: () => transfer.send({ type: 'transfer.close' }) },
    versions: { title: words.versions.title, close: () => versions.send({ type: 'versions.close' }) },
    templateChange: {
      title: words.confirm.templateTitle,
      close: () => templateChange.send({ type: 'confirm.decline' }),
    },
    reset: { title: words.confirm.resetTitle, close: () => reset.send({ type: 'confirm.decline' }) },
  };
  return open && asked[open];
}
