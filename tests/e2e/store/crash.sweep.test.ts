import { describe, expect } from 'vitest';
import { en } from '../../../words/en/en.ts';
import { KillableBrowser } from '../../harness/browser/killable-browser.ts';
import { storedSite } from '../../harness/builder/browser-database.ts';
import { changeTemplate } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test as base } from '../../harness/builder/builder-test.ts';

const START = 'Small repairs, big relief';

const test = base.extend('mortal', async ({ executablePath }, { onCleanup }) => {
  const mortal = await KillableBrowser.create(executablePath);
  onCleanup(() => mortal.remove());
  return mortal;
});

const heading = (builder: BuilderPage, text: string) =>
  builder.preview().getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
/** Waits for the notice that a change survives a crash. */
const saved = ({ page }: BuilderPage) =>
  page.locator('#chat').getByText(en.notice.saved, { exact: true }).waitFor();

/** Edits the title and waits until it is saved, within the simulated second. */
async function edit(builder: BuilderPage, title: string): Promise<void> {
  await heading(builder, START);
  await builder.freeze();
  await builder.say(`hero.title.text ${title}`);
  await heading(builder, title);
  await saved(builder);
}

/** Expects the edit to be kept and undoable. */
async function expectKept(builder: BuilderPage, title: string): Promise<void> {
  await heading(builder, title);
  await button(builder, 'Undo: Title').click();
  await heading(builder, START);
  expect(await button(builder, 'Undo').isDisabled()).toBe(true);
}

test('after a crash of the tab, the next tab has everything that was saved', async ({
  builder,
  openBuilder,
}) => {
  await edit(builder, 'Kept');
  const session = await builder.profile.newCDPSession(builder.page);
  const crashed = builder.page.waitForEvent('crash');
  // As if it ran out of memory: no event fires in the page.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await builder.page.close();
  await expectKept(await openBuilder({ profile: builder.profile }), 'Kept');
});

describe('a browser that is killed once it says "Saved"', () => {
  test('has the edit', async ({ mortal, openBuilder }) => {
    const builder = await openBuilder({ profile: await mortal.start() });
    await edit(builder, 'Kept');
    await mortal.kill();
    await expectKept(await openBuilder({ profile: await mortal.start() }), 'Kept');
  });

  test('has every step, and the undone ones', async ({ mortal, openBuilder }) => {
    const builder = await openBuilder({ profile: await mortal.start() });
    for (const title of ['First', 'Second']) {
      await builder.say(`hero.title.text ${title}`);
      await builder.second();
    }
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    await button(builder, `Undo: ${en.history.template}`).click();
    await heading(builder, 'Second');
    await button(builder, 'Undo: Title').click();
    await heading(builder, 'First');
    await saved(builder);
    const before = await storedSite(builder.page);
    expect([before?.config.hero.title.text, before?.undone]).toEqual(['First', 2]);
    await mortal.kill();
    const again = await openBuilder({ profile: await mortal.start() });
    await heading(again, 'First');
    expect(await storedSite(again.page)).toEqual(before);
    await button(again, 'Redo: Title').click();
    await heading(again, 'Second');
    await button(again, `Redo: ${en.history.template}`).waitFor();
    await saved(again);
    await mortal.kill();
    const last = await openBuilder({ profile: await mortal.start() });
    await heading(last, 'Second');
    for (const title of ['First', START]) {
      await button(last, 'Undo: Title').click();
      await heading(last, title);
    }
  });

  test('right after a publish still owns the website', async ({ mortal, openBuilder }) => {
    const builder = await openBuilder({ profile: await mortal.start() });
    const address = await builder.publish('owner@example.com');
    await saved(builder);
    await mortal.kill();
    const again = await openBuilder({ profile: await mortal.start() });
    await again.say('hero.title.text Changed');
    await again.second();
    expect(await again.publish('owner@example.com')).toBe(address);
    expect(await (await fetch(address)).text()).toContain('Changed</h1>');
  });
});
