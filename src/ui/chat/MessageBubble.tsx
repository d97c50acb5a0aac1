import { memo } from 'react';
import type { Message } from '../../domain/chat/message.ts';
import { clockTime } from '../../domain/chat/message.ts';
import { linkIn } from '../../domain/chat/shorten-link.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { PersonIcon, RobotIcon } from '../icons.tsx';
import { lazyPart } from '../lazy.tsx';
import styles from './MessageBubble.module.css';
import { UndoStepButton } from './UndoStepButton.tsx';

const PresentValue = lazyPart(({ PresentValue }) => PresentValue);

interface Props {
  readonly message: Message;
  readonly isLatest: boolean;
  readonly isWorking: boolean;
}

/** A message with speaker, text, time and options. Only the latest message's options can be clicked. */
export const MessageBubble = memo(function MessageBubble({ message, isLatest, isWorking }: Props) {
  const { chat } = useActors();
  const words = useWords();
  const speaker = message.isUser ? words.chat.visitorSays : words.chat.assistantSays;
  return (
    <li
      className={message.isUser ? `${styles.message} ${styles.visitor}` : styles.message}
      data-success={message.isSuccess}
      data-latest={isLatest || undefined}
      tabIndex={-1}
    >
      <span className={styles.avatar}>{message.isUser ? <PersonIcon /> : <RobotIcon />}</span>
      <div className={styles.body}>
        <p className={styles.text}>
          <span className="visually-hidden">{speaker} </span>
          <span className={styles.said} dir={message.isUser ? 'auto' : undefined}>
            <MessageText text={message.text} />
          </span>
        </p>
        {message.picture && <img className={styles.picture} src={message.picture} alt="" />}
        {isLatest && message.isValuePrompt && <PresentValue />}
        <div className={styles.foot}>
          <time className={styles.time} dateTime={new Date(message.at).toISOString()}>
            {clockTime(message.at)}
          </time>
          {message.isSuccess && message.commandId && <UndoStepButton commandId={message.commandId} />}
        </div>
        {message.buttons && message.buttons.length > 0 && (
          <fieldset className={styles.options} data-options="" aria-label={message.text}>
            {message.buttons.map((label) => (
              <button
                key={label}
                type="button"
                className={styles.option}
                disabled={!isLatest || isWorking}
                onClick={(event) => {
                  // Ignore the second click of a double click: it would pick an option that has just appeared
                  // under the pointer.
                  if (event.detail < 2) chat.send({ type: 'option.pick', label, at: Date.now() });
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </li>
  );
});

function MessageText({ text }: { text: string }) {
  const linked = linkIn(text);
  if (!linked) return text;
  return (
    <>
      {linked.before}
      <span title={linked.link}>{linked.shown}</span>
      {linked.after}
    </>
  );
}
