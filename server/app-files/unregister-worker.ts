/**
 * A service worker that takes the place of a build's and leaves at once: in development, a browser that once had the
 * built app here would go on with what it kept of that.
 */
export const LEAVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  };
  event.waitUntil(leave());
});
`;
