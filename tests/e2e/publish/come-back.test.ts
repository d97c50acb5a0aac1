import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/own-program-test.ts';
import { linksMailed } from '../../harness/mails.ts';

const dialog = ({ page }: BuilderPage, name = 'Come back to your website') =>
  page.getByRole('dialog', { name });
const click = (builder: BuilderPage, name: string, title?: string) =>
  dialog(builder, title).getByRole('button', { name, exact: true }).click();
const live = ({ page }: BuilderPage) =>
  page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: /^Live/ });
const heading = (builder: BuilderPage, name: string) => builder.preview().getByRole('heading', { name });
const pathOf = (link: string) => new URL(link).hash.replace('#', '/#');

/** The path of the latest link that was mailed to an address, beside those known. */
async function mailed(dataDir: string, to: string, known: readonly string[] = []): Promise<string> {
  const latest = async () => [...(await linksMailed(dataDir, to)).values()].map(pathOf);
  await expect.poll(async () => (await latest()).filter((path) => !known.includes(path)).length).toBe(1);
  return (await latest()).find((path) => !known.includes(path)) ?? '';
}

async function publish(builder: BuilderPage, title: string, email: string): Promise<string> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
  return builder.publish(email);
}

/** Changes the title and publishes at the same address, as the last two of three acts. */
async function changeAndPublish(builder: BuilderPage, title: string): Promise<string | null> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await click(builder, 'Publish to the same address', 'Deployment Status');
  return builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).getAttribute('href');
}

test('whose browser is gone comes back by the mail, and changes the page at its address in three acts', async ({
  openBuilder,
  builder,
  dataDir,
}) => {
  const email = 'anna@come-back.example';
  const address = await publish(builder, 'Bread at dawn', email);
  expect(await live(builder).innerText()).toBe('Live · address not confirmed');
  const path = await mailed(dataDir, email);

  const other = await openBuilder({ path });
  await dialog(other).getByText('This link confirms a…a@come-back.example').waitFor();
  expect(other.page.url()).not.toContain('#');
  expect(await dialog(other).getByRole('link').getAttribute('href')).toBe(address);
  await other.page.keyboard.press('Enter');
  await heading(other, 'Bread at dawn').waitFor();
  await dialog(other).waitFor({ state: 'hidden' });
  expect((await other.options()).slice(0, 2)).toEqual(['Hero', 'Benefits']);
  expect(await changeAndPublish(other, 'Bread at six')).toBe(address);
  expect(await (await fetch(address)).text()).toContain('Bread at six');
  await click(other, 'Close', 'Deployment Status');
  expect(await live(other).innerText()).toBe('Live');

  const third = await openBuilder({ path });
  third.problems.expect(/410/);
  await dialog(third).getByText('It was used already, or its time is over.').waitFor();
  await click(third, 'Ask for a new link');
  const asking = dialog(third, 'I have a website already');
  await asking.getByRole('textbox', { name: 'Email address' }).fill(email);
  await third.page.keyboard.press('Enter');
  await asking.getByText('No mail is sent from here.').waitFor();
  await third.page.keyboard.press('Escape');
  const again = await mailed(dataDir, email, [path]);

  // A website that was edited here is asked about.
  const edited = await openBuilder();
  await edited.say('hero.title.text Cake at noon');
  await edited.second();
  await edited.page.goto(new URL(again, edited.page.url()).href);
  await edited.page.waitForURL((url) => url.hash === '');
  await click(edited, 'Open my website');
  await dialog(edited).getByText('But another one is being edited here.').waitFor();
  await edited.page.keyboard.press('Enter');
  await dialog(edited).getByText('What is here stays.').waitFor();
  await edited.page.keyboard.press('Escape');
  await heading(edited, 'Cake at noon').waitFor();
});

test('in the browser that published, the mail confirms and changes nothing; another address takes its place when it is offered', async ({
  builder,
  dataDir,
}) => {
  const email = 'ben@come-back.example';
  await publish(builder, 'Bread at dawn', email);
  const path = await mailed(dataDir, email);
  await builder.page.goto(new URL(path, builder.page.url()).href);
  await builder.page.waitForURL((url) => url.hash === '');
  await dialog(builder).getByText('This link confirms b…n@come-back.example for your website:').waitFor();
  await click(builder, 'Confirm');
  await dialog(builder).getByText('Your address is confirmed').waitFor();
  await click(builder, 'Close');
  await expect.poll(() => live(builder).innerText()).toBe('Live');
  await heading(builder, 'Bread at dawn').waitFor();

  // Typed into the form of an update, another address changes nothing.
  await builder.say('hero.title.text Bread at six');
  await builder.second();
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = builder.deploymentStatus();
  await publishing.getByRole('textbox', { name: 'Email address' }).fill('nina@come-back.example');
  await builder.page.keyboard.press('Enter');
  await publishing.getByText('The email address of this website is still ben@come-back.example.').waitFor();
  await click(builder, 'Let nina@come-back.example bring this website back instead', 'Deployment Status');
  const access = dialog(builder, 'Your website');
  await access.getByText('nina@come-back.example, not confirmed').waitFor();
  await click(builder, 'Close', 'Your website');
  expect(await live(builder).innerText()).toBe('Live · address not confirmed');
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishing.getByText('With nina@come-back.example, as last time.').waitFor();
});

test('a link for another device gives it the right; the first browser hears of its publish, and takes it away', async ({
  builder,
  openBuilder,
}) => {
  const address = await publish(builder, 'Bread at dawn', 'carl@come-back.example');
  // Two steps from the chat, where there is no chip.
  await builder.pick('What can I do?');
  await builder.pick('Continue on another device');
  await click(builder, 'Make a link', 'Your website');
  const access = dialog(builder, 'Your website');
  await access.getByRole('img', { name: /phone’s camera/ }).waitFor();
  const link = await access.getByText('/#open=').innerText();
  const phone = await openBuilder({ path: pathOf(link), viewport: { width: 390, height: 844 } });
  await click(phone, 'Open my website');
  await dialog(phone).waitFor({ state: 'hidden' });
  expect(await phone.lastMessage()).toContain('Modify your website');
  await phone.say('hero.title.text Bread at six');
  await phone.second();
  await phone.page.getByRole('tab', { name: 'Preview' }).click();
  await phone.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await click(phone, 'Publish to the same address', 'Deployment Status');
  const visit = phone.deploymentStatus().getByRole('link', { name: 'Visit Site' });
  expect(await visit.getAttribute('href')).toBe(address);

  // The first browser still has the older website, which a publish would put back.
  await builder.page.keyboard.press('Escape');
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  const news = dialog(builder, 'Deployment Status').getByText(
    /^This page was changed from another browser on /,
  );
  await news.waitFor();
  const newRight = builder.page.getByText(/^Since .* one more browser can change this website\.$/);
  await newRight.waitFor();
  await click(builder, 'Close', 'Deployment Status');
  await expect.poll(() => live(builder).innerText()).toBe('Live · changed elsewhere');
  await live(builder).click();
  await access.getByText(/^This page was changed from another browser on /).waitFor();
  await builder.page.keyboard.press('Escape');
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await news.waitFor();
  await click(builder, 'Open it', 'Deployment Status');
  await heading(builder, 'Bread at six').waitFor();
  await dialog(builder).waitFor({ state: 'hidden' });
  await expect.poll(() => live(builder).innerText()).toBe('Live · address not confirmed');
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog(builder, 'Deployment Status').getByText('Nothing has changed').waitFor();
  expect(await news.count()).toBe(0);
  await builder.page.keyboard.press('Escape');

  await live(builder).click();
  await newRight.waitFor();
  const holders = access.getByRole('listitem');
  await expect.poll(() => holders.count()).toBe(2);
  expect(await holders.first().innerText()).toMatch(/^this browser/);
  await holders.last().getByRole('button').click();
  await builder.page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => holders.count()).toBe(1);
  expect(await holders.innerText()).toBe('this browser');
  expect(await newRight.count()).toBe(0);
  await phone.page.keyboard.press('Escape');
  phone.problems.expect(/403/);
  await phone.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await click(phone, 'Publish to the same address', 'Deployment Status');
  await phone.deploymentStatus().getByText('Deployment failed').waitFor();
});
