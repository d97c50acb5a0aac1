import { describe, expect } from 'vitest';
import { changeTemplate } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const START = 'Small repairs, big relief';

const heading = (builder: BuilderPage) => builder.preview().getByRole('heading', { level: 1 });
const step = (builder: BuilderPage, name: string) =>
  builder.page.getByRole('region', { name: 'Chat' }).getByRole('button', { name, exact: true });

async function edit(builder: BuilderPage, text: string) {
  await builder.say(text);
  await builder.second();
}

describe('undo and redo', () => {
  test('each button names its step, and is absent before there is one', async ({ builder }) => {
    await heading(builder).waitFor();
    const both = step(builder, 'Undo').or(step(builder, 'Redo'));
    expect(await both.count()).toBe(0);
    await edit(builder, 'hero.title.text First');
    await edit(builder, 'hero.subtitle.text Second');
    await step(builder, 'Undo: Subtitle').click();
    await step(builder, 'Undo: Title').click();
    expect(await heading(builder).innerText()).toBe(START);
    expect(await step(builder, 'Undo').isDisabled()).toBe(true);
    await step(builder, 'Redo: Title').click();
    expect(await heading(builder).innerText()).toBe('First');
    expect(await step(builder, 'Redo: Subtitle').isEnabled()).toBe(true);
  });

  test('the usual keys do the same, but leave a text being typed to its own undo', async ({ builder }) => {
    await edit(builder, 'hero.title.text First');
    const { keyboard } = builder.page;
    await keyboard.press('Control+z');
    expect(await heading(builder).innerText()).toBe(START);
    await keyboard.press('Control+Shift+z');
    expect(await heading(builder).innerText()).toBe('First');
    await keyboard.press('Control+z');
    await keyboard.press('Control+y');
    expect(await heading(builder).innerText()).toBe('First');
    await builder.messageBox().fill('');
    await keyboard.type('ab');
    await keyboard.press('Control+z');
    expect(await heading(builder).innerText()).toBe('First');
  });

  test('the button of a success message undoes its step and keeps the later ones', async ({ builder }) => {
    await edit(builder, 'hero.title.text First');
    await edit(builder, 'hero.subtitle.text Second');
    const ownUndo = builder.conversation().getByRole('button', { name: 'Undo this change', exact: true });
    expect(await ownUndo.count()).toBe(2);
    await ownUndo.first().click();
    await builder.preview().getByText(START, { exact: true }).waitFor();
    expect(await builder.preview().getByText('Second', { exact: true }).count()).toBe(1);
    expect(await ownUndo.count()).toBe(1);
    expect(await builder.page.evaluate(() => document.activeElement?.textContent)).toContain('First');
    await step(builder, 'Undo: Title').click();
    await builder.preview().getByText('First', { exact: true }).waitFor();
    expect(await ownUndo.count()).toBe(2);
  });

  test('still works after a publish and a reload; a template change is undone with the website, its address and the greeting', async ({
    builder,
  }) => {
    await edit(builder, 'hero.title.text First');
    const address = await builder.publish('owner@example.com');
    await builder.reload();
    const leftOff = builder.page.getByRole('button', { name: /^Undo: \d+ changes$/ });
    await leftOff.click();
    await step(builder, 'Undo: Title').click();
    expect(await heading(builder).innerText()).toBe(START);
    await step(builder, 'Redo: Title').click();
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    await builder.page.getByText('The template was changed.').waitFor();
    await step(builder, 'Undo').click();
    expect(await heading(builder).innerText()).toBe('First');
    expect(await builder.page.getByRole('combobox', { name: 'Template' }).inputValue()).toBe(
      'landing_business',
    );
    expect(await builder.conversation().getByRole('button', { name: 'Hero', exact: true }).isEnabled()).toBe(
      true,
    );
    expect(await builder.publish('owner@example.com')).toBe(address);
    expect(await heading(builder).innerText()).toBe('First');
  });

  test('after a reset both mirrors are absent until the next change, and undo still works', async ({
    builder,
  }) => {
    await edit(builder, 'hero.title.text First');
    await builder.page.getByRole('button', { name: 'Reset', exact: true }).click();
    await builder.page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => builder.stored('websiteConfig')).toBe(null);
    expect(await builder.stored('websiteHTML')).toBe(null);
    await builder.reload();
    await builder.page.getByText('Your website was reset.').waitFor();
    await step(builder, 'Undo').click();
    expect(await heading(builder).innerText()).toBe('First');
    await expect
      .poll(async () => JSON.parse((await builder.stored('websiteConfig')) ?? '{}').hero?.title)
      .toEqual({
        text: 'First',
      });
  });
});
