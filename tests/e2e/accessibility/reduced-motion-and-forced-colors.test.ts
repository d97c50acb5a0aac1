import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';

/**
 * The longest animation or transition of the screen and the previewed page, in seconds, and how many elements
 * scroll smoothly.
 */
function movements(page: Page): Promise<{ longest: number; smooth: number }> {
  return page.evaluate(() => {
    const documents = [document, document.querySelector('iframe')?.contentDocument ?? document];
    const styles = documents.flatMap((each) =>
      [...each.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after', '::backdrop'].map((part) =>
          (each.defaultView ?? window).getComputedStyle(element, part),
        ),
      ),
    );
    const times = styles.flatMap(({ transitionDuration, animationDuration }) =>
      `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat),
    );
    return {
      longest: Math.max(...times.filter(Number.isFinite)),
      smooth: styles.filter(({ scrollBehavior }) => scrollBehavior === 'smooth').length,
    };
  });
}

test('with reduced motion nothing moves on the screen, in a dialog or in the page', async ({ builder }) => {
  const { page } = builder;
  const back = page.getByRole('button', { name: 'Main Menu' });
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  await back.hover();
  const moving = await movements(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = [await movements(page)];
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Cancel' }).hover();
  found.push(await movements(page));
  expect(moving.longest).toBeGreaterThan(0.1);
  expect(moving.smooth).toBeGreaterThan(0);
  expect(found).toEqual([
    { longest: 0, smooth: 0 },
    { longest: 0, smooth: 0 },
  ]);
});

test('in forced colors, pressed, checked, disabled and focused controls differ from the others', async ({
  builder,
}) => {
  const { page } = builder;
  await page.emulateMedia({ forcedColors: 'active' });
  // Computed styles do not show what forced colors paint.
  const painted = async (name: string, role: 'button' | 'radio' = 'button') => {
    const control = page.getByRole(role, { name, exact: true });
    const place = role === 'radio' ? control.locator('..') : control;
    return sharp(await place.screenshot())
      .extract({ left: 8, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer();
  };
  const colorOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((control) => getComputedStyle(control).color);
  expect(await colorOf('Back')).not.toBe(await colorOf('Main Menu'));
  expect(await painted('Desktop', 'radio')).not.toEqual(await painted('Mobile', 'radio'));
  await builder.pick('Hero');
  await builder.pick('Button');
  await builder.pick('Visible');
  expect(await painted('Show')).not.toEqual(await painted('Hide'));
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return [outlineStyle, outlineWidth];
  });
  expect(ring).toEqual(['solid', '2px']);
  await builder.mainMenu();
  for (const name of ['Benefits', 'Benefit', 'Item 1', 'Icon']) await builder.pick(name);
  const icons = page.getByRole('group', { name: 'Icons' });
  const pressed = await icons.locator('[aria-pressed=true]').getAttribute('aria-label');
  expect(await painted(pressed ?? '')).not.toEqual(await painted('tree'));
});
