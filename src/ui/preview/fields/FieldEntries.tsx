import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { canOpen, placesBelow, targetOf } from '../../../../domain/chat/menu.ts';
import type { PlaceEntry } from '../../../../domain/chat/menu-entry.ts';
import { itemGlimpses } from '../../../../domain/chat/menu-path.ts';
import { selectConfig } from '../../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../../actors-context.tsx';
import { ValueGlimpse } from '../../chat/in-message/ValueGlimpse.tsx';
import { CloseIcon } from '../../icons.tsx';
import styles from './FieldEntries.module.css';

/**
 * The sections of the page and their fields with what they hold, and what is below them as disclosures. A click opens the
 * field in the chat and closes the popover with the id `list`.
 */
export function FieldEntries({ list }: { list: string }) {
  const { site, chat } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const sections = placesBelow(config, [], words).filter(({ kind }) => kind === 'group');
  const goTo = (entry: PlaceEntry) =>
    chat.send({ type: 'place.open', target: targetOf(entry), at: Date.now() });
  const link = (entry: PlaceEntry, className: string | undefined) =>
    canOpen(entry) ? (
      <button
        type="button"
        className={className}
        popoverTarget={list}
        popoverTargetAction="hide"
        onClick={() => goTo(entry)}
      >
        {entry.name}
      </button>
    ) : (
      <span className={`${className} ${styles.heading}`}>{entry.name}</span>
    );
  const below = (entry: PlaceEntry): ReactNode => {
    const places = placesBelow(config, entry.place, words);
    if (places.length === 0) return null;
    const glimpses = itemGlimpses(config, entry.place, words);
    return (
      <ul>
        {places.map((each) => (
          <li key={targetOf(each)}>
            {each.kind === 'field' ? (
              <div className={styles.row}>
                {link(each, styles.field)}
                <span className={styles.value}>
                  <ValueGlimpse entry={each} />
                </span>
              </div>
            ) : (
              <details>
                <summary className={styles.field}>
                  <span>{each.name}</span> <span dir="auto">{glimpses.get(each.name)?.title}</span>
                </summary>
                {below(each)}
              </details>
            )}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{words.preview.fields}</h2>
        <button
          type="button"
          className="button quiet"
          aria-label={words.rest.close}
          popoverTarget={list}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
      </div>
      <ul className={styles.entries}>
        {sections.map((section) => (
          <li key={targetOf(section)}>
            {link(section, styles.section)}
            {below(section)}
          </li>
        ))}
      </ul>
    </>
  );
}
