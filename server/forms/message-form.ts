import { createHash } from 'node:crypto';
import { lineIn, textIn } from '../http/posted-form.ts';
import { type Faults, type Field, faultIn } from './field.ts';

/** The fields of the form. */
export const MESSAGE_FIELDS = {
  name: { longest: 100, attributes: 'dir="auto" autocomplete="name"' },
  contact: { longest: 200, attributes: 'dir="auto" autocomplete="email"' },
  text: { longest: 5000, attributes: 'dir="auto"', rows: 7 },
} as const satisfies Readonly<Record<string, Field>>;

/** What somebody typed into the form. */
export type Written = Readonly<Record<keyof typeof MESSAGE_FIELDS, string>>;

export type MessageFaults = Faults<keyof Written>;

/** What a posted form holds; nothing that was typed is cut. */
export function writtenIn(form: URLSearchParams): Written {
  return { name: lineIn(form, 'name'), contact: lineIn(form, 'contact'), text: textIn(form, 'text') };
}

/** What is missing or too long. */
export function messageFaults({ name, contact, text }: Written): MessageFaults {
  return {
    name: faultIn(MESSAGE_FIELDS.name, name),
    contact: faultIn(MESSAGE_FIELDS.contact, contact),
    text: faultIn(MESSAGE_FIELDS.text, text),
  };
}

/** The id of a message: the same words in a form of a site that was drawn at the same time are the same message. */
export function idOf(siteId: string, drawn: string, { name, contact, text }: Written): string {
  return createHash('sha256')
    .update(JSON.stringify([siteId, drawn, name, contact, text]))
    .digest('hex');
}
