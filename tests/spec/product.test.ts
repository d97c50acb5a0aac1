import { describe, expect } from 'vitest';
import { test } from '../harness/builder/builder-test.ts';

/** Chapter 1 of docs/product.md: purpose and users. 1.6 is in `reusable-pieces.sweep.test.ts`, and who publishes is in chapter 6. */
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
});
