import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';

const GREETING = "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.";

/** SPEC §2: Screens and routes, from the routes to the chat assistant panel. */
describe('2. Screens and routes', () => {
  test('routes: not shown; there is one screen', async ({ builder }) => {
    const { page } = builder;
    const place = () => page.evaluate(() => ({ address: location.href, steps: history.length }));
    const first = await place();
    await builder.pick('Hero');
    await builder.pick('Background Color');
    await page.getByRole('radio', { name: 'Mobile' }).check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await builder.deploymentStatus().waitFor();
    expect(await place()).toEqual(first);
  });
});

describe('Shell', () => {
  test('header: a logo image and the product name', async ({ builder }) => {
    const header = builder.page.getByRole('banner');
    const logo = header.locator('img');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await logo.isVisible()).toBe(true);
    expect(await header.getByRole('heading', { level: 1 }).innerText()).toBe('Parley');
  });

  test('body: left panel (chat), right panel (preview)', async ({ builder }) => {
    const [chat, preview] = [await boxOf(region(builder, 'Chat')), await boxOf(region(builder, 'Preview'))];
    expect(chat.x + chat.width).toBeLessThanOrEqual(preview.x);
    expect([preview.y, preview.height]).toEqual([chat.y, chat.height]);
    expect(await builder.page.getByRole('tablist').isVisible()).toBe(false);
  });

  test('on narrow screens two tabs, Chat and Preview, switch between the panels; Chat is the default', async ({
    openBuilder,
  }) => {
    const builder = await openBuilder({ viewport: { width: 899, height: 800 } });
    const { page } = builder;
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const shown = async () => ({
      selected: await page.getByRole('tab', { selected: true }).allInnerTexts(),
      chat: await region(builder, 'Chat').isVisible(),
      preview: await region(builder, 'Preview').isVisible(),
    });
    await tab('Chat').waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Chat', 'Preview']);
    expect(await shown()).toEqual({ selected: ['Chat'], chat: true, preview: false });
    await tab('Preview').click();
    expect(await shown()).toEqual({ selected: ['Preview'], chat: false, preview: true });
    await tab('Chat').click();
    expect(await shown()).toEqual({ selected: ['Chat'], chat: true, preview: false });
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await shown()).toEqual({ selected: [], chat: true, preview: true });
  });

  test('right panel toolbar: a Template dropdown listing all templates by name, and Publish, above the preview', async ({
    builder,
  }) => {
    const preview = region(builder, 'Preview');
    const dropdown = preview.getByRole('combobox', { name: 'Template' });
    expect(await dropdown.getByRole('option').allInnerTexts()).toEqual(['Landing Page', 'Portfolio']);
    const { y: top } = await boxOf(preview.getByTitle('Preview of your website'));
    for (const control of [dropdown, preview.getByRole('button', { name: 'Publish' })]) {
      const { y, height } = await boxOf(control);
      expect(y + height).toBeLessThanOrEqual(top);
    }
  });

  test('footer: a proof of concept, year 2025', async ({ builder }) => {
    const footer = builder.page.getByRole('contentinfo');
    expect(await footer.innerText()).toBe('© 2025 Parley. A proof of concept.');
    expect(await footer.isVisible()).toBe(true);
  });

  test('fallback: on an uncaught global error a full-screen view with the error text and Reload', async ({
    builder,
  }) => {
    const { page, problems } = builder;
    await builder.messageBox().waitFor();
    problems.expect(/the roof is on fire/);
    // Not by a timer: in those of a simulated clock an error is caught.
    await page.evaluate(() =>
      queueMicrotask(() => {
        throw new Error('the roof is on fire');
      }),
    );
    await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor();
    await page.getByText('the roof is on fire', { exact: true }).waitFor();
    expect(await boxOf(page.getByRole('main'))).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await page.getByRole('region').count()).toBe(0);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await builder.messageBox().waitFor();
    expect(await builder.transcript()).toEqual([GREETING]);
  });
});

describe('Chat assistant panel', () => {
  test('a message list, a Back button, a Main Menu button, and an input form', async ({ builder }) => {
    const chat = region(builder, 'Chat');
    await chat.getByRole('log', { name: 'Conversation' }).waitFor();
    const title = (name: string) => chat.getByRole('button', { name, exact: true }).getAttribute('title');
    expect(await title('Back')).toBe('Go back one step');
    expect(await title('Main Menu')).toBe('Return to main menu');
    const form = chat.locator('form');
    expect(await form.getByRole('textbox', { name: 'Message', exact: true }).isVisible()).toBe(true);
    expect(await form.getByRole('button', { name: 'Send', exact: true }).isVisible()).toBe(true);
  });

  test('input placeholder: one while a field is being edited, another otherwise', async ({ builder }) => {
    const placeholder = () => builder.messageBox().getAttribute('placeholder');
    expect(await placeholder()).toBe('Type here if you need something specific...');
    await builder.pick('Hero');
    expect(await placeholder()).toBe('Type here if you need something specific...');
    await builder.pick('Title');
    expect(await placeholder()).toBe('Enter your value here...');
    await builder.back();
    await builder.pick('Text Color');
    expect(await placeholder()).toBe('Enter your value here...');
    await builder.mainMenu();
    expect(await placeholder()).toBe('Type here if you need something specific...');
  });

  test("Send shows '...' while processing, and is disabled when the input is empty or processing", async ({
    builder,
  }) => {
    const send = builder.page.getByRole('button', { name: 'Send', exact: true });
    const shown = async () => [await send.innerText(), (await send.isDisabled()) ? 'disabled' : 'enabled'];
    expect(await shown()).toEqual(['Send', 'disabled']);
    await builder.messageBox().fill('   ');
    expect(await shown()).toEqual(['Send', 'disabled']);
    await builder.messageBox().fill('hero.title.text Hello');
    expect(await shown()).toEqual(['Send', 'enabled']);
    await builder.freeze();
    await send.click();
    expect(await shown()).toEqual(['...', 'disabled']);
    await builder.messageBox().fill('Already typing on');
    expect(await shown()).toEqual(['...', 'disabled']);
    await builder.second();
    expect(await shown()).toEqual(['Send', 'enabled']);
  });

  test('message bubble: the text, and a timestamp in 24-hour hour:minute form', async ({ builder }) => {
    const bubbles = async () =>
      Promise.all(
        (await builder.conversation().locator('li').all()).map(async (bubble) => [
          await bubble.locator('p').innerText(),
          await bubble.locator('time').innerText(),
        ]),
      );
    await builder.page.clock.pauseAt(Date.parse('2025-06-01T23:05:00Z'));
    await builder.pick('Hero');
    expect(await bubbles()).toEqual([
      [expect.stringContaining(GREETING), '09:30'],
      [expect.stringContaining('Hero'), '23:05'],
      [expect.stringContaining('What would you like to modify in Hero?'), '23:05'],
    ]);
  });

  test('message bubble: a robot avatar for bot messages and a person avatar for user messages', async ({
    builder,
  }) => {
    await builder.pick('Hero');
    await builder.pick('Title');
    const avatars = builder.conversation().locator('li svg');
    const [robot, person, ...others] = await avatars.evaluateAll((all) => all.map((svg) => svg.innerHTML));
    // A robot's head has corners, a person's has none.
    expect([robot?.includes('<rect'), person?.includes('<rect')]).toEqual([true, false]);
    expect(others).toEqual([robot, person, robot]);
  });

  test('option buttons appear under the message; clickable only on the latest, disabled and styled so on older', async ({
    builder,
  }) => {
    await builder.pick('Hero');
    const bubble = (nth: number) => builder.conversation().locator('li').nth(nth);
    const text = await boxOf(bubble(0).locator('p'));
    const options = bubble(0).getByRole('button');
    for (const option of await options.all()) {
      expect((await boxOf(option)).y).toBeGreaterThanOrEqual(text.y + text.height);
    }
    const disabled = (all: HTMLButtonElement[]) => [...new Set(all.map((option) => option.disabled))];
    expect(await options.evaluateAll(disabled)).toEqual([true]);
    expect(await bubble(2).getByRole('button').evaluateAll(disabled)).toEqual([false]);
    const style = (nth: number) => bubble(nth).getByRole('button').first().evaluate(styleOf);
    const [older, latest] = [await style(0), await style(2)];
    expect([older.cursor, latest.cursor]).toEqual(['not-allowed', 'pointer']);
    expect(older.color).not.toBe(latest.color);
    expect(older.borderColor).not.toBe(latest.borderColor);
  });

  test('clicking a button sends its label text back', async ({ builder }) => {
    await builder.pick('Call to Action');
    const answers = builder.conversation().getByText('You:').locator('..');
    expect(await answers.allInnerTexts()).toEqual([expect.stringMatching(/^You:\s*Call to Action$/)]);
  });

  test('a quoted https link beside a check mark is shortened: 25 characters, an ellipsis, 15; whole as hover text', async ({
    builder,
  }) => {
    const long = 'https://example.com/spring/collection?page=2#prices';
    const message = (link: string) => `✓ Updated URL to "${link}". What would you like to modify next?`;
    await builder.say(`hero.button.url ${long}`);
    await builder.second();
    const shown = `${long.slice(0, 25)}…${long.slice(-15)}`;
    expect(shown).toHaveLength(41);
    expect(await builder.lastMessage()).toBe(message(shown));
    expect(await builder.conversation().getByTitle(long, { exact: true }).innerText()).toBe(shown);
    await builder.say(`hero.button.url ${long.slice(0, 41)}`);
    await builder.second();
    expect(await builder.lastMessage()).toBe(message(long.slice(0, 41)));
    // No check mark: the visitor's own words stay as they are.
    await builder.say(`hero.title.text See "${long}" now`);
    await builder.second();
    expect((await builder.transcript()).at(-2)).toBe(`hero.title.text See "${long}" now`);
  });

  test('popovers inside the chat, each with a close control', async ({ builder }) => {
    const chat = region(builder, 'Chat');
    const places: [string, ...string[]][] = [
      ['Select an icon', 'Benefits', 'Benefit', 'Item 1', 'Icon'],
      ['Select a color', 'Hero', 'Background Color'],
      ['Upload Image', 'Features', 'Image'],
      ['Toggle', 'Hero', 'Button', 'Visible'],
    ];
    for (const [title, ...options] of places) {
      await builder.mainMenu();
      for (const option of options) await builder.pick(option);
      expect(await chat.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()).toBe(title);
      await builder.popover(title).getByRole('button', { name: 'Close', exact: true }).click();
      expect(await chat.getByRole('dialog').count()).toBe(0);
    }
  });
});

function styleOf(element: Element) {
  const { color, borderColor, cursor } = getComputedStyle(element);
  return { color, borderColor, cursor };
}

function region({ page }: BuilderPage, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}
