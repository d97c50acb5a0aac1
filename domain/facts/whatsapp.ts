import { phoneNumberIn } from './phone-number.ts';

/** What names WhatsApp, or an address that opens it. */
export const WHATSAPP = '(?:whats[ -]?app?|واتس(?: ?[اآأ]?ب)?)';
/** An address that opens WhatsApp, with the number in it. */
export const WHATSAPP_LINK =
  /(?:https?:\/\/)?(?:wa\.me\/|(?:api\.|web\.)?whatsapp\.com\/send\/?\?phone=)(?:\+|%2B)?(\d{7,15})(?!\d)\S*/i;
const SAYS_WHATSAPP = new RegExp(`${WHATSAPP}|wa\\.me/`, 'iu');

/** Whether a text is about WhatsApp. */
export function saysWhatsApp(text: string): boolean {
  return SAYS_WHATSAPP.test(text);
}

/**
 * The number that WhatsApp opens, with its country code and a plus; undefined if a text has none. Without a plus, twelve digits that
 * begin with no zero have it.
 */
export function whatsAppNumberIn(text: string): string | undefined {
  const linked = WHATSAPP_LINK.exec(text)?.[1];
  const number = linked === undefined ? phoneNumberIn(text) : `+${linked}`;
  const [, digits] = /^(?:00|\+|(?=[1-9]\d{11}))(\d+)$/.exec(number ?? '') ?? [];
  return digits && `+${digits}`;
}
