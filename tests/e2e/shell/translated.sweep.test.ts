import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/** Does to the page what a browser does that translates it: wraps every text node, now and whenever one is added. */
function translate(): void {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, script, style, textarea, option, svg')) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const wrapIn = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  wrapIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Opens a dialog by its event, waits for what it loads, and closes it. */
async function openAndClose(
  { page }: BuilderPage,
  event: object,
  title: string,
  late?: RegExp,
): Promise<void> {
  await page.evaluate((sent) => {
    const { dialogs } = window.parley?.actor.getSnapshot().context.actors ?? {};
    dialogs?.send(sent as never);
  }, event);
  const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
  await dialog.waitFor();
  if (late) await dialog.getByText(late).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

test('a visitor whose browser translates the builder can publish and use every dialog', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ path: '/?inspect=handle' });
  const { page } = builder;
  await page.evaluate(translate);
  const status = builder.deploymentStatus();
  await builder.pick('Hero');
  await builder.pick('Title');
  await builder.say('Bread at dawn');
  await builder.options();
  await page.getByRole('button', { name: /^Undo/ }).first().waitFor();
  await builder.mainMenu();

  await builder.submitPublish('nobody');
  await status.getByRole('alert').waitFor();
  await status.locator('summary').click();
  await status.getByRole('textbox', { name: 'Header › Logo Text' }).fill('Crust');
  const address = await builder.publish('me@example.com');
  expect(address).toMatch(/\/s\/site-[a-z0-9]{7}\/$/);
  expect(await builder.publish('me@example.com')).toBe(address);

  for (const [event, title, late] of [
    [{ type: 'find.open' }, 'Find and change'],
    [{ type: 'pictures.open', list: 'benefits.items' }, 'Add pictures'],
    [{ type: 'transfer.open' }, 'Save or open a copy'],
    [{ type: 'versions.open' }, 'Your website', /Version 2/],
    [{ type: 'publish.open' }, 'Deployment Status'],
    [
      { type: 'templateChange.ask', request: { type: 'template.choose', templateId: 'moonlight' } },
      'Change template?',
    ],
    [{ type: 'reset.ask' }, 'Reset website?'],
  ] as const)
    await openAndClose(builder, event, title, late);

  await page.getByRole('button', { name: 'Browse', exact: true }).click();
  await page.getByLabel('Portfolio, Small shop').waitFor();
  await page.getByLabel('Template').selectOption('moonlight');
  await page.getByRole('button', { name: 'Change template', exact: true }).click();
  await expect.poll(() => builder.lastMessage()).toContain('website editor assistant');
  expect(await page.getByText('Something went wrong').count()).toBe(0);
});
