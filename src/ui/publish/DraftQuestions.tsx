import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../domain/chat/drafts.ts';
import { placeOfPath } from '../../../domain/chat/menu.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useBox, useWords } from '../actors-context.tsx';
import { useAllDrafts } from '../use-drafts.ts';
import styles from './DraftQuestions.module.css';

/** Asks of each value that is not sent whether it is published. `Publish` waits for the answers. */
export function DraftQuestions() {
  const box = useBox();
  const questions = useRef<HTMLDivElement>(null);
  const drafts = useAllDrafts();
  const choose = (type: 'draft.use' | 'draft.drop', path: string) => {
    const dialog = questions.current?.closest('dialog');
    flushSync(() => box.send({ type, path }));
    // The question is gone: the next one is now the first to be focused, else the e-mail box.
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  };
  if (drafts.length === 0) return null;
  return (
    <div ref={questions} className={styles.questions}>
      {drafts.map((draft, at) => (
        <Question key={draft.field} draft={draft} isFirst={at === 0} onChoose={choose} />
      ))}
    </div>
  );
}

interface QuestionProps {
  readonly draft: Draft;
  readonly isFirst: boolean;
  readonly onChoose: (type: 'draft.use' | 'draft.drop', path: string) => void;
}

function Question({ draft: { field, text }, isFirst, onChoose }: QuestionProps) {
  const { site, chat } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const question = words.drafts.ask(placeOfPath(config, field, words), text);
  return (
    <fieldset className={styles.question} aria-label={question} disabled={isWorking}>
      <div>{question}</div>
      <div className={styles.choices}>
        <button
          type="button"
          className={isFirst ? 'button primary' : 'button'}
          data-first-focus={isFirst ? '' : undefined}
          onClick={() => onChoose('draft.use', field)}
        >
          {words.drafts.use}
        </button>
        <button type="button" className="button" onClick={() => onChoose('draft.drop', field)}>
          {words.drafts.leaveOut}
        </button>
      </div>
    </fieldset>
  );
}
