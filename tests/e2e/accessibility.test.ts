import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/builder-test.ts';

const SCREENS = [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 320, height: 640 },
  { colorScheme: 'dark', width: 320, height: 640 },
] as const;

for (const { colorScheme, width, height } of SCREENS) {
  test(`axe finds nothing in any state, ${colorScheme}, ${width} px wide`, async ({ openBuilder }) => {
    const builder = await openBuilder({ viewport: { width, height } });
    const { page } = builder;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    const look = async (state: string) => {
      // The preview's document is its own matter.
      found[state] = await axeFindings(page, { exclude: ['iframe'] });
    };
    const edit = async (...labels: string[]) => {
      await builder.mainMenu();
      for (const label of labels) await builder.pick(label);
      await look(labels.join(' '));
    };
    await look('greeting');
    await edit('Hero', 'Title');
    await edit('Hero', 'Background Color');
    await edit('Benefits', 'Benefit', 'Item 1', 'Icon');
    await edit('Features', 'Image');
    await edit('Hero', 'Button', 'Visible');
    await page
      .getByRole('tab', { name: 'Preview' })
      .or(page.getByRole('button', { name: 'Reset' }))
      .first()
      .click();
    await page.keyboard.press('Escape');
    await look('preview');
    await page.getByRole('button', { name: 'Reset' }).click();
    await look('reset');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await builder.submitPublish('nobody');
    await look('e-mail refused');
    await builder.submitPublish('me@example.com');
    await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
    await look('published');
    const quiet = Object.keys(found).map((state) => [state, []]);
    expect(found).toEqual(Object.fromEntries(quiet));

    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBe(0);
  });
}
