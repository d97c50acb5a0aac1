/** True if a text is not blank and contains an @: the specification's only rule for e-mail addresses. */
export function isEmail(text: string): boolean {
  return text.trim() !== '' && text.includes('@');
}
