import { useSelector } from '@xstate/react';
import { formatValue } from '../../../charts/chart.ts';
import { isUntaken, snapshotAt } from '../../session/point-in-time.ts';
import { stackTextOf } from '../chat-levels.ts';
import {
  changeText,
  eventOf,
  lifeTextsOf,
  nameOf,
  payloadOf,
  timeOf,
  transitionsOf,
  whyUntaken,
} from '../entry-text.ts';
import { selectEntry } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import styles from './EntryDetails.module.css';
import { JsonTree } from './JsonTree.tsx';

const MOST_CHANGES = 60;

/** One log entry: the event's details, the transitions with their actions, the context diff, and the receiver's state. */
export function EntryDetails() {
  const { inspector } = useInspector();
  const entry = useSelector(inspector, selectEntry);
  const session = useSelector(inspector, ({ context }) => context.session);
  const chosen = useSelector(inspector, ({ context }) => context.chosen);
  if (!entry)
    return (
      <p className={styles.none}>
        {session.before
          ? 'Nothing has happened since the inspector was opened.'
          : 'Nothing has happened yet.'}
      </p>
    );
  const details = payloadOf(entry.event);
  const took = transitionsOf(session, entry);
  const stackText = stackTextOf(session, entry);
  const about = session.actors.get(chosen ?? entry.to);
  const snapshot = about && snapshotAt(session, about.sessionId, entry.index);
  return (
    <div className={styles.details}>
      <h3 className={styles.event}>{eventOf(session, entry)}</h3>
      <p className={styles.who}>
        {nameOf(session, entry.from)} → {nameOf(session, entry.to)}, {timeOf(entry.at)}
      </p>
      {Object.keys(details).length > 0 && <JsonTree name="payload" value={details} isOpen />}
      {isUntaken(session, entry) && <p className={styles.row}>{whyUntaken(session, entry)}</p>}
      {took.length > 0 && <Row name="took" values={took} />}
      {stackText !== undefined && <Row name="stack" values={[stackText]} />}
      {lifeTextsOf(session, entry).map((text) => (
        <p key={text} className={styles.row}>
          {text}
        </p>
      ))}
      {entry.changes.length > 0 && (
        <section aria-label="What changed in the context">
          <h4 className={styles.heading}>Context difference</h4>
          <ul className={styles.changes}>
            {entry.changes.slice(0, MOST_CHANGES).map((change) => {
              const { path, before, after } = changeText(change);
              return (
                <li key={path}>
                  <b>{path}</b>
                  <del>{before}</del>
                  <ins>{after}</ins>
                </li>
              );
            })}
          </ul>
          {entry.changes.length > MOST_CHANGES && <p>and {entry.changes.length - MOST_CHANGES} more</p>}
        </section>
      )}
      {about && snapshot && (
        <section aria-label="State and context">
          <h4 className={styles.heading}>
            {about.chart ? about.address : about.source}: {formatValue(snapshot.value) || snapshot.status}
          </h4>
          <JsonTree name="context" value={snapshot.context} isOpen />
        </section>
      )}
    </div>
  );
}

function Row({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <p className={styles.row}>
      <b>{name}</b> {values.join('\n')}
    </p>
  );
}
