import { useSelector } from '@xstate/react';
import { selectIsOpen } from '../../../machines/dialogs/dialog.selectors.ts';
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
  const { publish, find, starts, gallery, pictures, transfer, versions, templateChange, reset } = useActors();
  const words = useWords();
  const dialogs = [
    {
      isAsked: useSelector(publish, selectIsOpen),
      title: words.publish.title,
      close: () => publish.send({ type: 'publish.close' }),
    },
    {
      isAsked: useSelector(find, selectIsOpen),
      title: words.find.title,
      close: () => find.send({ type: 'find.close' }),
    },
    {
      isAsked: useSelector(starts, selectIsOpen),
      title: words.starts.title,
      close: () => starts.send({ type: 'starts.close' }),
    },
    {
      isAsked: useSelector(gallery, selectIsOpen),
      title: words.gallery.title,
      close: () => gallery.send({ type: 'gallery.close' }),
    },
    {
      isAsked: useSelector(pictures, selectIsOpen),
      title: words.pictures.title,
      close: () => pictures.send({ type: 'pictures.close' }),
    },
    {
      isAsked: useSelector(transfer, selectIsOpen),
      title: words.transfer.title,
      close: () => transfer.send({ type: 'transfer.close' }),
    },
    {
      isAsked: useSelector(versions, selectIsOpen),
      title: words.versions.title,
      close: () => versions.send({ type: 'versions.close' }),
    },
    {
      isAsked: useSelector(templateChange, selectIsOpen),
      title: words.confirm.templateTitle,
      close: () => templateChange.send({ type: 'confirm.decline' }),
    },
    {
      isAsked: useSelector(reset, selectIsOpen),
      title: words.confirm.resetTitle,
      close: () => reset.send({ type: 'confirm.decline' }),
    },
  ];
  return dialogs.find(({ isAsked }) => isAsked);
}
