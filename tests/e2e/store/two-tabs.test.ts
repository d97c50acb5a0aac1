import { describe, expect } from 'vitest';
import { holdDatabase, storedSite } from '../../harness/builder/browser-database.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const START = 'Small repairs, big relief';

const heading = (builder: BuilderPage, text: string) =>
  builder.preview().getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const notice = ({ page }: BuilderPage) => page.getByRole('status').filter({ hasText: 'in another tab' });

const EDITS = 25;

/** Edits a field repeatedly, each time in a separate task. */
const editRepeatedly = ({ page }: BuilderPage, path: string) =>
  page.evaluate(
    async ([field, times]) => {
      for (let count = 1; count <= times; count++) {
        window.parley?.edit(field, `${count}`);
        await new Promise<unknown>((next) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = next;
          port2.postMessage(0);
        });
      }
    },
    [path, EDITS] as const,
  );

/** The edits that a tab shows, and whether it shows them as saved. */
const shown = ({ page }: BuilderPage) =>
  page.evaluate(() => {
    const site = window.parley?.actor.getSnapshot().context.actors?.site.getSnapshot();
    const patches = site?.context.history.past.flatMap(({ patch }) => patch) ?? [];
    const edits = patches.map(({ path, after }) => `${path.join('.')} ${after}`).sort();
    return { edits, isSaved: site?.matches({ saving: { resting: 'saved' } }) };
  });

/** The edits that are stored, and whether the website and its copy have their values. */
const stored = async (builder: BuilderPage) => {
  const site = await storedSite(builder.page);
  const copy = JSON.parse((await builder.stored('websiteConfig')) ?? 'null');
  const latest = [site?.config.hero, copy?.hero].flatMap((hero) => [hero?.title.text, hero?.subtitle.text]);
  return { edits: site?.edits.toSorted(), isSaved: latest.every((text) => text === `${EDITS}`) };
};

async function edit(builder: BuilderPage, text: string) {
  await builder.say(text);
  await builder.second();
}

describe('two tabs of one browser', () => {
  test('a change in one appears in the other, where it can be undone', async ({ openBuilder }) => {
    const one = await openBuilder();
    const other = await openBuilder({ profile: one.profile });
    await heading(other, START);
    await other.pick('Benefits');
    await other.pick('Benefit');
    await edit(one, 'hero.title.text First');
    await heading(other, 'First');
    await edit(one, 'benefits.items[3].title Fourth');
    await expect.poll(() => other.options()).toContain('Item 4');
    await button(other, 'Undo: Benefit 4 › Title').or(button(other, 'Undo: Title')).click();
    await button(other, 'Undo: Title').click();
    await heading(one, START);
    await other.reload();
    await heading(other, START);
    expect(await button(other, 'Redo: Title').isEnabled()).toBe(true);
  });

  test('concurrent edits of both are never lost: in either tab, in the store, or after a reload', async ({
    openBuilder,
  }) => {
    const path = '/?inspect=handle';
    const one = await openBuilder({ path });
    const other = await openBuilder({ path, profile: one.profile });
    await Promise.all([editRepeatedly(one, 'hero.title.text'), editRepeatedly(other, 'hero.subtitle.text')]);
    const edits = (of: string) => Array.from({ length: EDITS }, (_, at) => `${of} ${at + 1}`);
    const all = [...edits('hero.subtitle.text'), ...edits('hero.title.text')].sort();
    const all3 = [all, all, all].map((each) => ({ edits: each, isSaved: true }));
    await expect
      .poll(async () => [await shown(one), await shown(other), await stored(other)], { timeout: 15_000 })
      .toEqual(all3);
    await one.reload();
    await one.page.waitForFunction(() => 'parley' in window);
    await expect.poll(() => shown(one)).toEqual(all3[0]);
    for (const tab of [one, other]) {
      await heading(tab, `${EDITS}`);
      await tab.preview().getByText(`${EDITS}`, { exact: true }).nth(1).waitFor();
    }
  });

  test('a field that is edited in one and saved in the other shows a notice that offers both values', async ({
    openBuilder,
  }) => {
    const one = await openBuilder();
    const other = await openBuilder({ profile: one.profile });
    await one.pick('Hero');
    await one.pick('Title');
    await one.messageBox().fill('Mine');
    await edit(other, 'hero.title.text Theirs');
    await expect
      .poll(() => notice(one).allInnerTexts())
      .toEqual(['Title was also changed in another tab: “Theirs”.']);
    await button(one, 'Keep mine').click();
    expect(await notice(one).count()).toBe(0);
    expect(await one.messageBox().inputValue()).toBe('Mine');
    expect(await one.messageBox().evaluate((box) => box === document.activeElement)).toBe(true);
    await button(one, 'Send').click();
    await one.second();
    await heading(other, 'Mine');
    await button(one, 'Undo: Title').click();
    await heading(one, 'Theirs');
    await heading(other, 'Theirs');
  });

  test('concurrent commits are rebased; only a field changed in both is contested', async ({
    openBuilder,
    url,
  }) => {
    const path = '/?inspect=handle';
    const one = await openBuilder({ path });
    const other = await openBuilder({ path, profile: one.profile });
    const edits = (tab: BuilderPage, ...texts: readonly (readonly [string, string])[]) =>
      tab.page.evaluate((list) => {
        for (const [field, text] of list) window.parley?.edit(field, text);
      }, texts);
    // Both commits wait for the database, on the same revision.
    const releaseDatabase = await holdDatabase(one.profile, url);
    await edits(one, ['hero.title.text', 'One'], ['hero.subtitle.text', 'Of one']);
    await edits(other, ['hero.title.text', 'Two'], ['header.logoText', 'Of two']);
    await releaseDatabase();
    const tabWithNotice = async () =>
      (await notice(one).count()) > 0 ? one : (await notice(other).count()) > 0 ? other : null;
    await expect.poll(tabWithNotice).not.toBeNull();
    const tab = (await tabWithNotice()) ?? one;
    const [taken, own] = tab === one ? ['Two', 'One'] : ['One', 'Two'];
    expect(await notice(tab).allInnerTexts()).toEqual([`Title was also changed in another tab: “${taken}”.`]);
    for (const each of [one, other]) {
      await heading(each, own);
      for (const text of ['Of one', 'Of two']) await each.preview().getByText(text).first().waitFor();
    }
    await button(tab, `Use “${taken}”`).click();
    for (const each of [one, other]) await heading(each, taken);
    await button(tab, 'Undo: Title').click();
    await heading(other, own);
  });
});
