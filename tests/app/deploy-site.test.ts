import { expect, test } from 'vitest';
import { deploySite } from '../../src/app/deploy-site.ts';
import { landingOutline } from '../../templates/landing-business/outline.ts';
import { fakeOwners } from '../services/owner.fake.ts';

test('a website is sent only once the secret that owns it is where no crash takes it', async () => {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  const answer = deploySite(
    {
      configs: { loadLive: () => null, saveLive: () => undefined },
      safekeeping: { recovered: async () => undefined, settled: () => gate.promise },
      deploys: {
        deploy: async (_, secret) => {
          sent.push(secret);
          return { url: 'https://sites.example/s/site-abc1234/', id: 'site-abc1234.1' };
        },
      },
      owner: fakeOwners('b'.repeat(32)),
      network: { watch: () => () => undefined, isLost: async () => false, untilBack: async () => undefined },
      log: () => undefined,
    },
    {
      config: landingOutline.base,
      html: '<p>',
      siteId: 'site-abc1234',
      email: 'a@b.example',
      isUpdate: false,
    },
    new AbortController().signal,
  );
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
  gate.resolve();
  expect((await answer).siteId).toBe('site-abc1234');
  expect(sent).toEqual(['b'.repeat(32)]);
});
