/** An e-mail address that only its owner knows again: its first letter, and nothing of its domain. */
export function maskedEmail(address: string): string {
  const [first = ''] = address.trim();
  return `${first}…@…`;
}
