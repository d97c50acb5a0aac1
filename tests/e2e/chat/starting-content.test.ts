import { describe, expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const OFFER = 'Start with content for my business';
const gallery = ({ page }: BuilderPage) => page.getByRole('dialog', { name: 'Choose a template' });
const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const heading = (builder: BuilderPage, name: string) =>
  builder.preview().getByRole('heading', { level: 1, name }).waitFor();
const focused = ({ page }: BuilderPage) => page.evaluate(() => document.activeElement?.tagName);

describe('starting content', () => {
  test('is chosen on the first screen, shown in the preview, undone and kept by a reload', async ({
    builder,
  }) => {
    await heading(builder, 'Small repairs');
    await button(builder, OFFER).click();
    await gallery(builder).getByRole('button', { name: 'Landing Page, Bakery' }).click();
    await heading(builder, 'Bread that is still warm');
    expect(await builder.lastMessage()).toContain("Hi, I'm your website editor assistant.");
    expect(await button(builder, OFFER).count()).toBe(0);
    await expect.poll(() => focused(builder)).not.toBe('BODY');
    await button(builder, 'Undo: Bakery content').click();
    await heading(builder, 'Small repairs');
    await button(builder, 'Redo: Bakery content').click();
    await heading(builder, 'Bread that is still warm');
    await builder.page.getByText('Saved', { exact: true }).first().waitFor();
    await builder.reload();
    await heading(builder, 'Bread that is still warm');
    await button(builder, 'Undo: Bakery content').waitFor();
  });

  test('is chosen in the chat for the other template', async ({ openBuilder }) => {
    const builder = await openBuilder();
    await builder.page.getByRole('combobox', { name: 'Template' }).selectOption('moonlight');
    await button(builder, 'Change template').click();
    await heading(builder, 'I draw what happens after bedtime');
    await builder.pick('What can I do?');
    await builder.pick(OFFER);
    await gallery(builder).getByRole('button', { name: 'Portfolio, Photographer' }).click();
    await heading(builder, 'Pictures of people who forgot the camera');
    await expect.poll(() => focused(builder)).not.toBe('BODY');
  });
});
