import { expect } from 'vitest';
import { LANDING_COPY } from '../../../templates/landing-business/copy.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const EMAIL = 'owner@example.com';

const editField = async (builder: BuilderPage, path: string, value: string) => {
  await builder.say(`${path} ${value}`);
  await builder.second();
};

test('the page settings show how a search and a shared link look, while they are typed', async ({
  builder,
}) => {
  const looks = builder.page.locator('details', { hasText: 'How your page looks' });
  const previews = () => looks.locator('figure').allInnerTexts();
  await builder.pick('Hero');
  expect(await looks.count()).toBe(0);
  await builder.mainMenu();
  await builder.pick('Page');
  await looks.locator('summary').click();
  await builder.pick('Title');
  await builder.messageBox().fill(`${'Bread '.repeat(11)}at dawn`);
  const [search, shared] = await previews();
  expect(search?.split(/\n+/)).toEqual([
    'In a search',
    'the address of your website',
    'Bread Bread Bread Bread Bread Bread Bread Bread Bread Bread…',
    LANDING_COPY.hero.subtitle,
  ]);
  expect(shared?.split(/\n+/)[2]).toBe(
    'Bread Bread Bread Bread Bread Bread Bread Bread Bread Bread Bread at…',
  );
  await builder.back();
  expect((await previews())[0]).toContain('Fernhill Home Repair – Small repairs, big relief');
});

test('a published page without a picture of its own names those that the server draws', async ({
  builder,
}) => {
  await editField(builder, 'globalSettings.primaryColor', '#2e7d32');
  await editField(builder, 'header.logoText', 'Otter & Söhne');
  const page = await (await fetch(await builder.publish(EMAIL))).text();
  const [, picture = ''] = /<meta property="og:image" content="([^"]*)">/.exec(page) ?? [];
  const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]*)">/.exec(page) ?? [];
  const { origin } = new URL(builder.page.url());
  const colors = (address: string) => /-[\da-f]{6}-[\da-f]{6}-[\da-f]{6}\//.exec(address)?.[0];
  expect([picture, icon]).toEqual([
    `${origin}/drawn/preview/tile${colors(icon)}open-sans/Otter%20%26%20S%C3%B6hne.png`,
    `${origin}/drawn/icon/tile${colors(picture)}open-sans/O.png`,
  ]);
  for (const address of [picture, icon]) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});
