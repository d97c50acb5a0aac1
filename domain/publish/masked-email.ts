/** Whether what the server tells of a site's e-mail address, whole or masked, can be this one. */
export const isToldOf = (told: string | undefined, address: string) =>
  told === address || told === maskedEmail(address);

/** An e-mail address that only its owner knows again: the first and the last letter before its host. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const name = [...address.slice(0, Math.max(0, at)).trim()];
  return `${name[0] ?? ''}…${name.length > 1 ? name.at(-1) : ''}${address.slice(at).trim()}`;
}
