import { expect } from 'vitest';
import { test } from '../../harness/builder/own-program-test.ts';
import { linksMailed } from '../../harness/mails.ts';
import { readOutbox } from '../../server/mail/read-mail.ts';

const OWNER = 'rosa@write-to-us.example';

/** The mail to the owner whose subject says who wrote, once it is there. */
async function mailOf(dataDir: string, writer: string) {
  const found = async () =>
    (await readOutbox(dataDir)).find(
      ({ to, subject }) => to === OWNER && subject === `${writer} wrote to you`,
    );
  await expect.poll(found).toBeDefined();
  return found();
}

test('once the address is confirmed, a stranger writes to the owner through the published page', async ({
  builder,
  dataDir,
}) => {
  await builder.pick('Page');
  await builder.pick('Write to us');
  await builder.pick('Choose');
  await builder.page.getByRole('button', { name: 'Show', exact: true }).click();
  await builder.second();
  const address = await builder.publish(OWNER);
  await builder.page.keyboard.press('Escape');

  const policy = (await fetch(address)).headers.get('content-security-policy');
  expect(policy).toContain("form-action 'none'");
  const stranger = await builder.page.context().newPage();
  await stranger.goto(address);
  await stranger.getByRole('link', { name: 'Write to us' }).first().click();
  await stranger.getByRole('heading', { name: 'Nobody can be written to here' }).waitFor();

  await expect.poll(async () => (await linksMailed(dataDir, OWNER)).size).toBe(1);
  const [link = ''] = (await linksMailed(dataDir, OWNER)).values();
  await builder.page.goto(new URL(new URL(link).hash.replace('#', '/#'), builder.page.url()).href);
  const opened = builder.page.getByRole('dialog', { name: 'Come back to your website' });
  await opened.getByRole('button', { name: 'Confirm', exact: true }).click();
  await opened.getByText('Your address is confirmed').waitFor();
  await builder.page.keyboard.press('Escape');

  await builder.page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: /^Live/ }).click();
  const website = builder.page.getByRole('dialog', { name: 'Your website' });
  await website.getByRole('button', { name: 'Send me a test message' }).click();
  await website.getByText('A test message is on its way to your address.').waitFor();
  expect((await mailOf(dataDir, 'Parley'))?.text).toContain('“Write to us” works');

  await stranger.goto(address);
  await stranger.getByRole('link', { name: 'Write to us' }).first().click();
  await stranger.getByLabel('Your name').fill('Ben Writer');
  await stranger.getByLabel('Where can we answer you?').fill('ben@write-to-us.example');
  await stranger.getByLabel('Your message').fill('Two loaves for Friday, please.');
  await stranger.getByRole('button', { name: 'Continue' }).click();
  await stranger.getByRole('heading', { name: 'Is everything right?' }).waitFor();
  // Who is quicker than a person is asked to press once more.
  await expect
    .poll(async () => {
      const send = stranger.getByRole('button', { name: 'Send message' });
      if ((await send.count()) > 0) await send.click();
      return stranger.getByRole('heading', { level: 1 }).innerText();
    })
    .toBe('Your message is on its way');
  const mail = await mailOf(dataDir, 'Ben Writer');
  expect(mail?.headers['reply-to']).toBe('ben@write-to-us.example');
  expect(mail?.text).toContain('Two loaves for Friday, please.');
});
