/** How long a server may give no answer at all. `/readyz` answers within 3 s, whatever the databases do. */
const PATIENCE_MS = 30_000;

/** Whether a server is ready. One that accepts the question and gives no answer is stuck: `end` is called. */
export async function checkHealth(
  address: string,
  end: () => void,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') end();
    return false;
  }
}
