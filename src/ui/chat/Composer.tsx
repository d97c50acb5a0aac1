import type { KeyboardEvent } from 'react';
import {
  selectCanSend,
  selectDraft,
  selectField,
  selectIsWorking,
  selectPlace,
} from '../../../machines/chat/chat.machine.ts';
import {
  selectDraft as selectAnswer,
  selectCanSend as selectCanAnswer,
  selectIsWorking as selectIsAwaited,
  selectTakesText,
} from '../../../machines/interview/interview.selectors.ts';
import { shownName } from '../../words/words.ts';
import { useWords } from '../actors-context.tsx';
import { isSendingEnter } from '../enter-key.ts';
import { useTalk, useTalker } from '../use-talk.ts';
import styles from './Composer.module.css';
import { LinkTarget } from './LinkTarget.tsx';

/** The message box. Its text is a value while a field is edited, else an option's name or a direct update. */
export function Composer() {
  const talker = useTalker();
  const words = useWords();
  const draft = useTalk(selectDraft, selectAnswer);
  const canSend = useTalk(selectCanSend, selectCanAnswer);
  const isWorking = useTalk(selectIsWorking, selectIsAwaited);
  const field = useTalk(selectField, () => undefined);
  const takesText = useTalk(() => false, selectTakesText);
  const isAtHours = useTalk(
    (chat) => selectPlace(chat)[0] === 'hours',
    () => false,
  );
  const note = field ? field.note && shownName(field.note, words) : isAtHours && words.chat.hoursHint;
  const isLink = field?.type === 'url';
  const described = [field && 'present-value', note && 'field-note', isLink && 'link-target']
    .filter(Boolean)
    .join(' ');
  const send = () => talker.send({ type: 'message.send', at: Date.now() });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendingEnter(event)) return;
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
      {note && (
        <p id="field-note" className={styles.note}>
          {note}
        </p>
      )}
      {isLink && <LinkTarget path={field.path} draft={draft} id="link-target" className={styles.note} />}
      <textarea
        className={styles.box}
        dir={draft === '' ? undefined : 'auto'}
        aria-label={words.chat.message}
        placeholder={field || takesText ? words.chat.placeholderValue : words.chat.placeholderFree}
        aria-describedby={described || undefined}
        rows={1}
        value={draft}
        onChange={(event) => talker.send({ type: 'draft.change', text: event.target.value })}
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
