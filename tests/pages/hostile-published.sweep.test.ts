import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import { editConfig } from '../../domain/config/edit-config.ts';
import { withLinkPreview } from '../../templates/link-previews.ts';
import { withSource } from '../../templates/source/write-source.ts';
import { deploy, deployRequest } from '../server/deploy/deploy-call.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { type FieldValues, someHostileConfigs } from './hostile-configs.ts';
import { test } from './offline-page-test.ts';
import { watchEvents } from './page-events.ts';
import { linesOf } from './page-lines.ts';

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

describe.each(TEMPLATES)('%s', (_, { template }) => {
  test('with hostile values, preview, saved page and published page are equal and execute nothing', async ({
    openBuilder,
    url,
  }) => {
    const builder = await openBuilder({ path: '/?inspect=handle' });
    const { page } = builder;
    await page.evaluate((base) => localStorage.setItem('websiteConfig', base), JSON.stringify(template.base));
    await builder.reload();
    await builder.preview().locator('#header').waitFor();
    const isOwn = (address: string) => address.startsWith(url) || /^about:(?:blank|srcdoc)$/.test(address);
    const visit = await builder.profile.newPage();
    const events = [page, visit].map((each) => watchEvents(each, isOwn));
    await builder.profile.route(
      (address) => !isOwn(address.href),
      (route) => route.fulfill({ contentType: 'image/gif', body: PICTURE }),
    );

    let config = template.base;
    for (const values of someHostileConfigs(template)) {
      config = edited(config, values);
      await editInPage(page, values);
      const html = await withSource(template.render(config), config);
      const published = deployRequest({ html, templateId: template.id });
      await deploy(url, published);
      await visit.goto(`${url}/s/${published.siteName}/`);
      const shown = await visit.evaluate(linesOf, await visit.evaluateHandle(() => document));
      const preview = await page.evaluateHandle(
        () => document.querySelector('iframe')?.contentDocument ?? document,
      );
      await expect.poll(() => page.evaluate(linesOf, preview)).toEqual(shown);
      const saved = withLinkPreview(published.html, config, url);
      await expect.poll(() => builder.stored('websiteHTML')).toBe(saved);
      await page.evaluate(clickEveryLink);
    }
    expect(events).toEqual([[], []]);
  });
});

function edited(config: Config, values: FieldValues): Config {
  return Object.entries(values).reduce((done, [path, typed]) => {
    const result = editConfig(done, path, typed);
    return result.kind === 'edited' ? result.config : done;
  }, config);
}

function editInPage(page: Page, values: FieldValues): Promise<void> {
  return page.evaluate((all) => {
    for (const [path, typed] of Object.entries(all)) window.parley?.edit(path, typed);
  }, values);
}

function clickEveryLink(): void {
  const page = document.querySelector('iframe')?.contentDocument;
  for (const link of page?.querySelectorAll('a') ?? []) link.click();
}
