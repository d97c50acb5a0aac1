import type { FormEvent, ReactNode } from 'react';
import { addressMeant } from '../../domain/facts/mistyped-host.ts';
import { useWords } from './actors-context.tsx';
import dialog from './dialog.module.css';
import styles from './EmailForm.module.css';
import textBox from './text-box.module.css';

interface Props {
  readonly id: string;
  /** Stands above the box and describes it. Without it the label is shown. */
  readonly prompt?: string;
  readonly label: string;
  readonly email: string;
  readonly isRejected: boolean;
  readonly isBusy?: boolean;
  /** Whether the focus begins in the box. */
  readonly isFirst?: boolean;
  /** The id of what describes the box too. */
  readonly noteId?: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** A form that asks for an e-mail address, and says where the submitted text is none. */
export function EmailForm({
  id,
  prompt,
  label,
  email,
  isRejected,
  isBusy = false,
  isFirst = true,
  ...rest
}: Props) {
  const { publish: words } = useWords();
  const { noteId, onType, onSubmit, children } = rest;
  const describing = [prompt === undefined ? [] : `${id}-prompt`, noteId ?? []].flat().join(' ') || undefined;
  const meant = addressMeant(email);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className={styles.form}>
      {prompt !== undefined && <p id={`${id}-prompt`}>{prompt}</p>}
      <label className={prompt === undefined ? undefined : 'visually-hidden'} htmlFor={`${id}-email`}>
        {label}
      </label>
      <input
        id={`${id}-email`}
        className={textBox.box}
        dir="ltr"
        type="email"
        autoComplete="email"
        placeholder={words.emailHint}
        value={email}
        readOnly={isBusy}
        aria-invalid={isRejected}
        aria-describedby={isRejected ? `${id}-error` : describing}
        data-first-focus={isFirst ? '' : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {/* A hint: nothing waits for it. */}
      {meant !== undefined && !isBusy && (
        <button type="button" className={styles.meant} onClick={() => onType(meant)}>
          {words.didYouMean(meant)}
        </button>
      )}
      {isRejected && (
        <p id={`${id}-error`} className={dialog.error} role="alert">
          {words.invalidEmail}
        </p>
      )}
      {children}
    </form>
  );
}
