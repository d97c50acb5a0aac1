import { useSelector } from '@xstate/react';
import type { AppActors } from '../../../machines/app/app.machine.ts';
import { selectOpenDialog } from '../../../machines/dialogs/dialogs.machine.ts';
import { useActors, useApp, useWords } from '../actors-context.tsx';
import styles from '../dialog.module.css';
import { useLateCode } from '../lazy.ts';
import { ModalDialog } from '../ModalDialog.tsx';

/** Stands for a dialog that was opened before the late code has come; offers to retry after a failure. */
export function DialogPlaceholder() {
  const app = useApp();
  const actors = useActors();
  const words = useWords();
  const stage = useLateCode();
  const open = useSelector(actors.dialogs, selectOpenDialog);
  const hasFailed = stage === 'failed';
  return (
    <ModalDialog
      isOpen={open !== undefined}
      onClose={() => close(open, actors)}
      title={open ? words.titles[open] : ''}
      state={hasFailed ? 'missing' : 'loading'}
    >
      <p role="status">{hasFailed ? words.rest.missing : words.rest.loading}</p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => close(open, actors)}>
          {words.rest.close}
        </button>
        {hasFailed && (
          <button
            type="button"
            className="button primary"
            data-first-focus=""
            onClick={() => app.send({ type: 'lateCode.retry' })}
          >
            {words.rest.retry}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}

/** Closes the dialog: one that lives on is told, another ends with its state. */
function close(open: ReturnType<typeof selectOpenDialog>, actors: AppActors): void {
  if (open === 'publish') actors.publish.send({ type: 'publish.close' });
  else if (open === 'templateChange' || open === 'reset') actors[open].send({ type: 'confirm.decline' });
  else actors.dialogs.send({ type: 'dialog.close' });
}
