import { describe, expect } from 'vitest';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { openWith, storedConfig } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const [TIME, PRICE, COVER] = ['Your day is yours', 'Ask about the price', 'Not right?'];
const SUNDAY = 'Open on Sundays';

const titles = (builder: BuilderPage) => builder.preview().locator('#benefits h3').allTextContents();
const sections = (builder: BuilderPage) =>
  builder
    .preview()
    .locator('header, main > section, footer')
    .evaluateAll((all) => all.map(({ id }) => id));
const menu = (builder: BuilderPage) => builder.preview().locator('#menu a').allTextContents();
const chatButton = (builder: BuilderPage, name: string | RegExp) =>
  builder.page.getByRole('region', { name: 'Chat' }).getByRole('button', { name, exact: true });

async function walk(builder: BuilderPage, ...options: string[]): Promise<void> {
  for (const option of options) await builder.pick(option);
}

describe('the items of a list', () => {
  test('are added, filled, moved, copied and removed in the chat; all of it is stored, undone and published', async ({
    builder,
  }) => {
    await walk(builder, 'Benefits', 'Benefit', 'Add item');
    await expect
      .poll(() => builder.transcript().then((all) => all.slice(-2)))
      .toEqual(['Add item', '✓ Benefit 4 added. What would you like to modify next?']);
    expect(await builder.options()).toEqual([
      'Icon',
      'Title',
      'Description',
      'Icon Color',
      'Background Color',
      'Image',
      'Move up',
      'Duplicate',
      'Remove',
    ]);
    await builder.pick('Title');
    await builder.say(SUNDAY);
    await builder.second();
    await expect.poll(() => titles(builder)).toEqual([TIME, PRICE, COVER, SUNDAY]);

    await builder.say('move up');
    await expect
      .poll(() => builder.lastMessage())
      .toBe('✓ Benefit 4 moved up. What would you like to modify next?');
    expect(await titles(builder)).toEqual([TIME, PRICE, SUNDAY, COVER]);
    expect(await builder.page.evaluate(() => document.activeElement?.matches('li[data-latest]'))).toBe(true);
    await builder.pick('Duplicate');
    await expect.poll(() => titles(builder)).toEqual([TIME, PRICE, SUNDAY, SUNDAY, COVER]);
    await builder.back();
    await walk(builder, 'Item 1', 'Remove');
    await expect.poll(() => titles(builder)).toEqual([PRICE, SUNDAY, SUNDAY, COVER]);
    await expect
      .poll(() => builder.lastMessage())
      .toBe('✓ Benefit 1 removed. What would you like to modify next?');
    expect(await builder.options()).toEqual([
      'Item 1',
      'Item 2',
      'Item 3',
      'Item 4',
      'Add item',
      'Edit as a table',
      'Add pictures',
    ]);

    await builder.reload();
    await expect.poll(() => titles(builder)).toEqual([PRICE, SUNDAY, SUNDAY, COVER]);
    const address = await builder.publish('owner@example.com');
    const page = await (await fetch(address)).text();
    expect([...page.matchAll(/<h3>([^<]*)<\/h3>/g)].map((found) => found[1]).slice(0, 4)).toEqual([
      PRICE,
      SUNDAY,
      SUNDAY,
      COVER,
    ]);
    // The publish left off what is made up, as a step of its own.
    await builder.page.getByRole('button', { name: /^Undo: \d+ changes$/ }).click();
    const steps = [
      'Benefit 1 removed',
      'Benefit 3 duplicated',
      'Benefit 4 moved up',
      'Title',
      'Benefit 4 added',
    ];
    for (const step of steps) await chatButton(builder, `Undo: ${step}`).click();
    await expect.poll(() => titles(builder)).toEqual([TIME, PRICE, COVER]);
    const restored = async () => ({ ...(await storedConfig(builder)), _siteId: undefined });
    await expect.poll(restored).toEqual(JSON.parse(JSON.stringify(landingBusiness.base)));
  });

  test('the last item can be removed, and a first one added', async ({ openBuilder }) => {
    const { portfolio } = moonlight.base;
    const items = Object(portfolio).items.slice(0, 1);
    const builder = await openWith(openBuilder, {
      ...moonlight.base,
      portfolio: { ...Object(portfolio), items },
    });
    await walk(builder, 'Portfolio', 'Project', 'Item 1', 'Remove');
    await expect.poll(() => builder.options()).toEqual(['Add item', 'Edit as a table', 'Add pictures']);
    await walk(builder, 'Add item', 'Title');
    await builder.say('A new start');
    await builder.second();
    await expect
      .poll(() => builder.preview().locator('#portfolio h3').allTextContents())
      .toEqual(['A new start']);
  });
});

describe('the sections of the page', () => {
  test('move, hide and show; menus, guides and the published page follow', async ({ builder }) => {
    await builder.page.getByRole('checkbox', { name: 'Show Section Guides' }).check();
    await walk(builder, 'Sections', 'Features', 'Move up');
    await expect
      .poll(() => builder.lastMessage())
      .toBe('✓ Features moved up. What would you like to modify next?');
    await walk(builder, 'Move up');
    await expect.poll(() => builder.options()).toEqual(['Move down', 'Hide']);
    await expect
      .poll(() => sections(builder))
      .toEqual(['header', 'features', 'hero', 'benefits', 'cta', 'footer']);
    expect(await menu(builder)).toEqual(['How it works', 'Why us', 'Get a quote', 'Contact']);

    await builder.back();
    expect(await builder.options()).toEqual([
      'Features',
      'Hero',
      'Benefits',
      'Call to Action',
      'Footer',
      'Add a section',
    ]);
    await walk(builder, 'Call to Action', 'Hide');
    await expect.poll(() => builder.options()).toEqual(['Move up', 'Show']);
    // The preview goes on to draw it while the chat talks about it.
    await expect
      .poll(() => builder.preview().locator('#cta').getAttribute('data-ghost'))
      .toBe('Only you see this');
    await builder.back();
    await expect.poll(() => sections(builder)).toEqual(['header', 'features', 'hero', 'benefits', 'footer']);
    expect(await menu(builder)).toEqual(['How it works', 'Why us', 'Contact']);
    expect(await builder.preview().locator('[data-href="#cta"]').count()).toBe(0);
    const guides = builder.preview().locator('[data-guide]');
    expect(await guides.evaluateAll((all) => all.map((each) => each.getAttribute('data-guide')))).toEqual([
      'Header',
      'Features',
      'Hero',
      'Benefits',
      'Footer',
    ]);

    const published = await (await fetch(await builder.publish('owner@example.com'))).text();
    expect([...published.matchAll(/<section id="([a-z]+)"/g)].map((found) => found[1])).toEqual([
      'features',
      'hero',
      'benefits',
    ]);
    expect(published).not.toContain('href="#cta"');
    await builder.mainMenu();
    expect(await builder.options()).toEqual([
      'Features',
      'Hero',
      'Benefits',
      'Call to Action',
      'Footer',
      'Global Settings',
      'Look',
      'Page',
      'Sections',
      'What can I do?',
    ]);
    // The publish left off what is made up, as a step of its own.
    await builder.page.getByRole('button', { name: /^Undo: \d+ changes$/ }).click();
    await chatButton(builder, 'Undo: Call to Action hidden').click();
    await expect.poll(() => sections(builder)).toContain('cta');
  });

  test('the order and hiding of sections can be typed, also with unknown names', async ({ builder }) => {
    await builder.say('globalSettings.sectionOrder cta, nowhere ,hero,footer');
    await builder.second();
    await expect
      .poll(() => sections(builder))
      .toEqual(['header', 'cta', 'hero', 'benefits', 'features', 'footer']);
    expect((await builder.options()).slice(0, 2)).toEqual(['Call to Action', 'Hero']);
    await builder.say('footer.hidden TRUE');
    await builder.second();
    await expect.poll(() => menu(builder)).not.toContain('Contact');
    expect(await builder.preview().locator('footer').innerText()).toBe('Built with Parley\nReport this page');
  });
});

describe('sections that a visitor adds', () => {
  test('one is added, opened, filled, published, removed and restored', async ({ builder }) => {
    await walk(builder, 'Sections', 'Add a section', 'Opening Hours');
    await expect
      .poll(() => builder.transcript().then((all) => all.slice(-2)))
      .toEqual(['Opening Hours', '✓ Opening Hours added. What would you like to modify next?']);
    expect(await builder.options()).toEqual(['Title', 'Day', 'Note', 'Background Color', 'Text Color']);
    const shown = builder.preview().locator('#hours');
    await expect.poll(() => shown.getByRole('heading').textContent()).toBe('Opening hours');
    const entry = builder.preview().locator('#menu a').filter({ hasText: 'Hours' });
    await expect.poll(() => entry.count()).toBe(1);
    await expect
      .poll(() => sections(builder))
      .toEqual(['header', 'hero', 'benefits', 'features', 'hours', 'cta', 'footer']);

    await walk(builder, 'Day', 'Item 1', 'Hours');
    await builder.say('8:00 – 13:00');
    await builder.second();
    await expect.poll(() => shown.locator('td').allTextContents()).toEqual(['8:00 – 13:00', '00:00 – 00:00']);
    const address = await builder.publish('owner@example.com');
    expect(await (await fetch(address)).text()).toContain('>8:00 – 13:00<');
    await builder.reload();
    await builder.mainMenu();
    await walk(builder, 'Sections', 'Opening Hours', 'Remove');
    await expect
      .poll(() => sections(builder))
      .toEqual(['header', 'hero', 'benefits', 'features', 'cta', 'footer']);
    await expect.poll(() => entry.count()).toBe(0);
    await chatButton(builder, 'Undo: Opening Hours removed').click();
    await expect.poll(() => shown.locator('td').first().textContent()).toBe('8:00 – 13:00');
  });
});
