import { useSelector } from '@xstate/react';
import { lastIndex } from '../../session/point-in-time.ts';
import { eventOf, timeOf } from '../entry-text.ts';
import { selectEntry } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { isLive, shownIndex } from '../inspector-state.ts';
import styles from './Timeline.module.css';

/** The slider that chooses an entry. */
export function Timeline() {
  const { inspector } = useInspector();
  const session = useSelector(inspector, ({ context }) => context.session);
  const shown = useSelector(inspector, ({ context }) => shownIndex(context));
  const isAtEnd = useSelector(inspector, ({ context }) => context.index === undefined);
  const isNow = useSelector(inspector, ({ context }) => isLive(context));
  const go = (to: number | undefined) => inspector.send({ type: 'entry.choose', index: to });
  const entry = useSelector(inspector, selectEntry);
  const text = entry
    ? `${shown + 1} of ${session.entries.length}: ${eventOf(session, entry)}`
    : 'the beginning';
  return (
    <div className={styles.timeline}>
      <button type="button" aria-label="One event back" disabled={shown < 0} onClick={() => go(shown - 1)}>
        ‹
      </button>
      <button type="button" aria-label="One event on" disabled={isAtEnd} onClick={() => go(shown + 1)}>
        ›
      </button>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={text}
        min={-1}
        max={Math.max(0, lastIndex(session))}
        value={shown}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      <output className={styles.at}>
        {entry ? timeOf(entry.at) : '–'} <span>{text}</span>
      </output>
      <button type="button" className={styles.live} aria-pressed={isAtEnd} onClick={() => go(undefined)}>
        {isNow ? 'Live' : 'Latest'}
      </button>
    </div>
  );
}
