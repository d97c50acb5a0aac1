const MAX_ANSWER_MS = 10_000;

/**
 * The origin of a Parley that runs already, by the address in PARLEY_URL. Rejects with one line if the address cannot be
 * used, or nothing answers there as Parley does.
 */
export async function runningProgram(address: string): Promise<string> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`PARLEY_URL must be an origin, such as https://staging.example, not "${address}".`);
  const health = new URL('/healthz', url).href;
  const refuse = (why: string) => new Error(`PARLEY_URL names ${url.origin}, but ${health} ${why}.`);
  const answer = await fetch(health, { signal: AbortSignal.timeout(MAX_ANSWER_MS) }).catch((error) => {
    throw refuse(`cannot be read: ${error.cause?.code ?? error.cause?.message ?? error.message}`);
  });
  const body = await answer.json().catch(() => undefined);
  if (body?.status !== 'ok') throw refuse(`does not answer as Parley does (${answer.status})`);
  return url.origin;
}
