import { useSelector } from '@xstate/react';
import { lastMoment } from '../../session/point-in-time.ts';
import { eventOf, timeOf } from '../entry-text.ts';
import { useInspector } from '../inspector-context.tsx';
import { isLive, momentOf } from '../inspector-state.ts';
import styles from './Timeline.module.css';

/** Goes back and forth in time. */
export function Timeline() {
  const { inspector } = useInspector();
  const session = useSelector(inspector, ({ context }) => context.session);
  const moment = useSelector(inspector, ({ context }) => momentOf(context));
  const isAtEnd = useSelector(inspector, ({ context }) => context.moment === undefined);
  const isNow = useSelector(inspector, ({ context }) => isLive(context));
  const go = (to: number | undefined) => inspector.send({ type: 'moment.choose', moment: to });
  const entry = session.entries[moment];
  const text = entry
    ? `${moment + 1} of ${session.entries.length}: ${eventOf(session, entry)}`
    : 'the beginning';
  return (
    <div className={styles.timeline}>
      <button type="button" aria-label="One event back" disabled={moment < 0} onClick={() => go(moment - 1)}>
        ‹
      </button>
      <button type="button" aria-label="One event on" disabled={isAtEnd} onClick={() => go(moment + 1)}>
        ›
      </button>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={text}
        min={-1}
        max={Math.max(0, lastMoment(session))}
        value={moment}
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
