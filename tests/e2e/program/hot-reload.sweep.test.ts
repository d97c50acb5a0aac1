import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { startProgram } from '../../harness/program.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PARTS = ['index.html', 'package.json', 'vite.config.ts', 'tsconfig.json', '.env'];
const SOURCE_FOLDERS = ['words', 'domain', 'src', 'machines', 'charts', 'inspector', 'templates', 'server'];

async function copyProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'parley-project-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const name of [...PARTS, ...SOURCE_FOLDERS])
    await cp(join(ROOT, name), join(root, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

// It starts a development server on a cold copy of the project, which takes long on a busy machine.
test('a machine that is changed, also twice in a row, is hot-reloaded, and the chat keeps its place', {
  timeout: 300_000,
}, async ({ browser }) => {
  const root = await copyProject();
  const program = await startProgram({ command: 'dev', root });
  onTestFinished(() => program.stop());
  const builder = await BuilderPage.open(browser, program.url);
  onTestFinished(() => builder.profile.close());
  await builder.pick('Hero');
  await builder.pick('Button');
  await builder.page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const screenBefore = await builder.conversation().elementHandle();

  // The app that starts after the first change waits for its database until the second one comes.
  await builder.page.evaluate(() => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
  });
  const chart = join(root, 'machines/chat/chat.machine.ts');
  const source = await readFile(chart, 'utf8');
  const written = join(root, 'written');
  for (const ending of ['\n', '\n\n']) {
    const reloaded = builder.page.waitForEvent('console', {
      predicate: (message) => /hot updated: \/src\/main\.tsx/.test(message.text()),
      timeout: 120_000,
    });
    // In one go, as editors write: the server would read a file that is still empty.
    await writeFile(written, `${source}${ending}`);
    await rename(written, chart);
    await reloaded;
  }
  await builder.page.waitForFunction((element) => !element?.isConnected, screenBefore);

  await expect.poll(() => builder.options()).toEqual(['Text', 'Color', 'Text Color', 'URL', 'Visible']);
  // Its components are drawn anew before the new app has read its database: what is clicked until then is lost.
  await expect
    .poll(async () => {
      if ((await builder.options()).includes('Text')) await builder.pick('Text');
      return builder.lastMessage();
    })
    .toBe('Please enter the value for Text:');
  expect(
    await builder.page.evaluate(() => (window as Window & { isTheSamePage?: boolean }).isTheSamePage),
  ).toBe(true);
});
