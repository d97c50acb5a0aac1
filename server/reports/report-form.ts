import { lineIn, textIn } from '../http/posted-form.ts';
import type { ServerWords } from '../http/visitor-language.ts';

/** What is wrong with a website. */
export type ReportKind = keyof ServerWords['report']['kinds'];

/** The kinds, as the form lists them. */
export const KINDS: readonly ReportKind[] = ['deceit', 'illegal', 'rights', 'harm', 'other'];

/** What somebody put into the form. */
export interface Reported {
  readonly website: string;
  readonly kind: string;
  readonly why: string;
  readonly email: string;
}

/** A field that keeps a report from being stored, with what is wrong. */
export type Faults = Partial<Record<keyof Reported, 'missing' | 'long' | 'wrong'>>;

/** The most characters of each field that is typed. */
export const LONGEST = { website: 500, why: 3000, email: 254 } as const;

/** Somebody who reads the form takes longer. */
const SHORTEST_MS = 3000;
const LONGEST_MS = 86_400_000;

/** What a posted form holds. Nothing that was typed is cut. */
export function reportedIn(form: URLSearchParams): Reported {
  return {
    website: lineIn(form, 'website'),
    kind: lineIn(form, 'kind'),
    why: textIn(form, 'why'),
    email: lineIn(form, 'email'),
  };
}

/** What is missing, too long or wrong; the website is asked for only where the page does not name it. */
export function faultsOf(reported: Reported, needsWebsite: boolean): Faults {
  const { website, kind, why, email } = reported;
  const isLong = (field: keyof typeof LONGEST) => [...reported[field]].length > LONGEST[field];
  return {
    ...(needsWebsite && website === '' && { website: 'missing' }),
    ...(needsWebsite && isLong('website') && { website: 'long' }),
    ...(!KINDS.some((each) => each === kind) && { kind: 'missing' }),
    ...(why === '' && { why: 'missing' }),
    ...(isLong('why') && { why: 'long' }),
    // As lenient as for publishing.
    ...(email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email) && { email: 'wrong' }),
    ...(isLong('email') && { email: 'long' }),
  };
}

/**
 * Whether a form was filled in as by a robot: within three seconds of when it was drawn, a day later, or with something
 * in the field that nobody sees.
 */
export function isHasty(form: URLSearchParams, now: number): boolean {
  const drawn = drawnAt(form, now);
  return form.get('homepage') !== '' || drawn === undefined || now - drawn < SHORTEST_MS;
}

/** When a form was drawn, as it says itself, in milliseconds since 1970; undefined if that is no time of the last day. */
export function drawnAt(form: URLSearchParams, now: number): number | undefined {
  const text = form.get('drawn') ?? '';
  const drawn = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return drawn <= now && now - drawn <= LONGEST_MS ? drawn : undefined;
}
