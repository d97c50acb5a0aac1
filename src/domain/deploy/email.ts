/** The specification's only e-mail rule: not blank, and an @ in it. */
export function isEmail(text: string): boolean {
  return text.trim() !== '' && text.includes('@');
}
