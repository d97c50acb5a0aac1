const CODE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ku-Arab|ps|sd|ug|ur|yi)(?:-|$)/;

/** Whether a text is a well-formed language tag (BCP 47), such as `de` or `pt-BR`. */
export function isLanguageCode(text: string): boolean {
  return CODE.test(text);
}

/** The writing direction of a language. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(code) ? 'rtl' : 'ltr';
}
