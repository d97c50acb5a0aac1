import { createHash } from 'node:crypto';
import { lineIn, textIn } from '../http/posted-form.ts';

/** What somebody typed into the form. */
export interface Written {
  readonly name: string;
  readonly contact: string;
  readonly text: string;
}

/** What keeps a message from being sent, by field. */
export type Faults = Partial<Record<keyof Written, 'missing' | 'long'>>;

/** The most characters of each field. */
export const LONGEST: Readonly<Record<keyof Written, number>> = { name: 100, contact: 200, text: 5000 };

/** What a posted form holds; nothing that was typed is cut. */
export function writtenIn(form: URLSearchParams): Written {
  return { name: lineIn(form, 'name'), contact: lineIn(form, 'contact'), text: textIn(form, 'text') };
}

/** What is missing or too long. */
export function faultsOf(written: Written): Faults {
  const faults: Faults = {};
  for (const field of ['name', 'contact', 'text'] as const) {
    if (written[field] === '') Object.assign(faults, { [field]: 'missing' });
    else if ([...written[field]].length > LONGEST[field]) Object.assign(faults, { [field]: 'long' });
  }
  return faults;
}

/** The id of a message: the same form with the same words is the same message. */
export function idOf(stamp: string, { name, contact, text }: Written): string {
  return createHash('sha256')
    .update(JSON.stringify([stamp, name, contact, text]))
    .digest('hex');
}
