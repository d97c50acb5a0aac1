import { Agent, get } from 'node:http';

const CONNECTIONS = 16;

/** Reads pages over sixteen connections for a while; resolves with how many were read each second. */
export async function readsPerSecond(
  origin: string,
  nextPath: () => string,
  lastsMs: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let done = 0;
  const visitor = async () => {
    while (performance.now() - start < lastsMs) {
      await read(new URL(nextPath(), origin), agent);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return done / seconds;
}

function read(url: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}
