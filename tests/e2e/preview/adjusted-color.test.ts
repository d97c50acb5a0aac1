import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';

test('an adjusted colour is reported once, and the page shows a shade of it', async ({ builder }) => {
  const notice = builder.page.getByText(
    'Text Color, in the hero This would be hard to read, so the page shows the closest shade that reads well.',
  );
  await builder.say('hero.textColor #999999');
  await builder.second();
  await notice.waitFor();
  const color = await builder
    .preview()
    .locator('#hero-title')
    .evaluate((title) => getComputedStyle(title).color);
  expect(color).toBe('rgb(108, 108, 108)');

  await builder.say('hero.title.text Something else');
  await builder.second();
  expect(await notice.count()).toBe(0);
  expect(await builder.stored('websiteConfig')).toContain('#999999');
});

test('an adjusted colour is not reported again on the next visit', async ({ builder }) => {
  const { page } = builder;
  const chat = page.locator('#chat');
  // A misfit is reported as long as it exists. Its notice shows that the page has been checked.
  for (const text of ['footer.textColor blurple', 'hero.textColor #999999']) {
    await builder.say(text);
    await builder.second();
  }
  await chat.getByText('2 choices are shown differently').waitFor();
  await builder.reload();
  const notices = chat.getByText(/There is no color|^2 choices are shown differently/);
  expect(await notices.first().locator('..').innerText()).toBe(
    'Text Color, in the footer\nThere is no color "blurple", so the page uses its own.',
  );
});
