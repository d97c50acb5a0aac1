const FORM = /^[A-Za-z0-9_-]{22,128}$/;
const BYTES = 24;

/** Whether a text may be an owner secret: 22 to 128 characters of A-Z a-z 0-9 - _. */
export function isOwnerSecret(text: string): boolean {
  return FORM.test(text);
}

/** A new owner secret of 192 bits, as base64url. */
export function drawOwnerSecret(randomBytes: (count: number) => Uint8Array): string {
  const binary = String.fromCharCode(...randomBytes(BYTES));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
