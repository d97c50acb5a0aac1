import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { Message } from '../../../domain/chat/message.ts';
import { selectTranscript } from '../../../machines/chat/chat.selectors.ts';
import { selectIsBehind, selectIsFollowing } from '../../../machines/screen/transcript-scroll.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './Transcript.module.css';

const NEAR_END_PX = 100;

/** All messages. The view follows the latest one while it is scrolled near the end. */
export function Transcript() {
  const { chat, transcriptScroll } = useActors();
  const words = useWords();
  const messages = useSelector(chat, selectTranscript);
  const isFollowing = useSelector(transcriptScroll, selectIsFollowing);
  const isBehind = useSelector(transcriptScroll, selectIsBehind);
  const log = useRef<HTMLDivElement>(null);
  const last = useRef({ top: 0, height: 0 });
  const latestAnswer = messages.findLastIndex((message) => !message.isUser);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves the end.
  useLayoutEffect(() => {
    const view = log.current;
    if (!view || !isFollowing) return;
    // A new ResizeObserver always calls back after layout and before paint; scrolling here would force a
    // second layout.
    const resizes = new ResizeObserver(() => showEnd(view));
    resizes.observe(view);
    // A picture, and what is asked about it, arrive after their message.
    const latest = view.querySelector('[data-latest]');
    if (latest) resizes.observe(latest);
    // The view of somebody who works in the message stays.
    for (const type of ['pointerdown', 'keydown'])
      latest?.addEventListener(type, () => resizes.disconnect(), { once: true });
    return () => resizes.disconnect();
  }, [messages, isFollowing]);

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
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          transcriptScroll.send({
            type: 'log.scrolled',
            isNearEnd: scrollHeight - scrollTop - clientHeight <= NEAR_END_PX,
            // Answered options take less room: the content may move the view up by itself.
            isUpwards: scrollTop < last.current.top && scrollHeight === last.current.height,
          });
          last.current = { top: scrollTop, height: scrollHeight };
        }}
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
      {isBehind && (
        <button
          type="button"
          className={`button ${styles.newMessages}`}
          onClick={() => {
            log.current?.focus();
            transcriptScroll.send({ type: 'end.jump' });
          }}
        >
          {words.chat.newMessages}
        </button>
      )}
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

/** Scrolls to the start of the latest message, so that one taller than the view is read from its first line. */
function showEnd(view: HTMLElement): void {
  const latest = view.querySelector('[data-latest]');
  if (!latest) return;
  const { paddingBlockStart } = getComputedStyle(view);
  const above = latest.getBoundingClientRect().top - view.getBoundingClientRect().top;
  view.scrollTop += above - Number.parseFloat(paddingBlockStart);
}
