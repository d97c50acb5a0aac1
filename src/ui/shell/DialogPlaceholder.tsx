import { useSelector } from '@xstate/react';
import { selectOpenDialog } from '../../../machines/app/dialogs.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from '../dialog.module.css';
import { useRestStage } from '../lazy.tsx';
import { ModalDialog } from '../ModalDialog.tsx';

/** Stands for a dialog that was opened before its chunk has loaded; offers to retry after a failure. */
export function DialogPlaceholder() {
  const actors = useActors();
  const words = useWords();
  const stage = useRestStage();
  const open = useSelector(actors.dialogs, selectOpenDialog);
  const close = () => actors.dialogs.send({ type: 'dialog.close' });
  const hasFailed = stage === 'failed';
  return (
    <ModalDialog
      isOpen={open !== undefined}
      onClose={close}
      title={open ? words.titles[open] : ''}
      state={hasFailed ? 'missing' : 'loading'}
    >
      <p role="status">{hasFailed ? words.rest.missing : words.rest.loading}</p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={close}>
          {words.rest.close}
        </button>
        {hasFailed && (
          <button
            type="button"
            className="button primary"
            data-first-focus=""
            onClick={() => actors.rest.send({ type: 'rest.retry' })}
          >
            {words.rest.retry}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}
