import { expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';

/** Whether the browser asks before it leaves the page; it stays. */
async function asksBeforeLeaving({ page }: BuilderPage): Promise<boolean> {
  return page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });
}

test('leaving asks while an edit takes its second, and not before or after', async ({ builder }) => {
  await builder.freeze();
  expect(await asksBeforeLeaving(builder)).toBe(false);
  await builder.say('hero.title.text Bread');
  expect(await asksBeforeLeaving(builder)).toBe(true);
  await builder.second();
  expect(await asksBeforeLeaving(builder)).toBe(false);
});

test('leaving asks while a publish has no answer', async ({ builder }) => {
  const gate = Promise.withResolvers<void>();
  await builder.page.route('**/api/deploy', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await builder.submitPublish('baker@example.com');
  await builder.page.getByRole('button', { name: 'Publishing...' }).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(true);
  gate.resolve();
  await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
  expect(await asksBeforeLeaving(builder)).toBe(false);
});

test('leaving asks where the browser keeps nothing', async ({ builder }) => {
  await builder.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await builder.say('hero.title.text Bread');
  await builder.second();
  expect(await asksBeforeLeaving(builder)).toBe(true);
});

test('the browser does ask a visitor who closes the page', async ({ builder }) => {
  await builder.freeze();
  await builder.say('hero.title.text Bread');
  const asked = builder.page.waitForEvent('dialog');
  await builder.page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await builder.second();
  expect(await builder.stored('websiteConfig')).toContain('Bread');
});
