import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { Message } from '../../../domain/chat/message.ts';
import { selectTranscript } from '../../../machines/chat/chat.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { followEnd, jumpToEnd, keepEndInSight } from './follow-end.ts';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './Transcript.module.css';

/** All messages. The view follows the latest one while it is scrolled near the end. */
export function Transcript() {
  const { chat } = useActors();
  const words = useWords();
  const messages = useSelector(chat, selectTranscript);
  const log = useRef<HTMLDivElement>(null);
  const latestAnswer = messages.findLastIndex((message) => !message.isUser);

  useLayoutEffect(() => (log.current ? followEnd(log.current, chat) : undefined), [chat]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves the end.
  useLayoutEffect(() => (log.current ? keepEndInSight(log.current) : undefined), [messages]);

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={words.chat.log}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={styles.log}
      >
        <ol className={styles.messages}>
          {messages.map((message, at) => (
            <MessageBubble
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added and dropped at the end.
              key={at}
              message={message}
              isLatest={at === messages.length - 1}
              answer={answerTo(messages, at)}
            />
          ))}
        </ol>
      </div>
      <button
        type="button"
        className={`button ${styles.newMessages}`}
        onClick={() => {
          log.current?.focus();
          if (log.current) jumpToEnd(log.current);
        }}
      >
        {words.chat.newMessages}
      </button>
      <p className="visually-hidden" role="status">
        {/* A new key each time, so that a repeated answer is announced again. */}
        <span key={latestAnswer}>{messages[latestAnswer]?.text}</span>
      </p>
    </div>
  );
}

/** What the visitor said right after a message. */
function answerTo(messages: readonly Message[], at: number): string | undefined {
  const next = messages[at + 1];
  return next?.isUser ? next.text : undefined;
}
