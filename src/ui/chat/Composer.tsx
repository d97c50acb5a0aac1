import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { takesText } from '../../../domain/interview/question.ts';
import { selectCanSend, selectText } from '../../../machines/chat/box.selectors.ts';
import {
  selectField,
  selectIsWorking,
  selectPlace,
  selectQuestion,
} from '../../../machines/chat/chat.selectors.ts';
import { selectSaving } from '../../../machines/site/site.selectors.ts';
import { shownName } from '../../../words/words.ts';
import { useActors, useBox, useWords } from '../actors-context.tsx';
import { isSendingEnter } from '../enter-key.ts';
import { lazyPart } from '../lazy.ts';
import { SavingStatus } from '../notices/SavingStatus.tsx';
import styles from './Composer.module.css';

const LinkTarget = lazyPart(({ LinkTarget }) => LinkTarget);

/** The message box. Its text is a value while a field is edited, else an option's name, an answer or a direct update. */
export function Composer() {
  const { chat, site } = useActors();
  const box = useBox();
  const saving = useSelector(site, selectSaving);
  const words = useWords();
  const draft = useSelector(box, selectText);
  const canSend = useSelector(box, selectCanSend);
  const isWorking = useSelector(chat, selectIsWorking);
  const field = useSelector(chat, selectField);
  const question = useSelector(chat, selectQuestion);
  const section = useSelector(chat, (snapshot) => selectPlace(snapshot)[0] ?? '');
  const isAtList = !field || field.type === 'table';
  const note = isAtList ? words.chat.typedLists[section] : field.note && shownName(field.note, words);
  const isLink = field && (field.type === 'url' || /button\.text$/i.test(field.path));
  const described = [
    field && 'present-value',
    note && 'field-note',
    isLink && 'link-target',
    question && 'question-hint',
  ]
    .filter(Boolean)
    .join(' ');
  const send = () => box.send({ type: 'message.send', at: Date.now() });
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
      {isLink && <LinkTarget path={field.path} draft={draft} />}
      <div className={styles.field}>
        <textarea
          className={styles.box}
          dir={draft === '' ? undefined : 'auto'}
          aria-label={words.chat.message}
          placeholder={
            field || takesText(question) ? words.chat.placeholderValue : words.chat.placeholderFree
          }
          aria-describedby={described || undefined}
          rows={1}
          value={draft}
          onChange={(event) => box.send({ type: 'draft.change', text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <div className={styles.saving} data-saving={saving}>
          <SavingStatus />
        </div>
        <button
          type="submit"
          className={`button primary ${styles.send}`}
          aria-label={words.chat.send}
          data-recommended={canSend || isWorking ? '' : undefined}
          disabled={!canSend}
        >
          {isWorking ? words.chat.sending : words.chat.send}
        </button>
      </div>
    </form>
  );
}
