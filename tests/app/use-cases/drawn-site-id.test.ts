import { expect, test } from 'vitest';
import { DeployError } from '../../../domain/publish/deploy-error.ts';
import { forgetRefused, forgetSettled, siteIdFor } from '../../../src/app/use-cases/drawn-site-id.ts';
import { localMirrors } from '../../../src/services/website-config-mirrors.local.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { roomyStorage } from '../../services/local-storage.ts';

/** A browser whose page may be reloaded. */
function browser() {
  const [local, session] = [roomyStorage(), roomyStorage()];
  let byte = 0;
  const randomBytes = (count: number) => new Uint8Array(count).fill(byte++);
  return {
    mirrors: localMirrors(
      () => local,
      () => session,
    ),
    randomBytes,
    local,
  };
}

test('a try whose answer nobody heard is tried again with its id, after a reload too', () => {
  const { local, ...services } = browser();
  const siteId = siteIdFor(services, undefined);
  expect(local.getItem('parley.drawnSiteId')).toBe(JSON.stringify({ siteId }));
  expect([siteIdFor(services, undefined), siteIdFor(services, undefined)]).toEqual([siteId, siteId]);
});

test('another website gets an id of its own', () => {
  const { local: _, ...services } = browser();
  const [first, second] = [siteIdFor(services, undefined), siteIdFor(services, 'tab.7')];
  expect(second).not.toBe(first);
  expect(siteIdFor(services, 'tab.7')).toBe(second);
});

test.each([
  ['it is the website’s', (siteId: string) => ({ ...exampleConfig, _siteId: siteId }), undefined, true],
  ['another website has taken its place', () => exampleConfig, 'tab.7', true],
  ['the website has none yet', () => exampleConfig, undefined, false],
  ['the website has another', () => ({ ...exampleConfig, _siteId: 'site-other12' }), undefined, false],
])('it is forgotten once it is settled: %s', (_, configWith, website, isForgotten) => {
  const { local, ...services } = browser();
  const siteId = siteIdFor(services, undefined);
  forgetSettled(services.mirrors, { config: configWith(siteId) }, website);
  expect(local.getItem('parley.drawnSiteId') === null).toBe(isForgotten);
});

test.each([
  [403, true, true],
  [409, true, true],
  [410, true, true],
  [500, true, false],
  [undefined, true, false],
  // A proxy's page says nothing of the id.
  [403, false, false],
])('an answer %s (the server’s own: %s) to it has it forgotten: %s', (status, isFromServer, isForgotten) => {
  const { local, ...services } = browser();
  const siteId = siteIdFor(services, undefined);
  forgetRefused(services, 'site-other12', new DeployError('No', status, isFromServer));
  expect(local.getItem('parley.drawnSiteId')).not.toBeNull();
  forgetRefused(services, siteId, new DeployError('No', status, isFromServer));
  expect(local.getItem('parley.drawnSiteId') === null).toBe(isForgotten);
});

test.each(['', '7', '{"siteId":7}', '{"siteId":"../a"}', '{'])('what is stored as %j is none', (text) => {
  const { local, ...services } = browser();
  local.setItem('parley.drawnSiteId', text);
  expect(services.mirrors.readDrawnSiteId()).toBeUndefined();
});
