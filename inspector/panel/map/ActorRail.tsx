import { useSelector } from '@xstate/react';
import { formatValue } from '../../../charts/chart.ts';
import { snapshotAt } from '../../session/point-in-time.ts';
import { selectActors, selectFocused } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { shownIndex } from '../inspector-state.ts';
import styles from './ActorRail.module.css';

/** The running actors, children below their parents. Choosing one moves the map and filters the log. */
export function ActorRail() {
  const { inspector } = useInspector();
  const actors = useSelector(
    inspector,
    selectActors,
    (a, b) => a.length === b.length && a.every((each, n) => each === b[n]),
  );
  const session = useSelector(inspector, ({ context }) => context.session);
  const shown = useSelector(inspector, ({ context }) => shownIndex(context));
  const chosen = useSelector(inspector, ({ context }) => context.chosen);
  const focused = useSelector(inspector, (seen) => selectFocused(seen)?.sessionId);
  const choose = (sessionId: string | undefined) => inspector.send({ type: 'actor.choose', sessionId });
  const depthOf = (parentId: string | undefined): number =>
    parentId === undefined ? 0 : 1 + depthOf(session.actors.get(parentId)?.parentId);
  return (
    <nav className={styles.rail} aria-label="Actors">
      <button
        type="button"
        className={styles.all}
        aria-pressed={chosen === undefined}
        onClick={() => choose(undefined)}
      >
        All actors
      </button>
      {actors.map(({ sessionId, id, parentId }) => (
        <button
          key={sessionId}
          type="button"
          className={styles.actor}
          aria-pressed={chosen === sessionId}
          aria-current={focused === sessionId}
          style={{ '--depth': depthOf(parentId) } as React.CSSProperties}
          onClick={() => choose(chosen === sessionId ? undefined : sessionId)}
        >
          <b>{id}</b>
          <span>{formatValue(snapshotAt(session, sessionId, shown)?.value)}</span>
        </button>
      ))}
    </nav>
  );
}
