import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Message } from '../../../domain/chat/message.ts';
import { clockTime } from '../../../domain/chat/message.ts';
import { selectAskedAfterRefusal, selectQuestion } from '../../../machines/chat/chat.selectors.ts';
import { selectIsUntouched } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { PersonIcon, RobotIcon } from '../icons.tsx';
import { lazyPart } from '../lazy.ts';
import styles from './MessageBubble.module.css';
import type { OptionsProps } from './Option.tsx';
import { AnsweredOptions, LatestOptions } from './Options.tsx';
import { spokenParts } from './spoken-parts.ts';

const MessagePicture = lazyPart(({ MessagePicture }) => MessagePicture);
const LinkedText = lazyPart(({ LinkedText }) => LinkedText, PlainText);
const ToldColor = lazyPart(({ ToldColor }) => ToldColor);
const OwnWebsite = lazyPart(({ OwnWebsite }) => OwnWebsite, RoomForWebsite);
const PresentValue = lazyPart(({ PresentValue }) => PresentValue);
const QuestionCard = lazyPart(({ QuestionCard }) => QuestionCard);
const HoursRead = lazyPart(({ HoursRead }) => HoursRead);
const HoursTable = lazyPart(({ HoursTable }) => HoursTable);
const LookPanel = lazyPart(({ LookPanel }) => LookPanel);
const UndoStepButton = lazyPart(({ UndoStepButton }) => UndoStepButton);
const ListTable = lazyPart(({ ListTable }) => ListTable);
const DescribePicture = lazyPart(({ DescribePicture }) => DescribePicture);

interface Props {
  readonly message: Message;
  readonly isLatest: boolean;
  /** What the visitor said next: of the options that it was, that one is underlined. */
  readonly answer: string | undefined;
}

/**
 * A message with speaker, text, time and options. Only the latest message's options can be clicked; its question is the
 * largest text of the screen, and what is over is one quiet line.
 */
export const MessageBubble = memo(function MessageBubble({ message, isLatest, answer }: Props) {
  const words = useWords();
  const speaker = message.isUser ? words.chat.visitorSays : words.chat.assistantSays;
  const { hours } = message;
  return (
    <li
      className={[
        styles.message,
        message.isUser ? styles.visitor : isLatest && styles.asking,
        // The table has the heading.
        message.text === words.chat.askTable && styles.filling,
      ]
        .filter(Boolean)
        .join(' ')}
      data-success={message.isSuccess}
      data-latest={isLatest || undefined}
      tabIndex={-1}
    >
      <span className={styles.avatar}>{message.isUser ? <PersonIcon /> : <RobotIcon />}</span>
      {isLatest && !message.isUser && (
        // Drawn by the style sheet: what is read and copied names the speaker once.
        <span className={styles.name} data-name={words.product.name} />
      )}
      <div className={styles.body}>
        <p className={styles.text}>
          <span className="visually-hidden">{`${speaker} `}</span>
          <span className={styles.said} dir={message.isUser ? 'auto' : undefined}>
            {message.isUser ? (
              <MessageText text={message.text} />
            ) : (
              spokenParts(message.text, words).map(({ text, isAsked }) => (
                <span key={text} className={isAsked ? styles.asked : styles.told}>
                  <MessageText text={text} />
                  {message.isSuccess && !isAsked && text.includes('"#') && <ToldColor text={text} />}
                </span>
              ))
            )}
          </span>
        </p>
        {isLatest && <AskedAfterRefusal />}
        {isLatest && message.text === words.chat.greeting && <Returning />}
        {message.picture !== undefined && <MessagePicture address={message.picture} />}
        {isLatest && message.isValuePrompt && <PresentValue />}
        {isLatest && !message.isUser && <Card />}
        {isLatest && message.describes && <DescribePicture path={message.describes} />}
        {hours && <HoursRead hours={hours} />}
        <div className={styles.foot}>
          <time className={styles.time} dateTime={new Date(message.at).toISOString()}>
            {clockTime(message.at)}
          </time>
          {message.isSuccess && message.commandId && <UndoStepButton commandId={message.commandId} />}
        </div>
        {message.buttons &&
          (isLatest ? (
            <OptionsAndLook labels={message.buttons} question={message.text} />
          ) : (
            message.buttons.length > 0 && (
              <AnsweredOptions labels={message.buttons} question={message.text} answer={answer} />
            )
          ))}
        {isLatest && message.isValuePrompt && <ListTable />}
        {/* Below the options: it would hide what a request offers. */}
        {isLatest && message.buttons && !hours && <HoursTable />}
      </div>
    </li>
  );
});

/** Below the greeting: the visitor's own website, if it is one. */
function Returning() {
  const { site } = useActors();
  return useSelector(site, selectIsUntouched) ? null : <OwnWebsite />;
}

/** Nothing moves when the line comes. */
function RoomForWebsite() {
  return <div className={styles.room} />;
}

/** The question that goes on after a refusal. It is no part of the message, whose text is told. */
function AskedAfterRefusal() {
  const { chat } = useActors();
  const asked = useSelector(chat, selectAskedAfterRefusal);
  return asked && <div className={styles.again}>{asked}</div>;
}

/** The options, and the looks of the page where they are chosen. Where the interview asks for one, its looks are seen first. */
function OptionsAndLook({ labels, question }: OptionsProps) {
  const { chat } = useActors();
  const askedAgain = useSelector(chat, selectAskedAfterRefusal);
  const isAsked = useSelector(chat, selectQuestion) === 'look';
  const options = labels.length > 0 && <LatestOptions labels={labels} question={askedAgain ?? question} />;
  if (!isAsked)
    return (
      <>
        {options}
        <LookPanel />
      </>
    );
  return (
    <>
      <LookPanel />
      <div className={styles.atFoot} data-at-foot="">
        {options}
      </div>
    </>
  );
}

function Card() {
  const { chat } = useActors();
  const question = useSelector(chat, selectQuestion);
  return question ? <QuestionCard question={question} /> : null;
}

/** Only a text with a link is drawn anew by late code: a screen reader would read it once more. */
/** A link, which may be shortened, or a number in groups after Arabic words. */
const IN_PARTS = /:\/\/|\p{sc=Arab}[\s\S]*\p{Nd}[ -]\p{Nd}/u;

function MessageText({ text }: { text: string }) {
  return IN_PARTS.test(text) ? <LinkedText text={text} /> : <PlainText text={text} />;
}

function PlainText({ text }: { text: string }) {
  return <span>{text}</span>;
}
