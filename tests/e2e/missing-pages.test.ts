import { expect } from 'vitest';
import { test } from '../harness/builder-test.ts';

for (const { what, files } of [
  { what: 'what draws pages', files: /\/assets\/(?:page-drawing|render-site)-[^/]*\.js$/ },
  { what: 'the frame they show in', files: /\/assets\/late-parts-[^/]*\.js$/ },
])
  test(`where ${what} cannot be fetched, the chat goes on, and a reload brings the preview`, async ({
    builder,
  }) => {
    const { page } = builder;
    builder.problems.expect(/Failed to load resource/);
    await page.route(files, (route) => route.abort());
    await builder.reload();
    await page.getByText('The preview could not be loaded.').waitFor();
    await builder.say('hero.title.text Still edited');
    await builder.second();
    expect(await builder.lastMessage()).toContain('✓ Updated Title to "Still edited".');
    expect(JSON.parse((await builder.stored('websiteConfig')) ?? '').hero.title.text).toBe('Still edited');

    await page.unroute(files);
    await page.getByRole('button', { name: 'Reload' }).click();
    expect(await builder.preview().getByRole('heading', { level: 1 }).textContent()).toBe('Still edited');
  });
