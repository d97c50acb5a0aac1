import { activeStates, type ChartState } from '../../charts/chart.ts';
import { type Folding, foldingFor } from '../../charts/folding.ts';
import { followedAt, nearestLiving } from '../session/followed.ts';
import { lastIndex, snapshotAt, takenAt } from '../session/point-in-time.ts';
import type { InspectedActor, Session } from '../session/session.ts';

/** An actor with a chart. */
export type Machine = InspectedActor & { readonly chart: ChartState };

/** What decides which machine the map shows, and how. */
interface Looking {
  readonly session: Session;
  readonly index: number | undefined;
  readonly chosen: string | undefined;
  readonly reach: 'moving' | 'all';
  readonly folds: ReadonlyMap<string, boolean>;
  readonly room: number;
}

/** The machine that the map shows by itself: the chosen or the followed one; undefined for all. */
export function focusedActor(inspector: Looking): Machine | undefined {
  const { chosen, reach, session, index } = inspector;
  const shown = index ?? lastIndex(session);
  const sessionId =
    nearestLiving(session, chosen, shown) ??
    (reach === 'moving' ? followedAt(session, shown, index !== undefined) : undefined);
  const actor = sessionId === undefined ? undefined : session.actors.get(sessionId);
  return actor?.chart ? { ...actor, chart: actor.chart } : undefined;
}

/** How a machine's chart is folded at the shown entry. */
export function foldingOf({ session, index, folds, room }: Looking, { sessionId, chart }: Machine): Folding {
  const shown = index ?? lastIndex(session);
  const snapshot = snapshotAt(session, sessionId, shown);
  const active = snapshot?.status === 'active' ? activeStates(chart, snapshot.value) : new Set<string>();
  return foldingFor(chart, active, takenAt(session, sessionId, shown), folds, room);
}
