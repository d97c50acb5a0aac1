import { lineIn, textIn } from '../http/posted-form.ts';
import type { ServerWords } from '../http/visitor-language.ts';
import { drawnAt, type Faults, type Field, faultIn, isQuick } from './field.ts';

/** What is wrong with a website. */
export type ReportKind = keyof ServerWords['report']['kinds'];

/** The kinds, as the form lists them. */
export const KINDS: readonly ReportKind[] = ['deceit', 'illegal', 'rights', 'harm', 'other'];

/** The fields of the form that are typed into. */
export const REPORT_FIELDS = {
  website: { longest: 500, attributes: 'type="text" inputmode="url" dir="ltr"' },
  why: { longest: 3000, attributes: 'dir="auto"', rows: 6 },
  email: {
    longest: 254,
    attributes: 'type="email" dir="ltr" autocomplete="email"',
    isOptional: true,
    // As lenient as for publishing.
    pattern: /^[^\s@]+@[^\s@]+$/,
  },
} as const satisfies Readonly<Record<string, Field>>;

/** What somebody put into the form. */
export type Reported = Readonly<Record<keyof typeof REPORT_FIELDS | 'kind', string>>;

export type ReportFaults = Faults<keyof Reported>;

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
export function reportFaults({ website, kind, why, email }: Reported, needsWebsite: boolean): ReportFaults {
  return {
    website: needsWebsite ? faultIn(REPORT_FIELDS.website, website) : undefined,
    kind: KINDS.some((each) => each === kind) ? undefined : 'missing',
    why: faultIn(REPORT_FIELDS.why, why),
    email: faultIn(REPORT_FIELDS.email, email),
  };
}

/** Whether a form was filled in as by a robot: too fast, a day later, or with something in the field that nobody sees. */
export function isHasty(form: URLSearchParams, now: number): boolean {
  const drawn = drawnAt(form, now);
  return form.get('homepage') !== '' || drawn === undefined || isQuick(drawn, now);
}
