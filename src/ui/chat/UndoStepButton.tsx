import { useSelector } from '@xstate/react';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectCanRevert } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './MessageBubble.module.css';

/** Takes back the step that a success message tells of, where it still stands; later ones are kept. */
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
        // The button goes with its step; the message it stands in keeps the focus.
        event.currentTarget.closest('li')?.focus();
        site.send({ type: 'step.revert', commandId });
      }}
    >
      {undo}
    </button>
  );
}
