import { foundIn } from '../session/point-in-time.ts';
import type { InspectedActor } from '../session/session.ts';

/** A state that the search has found. */
export interface FoundState {
  readonly sessionId: string;
  readonly stateId: string;
}

/**
 * The match after `last`, around the end; undefined if nothing matches. States that are called exactly so come first.
 */
export function nextFound(
  actors: readonly InspectedActor[],
  search: string,
  last: FoundState | undefined,
): FoundState | undefined {
  const text = search.trim().toLowerCase();
  const matches = actors
    .flatMap(({ sessionId, chart }) =>
      (chart ? foundIn(chart, search) : []).map((stateId) => ({ sessionId, stateId })),
    )
    .toSorted((a, b) => rank(a.stateId, text) - rank(b.stateId, text));
  const at = matches.findIndex(
    ({ sessionId, stateId }) => sessionId === last?.sessionId && stateId === last.stateId,
  );
  return matches[(at + 1) % Math.max(1, matches.length)];
}

function rank(stateId: string, text: string): number {
  const id = stateId.toLowerCase();
  return id === text || id.endsWith(`.${text}`) ? 0 : 1;
}
