import { describe, expect } from 'vitest';
import { en } from '../../src/words/en/en.ts';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test as base } from '../harness/builder-test.ts';
import { MortalBrowser } from '../harness/mortal-browser.ts';
import { changeTemplate } from '../spec/visits.ts';

const START = 'Small repairs, done right the first time';

const test = base.extend('mortal', async ({ executablePath }, { onCleanup }) => {
  const mortal = await MortalBrowser.create(executablePath);
  onCleanup(() => mortal.remove());
  return mortal;
});

const heading = (builder: BuilderPage, text: string) =>
  builder.preview().getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const stored = async (builder: BuilderPage) => JSON.parse((await builder.stored('websiteConfig')) ?? 'null');
const ahead = ({ page }: BuilderPage) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('parley.ahead.')));
/** What the builder says once a crash cannot take it any more. */
const saved = ({ page }: BuilderPage) =>
  page.locator('#chat').getByText(en.notice.saved, { exact: true }).waitFor();

/** Waits until what has been written down so far is on the disk: the journal is read in its turn. */
async function writtenDown({ page }: BuilderPage): Promise<void> {
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answer(indexedDB.open('parley'));
    await answer(database.transaction('journal').objectStore('journal').count());
    database.close();
  });
}

/** The tab ends as when its memory runs out: nothing in it hears of that. */
async function crash({ page }: BuilderPage): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

describe('a tab that crashes', () => {
  test('in the second of an edit has it all the same: the next one stores it, as a step', async ({
    builder,
    openBuilder,
  }) => {
    await heading(builder, START);
    await builder.freeze();
    await builder.say('hero.title.text Kept');
    await heading(builder, 'Kept');
    await crash(builder);
    const again = await openBuilder({ profile: builder.profile });
    await heading(again, 'Kept');
    await expect.poll(async () => (await stored(again))?.hero.title.text).toBe('Kept');
    expect(await ahead(again)).toEqual([]);
    await again.reload();
    await heading(again, 'Kept');
    await button(again, 'Undo: Title').click();
    await heading(again, START);
    expect(await button(again, 'Undo').isDisabled()).toBe(true);
  });

  test('after an edit has lost nothing of it', async ({ builder, openBuilder }) => {
    await builder.say('hero.title.text Kept');
    await builder.second();
    await crash(builder);
    const again = await openBuilder({ profile: builder.profile });
    await heading(again, 'Kept');
    await button(again, 'Undo: Title').click();
    await heading(again, START);
  });

  test('does not take the edit of one that lives, which is done once', async ({ builder, openBuilder }) => {
    await builder.freeze();
    await builder.say('hero.title.text Mine');
    const other = await openBuilder({ profile: builder.profile });
    await heading(other, START);
    expect(await ahead(other)).toHaveLength(1);
    await builder.second();
    await heading(other, 'Mine');
    await button(other, 'Undo: Title').click();
    await heading(other, START);
    await heading(builder, START);
    expect(await ahead(other)).toEqual([]);
  });
});

describe('a browser that is killed', () => {
  test('in the second of an edit has it all the same', async ({ mortal, openBuilder }) => {
    const builder = await openBuilder({ profile: await mortal.start() });
    await builder.freeze();
    await builder.say('hero.title.text Kept');
    await heading(builder, 'Kept');
    await writtenDown(builder);
    await mortal.kill();
    const again = await openBuilder({ profile: await mortal.start() });
    await heading(again, 'Kept');
    await button(again, 'Undo: Title').click();
    await heading(again, START);
  });

  test('has every step that was answered, and what was undone', async ({ mortal, openBuilder }) => {
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
    const before = await builder.stored('parley.history');
    await mortal.kill();
    const again = await openBuilder({ profile: await mortal.start() });
    await heading(again, 'First');
    expect(await again.stored('parley.history')).toBe(before);
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
    await mortal.kill();
    const again = await openBuilder({ profile: await mortal.start() });
    await again.say('hero.title.text Changed');
    await again.second();
    expect(await again.publish('owner@example.com')).toBe(address);
    expect(await (await fetch(address)).text()).toContain('Changed</h1>');
  });
});

test('a visitor who empties the storage has emptied it', async ({ openBuilder }) => {
  const first = await openBuilder();
  await first.say('hero.title.text Gone');
  await first.second();
  await first.page.evaluate(() => localStorage.clear());
  await first.reload();
  await heading(first, START);
  await first.say('hero.title.text Gone too');
  await first.second();
  await first.page.evaluate(() => localStorage.clear());
  await first.page.close();
  const builder = await openBuilder({ profile: first.profile });
  await heading(builder, START);
  expect(await button(builder, 'Undo').isDisabled()).toBe(true);
  await builder.say('hero.title.text New');
  await builder.second();
  await builder.reload();
  await heading(builder, 'New');
});
