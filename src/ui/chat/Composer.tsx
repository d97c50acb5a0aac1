import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import {
  selectCanSend,
  selectDraft,
  selectField,
  selectIsWorking,
} from '../../../machines/chat/chat.selectors.ts';
import { shownName } from '../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Composer.module.css';

/** The message box. Its text is a value while a field is edited, else an option's name or a direct update. */
export function Composer() {
  const { chat } = useActors();
  const words = useWords();
  const draft = useSelector(chat, selectDraft);
  const canSend = useSelector(chat, selectCanSend);
  const isWorking = useSelector(chat, selectIsWorking);
  const field = useSelector(chat, selectField);
  const send = () => chat.send({ type: 'message.send', at: Date.now() });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {field?.note && (
        <p id="field-note" className={styles.note}>
          {shownName(field.note, words)}
        </p>
      )}
      <textarea
        className={styles.box}
        dir={draft === '' ? undefined : 'auto'}
        aria-label={words.chat.message}
        placeholder={field ? words.chat.placeholderValue : words.chat.placeholderFree}
        aria-describedby={field && (field.note ? 'present-value field-note' : 'present-value')}
        rows={1}
        value={draft}
        onChange={(event) => chat.send({ type: 'draft.change', text: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={`button primary ${styles.send}`}
        aria-label={words.chat.send}
        disabled={!canSend}
      >
        {isWorking ? words.chat.sending : words.chat.send}
      </button>
    </form>
  );
}
