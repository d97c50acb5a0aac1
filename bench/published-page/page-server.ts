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

/** Serves files, by path, on a free loopback port. Texts are compressed as the product does. */
export async function servePages(files: ReadonlyMap<string, ServedFile>): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const isText = file.type.startsWith('text/');
    response.writeHead(200, {
      'Content-Type': file.type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': isText ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText && { 'Content-Encoding': 'br' }),
    });
    response.end(isText ? await promisify(brotliCompress)(file.bytes) : file.bytes);
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
