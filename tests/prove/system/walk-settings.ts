import { randomInt } from 'node:crypto';

/** The events of one walk. */
export const WALK_LENGTH = 500;

const LARGEST_SEED = 2 ** 31 - 1;
const DEFAULT_EVENTS = 30_000;
const MAX_EVENTS = 100_000_000;

/** The random walks of a run. */
export interface WalkSettings {
  readonly seed: number;
  readonly walks: number;
}

/**
 * Reads SEED and STEPS, the seed and the number of events of a run's random walks. Without SEED each run has another
 * one. Throws one line if a value cannot be used.
 */
export function walkSettings(variables: Readonly<Record<string, string | undefined>>): WalkSettings {
  const { SEED, STEPS } = variables;
  const seed = SEED ? wholeNumber('SEED', SEED, 0, LARGEST_SEED) : randomInt(LARGEST_SEED);
  const events = STEPS ? wholeNumber('STEPS', STEPS, 1, MAX_EVENTS) : DEFAULT_EVENTS;
  return { seed, walks: Math.ceil(events / WALK_LENGTH) };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
