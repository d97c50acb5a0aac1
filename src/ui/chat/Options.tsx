import { useSelector } from '@xstate/react';
import type { Command } from '../../../domain/chat/command.ts';
import type { PlaceEntry } from '../../../domain/chat/menu-entry.ts';
import { FONT_PATH } from '../../../domain/config/page-settings.ts';
import type { Question } from '../../../domain/interview/question.ts';
import {
  selectField,
  selectIsWorking,
  selectOptions,
  selectPlace,
  selectQuestion,
} from '../../../machines/chat/chat.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.ts';
import businesses from './Businesses.module.css';
import { Option, type OptionsProps } from './Option.tsx';
import styles from './Options.module.css';
import { ranked, rankOf } from './option-ranks.ts';

const BusinessLook = lazyPart(({ BusinessLook }) => BusinessLook);
const Proposal = lazyPart(
  ({ Proposal }) => Proposal,
  ({ children }) => children,
);
const FontSpecimen = lazyPart(
  ({ FontSpecimen }) => FontSpecimen,
  ({ name }) => name,
);

/**
 * The options of the latest message. Beside those of list items stand the item's title and picture, beside those of fields
 * what they hold, before a business its artwork.
 */
export function LatestOptions({ labels, question }: OptionsProps) {
  const { chat } = useActors();
  const words = useWords();
  const isWorking = useSelector(chat, selectIsWorking);
  const place = useSelector(chat, selectPlace);
  const field = useSelector(chat, selectField);
  const asked = useSelector(chat, selectQuestion);
  const options = useSelector(chat, selectOptions, isSameList);
  const commandOf = (label: string) => options.find((option) => option.label === label)?.command;
  const isGreeting = question === words.chat.greeting;
  const fonts = field?.path === FONT_PATH ? field.choices : undefined;
  const rank = (label: string) => {
    const command = commandOf(label);
    const isProposed = label === labels[0] && question === words.chat.askRequest;
    const isRecommended = isProposed || isNextStep(asked, command) || label === words.interview.options.done;
    if (isRecommended) return 'recommended';
    // Beside what a text is answered with they are quiet.
    const isFirst = isComingBack(command) || (isFirstStep(command) && !isGreeting);
    return place.length === 0 && isFirst ? 'chip' : rankOf(command);
  };
  return (
    <fieldset
      className={asked === 'business' ? `${styles.options} ${businesses.businesses}` : styles.options}
      data-options=""
      aria-label={question}
    >
      {ranked(labels, rank).map(({ rank, labels: [first = '', ...others] }) => (
        <div
          key={first}
          className={place.length === 0 && rank === 'row' ? `${styles.row} ${styles.columns}` : styles[rank]}
        >
          {[first, ...others].map((label) => {
            const command = commandOf(label);
            const option = (
              <Option
                key={label}
                label={label}
                isDisabled={isWorking}
                isRecommended={rank === 'recommended'}
                look={
                  command?.type === 'business.choose' ? (
                    <BusinessLook business={command.business} />
                  ) : undefined
                }
                specimen={fonts?.includes(label) ? <FontSpecimen name={label} /> : undefined}
                holder={holderOf(command)}
              />
            );
            if (isFirstStep(command) && rank === 'recommended') return [option, <Promised key="promise" />];
            if (isGreeting && isComingBack(command)) return [option, <OrChange key="or" />];
            if (rank !== 'recommended' || command?.type !== 'plan.chosen') return option;
            return (
              <Proposal key={label} edits={command.edits}>
                {option}
              </Proposal>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

/** The field or item that an option enters. */
function holderOf(command: Command | undefined): PlaceEntry | undefined {
  if (command?.type === 'field.enter') return command.entry;
  return command?.type === 'level.enter' && command.entry.kind === 'item' ? command.entry : undefined;
}

/** What the first step promises. */
function Promised() {
  return <span className={styles.promise}>{useWords().interview.begin.promise}</span>;
}

/** The options below are another way. */
function OrChange() {
  return <span className={styles.orChange}>{useWords().interview.begin.orChange}</span>;
}

/** True for what a first visitor should begin with. */
function isFirstStep(command: Command | undefined): boolean {
  return command?.type === 'question.ask' && command.question === 'business';
}

/** True for what stands beside the first step, for whoever has a website already. */
function isComingBack(command: Command | undefined): boolean {
  return command?.type === 'dialog.ask' && command.dialog === 'comeBack';
}

/** True for what most visitors do at a question. */
function isNextStep(asked: Question | undefined, command: Command | undefined): boolean {
  return (asked === 'finished' || asked === 'pictures') && command?.type === 'dialog.ask';
}

function isSameList(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** The options of an answered message. They cannot be clicked. */
export function AnsweredOptions({ labels, question, answer }: OptionsProps & { answer: string | undefined }) {
  return (
    <fieldset className={styles.answered} data-options="" aria-label={question}>
      {labels.map((label) => (
        <button key={label} type="button" className={label === answer ? styles.chosen : styles.over} disabled>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
