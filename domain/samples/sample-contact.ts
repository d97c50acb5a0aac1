const SAMPLE_EMAIL = /\.example$/i;
const SAMPLE_PHONE = /^555\.555\.01\d\d$/;

/** Whether a text is an e-mail address or a phone number that belongs to nobody. */
export function isSampleContact(text: string): boolean {
  return SAMPLE_EMAIL.test(text) || SAMPLE_PHONE.test(text);
}
