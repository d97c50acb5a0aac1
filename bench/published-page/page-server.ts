import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** A file to serve. */
export interface ServedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A server for measured pages: as the product serves them, but without the sandbox, which tools cannot inspect. */
export interface PageServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves files, by path, on a free loopback port. Texts are compressed as the product does, once. */
export async function servePages(files: ReadonlyMap<string, ServedFile>): Promise<PageServer> {
  const bodies = new Map(
    await Promise.all(
      [...files].map(async ([path, { type, bytes }]) => {
        const isText = type.startsWith('text/');
        return [
          path,
          { type, isText, bytes: isText ? await promisify(brotliCompress)(bytes) : bytes },
        ] as const;
      }),
    ),
  );
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': body.type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': body.isText ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(body.isText && { 'Content-Encoding': 'br' }),
    });
    response.end(body.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
