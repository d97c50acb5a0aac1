import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { selectField, selectIsWorking, selectPlace } from '../../../machines/chat/chat.machine.ts';
import { selectConfig, selectIsUntouched } from '../../../machines/site/site.selectors.ts';
import { itemGlimpses } from '../../domain/chat/menu-path.ts';
import { FONT_PATH } from '../../domain/config/page-settings.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.tsx';
import { useIsInterviewed } from '../use-talk.ts';
import { InterviewOptions } from './InterviewOptions.tsx';
import { Option, type OptionsProps } from './Option.tsx';
import styles from './Options.module.css';

const FontSpecimen = lazyPart(
  ({ FontSpecimen }) => FontSpecimen,
  ({ name }) => name,
);

/** The options of the latest message, of the interview or of the chat. */
export function LatestOptions(props: OptionsProps) {
  return useIsInterviewed() ? <InterviewOptions {...props} /> : <MenuOptions {...props} />;
}

/** Beside those of list items stand the item's title and picture. */
function MenuOptions({ labels, question }: OptionsProps) {
  const { chat, site } = useActors();
  const words = useWords();
  const isWorking = useSelector(chat, selectIsWorking);
  const place = useSelector(chat, selectPlace);
  const config = useSelector(site, selectConfig);
  const glimpses = useMemo(() => itemGlimpses(config, place, words), [config, place, words]);
  const isUntouched = useSelector(site, selectIsUntouched);
  const field = useSelector(chat, selectField);
  const fonts = field?.path === FONT_PATH ? field.choices : undefined;
  const { start } = words.interview.options;
  const hasItems = labels.some((label) => glimpses.has(label));
  return (
    <fieldset
      className={hasItems ? `${styles.options} ${styles.items}` : styles.options}
      data-options=""
      aria-label={question}
    >
      {labels.map((label) => {
        const isStart = label === labels[0] && label === start;
        // An edit that the chat was not asked for may have touched the website meanwhile.
        if (isStart && !isUntouched) return null;
        return (
          <Option
            key={label}
            label={label}
            isDisabled={isWorking}
            isPrimary={isStart}
            specimen={fonts?.includes(label) && <FontSpecimen name={label} />}
            glimpse={glimpses.get(label)}
          />
        );
      })}
    </fieldset>
  );
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
