import { encode } from 'uqr';
import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';

test('a visitor edits in the chat, publishes, updates the site, and a stranger cannot', async ({
  builder,
  openBuilder,
}) => {
  const heading = builder.preview().getByRole('heading', { level: 1 });
  const owners: Promise<string | null>[] = [];
  builder.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/deploy') owners.push(request.headerValue('authorization'));
  });

  await builder.pick('Hero');
  await builder.pick('Title');
  await builder.say('Bread from a wood oven');
  await builder.second();
  expect(await builder.lastMessage()).toBe(
    '✓ Updated Title to "Bread from a wood oven". What would you like to modify next?',
  );
  expect(await heading.textContent()).toBe('Bread from a wood oven');

  const address = await builder.publish('baker@example.com');
  expect(new URL(address).pathname).toMatch(/^\/s\/site-[a-z0-9]{7}\/$/);
  expect(await (await fetch(address)).text()).toContain('Bread from a wood oven');

  await builder.pick('Title');
  await builder.say('Cake from a wood oven');
  await builder.second();
  expect(await builder.publish('baker@example.com')).toBe(address);
  const published = await (await fetch(address)).text();
  expect(published).toContain('Cake from a wood oven');
  expect(published).not.toContain('Bread from a wood oven');
  await expect.poll(() => builder.stored('websiteHTML')).toBe(published);

  await builder.reload();
  expect(await heading.textContent()).toBe('Cake from a wood oven');
  expect(await builder.publish('baker@example.com')).toBe(address);
  // Every deploy carries the browser's one owner secret (§6.2).
  const secret = await builder.stored('parley.owner');
  expect(secret).toMatch(/^[A-Za-z0-9_-]{22,128}$/);
  expect(await Promise.all(owners)).toEqual(Array(3).fill(`Bearer ${secret}`));

  const site = JSON.parse((await builder.stored('websiteConfig')) ?? '');
  const stranger = await openBuilder();
  await stranger.page.evaluate(
    (config) => localStorage.setItem('websiteConfig', config),
    JSON.stringify(site),
  );
  await stranger.reload();
  await stranger.pick('Hero');
  await stranger.pick('Title');
  await stranger.say('Mine now');
  await stranger.second();
  stranger.problems.expect(/403/);
  await stranger.submitPublish('stranger@example.com');
  await stranger.deploymentStatus().getByText('Deployment failed').waitFor();
  expect(await stranger.deploymentStatus().getByRole('alert').innerText()).toBe(
    'Failed to deploy website: This website was published from another browser and can only be updated there.',
  );
  expect(await (await fetch(address)).text()).toBe(published);
  await stranger.deploymentStatus().getByRole('button', { name: 'Publish as a new site' }).click();
  const own = await stranger
    .deploymentStatus()
    .getByRole('link', { name: 'Visit Site' })
    .getAttribute('href');
  expect(own).not.toBe(address);
  expect(await (await fetch(own ?? '')).text()).toContain('Mine now');
});

test('the live address can be copied, scanned as a QR code, and shared if the browser supports it', async ({
  builder,
}) => {
  const { page, profile } = builder;
  const dialog = builder.deploymentStatus();
  const share = dialog.getByRole('button', { name: 'Share', exact: true });
  await profile.grantPermissions(['clipboard-read', 'clipboard-write']);
  await builder.submitPublish('visitor@example.com');
  await dialog.getByText('Website deployed successfully!').waitFor();
  expect(await share.count()).toBe(0);
  const picture = dialog.getByRole('img', { name: 'Your page as visitors see it now' });
  expect(await picture.locator('iframe').contentFrame().locator('h1').textContent()).toBe(
    'Small repairs, big relief',
  );
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Copy', 'Change something', 'Close']);
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  // The second click of two on Publish does not open the site.
  const visit = dialog.getByRole('link', { name: 'Visit Site' });
  const isStopped = await visit.evaluate((link) => {
    const click = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true });
    return !link.dispatchEvent(click);
  });
  expect(isStopped).toBe(true);
  const next = profile.waitForEvent('page');
  await visit.click();
  await (await next).close();
  await page.addInitScript(() => {
    const asked: ShareData[] = [];
    const answers = ['AbortError', undefined, 'NotAllowedError'];
    Navigator.prototype.share = async (data = {}) => {
      const name = answers[asked.push(data) - 1];
      if (name) throw new DOMException('It was not shared.', name);
    };
    Object.assign(window, { asked });
  });
  await builder.reload();
  await builder.submitPublish('visitor@example.com');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByText('The address is copied.').waitFor();
  const address = await dialog.getByRole('link', { name: 'Visit Site' }).getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const failure = dialog.getByText('The browser blocked sharing: copy the address instead.');
  for (const count of [0, 0, 1]) {
    await share.click();
    await expect.poll(() => failure.count()).toBe(count);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual(Array(3).fill({ url: address }));
  const squares = await dialog
    .getByRole('img', { name: 'The address as a picture for a phone’s camera' })
    .locator('path')
    .last()
    .getAttribute('d');
  expect(squares?.split('M')).toHaveLength(
    1 +
      encode(address ?? '')
        .data.flat()
        .filter(Boolean).length,
  );
});

test('an edit of what is in view patches the preview, and keeps its frame and scroll position', async ({
  builder,
}) => {
  const frame = builder.page.locator('iframe[title="Preview of your website"]');
  expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin');
  const heading = builder.preview().locator('[data-path="benefits.items[2].title"]');
  // A page that still scrolls has no place yet.
  await builder.page.emulateMedia({ reducedMotion: 'reduce' });
  const topOf = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await heading.scrollIntoViewIfNeeded();
  await frame.evaluate((element: HTMLIFrameElement) =>
    Object.assign(element.contentWindow ?? {}, { isTheSame: true }),
  );
  const before = await topOf();
  await builder.say('benefits.items[2].title Still here');
  await builder.second();
  expect(await heading.textContent()).toBe('Still here');
  expect(await topOf()).toBe(before);
  const isTheSame = await frame.evaluate(
    (element: HTMLIFrameElement) => (element.contentWindow as Window & { isTheSame?: boolean }).isTheSame,
  );
  expect(isTheSame).toBe(true);
});
