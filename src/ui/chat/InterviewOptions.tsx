import { useSelector } from '@xstate/react';
import {
  selectAsksForTrade,
  selectIsFinished,
  selectIsWorking,
} from '../../../machines/interview/interview.selectors.ts';
import { BUSINESSES } from '../../domain/choices/businesses.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.tsx';
import styles from './InterviewOptions.module.css';
import { Option, type OptionsProps } from './Option.tsx';
import options from './Options.module.css';

const BusinessLook = lazyPart(({ BusinessLook }) => BusinessLook);

/** The options of the interview's latest message; those of the trades stand in a grid, each with its artwork. */
export function InterviewOptions({ labels, question }: OptionsProps) {
  const { interview } = useActors();
  const words = useWords();
  const isWorking = useSelector(interview, selectIsWorking);
  const isForTrade = useSelector(interview, selectAsksForTrade);
  const isFinished = useSelector(interview, selectIsFinished);
  const businessOf = (label: string) => BUSINESSES.find((each) => words.businesses[each] === label);
  const isMain = (label: string) => isFinished && label === words.interview.options.publish;
  return (
    <fieldset
      className={isForTrade ? `${options.options} ${styles.trades}` : options.options}
      data-options=""
      aria-label={question}
    >
      {labels.map((label) => {
        const business = isForTrade ? businessOf(label) : undefined;
        return (
          <Option
            key={label}
            label={label}
            isDisabled={isWorking}
            isPrimary={isMain(label)}
            look={business && <BusinessLook business={business} />}
          />
        );
      })}
    </fieldset>
  );
}
