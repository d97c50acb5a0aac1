import type { Context } from 'hono';
import type { ErrorText } from '../http/http-error.ts';
import { type MinimumRate, readBody } from '../http/request-body.ts';

/** A field of a form that somebody types into. */
export interface Field {
  /** The most characters. */
  readonly longest: number;
  /** What its box is in HTML, beside its name and bounds. */
  readonly attributes: string;
  /** How many lines its box shows; absent: it takes one line. */
  readonly rows?: number;
  readonly isOptional?: true;
  /** What a text must be like. */
  readonly pattern?: RegExp;
}

/** What is wrong with a field. */
export type Fault = 'missing' | 'long' | 'wrong';

/** The faults of a form, by field. */
export type Faults<Name extends string> = Readonly<Partial<Record<Name, Fault | undefined>>>;

/** A person takes longer to fill in a form. */
const SHORTEST_MS = 3000;
const LONGEST_MS = 86_400_000;

// Each character of a field takes at most four bytes, and each byte three characters of a form.
const BYTES_OF_CHARACTER = 12;
const BYTES_BESIDE = 16_384;

/** What is wrong with what was typed into a field; undefined: nothing. */
export function faultIn({ longest, isOptional, pattern }: Field, text: string): Fault | undefined {
  if (text === '') return isOptional ? undefined : 'missing';
  if ([...text].length > longest) return 'long';
  return pattern && !pattern.test(text) ? 'wrong' : undefined;
}

/** The first faulty field, in the order of the form. */
export function firstFaulty<Name extends string>(
  faults: Faults<Name>,
  order: readonly Name[],
): Name | undefined {
  return order.find((name) => faults[name] !== undefined);
}

/** When a form was drawn, as it says itself, in milliseconds since 1970; undefined if that is no time of the last day. */
export function drawnAt(form: URLSearchParams, now: number): number | undefined {
  const text = form.get('drawn') ?? '';
  const age = /^\d{1,15}$/.test(text) ? now - Number(text) : Number.NaN;
  return age >= 0 && age <= LONGEST_MS ? now - age : undefined;
}

/** Whether a form that was drawn at a time was filled in faster than a person does it. */
export const isQuick = (drawn: number, now: number) => now - drawn < SHORTEST_MS;

/** Reads a posted form; rejects with an HttpError, see `readBody`. */
export async function readForm(
  c: Context,
  fields: readonly Field[],
  minimumRate: MinimumRate,
  tooLarge: ErrorText,
): Promise<URLSearchParams> {
  const characters = fields.reduce((sum, { longest }) => sum + longest, 0);
  const bytes = characters * BYTES_OF_CHARACTER + BYTES_BESIDE;
  return new URLSearchParams((await readBody(c, { bytes, tooLarge, minimumRate })).toString('utf8'));
}
