import { describe, expect } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { shownName } from '../../../words/words.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { InspectorPage } from '../../harness/inspector-page.ts';

const NARROW = [
  { width: 1000, height: 800 },
  { width: 390, height: 844 },
];

/** The elements of the app that cover the inspector. */
function coveringElements({ page }: BuilderPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const app = document.getElementById('root');
    const { left, top, width, height } = (
      document.body.lastElementChild ?? document.body
    ).getBoundingClientRect();
    const steps = Array.from({ length: 20 }, (_, n) => (n + 0.5) / 20);
    const hits = steps.flatMap((x) =>
      steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    return [...new Set(hits)].flatMap((hit) => (hit && app?.contains(hit) ? hit.outerHTML : []));
  });
}

describe('below the app, the inspector is not covered and the app is usable', () => {
  for (const viewport of NARROW) {
    test(`at ${viewport.width} × ${viewport.height}`, async ({ openBuilder }) => {
      const builder = await openBuilder({ path: '/?inspect', viewport });
      const inspector = await InspectorPage.beside(builder.page);
      await inspector.active('chat', 'chat.ready.menu').waitFor();
      expect(await coveringElements(builder)).toEqual([]);
      await builder.say('hero.title.text Bread');
      await builder.second();
      expect(await builder.lastMessage()).toMatch(/^✓ Updated Title to "Bread"/);
      expect(await coveringElements(builder)).toEqual([]);
    });
  }
});

test('at 1280 × 800 the inspector is beside the chat, whose options and message box are in view', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: { width: 1280, height: 800 } });
  const inspector = await InspectorPage.beside(builder.page);
  await inspector.active('chat', 'chat.ready.menu').waitFor();
  const chat = builder.page.getByRole('region', { name: 'Chat' });
  const outside = await chat
    .locator('[data-latest] button, textarea, [type=submit]')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return control.contains(hit) && bottom <= innerHeight && top >= 0 ? [] : control.textContent;
      }),
    );
  expect(outside).toEqual([]);
  expect(await coveringElements(builder)).toEqual([]);
});

test('at 1280 × 800 an edit is made and seen beside the inspector', async ({ openBuilder }) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: { width: 1280, height: 800 } });
  const { page } = builder;
  const inspector = await InspectorPage.beside(page);
  await inspector.active('chat', 'chat.ready.menu').waitFor();
  await builder.pick('Hero');
  await builder.pick('Title');
  await builder.say('Bread at dawn');
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ Updated Title to "Bread at dawn"/);
  await page.getByRole('tab', { name: 'Preview' }).click();
  const heading = builder.preview().getByRole('heading', { level: 1, name: 'Bread at dawn' });
  await expect
    .poll(() => heading.evaluate((title) => title.getBoundingClientRect().width))
    .toBeGreaterThan(200);
  expect(await coveringElements(builder)).toEqual([]);
});

/** Whether the app around a dialog is inert, and which element has the focus. */
function besideDialog({ page }: BuilderPage): Promise<readonly [boolean, string | null | undefined]> {
  return page.evaluate(() => [
    document.querySelector('main')?.inert ?? false,
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  ]);
}

test('while a dialog of the app is open, the inspector is usable, also on a screen of 1080 px', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: { width: 1080, height: 1000 } });
  const { page } = builder;
  const inspector = await InspectorPage.beside(page);
  const status = builder.deploymentStatus();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await status.waitFor();
  expect(await coveringElements(builder)).toEqual([]);
  await inspector.choose('site');
  await inspector.chart('site').waitFor();
  await inspector.choose('publish');
  await inspector.drawnActive('publish.form').waitFor();
  await status.getByRole('textbox').fill('baker@example.com');
  await inspector.row('email.change').first().click();
  await inspector.button('Latest').click();
  await status.getByRole('textbox').press('Enter');
  await status.getByRole('link', { name: 'Visit Site' }).waitFor();
  await inspector.active('publish', 'publish.success').waitFor();
});

test('beside the inspector a dialog keeps the app around it inert, takes the focus and closes on Escape', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect', viewport: { width: 1800, height: 1000 } });
  const { page } = builder;
  const inspector = await InspectorPage.beside(page);
  await inspector.active('chat', 'chat.ready.menu').waitFor();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await builder.deploymentStatus().waitFor();
  expect(await coveringElements(builder)).toEqual([]);
  expect(await besideDialog(builder)).toEqual([true, '']);
  await page.keyboard.type('me@');
  expect(await page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('me@');
  await page.keyboard.press('Escape');
  await builder.deploymentStatus().waitFor({ state: 'hidden' });
  expect(await besideDialog(builder)).toEqual([false, 'Publish']);

  const isModal = () => page.evaluate(() => document.querySelector('dialog:modal') !== null);
  await publish.click();
  await builder.deploymentStatus().waitFor();
  expect(await isModal()).toBe(false);
  await inspector.button('Close the inspector').click();
  await expect.poll(isModal).toBe(true);
  await page.keyboard.press('Control+Alt+KeyI');
  await expect.poll(isModal).toBe(false);
  await inspector.button('Session').click();
});

test('beside an app in Arabic the inspector stays English and left-to-right, and both are usable', async ({
  openBuilder,
}) => {
  const viewport = { width: 1800, height: 1000 };
  const ar = await wordsIn('ar');
  const builder = await openBuilder({ path: '/?inspect', viewport, locale: 'ar-EG' });
  const { page } = builder;
  const inspector = await InspectorPage.beside(page);
  await inspector.active('chat', 'chat.ready.menu').waitFor();
  await page.getByRole('button', { name: shownName('Hero', ar), exact: true }).click();
  await inspector.row('option.pick').first().waitFor();
  const directions = [page.locator('main'), inspector.view.locator('main')].map((each) =>
    each.evaluate((main) => [getComputedStyle(main).direction, main.ownerDocument.documentElement.lang]),
  );
  expect(await Promise.all(directions)).toEqual([
    ['rtl', 'ar'],
    ['ltr', 'en'],
  ]);
  await page.getByRole('button', { name: ar.preview.publish, exact: true }).click();
  await page.getByRole('dialog', { name: ar.titles.publish }).waitFor();
  expect(await coveringElements(builder)).toEqual([]);
});
