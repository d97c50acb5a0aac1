import type { Page, Request, Route } from 'playwright';
import { describe, expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const EMAIL = 'owner@example.com';

const isDeploy = (request: Request) => new URL(request.url()).pathname === '/api/deploy';
const button = (builder: BuilderPage, name: string) =>
  builder.deploymentStatus().getByRole('button', { name, exact: true });
const emailBox = (builder: BuilderPage) =>
  builder.deploymentStatus().getByRole('textbox', { name: 'Email address', exact: true });

/** What the dialog says: its status, its alerts, and whether the e-mail box is marked. */
async function said(builder: BuilderPage) {
  const dialog = builder.deploymentStatus();
  return {
    status: await dialog.getByRole('status').innerText(),
    alerts: (await dialog.getByRole('alert').allInnerTexts()).toSorted(),
    isMarked: await emailBox(builder).getAttribute('aria-invalid'),
  };
}

/** The deploys that a page has sent: to which site, as what, and with which address. */
function deploysOf(page: Page) {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (!isDeploy(request)) return;
    const { siteName, isUpdate, userEmail } = request.postDataJSON();
    sent.push({ siteName, isUpdate, userEmail });
  });
  return sent;
}

const answer = (status: number, error: string) => (route: Route) =>
  route.fulfill({ status, json: { error } });

test('one button of the dialog is filled, that of the next step: with a draft, while it deploys, where that failed, and for an update', async ({
  builder,
}) => {
  builder.problems.expect(/500/);
  const dialog = builder.deploymentStatus();
  const filled = () => dialog.locator('.button.primary').allInnerTexts();
  for (const option of ['Hero', 'Title']) await builder.pick(option);
  await builder.messageBox().fill('Not sent');
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await button(builder, 'Use it').waitFor();
  expect(await filled()).toEqual(['Use it']);
  await button(builder, 'Leave it out').click();
  await expect.poll(filled).toEqual(['Publish']);
  const gate = Promise.withResolvers<void>();
  const fail = answer(500, 'The disk is full.');
  await builder.page.route(
    '**/api/deploy',
    async (route) => {
      await gate.promise;
      await fail(route);
    },
    { times: 1 },
  );
  await builder.submitPublish(EMAIL);
  await expect.poll(filled).toEqual(['Publishing...']);
  gate.resolve();
  await dialog.getByText('Deployment failed').waitFor();
  expect(await filled()).toEqual(['Publish']);
  await button(builder, 'Publish').click();
  await dialog.getByRole('link', { name: 'Visit Site' }).waitFor();
  expect(await filled()).toEqual(['Visit Site']);
  await button(builder, 'Close').click();
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await button(builder, 'Publish to the same address').waitFor();
  expect(await filled()).toEqual(['Publish to the same address']);
});

test('where the answer to a first publish is lost, publishing again makes no second website, after a reload too (§7.1.3)', async ({
  builder,
}) => {
  builder.problems.expect(/ERR_FAILED/);
  const sent = deploysOf(builder.page);
  const lost: string[] = [];
  await builder.page.route(
    '**/api/deploy',
    async (route) => {
      lost.push((await (await route.fetch()).json()).url);
      await route.abort();
    },
    { times: 2 },
  );
  await builder.submitPublish(EMAIL);
  const dialog = builder.deploymentStatus();
  for (const count of [1, 2]) {
    await expect.poll(() => lost.length).toBe(count);
    await dialog.getByText('Failed to deploy website: Failed to fetch').waitFor();
    if (count === 1) await button(builder, 'Publish').click();
  }
  await builder.reload();
  await builder.submitPublish(EMAIL);
  expect(await dialog.getByRole('link', { name: 'Visit Site' }).getAttribute('href')).toBe(lost[0]);
  const deploy = { siteName: lost[0]?.split('/').at(-2), isUpdate: false, userEmail: EMAIL };
  expect(sent).toEqual([deploy, deploy, deploy]);
  expect(new Set(lost).size).toBe(1);
});

test('what a firewall answers is told as that, and no new site is offered', async ({ builder }) => {
  builder.problems.expect(/403/);
  await builder.page.route('**/api/deploy', (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
  );
  await builder.submitPublish(EMAIL);
  const dialog = builder.deploymentStatus();
  await dialog.getByText('Something on the way to the server refused it').waitFor();
  expect(await said(builder)).toEqual({
    status: 'Deployment failed',
    alerts: ['An unknown error occurred'],
    isMarked: 'false',
  });
  expect(await button(builder, 'Publish as a new site').count()).toBe(0);
});

test('a failed first publish leaves no site id and no link (§4.4.3); a wrong e-mail address leaves the failure where it is (§4.4.2)', async ({
  builder,
}) => {
  builder.problems.expect(/500/);
  await builder.page.route('**/api/deploy', answer(500, 'No room.'), { times: 1 });
  await builder.submitPublish(EMAIL);
  const failure = 'Failed to deploy website: No room.';
  await builder.deploymentStatus().getByText(failure).waitFor();
  // What is made up stays off the page, for the next publish.
  const { _siteId, header } = JSON.parse((await builder.stored('websiteConfig')) ?? '');
  expect([_siteId, header.logoText]).toEqual([undefined, '']);
  expect(await builder.deploymentStatus().getByRole('link').count()).toBe(0);
  await emailBox(builder).fill('nomail');
  await button(builder, 'Publish').click();
  expect(await said(builder)).toEqual({
    status: 'Deployment failed',
    alerts: [failure, 'Please enter a valid email address'],
    isMarked: 'true',
  });
  await emailBox(builder).fill(EMAIL);
  expect(await said(builder)).toEqual({ status: 'Deployment failed', alerts: [failure], isMarked: 'false' });
  await button(builder, 'Publish').click();
  await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
});

test('a new site is offered, with the reason, until it is sent: a wrong e-mail takes neither away (§4.4.3)', async ({
  builder,
}) => {
  await builder.publish(EMAIL);
  const sent = deploysOf(builder.page);
  builder.problems.expect(/410/);
  await builder.page.route('**/api/deploy', answer(410, 'It was unpublished.'), { times: 1 });
  await builder.submitPublish(EMAIL);
  const asNewSite = button(builder, 'Publish as a new site');
  await asNewSite.waitFor();
  const reason = 'Failed to deploy website: It was unpublished.';
  for (const click of [asNewSite, button(builder, 'Publish')]) {
    await emailBox(builder).fill('nomail');
    await click.click();
    expect(await said(builder)).toEqual({
      status: 'Deployment failed',
      alerts: [reason, 'Please enter a valid email address'],
      isMarked: 'true',
    });
    expect(await asNewSite.isEnabled()).toBe(true);
  }
  await emailBox(builder).fill('other@example.com');
  await asNewSite.click();
  await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
  const [refused, anew] = sent as { siteName: string }[];
  expect(sent).toEqual([
    { siteName: refused?.siteName, isUpdate: true, userEmail: EMAIL },
    { siteName: anew?.siteName, isUpdate: false, userEmail: 'other@example.com' },
  ]);
  expect(anew?.siteName).not.toBe(refused?.siteName);
});

describe('without a network', () => {
  const OFFLINE = 'Failed to deploy website: Failed to fetch';

  const goOffline = async (builder: BuilderPage) => {
    builder.problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // The late code is there by then.
    await builder.preview().getByRole('heading', { level: 1 }).waitFor();
    await builder.page.context().setOffline(true);
    await builder.submitPublish(EMAIL);
    await builder.deploymentStatus().getByText(OFFLINE).waitFor();
  };

  test('Try again when online stays a failure, and then sends with the address of the click', async ({
    builder,
  }) => {
    await goOffline(builder);
    expect(await builder.deploymentStatus().getAttribute('data-state')).toBe('failed');
    const again = button(builder, 'Try again when online');
    await emailBox(builder).fill('nomail');
    await again.click();
    expect((await said(builder)).alerts).toEqual([OFFLINE, 'Please enter a valid email address']);
    await emailBox(builder).fill('click@example.com');
    await again.click();
    await builder
      .deploymentStatus()
      .getByText('As soon as you are online, your website is published with click@example.com.')
      .waitFor();
    await emailBox(builder).fill('later@example.com');
    expect(await said(builder)).toEqual({
      status: 'Deployment failed',
      alerts: [OFFLINE],
      isMarked: 'false',
    });
    const sent = deploysOf(builder.page);
    await builder.page.context().setOffline(false);
    await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
    expect(sent).toEqual([expect.objectContaining({ isUpdate: false, userEmail: 'click@example.com' })]);
  });
});
