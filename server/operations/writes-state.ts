import { StoreUnreachable } from '../database/unreachable.ts';
import { type WhyNoWrites, WritesRefused } from '../database/writes-refused.ts';

/** Whether data can be written, or why not; `unreachable`: the database does not answer; `unknown`: another error. */
export type WritesState = 'ok' | WhyNoWrites | 'unreachable' | 'unknown';

// Probes and scrapes come every few seconds, and each look writes a small file.
const KEPT_MS = 5000;

/** Tells whether data can be written, from a look that is at most 5 s old; reports each change of the answer. */
export function watchWrites(
  check: () => Promise<void>,
  report: (state: WritesState) => void,
  now: () => number,
): () => Promise<WritesState> {
  let last: WritesState = 'ok';
  let looked: { readonly at: number; readonly state: Promise<WritesState> } | undefined;
  const look = async (): Promise<WritesState> => {
    const state = await check().then(() => 'ok' as const, stateAfter);
    if (state !== last) report(state);
    last = state;
    return state;
  };
  return () => {
    if (!looked || Math.abs(now() - looked.at) >= KEPT_MS) looked = { at: now(), state: look() };
    return looked.state;
  };
}

function stateAfter(error: unknown): WritesState {
  if (error instanceof WritesRefused) return error.why;
  return error instanceof StoreUnreachable ? 'unreachable' : 'unknown';
}
