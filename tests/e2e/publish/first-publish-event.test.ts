import { expect } from 'vitest';
import { storedConfig } from '../../harness/builder/builder-actions.ts';
import { test } from '../../harness/builder/builder-test.ts';

test('the page that embeds the builder gets an event for the first publish only (§3.1.3)', async ({
  builder,
}) => {
  // What a listener throws is its own affair.
  builder.problems.expect(/of the host/);
  const events = await builder.page.evaluateHandle(() => {
    window.addEventListener('parley:first-publish', () => {
      throw new Error('A fault of the host');
    });
    const details: unknown[] = [];
    window.addEventListener('parley:first-publish', (event) => details.push((event as CustomEvent).detail));
    return details;
  });
  const url = await builder.publish('first@example.com');
  const { _siteId } = await storedConfig(builder);
  await builder.publish('first@example.com');
  expect(await events.jsonValue()).toEqual([
    {
      success: true,
      url,
      deploymentId: `${_siteId}.1`,
      templateUsed: 'Landing Page',
      siteId: _siteId,
      isUpdate: false,
    },
  ]);
});
