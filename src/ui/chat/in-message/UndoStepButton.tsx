import { useSelector } from '@xstate/react';
import { selectIsWorking } from '../../../../machines/chat/chat.selectors.ts';
import { selectCanRevert } from '../../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../../actors-context.tsx';
import styles from './UndoStepButton.module.css';

/** Reverts the step that a success message reports and keeps later ones. Hidden once the step cannot be reverted. */
export function UndoStepButton({ commandId }: { commandId: string }) {
  const { chat, site } = useActors();
  const { undo, undoThis } = useWords().history;
  const isWorking = useSelector(chat, selectIsWorking);
  const canRevert = useSelector(site, selectCanRevert(commandId));
  if (!canRevert) return null;
  return (
    <button
      type="button"
      className={styles.undo}
      aria-label={undoThis}
      disabled={isWorking}
      onClick={(event) => {
        // The button disappears with its step: move the focus to the message.
        event.currentTarget.closest('li')?.focus();
        site.send({ type: 'step.revert', commandId });
      }}
    >
      {undo}
    </button>
  );
}
