import type { Route } from 'playwright';
import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';
import { openWith, storedConfig, storedValue } from './visits.ts';

/** Publishes, and answers the status line and the error details once it has failed. */
async function failedPublish(builder: BuilderPage): Promise<{ status: string; details: string }> {
  await builder.submitPublish('owner@example.com');
  const dialog = builder.deploymentStatus();
  await dialog.getByText('Deployment failed', { exact: true }).waitFor();
  return {
    status: await dialog.getByRole('status').innerText(),
    details: await dialog.getByRole('alert').innerText(),
  };
}

const answering = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, contentType: 'application/json' });

describe('8. The error catalogue', () => {
  describe("Deploy failure: 'Deployment failed'; details 'Failed to deploy website: ' followed by", () => {
    test('the server’s error field', async ({ builder, openBuilder }) => {
      await builder.publish('owner@example.com');
      await expect.poll(() => storedValue(builder, '_siteId')).toMatch(/^site-/);
      const stranger = await openWith(openBuilder, await storedConfig(builder));
      stranger.problems.expect(/403/);
      const response = stranger.page.waitForResponse('**/api/deploy');
      const failure = await failedPublish(stranger);
      const { error } = await (await response).json();
      expect(error).toMatch(/\w{4}/);
      expect(failure).toEqual({
        status: 'Deployment failed',
        details: `Failed to deploy website: ${error}`,
      });
    });

    test.for([
      ['error', 500, '{"error":"The disk is full."}', 'Failed to deploy website: The disk is full.'],
      ['no error field', 500, '{}', 'An unknown error occurred'],
      ['an empty error field', 500, '{"error":""}', 'An unknown error occurred'],
      ['no text as error field', 500, '{"error":{"code":7}}', 'An unknown error occurred'],
      ['no JSON at all', 502, '<h1>Bad gateway</h1>', 'An unknown error occurred'],
    ] as const)('a server error with %s', async ([, status, body, details], { builder }) => {
      builder.problems.expect(new RegExp(`${status}`));
      await builder.page.route('**/api/deploy', answering(status, body));
      expect(await failedPublish(builder)).toEqual({ status: 'Deployment failed', details });
    });

    test('the network’s error message: no network', async ({ builder }) => {
      builder.problems.expect(/ERR_INTERNET_DISCONNECTED/);
      await builder.preview().getByRole('heading', { level: 1 }).waitFor();
      await builder.profile.setOffline(true);
      expect(await failedPublish(builder)).toEqual({
        status: 'Deployment failed',
        details: 'Failed to deploy website: Failed to fetch',
      });
      await builder.profile.setOffline(false);
      await builder.deploymentStatus().getByRole('button', { name: 'Publish', exact: true }).click();
      await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
    });

    test('the client’s error message: a server that never answers', async ({ builder }) => {
      await builder.page.route('**/api/deploy', () => {});
      await builder.submitPublish('owner@example.com');
      const dialog = builder.deploymentStatus();
      await dialog.getByText('Deploying your website...').waitFor();
      await builder.page.clock.runFor(30_000);
      await dialog.getByText('Deployment failed', { exact: true }).waitFor();
      expect(await dialog.getByRole('alert').innerText()).toBe(
        'Failed to deploy website: The server did not answer in time',
      );
    });

    test.for([
      [
        'an answer that is no JSON',
        '<h1>Welcome</h1>',
        'Failed to deploy website: The server sent an answer that could not be read',
      ],
      [
        'a success without url',
        '{"id":"site-0000000.1"}',
        'Failed to deploy website: The server sent no address for the website',
      ],
    ] as const)('the client’s error message: %s', async ([, body, details], { builder }) => {
      await builder.page.route('**/api/deploy', answering(200, body));
      expect(await failedPublish(builder)).toEqual({ status: 'Deployment failed', details });
      expect(await builder.deploymentStatus().getByRole('link').count()).toBe(0);
    });

    test('nothing of a failed deploy is kept: no site id, and no link', async ({ builder }) => {
      await builder.say('hero.title.text Here to stay');
      await builder.second();
      const before = await builder.stored('websiteConfig');
      builder.problems.expect(/500/);
      await builder.page.route('**/api/deploy', answering(500, '{"error":"No."}'));
      await failedPublish(builder);
      expect(await builder.stored('websiteConfig')).toBe(before);
      expect(await builder.deploymentStatus().getByRole('link').count()).toBe(0);
    });
  });

  describe('Invalid publish e-mail', () => {
    test.for(['', '   ', 'nobody', 'nobody.example.com'])(
      "%j: 'Please enter a valid email address'",
      async (email, { builder }) => {
        const calls: string[] = [];
        await builder.page.route('**/api/**', (route) => {
          calls.push(route.request().url());
          return route.continue();
        });
        await builder.submitPublish(email);
        const dialog = builder.deploymentStatus();
        expect(await dialog.getByRole('alert').innerText()).toBe('Please enter a valid email address');
        expect(calls).toEqual([]);
      },
    );
  });
});
