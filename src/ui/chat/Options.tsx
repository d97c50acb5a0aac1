import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  selectField,
  selectIsWorking,
  selectOptions,
  selectPlace,
  selectQuestion,
} from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import type { Command } from '../../domain/chat/command.ts';
import { itemGlimpses } from '../../domain/chat/menu-path.ts';
import { FONT_PATH } from '../../domain/config/page-settings.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.tsx';
import { Option, type OptionsProps } from './Option.tsx';
import styles from './Options.module.css';
import trades from './Trades.module.css';

const BusinessLook = lazyPart(({ BusinessLook }) => BusinessLook);
const Proposal = lazyPart(
  ({ Proposal }) => Proposal,
  ({ children }) => children,
);
const FontSpecimen = lazyPart(
  ({ FontSpecimen }) => FontSpecimen,
  ({ name }) => name,
);

/** The options of the latest message. Beside those of list items stand the item's title and picture, before a trade its artwork. */
export function LatestOptions({ labels, question }: OptionsProps) {
  const { chat, site } = useActors();
  const words = useWords();
  const isWorking = useSelector(chat, selectIsWorking);
  const place = useSelector(chat, selectPlace);
  const config = useSelector(site, selectConfig);
  const glimpses = useMemo(() => itemGlimpses(config, place, words), [config, place, words]);
  const field = useSelector(chat, selectField);
  const asked = useSelector(chat, selectQuestion);
  const options = useSelector(chat, selectOptions, isSameList);
  const commandOf = (label: string) => options.find((option) => option.label === label)?.command;
  const fonts = field?.path === FONT_PATH ? field.choices : undefined;
  const hasItems = labels.some((label) => glimpses.has(label));
  return (
    <fieldset
      className={[styles.options, hasItems && styles.items, asked === 'trade' && trades.trades]
        .filter(Boolean)
        .join(' ')}
      data-options=""
      aria-label={question}
    >
      {labels.map((label, at) => {
        const command = commandOf(label);
        const isProposed = at === 0 && question === words.chat.askRequest;
        const option = (
          <Option
            key={label}
            label={label}
            isDisabled={isWorking}
            isPrimary={
              isProposed || isFirstStep(command) || (asked === 'finished' && command?.type === 'dialog.ask')
            }
            look={
              command?.type === 'business.choose' ? <BusinessLook business={command.business} /> : undefined
            }
            specimen={fonts?.includes(label) ? <FontSpecimen name={label} /> : undefined}
            glimpse={glimpses.get(label)}
          />
        );
        if (!isProposed || command?.type !== 'plan.chosen') return option;
        return (
          <Proposal key={label} edits={command.edits}>
            {option}
          </Proposal>
        );
      })}
    </fieldset>
  );
}

/** True for what a first visitor should begin with. */
function isFirstStep(command: Command | undefined): boolean {
  return command?.type === 'question.ask' && command.question === 'trade';
}

function isSameList(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** The options of an answered message. They cannot be clicked. */
export function AnsweredOptions({ labels, question }: OptionsProps) {
  return (
    <fieldset className={`${styles.options} ${styles.answered}`} data-options="" aria-label={question}>
      {labels.map((label) => (
        <button key={label} type="button" className={styles.option} disabled>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
