import type { InspectedActor, Session } from './session.ts';

/** The actors that started and stopped within one entry. */
export interface LifeChanges {
  readonly started: readonly InspectedActor[];
  readonly stopped: readonly InspectedActor[];
}

const NONE: LifeChanges = { started: [], stopped: [] };
const known = new WeakMap<Session['actors'], ReadonlyMap<number, LifeChanges>>();

/** The actors that an entry's receiver started and stopped. */
export function lifeChangesAt(session: Session, index: number): LifeChanges {
  const changes = known.get(session.actors) ?? changesOf(session);
  known.set(session.actors, changes);
  return changes.get(index) ?? NONE;
}

function changesOf({ actors, entriesOf }: Session): ReadonlyMap<number, LifeChanges> {
  const changes = new Map<number, LifeChanges>();
  const at = (index: number) => changes.get(index) ?? NONE;
  for (const actor of actors.values()) {
    const { parentId, bornAt, stoppedAt } = actor;
    const cause = entriesOf.get(parentId ?? '')?.findLast((index) => index < bornAt);
    if (cause !== undefined) {
      const { started, stopped } = at(cause);
      changes.set(cause, { started: [...started, actor], stopped });
    }
    if (stoppedAt !== undefined) {
      const { started, stopped } = at(stoppedAt);
      changes.set(stoppedAt, { started, stopped: [...stopped, actor] });
    }
  }
  return changes;
}
