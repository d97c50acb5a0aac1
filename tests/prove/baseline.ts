import baseline from '../../machines/baseline.json' with { type: 'json' };

/** What a machine consists of, by the names of its chart. */
export interface Inventory {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly guards: readonly string[];
}

/** The reviewed inventory of each machine. Coverage counts against it, so that what a chart loses is missed. */
export const BASELINE: Readonly<Record<string, Inventory>> = baseline;

export function baselineOf(machine: string): Inventory {
  const found = BASELINE[machine];
  if (!found) throw new Error(`${machine} is not in the baseline. npm run baseline writes it anew.`);
  return found;
}
