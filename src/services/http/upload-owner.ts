/**
 * The owner that an upload is sent with: the hex SHA-256 of `upload:` and the owner secret, which does not reveal the
 * secret. `subtle` is undefined on insecure origins, where browsers have no Web Crypto.
 */
export async function uploadOwnerOf(secret: string, subtle: SubtleCrypto | undefined): Promise<string> {
  const bytes = new TextEncoder().encode(`upload:${secret}`);
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : await digestOf(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A chunk of its own, 3 kB compressed, which few browsers need.
async function digestOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(bytes);
}
