/** True if a text is an address that a link may lead to: of `http` or `https`. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
