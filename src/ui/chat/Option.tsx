import { type ReactNode, useId } from 'react';
import type { PlaceEntry } from '../../../domain/chat/menu-entry.ts';
import { useActors } from '../actors-context.tsx';
import { lazyPart } from '../lazy.ts';
import styles from './Options.module.css';
import { notePick } from './picks.ts';

const ValueGlimpse = lazyPart(({ ValueGlimpse }) => ValueGlimpse);

/** The options of a message, and the name of their group: the message that offers them. */
export interface OptionsProps {
  readonly labels: readonly string[];
  readonly question: string;
}

/**
 * One option. Its look stands before its name; a specimen shows the name in its own font. What the field or item holds
 * stands after it and describes it, so that its name stays its label.
 */
export function Option({
  label,
  isDisabled,
  isRecommended = false,
  look,
  specimen,
  holder,
}: {
  label: string;
  isDisabled: boolean;
  isRecommended?: boolean;
  look?: ReactNode;
  specimen?: ReactNode;
  holder?: PlaceEntry | undefined;
}) {
  const { chat } = useActors();
  const id = useId();
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={look ? `${styles.option} ${styles.withLook}` : styles.option}
        disabled={isDisabled}
        aria-describedby={holder && id}
        data-recommended={isRecommended ? '' : undefined}
        onClick={(click) => {
          notePick(click);
          chat.send({ type: 'option.pick', label, at: Date.now() });
        }}
      >
        {look}
        {specimen ?? <span>{label}</span>}
      </button>
      {holder && (
        <span id={id} className={styles.value}>
          <ValueGlimpse entry={holder} />
        </span>
      )}
    </div>
  );
}
