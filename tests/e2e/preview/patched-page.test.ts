import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

type Edit = readonly [path: string, value: string | boolean];

const LANDING: readonly Edit[] = [
  ['hero.title.text', 'A title & <more>'],
  ['hero.button.visible', false],
  ['hero.button.visible', true],
  ['hero.button.url', 'https://example.com/'],
  ['hero.subtitle.text', ''],
  ['benefits.items[1].icon', 'fas fa-heart'],
  ['benefits.items[2].background.color', '#123456'],
  ['benefits.title', ''],
  ['features.image', 'data:image/png;base64,iVBORw0KGgo='],
  ['globalSettings.primaryColor', '#7c9a1e'],
  ['globalSettings.fontFamily', 'Georgia'],
  ['footer.social.twitter.visible', false],
  ['header.menuItems[0].text', 'Elsewhere'],
  ['globalSettings.language', 'ar'],
];

/** The HTML of the document in the preview, with sorted attributes. */
const pageIn = (builder: BuilderPage) =>
  builder
    .preview()
    .locator('html')
    .evaluate((root) => {
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name } of attributes) element.removeAttribute(name);
        for (const { name, value } of attributes) element.setAttribute(name, value);
      }
      return root.outerHTML;
    });

async function edit(builder: BuilderPage, edits: readonly Edit[]): Promise<void> {
  await builder.page.evaluate((all) => {
    for (const [path, value] of all) window.parley?.edit(path, value);
  }, edits);
}

test('a page patched edit by edit equals the page rendered from scratch', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  for (const each of LANDING) await edit(builder, [each]);
  const patched = await pageIn(builder);
  expect(patched).toContain('A title &amp; &lt;more&gt;');
  expect(patched).not.toContain('loading="lazy"');
  await builder.reload();
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  expect(await pageIn(builder)).toBe(patched);
});

test('an edit keeps the elements that it does not change', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  const headings = builder.preview().locator('h1, h2, h3, img, #hero, #benefits');
  await edit(builder, [['features.image', 'data:image/png;base64,iVBORw0KGgo=']]);
  await builder.preview().locator('#features img').waitFor({ state: 'attached' });
  await headings.evaluateAll((all) => {
    for (const element of all) Object.assign(element, { wasThere: true });
  });
  await edit(builder, [
    ['hero.title.text', 'Another'],
    ['benefits.items[0].title', 'Another'],
  ]);
  await builder.preview().getByRole('heading', { level: 1, name: 'Another' }).waitFor();
  expect(await headings.evaluateAll((all) => all.every((element) => 'wasThere' in element))).toBe(true);

  // A moved element keeps the focus.
  const link = builder.preview().locator('#cta [data-href]').first();
  await link.focus();
  await edit(builder, [['globalSettings.sectionOrder', 'cta, hero, benefits, features']]);
  const first = builder.preview().locator('main section').first();
  await expect.poll(() => first.getAttribute('id')).toBe('cta');
  expect(await link.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
});
