import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';
import { faultsOnWalk, type Look } from './axe-walk.ts';

/**
 * Reloads the builder and holds back the code that renders the page, so that an edit stays pending. A stopped
 * clock would stop axe too.
 */
async function holdPageCode(builder: BuilderPage): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await builder.page.route(REST_FILE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await builder.reload();
  return gate.resolve;
}

/** Visits the states of the chat. */
async function walkTheChat(builder: BuilderPage, look: Look): Promise<void> {
  const edit = async (...labels: string[]) => {
    await builder.mainMenu();
    for (const label of labels) await builder.pick(label);
    await look(labels.join(' '));
  };
  await look('greeting');
  await edit('Hero', 'Title');
  await edit('Hero', 'Background Color');
  await edit('Benefits', 'Benefit', 'Item 1', 'Icon');
  await edit('Features', 'Image');
  await edit('Hero', 'Button', 'Visible');
  const release = await holdPageCode(builder);
  await builder.say('benefits.items[0].icon fas fa-none');
  await look('working, the page still loading');
  release();
  await builder.second();
  await builder.page.getByText('There is no icon').waitFor();
  await look('notices');
}

/** Visits the states of the preview, the dialogs and a fatal error. */
async function walkThePreview(builder: BuilderPage, look: Look): Promise<void> {
  const { page, problems } = builder;
  const dialog = builder.deploymentStatus();
  const previewTab = page.getByRole('tab', { name: 'Preview' });
  if (await previewTab.isVisible()) await previewTab.click();
  await look('preview');
  await builder.unfoldControls();
  await look('controls of the preview');
  await page.getByRole('button', { name: 'Reset' }).click();
  await look('reset');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('combobox', { name: 'Template' }).selectOption('Portfolio');
  await look('template change');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await builder.submitPublish('nobody');
  await look('e-mail refused');
  await page.route('**/api/deploy', (route) => route.fulfill({ status: 403, json: { error: 'Not yours.' } }));
  problems.expect(/403/);
  await builder.submitPublish('me@example.com');
  await dialog.getByText('Deployment failed').waitFor();
  await look('publish failed');
  await page.unroute('**/api/deploy');
  await builder.submitPublish('me@example.com');
  await dialog.getByRole('link', { name: 'Visit Site' }).waitFor();
  await look('published');
  problems.expect(/The roof fell in/);
  await page.evaluate(() => {
    void Promise.reject(new Error('The roof fell in'));
  });
  await page.getByText('Something went wrong').waitFor();
  await look('fatal error');
}

test.for([
  ['chat', walkTheChat],
  ['preview and the dialogs', walkThePreview],
] as const)(
  'axe finds nothing and nothing is cut off in the %s, dark, 320 px wide',
  async ([, walk], { openBuilder }) => {
    const builder = await openBuilder({ viewport: { width: 320, height: 640 } });
    await builder.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await faultsOnWalk(builder, walk)).toEqual([]);
  },
);
