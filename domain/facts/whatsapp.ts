import { phoneNumberIn } from './phone-number.ts';

/** What names WhatsApp. */
export const WHATSAPP = /whats[ -]?app?|واتس(?: ?[اآأ]?ب)?/iu;
/** An address that opens WhatsApp, with the number in it. */
export const WHATSAPP_LINK =
  /(?:https?:\/\/)?(?:wa\.me\/|(?:api\.|web\.)?whatsapp\.com\/send\/?\?phone=)(?:\+|%2B)?(\d{7,15})(?!\d)\S*/i;

/** Whether a text is about WhatsApp. */
export function saysWhatsApp(text: string): boolean {
  return WHATSAPP.test(text) || /wa\.me\//i.test(text);
}

/**
 * The number that WhatsApp opens, with its country code and a plus; undefined if a text has none. Without a plus, twelve digits that
 * begin with no zero have it.
 */
export function whatsAppNumberIn(text: string): string | undefined {
  const linked = WHATSAPP_LINK.exec(text)?.[1];
  const number = linked === undefined ? phoneNumberIn(text) : `+${linked}`;
  const [, digits] = /^(?:00|\+)(\d+)$/.exec(number ?? '') ?? /^([1-9]\d{11,})$/.exec(number ?? '') ?? [];
  return digits && `+${digits}`;
}
