/**
 * The owner that an upload is sent with: the hex SHA-256 of `upload:` and the owner secret, which does not reveal the
 * secret. undefined on insecure origins, where browsers have no Web Crypto.
 */
export async function uploadOwnerOf(
  secret: string,
  subtle: SubtleCrypto | undefined,
): Promise<string | undefined> {
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(`upload:${secret}`));
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
