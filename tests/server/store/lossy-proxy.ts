import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A proxy to PostgreSQL that can cut the connection after a commit, before the client receives the answer, and that can
 * be stopped and started as if it were the database.
 */
export async function openLossyProxy(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  let losesCommits = false;
  const clients = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    clients.add(client);
    client.on('close', () => clients.delete(client));
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
  const start = async (at: number) => {
    proxy.listen(at, hostname);
    await once(proxy, 'listening');
  };
  const stop = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const client of clients) client.destroy();
    await closed;
  };
  await start(0);
  onTestFinished(() => {
    proxy.close();
  });
  const url = new URL(databaseUrl);
  const at = (proxy.address() as AddressInfo).port;
  url.port = String(at);
  return {
    url: url.href,
    stop,
    start: () => start(at),
    loseCommits: (loses: boolean) => {
      losesCommits = loses;
    },
  };
}
