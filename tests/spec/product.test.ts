import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';

/** Chapter 1 of docs/product.md: purpose and users. */
describe('§1 What the product does and for whom', () => {
  test('1.1 any visitor; no sign-in is shown; 1.3 two templates exist: landing_business as Landing Page, moonlight as Portfolio; 1.4 the greeting', async ({
    builder,
  }) => {
    await builder.conversation().locator('li').waitFor();
    expect(await builder.transcript()).toEqual([
      "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.",
    ]);
    const options = builder.page.getByRole('combobox', { name: 'Template' }).getByRole('option');
    const offered = await options.evaluateAll((all: HTMLOptionElement[]) =>
      all.map(({ value, label }) => ({ value, label })),
    );
    expect(offered).toEqual([
      { value: 'landing_business', label: 'Landing Page' },
      { value: 'moonlight', label: 'Portfolio' },
    ]);
    const words = await builder.page.locator('body').innerText();
    expect(words).not.toMatch(/sign.?(in|up)|log.?(in|on)\b|register|account|password/i);
    expect(await builder.page.locator('input[type=password]').count()).toBe(0);
  });

  test('1.2 modifies a website by clicking buttons, not by typing; the preview updates live', async ({
    builder,
  }) => {
    const button = builder.preview().locator('#hero').getByText('Book a visit', { exact: true });
    await button.waitFor();
    for (const option of ['Hero', 'Button', 'Visible']) await builder.pick(option);
    await builder.popover('Toggle').getByRole('button', { name: 'Hide' }).click();
    await builder.second();
    expect(await button.count()).toBe(0);
    await builder.pick('Visible');
    await builder.popover('Toggle').getByRole('button', { name: 'Show' }).click();
    await builder.second();
    expect(await button.count()).toBe(1);
  });

  test('1.1 anyone can publish by supplying an e-mail address; 1.5 the generated page footer credits the product', async ({
    builder,
  }) => {
    const credit = builder
      .preview()
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Built with Parley' });
    await credit.waitFor();
    const page = await (await fetch(await builder.publish('credit@example.com'))).text();
    expect(page.slice(page.lastIndexOf('<footer'))).toMatch(/<a [^>]*>Built with Parley<\/a>/);
  });

  test('1.6 reusable pieces: each serves every field of its type', async ({ builder }) => {
    const reach = async (title: string, ...options: string[]) => {
      await builder.mainMenu();
      for (const option of options) await builder.pick(option);
      return popoverTree(builder, title);
    };
    expect(await reach('Select an icon', 'Benefits', 'Benefit', 'Item 1', 'Icon')).toBe(
      await reach('Select an icon', 'Benefits', 'Benefit', 'Item 3', 'Icon'),
    );
    // Addition: each starts with the color of its own field; those of the global colors lead to `Look` as well.
    const withoutColor = (tree: string) => tree.replaceAll(/#[\da-f]{6}/g, '');
    const ofSection = withoutColor(await reach('Select a color', 'Hero', 'Text Color'));
    expect(ofSection).toBe(withoutColor(await reach('Select a color', 'Footer', 'Background Color')));
    const ofPage = withoutColor(await reach('Select a color', 'Global Settings', 'Accent Color'));
    const fromSwatches = (tree: string) => tree.slice(tree.indexOf('- group "Colors":'));
    expect(fromSwatches(ofSection)).toMatch(/^- group "Colors":\n {6}- button "Red"/);
    expect(fromSwatches(ofPage)).toBe(fromSwatches(ofSection));
    expect(await reach('Toggle', 'Call to Action', 'Button', 'Visible')).toBe(
      await reach('Toggle', 'Footer', 'Social Links', 'LinkedIn', 'Visible'),
    );
    const uploader = await reach('Upload Image', 'Features', 'Image');
    await builder.page.getByRole('combobox', { name: 'Template' }).selectOption('Portfolio');
    await builder.page.getByRole('button', { name: 'Change template' }).click();
    expect(await reach('Upload Image', 'Home', 'Author Image', 'Image')).toBe(uploader);
  });
});

/** The accessibility tree of a popover, without its current value. */
async function popoverTree(builder: BuilderPage, title: string): Promise<string> {
  const piece = await builder.popover(title).ariaSnapshot();
  return piece.replace(/ \[pressed\]/g, '');
}
