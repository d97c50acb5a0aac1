import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a proxy does to the bytes that follow the first ones: it cuts their connection, or keeps them. */
export interface Loss {
  readonly of: 'requests' | 'answers';
  readonly after: number;
  readonly by: 'cut' | 'hold';
  /** By how many connections; by default one. */
  readonly times?: number;
}

/**
 * A proxy to PostgreSQL or an object store that can cut the connection after a commit, before the client receives the
 * answer, or after any number of bytes, and that can be stopped and started as if it were the store.
 */
export async function openLossyProxy(storeUrl: string) {
  const { port, hostname } = new URL(storeUrl);
  let losesCommits = false;
  let loss: Loss | undefined;
  let [passed, lost] = [0, 0];

  /** Whether these bytes may pass; if not, they are lost as planned. */
  function mayPass(of: Loss['of'], bytes: Buffer, client: Socket): boolean {
    if (loss?.of !== of) return true;
    passed += bytes.length;
    if (passed <= loss.after) return true;
    if (loss.by === 'hold') return false;
    lost += 1;
    passed = 0;
    if (lost === (loss.times ?? 1)) loss = undefined;
    client.destroy();
    return false;
  }

  const clients = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    clients.add(client);
    client.on('close', () => clients.delete(client));
    let isCommitting = false;
    client.on('data', (sent) => {
      isCommitting = losesCommits && sent.includes('commit\0');
      if (mayPass('requests', sent, client)) server.write(sent);
    });
    server.on('data', (answer) => {
      if (isCommitting) client.destroy();
      else if (mayPass('answers', answer, client)) client.write(answer);
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
  const url = new URL(storeUrl);
  const at = (proxy.address() as AddressInfo).port;
  url.port = String(at);
  return {
    url: url.href,
    stop,
    start: () => start(at),
    loseCommits: (loses: boolean) => {
      losesCommits = loses;
    },
    /** Loses bytes from now on. */
    lose: (what: Loss) => {
      loss = what;
      passed = 0;
      lost = 0;
    },
    /** How many connections were cut since then. */
    cuts: () => lost,
  };
}
