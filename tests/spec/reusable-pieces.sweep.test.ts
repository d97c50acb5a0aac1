import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';

describe('§1 What the product does and for whom', () => {
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
