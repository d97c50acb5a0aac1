import { expect } from 'vitest';
import { openWith } from '../../harness/builder/builder-actions.ts';
import { test } from '../../harness/builder/builder-test.ts';

test('every deploy sends the browser’s one owner secret (§6.2)', async ({ builder }) => {
  const sent: Promise<string | null>[] = [];
  builder.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/deploy') sent.push(request.headerValue('authorization'));
  });
  await builder.publish('owner@example.com');
  await builder.reload();
  await builder.publish('owner@example.com');
  const secret = await builder.stored('parley.owner');
  expect(secret).toMatch(/^[A-Za-z0-9_-]{22,128}$/);
  expect(await Promise.all(sent)).toEqual([`Bearer ${secret}`, `Bearer ${secret}`]);
});

test('another browser cannot update a site, and sees the reason (§7.1.3)', async ({ openBuilder }) => {
  const owner = await openBuilder();
  await owner.publish('owner@example.com');
  const stranger = await openWith(openBuilder, (await owner.stored('websiteConfig')) ?? '');
  stranger.problems.expect(/403 \(Forbidden\)/);
  await stranger.submitPublish('stranger@example.com');
  const dialog = stranger.deploymentStatus();
  await dialog.getByText('Deployment failed', { exact: true }).waitFor();
  expect(await dialog.getByRole('alert').innerText()).toBe(
    'Failed to deploy website: This website was published from another browser and can only be updated there.',
  );
  expect(await dialog.getByRole('button', { name: 'Publish as a new site', exact: true }).isVisible()).toBe(
    true,
  );
});
