import { expect } from 'vitest';
import { test } from '../../harness/builder/builder-test.ts';

test('a failed first publish leaves no site id and no link (§4.4.3)', async ({ builder }) => {
  await builder.say('hero.title.text Here to stay');
  await builder.second();
  const before = await builder.stored('websiteConfig');
  builder.problems.expect(/500/);
  await builder.page.route('**/api/deploy', (route) =>
    route.fulfill({ status: 500, json: { error: 'No.' } }),
  );
  await builder.submitPublish('owner@example.com');
  const dialog = builder.deploymentStatus();
  await dialog.getByText('Deployment failed', { exact: true }).waitFor();
  expect(await builder.stored('websiteConfig')).toBe(before);
  expect(await dialog.getByRole('link').count()).toBe(0);
});
