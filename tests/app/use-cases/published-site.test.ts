import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import { readWebsite } from '../../../src/app/use-cases/published-site.ts';
import { renderSite } from '../../../src/app/use-cases/render-site.ts';
import { httpPublishedSites } from '../../../src/services/http/published-sites.http.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';
import { renderPage } from '../../../templates/pages.ts';
import { deploy, deployRequest, newSecret } from '../../server/deploy/deploy-call.ts';
import { startTestServer } from '../../server/test-server.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';
import { fetchFrom, neverAborted } from '../../services/test-http.ts';
import { MOONLIGHT } from '../../templates/moonlight/facts.ts';
import { configWith } from '../../templates/page-reading.ts';

test('a website comes back from its published page, with its site id; an older page has none', async () => {
  const { address } = await startTestServer();
  const owner = fakeOwnerKeys();
  const config = configWith(MOONLIGHT.template, {
    'header.logo.text': 'Rye',
    'home.title': 'Bread at dawn',
    'home.image': `${address}/storage/v1/object/public/images/uploads/rye.webp`,
    'services.hidden': true,
  }) as Config;
  const request = deployRequest({
    html: await renderSite(config, { cut: async () => [] }, address),
    templateId: 'moonlight',
  });
  const { siteName: siteId } = request;
  await deploy(address, request, await owner.secret());
  const reading = { owner, published: httpPublishedSites(fetchFrom(address)), now: () => 7 };
  const { config: found, at } = await readWebsite(reading, { siteId }, neverAborted());
  expect([found?._siteId, at, found?.services, found && renderPage(found)]).toEqual([
    siteId,
    7,
    { ...Object(MOONLIGHT.template.base.services), hidden: true },
    renderPage(withoutSamples(config)),
  ]);

  await deploy(address, { ...request, html: renderPage(config), isUpdate: true }, await owner.secret());
  expect(await readWebsite(reading, { siteId }, neverAborted())).toEqual({
    config: undefined,
    version: 2,
    at: 7,
  });
  const stranger = { ...reading, owner: { ...owner, secretsFor: async () => [newSecret()] } };
  await expect(readWebsite(stranger, { siteId }, neverAborted())).rejects.toEqual(
    new OwnerCallError('elsewhere'),
  );
});
