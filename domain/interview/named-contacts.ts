import { type AccountSaid, accountsIn, whatsAppIn } from '../facts/contact-names.ts';
import { whatsAppNumberIn } from '../facts/whatsapp.ts';
import { type ContactGiven, contactIn } from './contact-given.ts';

/** The ways to reach a business that a text names, of which some are more than a number or an e-mail address. */
export interface NamedContacts extends ContactGiven {
  readonly whatsapp?: string;
  readonly accounts: readonly AccountSaid[];
}

/** `20 years` is none. */
const MAY_BE_CONTACT = /@|\d[\d\s()/-]{2,}\d/;

/**
 * Reads a number for WhatsApp, accounts, and what else a text gives with them. Undefined if it gives neither, if the number lacks its
 * country code, or if more is left that looks like a contact: a part of what was meant would be lost.
 */
export function namedContactsIn(text: string): NamedContacts | undefined {
  const whatsApp = whatsAppIn(text);
  if (whatsApp && whatsAppNumberIn(whatsApp.number) === undefined) return undefined;
  const { accounts, rest } = accountsIn(whatsApp?.rest ?? text);
  const others = MAY_BE_CONTACT.test(rest) ? contactIn(rest) : {};
  if (!others || (!whatsApp && accounts.length === 0)) return undefined;
  return {
    ...(whatsApp?.isPhoneToo && { phone: whatsApp.number }),
    ...others,
    ...(whatsApp && { whatsapp: whatsApp.number }),
    accounts,
  };
}
