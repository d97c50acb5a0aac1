import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { selectIsWorking, selectTranscript } from '../../../machines/chat.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './Transcript.module.css';

const NEAR_END_PX = 100;

/** All that has been said; it follows the latest message while the visitor reads near the end. */
export function Transcript() {
  const { chat } = useActors();
  const words = useWords();
  const messages = useSelector(chat, selectTranscript);
  const isWorking = useSelector(chat, selectIsWorking);
  const log = useRef<HTMLDivElement>(null);
  const heightBefore = useRef(0);
  const latestText = messages.findLast((message) => !message.isUser)?.text ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what may move the end.
  useLayoutEffect(() => {
    const view = log.current;
    if (!view) return;
    const wasNearEnd = heightBefore.current - view.scrollTop - view.clientHeight <= NEAR_END_PX;
    if (wasNearEnd) view.scrollTop = view.scrollHeight;
    heightBefore.current = view.scrollHeight;
  }, [messages]);

  return (
    <>
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
              isWorking={isWorking}
            />
          ))}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {latestText}
      </p>
    </>
  );
}
