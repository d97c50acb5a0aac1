import { type CSSProperties, type ReactNode, useId } from 'react';
import { imageAddress } from '../../../templates/markup/url.ts';
import type { ItemGlimpse } from '../../domain/chat/menu-path.ts';
import { useActors } from '../actors-context.tsx';
import styles from './Options.module.css';
import { notePick } from './picks.ts';

/** The options of a message, and the name of their group: the message that offers them. */
export interface OptionsProps {
  readonly labels: readonly string[];
  readonly question: string;
}

/** One option. Its look stands before its name; a specimen shows the name in its own font. */
export function Option({
  label,
  isDisabled,
  isPrimary = false,
  look,
  specimen,
  glimpse,
}: {
  label: string;
  isDisabled: boolean;
  isPrimary?: boolean;
  look?: ReactNode;
  specimen?: ReactNode;
  glimpse?: ItemGlimpse | undefined;
}) {
  const { chat } = useActors();
  const id = useId();
  const button = (
    <button
      type="button"
      className={[styles.option, isPrimary && styles.primary, look && styles.withLook]
        .filter(Boolean)
        .join(' ')}
      disabled={isDisabled}
      aria-describedby={glimpse?.title ? id : undefined}
      onClick={(click) => {
        notePick(click);
        chat.send({ type: 'option.pick', label, at: Date.now() });
      }}
    >
      {look}
      {specimen ?? <span>{label}</span>}
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
