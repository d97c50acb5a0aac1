import { useSelector } from '@xstate/react';
import { type CSSProperties, useId, useMemo } from 'react';
import { selectIsWorking, selectPlace } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { imageAddress } from '../../../templates/markup/url.ts';
import { type ItemGlimpse, itemGlimpses } from '../../domain/chat/menu-path.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Options.module.css';

interface OptionsProps {
  readonly labels: readonly string[];
  /** The name of the group: the message that offers the options. */
  readonly question: string;
}

/** The options of the latest message. Beside those of list items stand the item's title and picture. */
export function LatestOptions({ labels, question }: OptionsProps) {
  const { chat, site } = useActors();
  const words = useWords();
  const isWorking = useSelector(chat, selectIsWorking);
  const place = useSelector(chat, selectPlace);
  const config = useSelector(site, selectConfig);
  const glimpses = useMemo(() => itemGlimpses(config, place, words), [config, place, words]);
  const hasItems = labels.some((label) => glimpses.has(label));
  return (
    <fieldset
      className={hasItems ? `${styles.options} ${styles.items}` : styles.options}
      data-options=""
      aria-label={question}
    >
      {labels.map((label) => (
        <Option key={label} label={label} isDisabled={isWorking} glimpse={glimpses.get(label)} />
      ))}
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

function Option({
  label,
  isDisabled,
  glimpse,
}: {
  label: string;
  isDisabled: boolean;
  glimpse: ItemGlimpse | undefined;
}) {
  const { chat } = useActors();
  const id = useId();
  const button = (
    <button
      type="button"
      className={styles.option}
      disabled={isDisabled}
      aria-describedby={glimpse?.title ? id : undefined}
      onClick={(event) => {
        // Ignore the second click of a double click: it would pick an option that has just appeared
        // under the pointer.
        if (event.detail < 2) chat.send({ type: 'option.pick', label, at: Date.now() });
      }}
    >
      {label}
    </button>
  );
  if (!glimpse) return button;
  const picture = imageAddress(glimpse.picture);
  return (
    <div className={styles.item}>
      {button}
      <span id={id} className={styles.title} dir="auto">
        {glimpse.title}
      </span>
      {picture && (
        <span
          className={styles.picture}
          style={{ '--picture': `url(${JSON.stringify(picture)})` } as CSSProperties}
        />
      )}
    </div>
  );
}
