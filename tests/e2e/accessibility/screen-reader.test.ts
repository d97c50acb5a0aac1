import { expect } from 'vitest';
import { focusOf, walkTo } from '../../harness/accessibility/keyboard.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/**
 * Records in `window.announcements` what a screen reader announces by itself: a new alert, and a change in a live
 * region that existed before. Few screen readers announce a region that is inserted together with its text.
 */
function listen(): void {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  const isAnnounced = (region: Element) =>
    region.ariaLive !== 'off' &&
    region.checkVisibility() &&
    (!document.querySelector('dialog:modal') || region.closest('dialog:modal') !== null);
  new MutationObserver((changes) => {
    // What the page arrives with is no change.
    if (document.readyState === 'loading') return;
    const regions = changes.flatMap(({ target, addedNodes }) => {
      const alerts = [...addedNodes].flatMap((node) =>
        node instanceof Element ? [...node.querySelectorAll('[role=alert]'), node] : [],
      );
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest('[role=status], [role=log], [role=alert], [aria-live]');
      return [...alerts.filter((each) => each.role === 'alert'), ...(region ? [region] : [])];
    });
    for (const region of new Set(regions)) {
      const words = region.textContent.trim();
      if (words !== '' && isAnnounced(region)) announcements.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The announcements since the last call, in order. */
function takeAnnouncements({ page }: BuilderPage): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.splice(0));
}

test('a visitor edits and publishes on a narrow screen by keyboard alone, and a screen reader announces each step', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 320, height: 640 } });
  const { page, problems } = builder;
  await page.addInitScript(listen);
  await builder.reload();
  const story: [title: string, ...announcements: string[]][] = [];
  const note = async () => {
    story.push([await page.title(), ...(await takeAnnouncements(builder))]);
  };
  // If a change is made before the previous one is saved, `Saving…` is announced only once.
  const isSaved = () =>
    page.locator('#chat').getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
  const press = async (name: string, key?: string) => {
    await walkTo(builder, name, key);
    await page.keyboard.press('Enter');
  };
  await builder.preview().locator('h1').waitFor({ state: 'attached' });
  await note();
  await press('Hero');
  await note();
  await press('Title');
  await note();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await isSaved();
  await builder.second();
  await note();
  await press('Background Color', 'Shift+Tab');
  await page.keyboard.type('te');
  await note();
  await walkTo(builder, 'White');
  await press('Teal', 'ArrowRight');
  await isSaved();
  await builder.second();
  await note();

  await walkTo(builder, 'Chat');
  await page.keyboard.press('ArrowRight');
  await note();
  await press('Publish');
  await builder.deploymentStatus().waitFor();
  await page.keyboard.type('me');
  await page.keyboard.press('Enter');
  await builder.deploymentStatus().getByRole('alert').waitFor();
  await note();
  await page.route('**/api/deploy', (route) => route.fulfill({ status: 500, json: { error: 'No room.' } }));
  problems.expect(/500/);
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Enter');
  await builder.deploymentStatus().getByText('Deployment failed').waitFor();
  await note();
  await page.unroute('**/api/deploy');
  await page.keyboard.press('Enter');
  const link = builder.deploymentStatus().getByRole('link', { name: 'Visit Site' });
  await link.waitFor();
  await expect.poll(() => focusOf(builder)).toBe('Visit Site');
  // Behind the dialog it is not announced.
  await isSaved();
  await note();
  const address = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await builder.deploymentStatus().waitFor({ state: 'hidden' });
  expect(await focusOf(builder)).toBe('Publish');
  const published = await (await fetch(address)).text();
  expect(published).toContain('By keyboard');
  expect(published).toContain('#008080');

  // Tab through the page in the preview and out of it: it is no keyboard trap.
  await walkTo(builder, 'EnglishDeutschالعربية');
  await walkTo(builder, 'Preview', 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await note();
  // The latest step is the publish's own: it left off what is made up.
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /^Redo: \d+ changes$/ }).waitFor();
  await isSaved();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Redo: Background Color' }).waitFor();
  await isSaved();
  await note();
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'Undo: Background Color' }).waitFor();
  await isSaved();
  await note();
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await note();

  expect(story).toEqual([
    ['Parley: build a website by talking it through'],
    ['Hero – Parley', 'What would you like to modify in Hero?'],
    ['Hero › Title – Parley', 'Please enter the value for Title:'],
    [
      'Hero – Parley',
      'Saving…',
      'Saved',
      '✓ Updated Title to "By keyboard". What would you like to modify next?',
    ],
    ['Hero › Background Color – Parley', 'Your choice for Background Color:', '4 found', '3 found'],
    [
      'Hero – Parley',
      'Saving…',
      'Saved',
      '✓ Updated Background Color to "#008080". What would you like to modify next?',
    ],
    ['Hero – Parley'],
    ['Deployment Status – Parley', 'Please enter a valid email address'],
    [
      'Deployment failed – Parley',
      'Deploying your website...',
      'Deployment failed',
      'Failed to deploy website: No room.',
    ],
    [
      'Website deployed successfully! – Parley',
      'Deploying your website...',
      'Website deployed successfully!',
    ],
    ['Hero – Parley'],
    [
      'Hero – Parley',
      'Undone: 8 changes',
      'Saving…',
      'Saved',
      'Undone: Background Color',
      'Saving…',
      'Saved',
    ],
    ['Hero – Parley', 'Redone: Background Color', 'Saving…', 'Saved'],
    ['Hero – Parley', 'You are offline. Your changes are kept in this browser.'],
  ]);
});
