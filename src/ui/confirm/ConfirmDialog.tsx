import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { confirmMachine } from '../../../machines/confirm.machine.ts';
import { selectIsConfirming } from '../../../machines/confirm.selectors.ts';
import { useLateWords } from '../actors-context.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import styles from './ConfirmDialog.module.css';

interface Props {
  readonly confirm: ActorRefFrom<typeof confirmMachine>;
  readonly title: string;
  readonly question: string;
  readonly accept: string;
}

/** A question before the website is replaced; the safe answer has the focus. */
export function ConfirmDialog({ confirm, title, question, accept }: Props) {
  const words = useLateWords();
  const id = useId();
  const isOpen = useSelector(confirm, selectIsConfirming);
  const decline = () => confirm.send({ type: 'confirm.decline' });
  return (
    <ModalDialog role="alertdialog" isOpen={isOpen} onClose={decline} title={title} describedBy={id}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <div className={styles.actions}>
        <button type="button" className="button" data-first-focus="" onClick={decline}>
          {words.confirm.cancel}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => confirm.send({ type: 'confirm.accept', at: Date.now() })}
        >
          {accept}
        </button>
      </div>
    </ModalDialog>
  );
}
