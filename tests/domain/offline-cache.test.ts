import { expect, test } from 'vitest';
import { cacheFor } from '../../domain/offline-cache.ts';

const origin = 'https://parley.example';

test.each([
  ['/', true, 'page'],
  ['/?utm_source=mail', true, 'page'],
  ['/#chat', true, 'page'],
  ['/?inspect', true, 'latest'],
  ['/?inspect=handle', true, 'latest'],
  ['/inspector/inspect.html', true, 'latest'],
  ['/assets/harfbuzz-subset-CE7g_rQT.wasm', false, 'file'],
  ['/', false, undefined],
  ['/s/site-abc1234/', true, undefined],
  ['/s/site-abc1234/v/1/', true, undefined],
  ['/api/deploy', false, undefined],
  ['/api/sites/site-abc1234/versions', false, undefined],
  ['/storage/v1/object/public/images/uploads/a.png', false, undefined],
  ['/healthz', false, undefined],
  ['/readyz', false, undefined],
  ['/metrics', true, undefined],
  ['/report', true, undefined],
  ['/service-worker.js', false, undefined],
  ['https://site-abc1234.sites.example/', true, undefined],
  ['https://cdn.example/assets/font.woff2', false, undefined],
] as const)('%s (a navigation: %s) is cached as %s', (address, isNavigation, kind) => {
  expect(cacheFor({ url: new URL(address, origin), origin, isNavigation })).toBe(kind);
});
