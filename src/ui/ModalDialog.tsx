import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** One large sentence below the title, which is then small. */
  readonly sentence?: string | undefined;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  readonly state?: string | undefined;
  /** `broad`: as broad as a picture of a page. `wide`: as wide as the screen. */
  readonly width?: 'broad' | 'wide';
}

/**
 * A modal dialog, labelled by its title. It is open exactly while `isOpen` says so; Escape only calls
 * `onClose`. The focus starts at the element marked `data-first-focus`, and returns there when a new `state`
 * disables or removes the focused element.
 */
export function ModalDialog({
  isOpen,
  onClose,
  title,
  sentence,
  children,
  role,
  describedBy,
  state,
  width,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Close before unmounting: the browser then returns the focus to the opener, before a dialog that replaces
  // this one takes it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state can disable or remove what has the focus.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) return element.close();
    const wasOpen = element.open;
    if (!wasOpen) element.showModal();
    if (!wasOpen || hasLostFocus(element)) {
      (element.querySelector<HTMLElement>('[data-first-focus]') ?? element).focus();
    }
  }, [isOpen, state]);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={width ? `${styles.dialog} ${styles[width]}` : styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-state={state}
      tabIndex={-1}
      onCancel={(event) => {
        // A file picker that is dismissed tells its field so, and that event rises to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <>
          <h2 id={titleId} className={sentence === undefined ? styles.title : styles.small}>
            {title}
          </h2>
          {sentence !== undefined && (
            <p className={styles.sentence} dir="auto">
              {sentence}
            </p>
          )}
          {children}
        </>
      )}
    </dialog>
  );
}

function hasLostFocus(dialog: HTMLDialogElement): boolean {
  const active = document.activeElement;
  return !active || active === dialog || !dialog.contains(active) || active.matches(':disabled');
}
