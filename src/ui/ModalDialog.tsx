import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './ModalDialog.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  readonly state?: string;
}

/** A modal dialog named by its title: it is open exactly while its chart says so, and Escape asks the chart. */
export function ModalDialog({ isOpen, onClose, title, children, role, describedBy, state }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === element.open) return;
    if (!isOpen) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-state={state}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}
