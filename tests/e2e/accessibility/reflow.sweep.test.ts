import type { Page } from 'playwright';
import { expect } from 'vitest';
import { fillDatabase } from '../../harness/builder/browser-database.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/** 1280 × 1024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * The sizes in which each state is checked, and whether with the text spacing of WCAG 1.4.12. The walk
 * continues in the last.
 */
const VIEWS = {
  'wide, spaced': { size: { width: 1280, height: 800 }, isSpaced: true },
  'narrow, spaced': { size: { width: 320, height: 640 }, isSpaced: true },
  'at 400 %': { size: ZOOMED, isSpaced: false },
} as const;

const SPACED = `
[data-spaced] * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
[data-spaced] p { margin-block-end: 2em !important; }`;

/**
 * Controls and texts of the screen, or of the dialog above it, that are cut off, covered or overlapping. Runs
 * in the browser, so it may use nothing from outside.
 */
function faults(): string[] {
  const found: string[] = [];
  const surface = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
  const nameOf = (element: Element | null) =>
    (element?.getAttribute('aria-label') || element?.textContent?.trim() || element?.outerHTML || '').slice(
      0,
      40,
    );
  const isForReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isForReaders(element);
  if (document.documentElement.scrollWidth > innerWidth) found.push('the screen scrolls sideways');

  const before = document.activeElement;
  /** What stands in the middle of the part of a control that is on the screen. */
  const hitOf = (control: HTMLElement) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    return { isOff: left < -1 || right > innerWidth + 1, hit: document.elementFromPoint(x, y) };
  };
  for (const control of surface.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)',
  )) {
    if (!isShown(control)) continue;
    const { top, bottom } = control.getBoundingClientRect();
    const seen = hitOf(control);
    // One that is in sight as a whole needs no focus to be, and each focus is a layout.
    if (top >= 0 && bottom <= innerHeight && !seen.isOff && control.contains(seen.hit)) continue;
    // Focusing an element that has the focus already would not scroll it into view.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    control.focus();
    const { isOff, hit } = hitOf(control);
    if (isOff) found.push(`runs off: ${nameOf(control)}`);
    if (!control.contains(hit)) found.push(`covered: ${nameOf(control)} by ${nameOf(hit)}`);
  }
  if (before instanceof HTMLElement) before.focus();

  const texts: { words: string; parent: Element; layer: Element | null; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const parent = currentNode.parentElement;
    const words = currentNode.textContent?.trim() ?? '';
    if (!parent || words === '' || !isShown(parent) || parent.closest('option')) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    let layer: Element | null = null;
    const scrolls = { x: false, y: false };
    for (let at: Element | null = parent; at && at !== surface.parentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis') scrolls.x = true;
      const isCut = rects.some(
        ({ left, right, top, bottom }) =>
          (/hidden|clip/.test(style.overflowX) &&
            !scrolls.x &&
            (left < box.left - 1 || right > box.right + 1)) ||
          (/hidden|clip/.test(style.overflowY) &&
            !scrolls.y &&
            (top < box.top - 1 || bottom > box.bottom + 1)),
      );
      const isOverflowing =
        !scrolls.x &&
        at.matches('button, a, summary, h2, p, label') &&
        rects.some(({ right, bottom }) => right > box.right + 2 || bottom > box.bottom + 2);
      if (isCut || isOverflowing) {
        found.push(`cut off: ${words.slice(0, 40)}`);
        break;
      }
      if (/auto|scroll/.test(style.overflowX)) scrolls.x = true;
      if (/auto|scroll/.test(style.overflowY)) scrolls.y = true;
      if (!layer && /auto|scroll/.test(style.overflowY)) layer = at;
      if (!layer && /sticky|fixed|absolute/.test(style.position)) layer = at;
    }
    let line: Element | null = parent;
    while (line && getComputedStyle(line).textOverflow !== 'ellipsis') line = line.parentElement;
    const { left, right } = (line ?? parent).getBoundingClientRect();
    const isShortened = line !== null;
    texts.push(
      ...rects.map(({ x, y, width, height }) => {
        const start = isShortened ? Math.max(x, left) : x;
        const end = isShortened ? Math.min(x + width, right) : x + width;
        return { words, parent, layer, rect: new DOMRect(start, y, Math.max(0, end - start), height) };
      }),
    );
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.parent === other.parent || one.layer !== other.layer) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // The boxes of lines may touch, although their letters do not.
      if (wide > 2 && high > 4)
        found.push(`overlap: ${one.words.slice(0, 40)} and ${other.words.slice(0, 40)}`);
    }
  return [...new Set(found)];
}

type Look = (state: string) => Promise<void>;

async function walkTheChat(builder: BuilderPage, look: Look): Promise<void> {
  const go = async (...labels: string[]) => {
    await builder.mainMenu();
    for (const label of labels) await builder.pick(label);
  };
  await look('greeting');
  await go('Hero', 'Background Color');
  await look('color');
  await go('Benefits', 'Benefit', 'Item 1', 'Icon');
  await look('icon');
  await go('Features', 'Image');
  await look('image');
  await go('Hero', 'Button', 'Visible');
  await look('toggle');
  await go('Page', 'Description');
  await builder.page.getByText('How your page looks in a search').click();
  await look('page settings');
  await builder.say('benefits.items[0].icon fas fa-none');
  await builder.second();
  await builder.mainMenu();
  await builder.say('benefits.items[0].icon fas fa-none');
  await builder.second();
  await builder.page.getByText('There is no icon').waitFor();
  await look('notice');
}

async function walkThePreview(builder: BuilderPage, look: Look): Promise<void> {
  const { page } = builder;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByRole('tab', { name: 'Preview' }).click();
  await look('preview');
  await builder.unfoldControls();
  await look('controls of the preview');
  await button('Fields').click();
  await look('fields');
  await page.keyboard.press('Escape');
  await button('Reset').click();
  await button('Cancel').waitFor();
  await look('question');
  await button('Cancel').click();
}

async function walkThePublishing(builder: BuilderPage, look: Look): Promise<void> {
  const { page, problems } = builder;
  const dialog = builder.deploymentStatus();
  await builder.submitPublish('nobody');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByText('you may want to look at').waitFor();
  await look('e-mail refused');
  await page.route('**/api/deploy', (route) => route.fulfill({ status: 403, json: { error: 'Not yours.' } }));
  problems.expect(/403/);
  await builder.submitPublish('me@example.com');
  await dialog.getByText('Deployment failed').waitFor();
  await look('publish failed');
  await page.unroute('**/api/deploy');
  await dialog.getByRole('button', { name: 'Publish as a new site' }).click();
  await dialog.getByRole('link', { name: 'Visit Site' }).waitFor();
  await look('published');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

async function walkTheDialogs(builder: BuilderPage, look: Look): Promise<void> {
  const { page } = builder;
  const openDialog = async (name: string) => {
    await builder.mainMenu();
    await builder.pick('What can I do?');
    await builder.pick(name);
  };
  await page.getByRole('tab', { name: 'Chat' }).click();
  await openDialog('Find something by its name');
  await page.getByRole('searchbox').fill('color');
  await page.getByText('places found').waitFor();
  await look('find');
  await page.keyboard.press('Escape');
  await openDialog('Save or open a copy');
  await look('transfer');
  await page.keyboard.press('Escape');
  await openDialog('See published versions');
  await page.getByText('1 version is kept').waitFor();
  await look('versions');
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  await look('unpublish');
}

async function walkUnsaved(builder: BuilderPage, look: Look): Promise<void> {
  const { page } = builder;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await fillDatabase(page);
  await builder.say('hero.title.text Not kept');
  await builder.second();
  await page.locator('#chat').getByText('Not saved: this browser has no room left.').waitFor();
  await look('not saved');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.locator('#preview').getByText('Not saved: this browser has no room left.').waitFor();
  await look('not saved, preview');
}

async function showSpaced(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((is) => document.documentElement.toggleAttribute('data-spaced', is), isSpaced);
}

// Every state is checked three times, which takes long on a busy machine.
test('at 400 % zoom, and with spaced text, every control is reachable and every text readable', {
  timeout: 180_000,
}, async ({ openBuilder }) => {
  const builder = await openBuilder({ viewport: ZOOMED });
  const { page } = builder;
  await page.addStyleTag({ content: SPACED });
  const found: Record<string, readonly string[]> = {};
  const look: Look = async (state) => {
    for (const [view, { size, isSpaced }] of Object.entries(VIEWS)) {
      await page.setViewportSize(size);
      await showSpaced(page, isSpaced);
      found[`${state}, ${view}`] = await page.evaluate(faults);
    }
  };
  for (const walk of [walkTheChat, walkThePreview, walkThePublishing, walkTheDialogs, walkUnsaved])
    await walk(builder, look);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])));
});
