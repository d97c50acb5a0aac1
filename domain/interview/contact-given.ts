import { EMAIL_IN_TEXT, isEmailAddress } from '../facts/email-address.ts';
import { phoneNumberIn, withLatinDigits } from '../facts/phone-number.ts';
import { saysWhatsApp, whatsAppNumberIn } from '../facts/whatsapp.ts';

/** The ways to reach a business that a text names. */
export interface ContactGiven {
  readonly phone?: string;
  readonly email?: string;
}

/** What begins an account, such as `Instagram @crust`. */
const ACCOUNT = /[\s:]@[\p{L}\p{N}_]/u;
const PHONE = /[+(]?\d[\d \t\u00a0()./+\p{Pd}−-]*\d/u;

/**
 * Reads a phone number, an e-mail address or both from a text; the words around them do not matter. Undefined if there is
 * none, or if more is left that looks like one: a part of what was meant would be lost.
 */
export function contactIn(text: string): ContactGiven | undefined {
  // Marks of direction come along when a number is copied.
  const said = withLatinDigits(text.replaceAll(/\p{Cf}/gu, ''));
  const [found] = EMAIL_IN_TEXT.exec(said) ?? [];
  const email = found !== undefined && isEmailAddress(found) ? found : undefined;
  const rest = email === undefined ? said : said.replace(email, '\n');
  const [phone] = PHONE.exec(rest) ?? [];
  const left = phone === undefined ? rest : rest.replace(phone, '\n');
  const isPhone = phone === undefined || phoneNumberIn(rest) !== undefined;
  if ((email ?? phone) === undefined || !isPhone || /[@\d]/.test(left) || saysWhatsApp(said))
    return undefined;
  return { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) };
}

/** Whether a text may name WhatsApp or an account, which only the reader knows. */
export function namesContact(text: string): boolean {
  return saysWhatsApp(text) || ACCOUNT.test(text);
}

/** Whether a text about WhatsApp gives a number without its country code, which WhatsApp needs. */
export function lacksCountryCode(text: string): boolean {
  return (
    saysWhatsApp(text) &&
    /\p{Nd}{3}/u.test(text) &&
    !/[+＋]|(?<!\p{Nd})(?:00|٠٠)/u.test(text) &&
    whatsAppNumberIn(text) === undefined
  );
}
