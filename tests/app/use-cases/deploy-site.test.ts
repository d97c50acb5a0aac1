import { expect, test } from 'vitest';
import { NetworkLost } from '../../../domain/publish/deploy-error.ts';
import { deploySite } from '../../../src/app/use-cases/deploy-site.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';

test('stores the owner secret before it sends the website', async () => {
  const secret = 'b'.repeat(32);
  const stored = Promise.withResolvers<readonly string[]>();
  const sent: string[] = [];
  const answer = deploySite(
    {
      deploys: {
        deploy: async (_, proof) => {
          sent.push(proof);
          return { url: 'https://sites.example/s/site-abc1234/', id: 'site-abc1234.1' };
        },
      },
      owner: { ...fakeOwnerKeys(secret), secretsFor: () => stored.promise },
      network: { watch: () => () => undefined, isLost: async () => false, untilBack: async () => undefined },
      log: () => undefined,
    },
    {
      config: landingBusiness.base,
      html: '<p>',
      siteId: 'site-abc1234',
      email: 'a@b.example',
      isUpdate: false,
    },
    new AbortController().signal,
  );
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
  stored.resolve([secret]);
  expect((await answer).siteId).toBe('site-abc1234');
  expect(sent).toEqual([secret]);
});

test('without a network it fails with the network’s message', async () => {
  const failing = (isLost: boolean) =>
    deploySite(
      {
        deploys: { deploy: () => Promise.reject(new TypeError('Failed to fetch')) },
        owner: fakeOwnerKeys(),
        network: {
          watch: () => () => undefined,
          isLost: async () => isLost,
          untilBack: async () => undefined,
        },
        log: () => undefined,
      },
      {
        config: landingBusiness.base,
        html: '<p>',
        siteId: 'site-abc1234',
        email: 'a@b.example',
        isUpdate: false,
      },
      new AbortController().signal,
    );
  await expect(failing(true)).rejects.toEqual(new NetworkLost('Failed to fetch'));
  await expect(failing(false)).rejects.toEqual(new TypeError('Failed to fetch'));
});
