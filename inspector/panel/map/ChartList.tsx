import { useSelector } from '@xstate/react';
import { type ChartState, formatValue } from '../../../charts/chart.ts';
import { linesOf } from '../../../charts/chart-text.ts';
import { snapshotAt } from '../../session/point-in-time.ts';
import type { InspectedActor } from '../../session/session.ts';
import { selectActors, selectHighlights } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { shownIndex } from '../inspector-state.ts';
import styles from './ChartList.module.css';

/** The charts as nested lists, for screen readers: states, whether they are active, and their transitions. */
export function ChartList() {
  const { inspector } = useInspector();
  const actors = useSelector(
    inspector,
    selectActors,
    (a, b) => a.length === b.length && a.every((each, n) => each === b[n]),
  );
  return (
    <section className={styles.list} aria-label="Charts in words">
      {actors.map(
        (actor) => actor.chart && <ActorInWords key={actor.sessionId} actor={actor} chart={actor.chart} />,
      )}
    </section>
  );
}

function ActorInWords({ actor, chart }: { actor: InspectedActor; chart: ChartState }) {
  const { inspector } = useInspector();
  const value = useSelector(inspector, ({ context }) =>
    formatValue(snapshotAt(context.session, actor.sessionId, shownIndex(context))?.value),
  );
  const active = useSelector(inspector, (seen) => [...selectHighlights(actor)(seen).active].join(' ')).split(
    ' ',
  );
  return (
    <details className={styles.actor}>
      <summary>
        <b>{actor.address}</b> <span>{value}</span>
      </summary>
      <p>{chart.description}</p>
      <ul>
        <StateInWords state={chart} active={active} />
      </ul>
    </details>
  );
}

function StateInWords({ state, active }: { state: ChartState; active: readonly string[] }) {
  const isActive = active.includes(state.id);
  return (
    <li className={styles.state} data-active={isActive || undefined}>
      <b>{state.key}</b>
      {isActive && <em> active</em>}
      {state.description !== '' && <span>: {state.description}</span>}
      <ul>
        {linesOf(state).map(({ kind, id, text, full = text }) => (
          <li key={`${kind} ${id}`}>{kind === 'invoke' ? `invokes ${text.slice(2)}` : full}</li>
        ))}
        {state.states.map((child) => (
          <StateInWords key={child.id} state={child} active={active} />
        ))}
      </ul>
    </li>
  );
}
