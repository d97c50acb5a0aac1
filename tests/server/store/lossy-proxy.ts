import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to PostgreSQL that can cut the connection after a commit, before the client receives the answer. */
export async function openLossyProxy(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  let losesCommits = false;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let isCommitting = false;
    client.on('data', (sent) => {
      isCommitting = losesCommits && sent.includes('commit\0');
      server.write(sent);
    });
    server.on('data', (answer) => {
      if (isCommitting) client.destroy();
      else client.write(answer);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  proxy.listen(0, hostname);
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
  });
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    loseCommits: (loses: boolean) => {
      losesCommits = loses;
    },
  };
}
