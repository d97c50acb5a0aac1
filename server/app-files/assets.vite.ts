import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Front } from './assets.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/index.html': 'index.html',
  '/inspector/inspect.html': 'inspector/inspect.html',
};

// Vite's own defaults, because our list replaces them.
const VITE_DENIES = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/**
 * A service worker that replaces the one of a build and unregisters itself. Without it, a browser that once opened a
 * built app here would keep showing its cached files during development.
 */
const UNREGISTER_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  };
  event.waitUntil(leave());
});
`;

/** The app as Vite serves it during development: hot reload on the same server, without a Content-Security-Policy. */
export async function openViteFront(root: string, server: Server): Promise<Front> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server },
      // Vite serves every file under the root, where the databases are too.
      fs: { deny: [...VITE_DENIES, '**/data/**', '**/*.sqlite*'] },
    },
  });
  return {
    assets: {
      answer: async (request) => {
        const { pathname, search } = new URL(request.url);
        if (pathname === '/service-worker.js')
          return new Response(UNREGISTER_WORKER, {
            headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
          });
        const page = PAGES[pathname];
        if (page === undefined || !existsSync(join(root, page))) return undefined;
        const html = await vite.transformIndexHtml(
          pathname + search,
          await readFile(join(root, page), 'utf8'),
        );
        return new Response(html, {
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
        });
      },
    },
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response));
    },
    close: () => vite.close(),
  };
}
