import { useId } from 'react';
import { useWords } from '../actors-context.tsx';
import styles from '../dialog.module.css';
import { ModalDialog } from '../ModalDialog.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly question: string;
  readonly accept: string;
  /** What follows from accepting. */
  readonly note?: string | undefined;
  /** True if accepting destroys nothing. */
  readonly isHarmless?: boolean;
  /** A further answer. */
  readonly other?: { readonly label: string; readonly onChoose: () => void } | undefined;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks before something destructive. The safe answer has the focus; one button is filled. */
export function QuestionDialog({
  isOpen,
  title,
  question,
  accept,
  note,
  isHarmless = false,
  other,
  onAccept,
  onDecline,
}: Props) {
  const words = useWords();
  const id = useId();
  return (
    <ModalDialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onDecline}
      title={title}
      describedBy={note === undefined ? id : `${id} ${id}-note`}
    >
      <p id={id}>{question}</p>
      {note !== undefined && <p id={`${id}-note`}>{note}</p>}
      <div className={styles.actions}>
        <button type="button" className="button" data-first-focus="" onClick={onDecline}>
          {words.confirm.cancel}
        </button>
        <button
          type="button"
          className={['button', other && 'quiet', !isHarmless && (other ? 'risk' : 'danger')]
            .filter(Boolean)
            .join(' ')}
          onClick={onAccept}
        >
          {accept}
        </button>
        {other && (
          <button type="button" className="button primary" onClick={other.onChoose}>
            {other.label}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}
