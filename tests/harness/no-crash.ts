import type { EditsAhead, Safekeeping } from '../../src/domain/ports.ts';

/** A browser that does not crash, and never did. */
export const NO_CRASH: { readonly safekeeping: Safekeeping; readonly ahead: EditsAhead } = {
  safekeeping: { recovered: async () => undefined, settled: async () => undefined },
  ahead: { keep: () => undefined, inherit: async () => [] },
};
