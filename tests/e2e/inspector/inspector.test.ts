import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { InspectorPage } from '../../harness/inspector-page.ts';
import { weighInspector } from '../../harness/weight/inspector-weight.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const LAYOUT_WORKER = /elk-worker/;
const WIDE = { width: 1800, height: 1000 };

async function editTitle(builder: BuilderPage, title: string): Promise<void> {
  await builder.pick('Hero');
  await builder.pick('Title');
  await builder.say(title);
  await builder.second();
  await builder.mainMenu();
}

async function editEmail(builder: BuilderPage, address: string): Promise<void> {
  await builder.mainMenu();
  await builder.pick('Footer');
  await builder.pick('Email');
  await builder.say(address);
  await builder.second();
}

/** The session as it is saved. */
async function saved(builder: BuilderPage, inspector: InspectorPage): Promise<string> {
  const downloading = builder.page.waitForEvent('download');
  await inspector.command('Save');
  return readFile(await (await downloading).path(), 'utf8');
}

test('a visitor without ?inspect loads nothing of the inspector', async ({ builder }) => {
  const requested: string[] = [];
  builder.page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await builder.reload();
  await editTitle(builder, 'Bread');
  const { files, opening, gzip } = await weighInspector(DIST);
  console.log(
    `the inspector: ${opening.length} files, ${gzip} bytes of gzip; without ?inspect 0 of them are requested`,
  );
  expect(files.some((file) => LAYOUT_WORKER.test(file))).toBe(true);
  expect(requested.filter((file) => files.includes(file))).toEqual([]);
  expect(await builder.page.evaluate(() => 'parley' in window)).toBe(false);
});

test('charts are drawn live while the visitor edits and publishes, and secrets are masked', async ({
  openBuilder,
  url,
}) => {
  const builder = await openBuilder({ viewport: WIDE });
  const requested: string[] = [];
  builder.page.on('request', (request) => requested.push(request.url()));
  await builder.page.goto(new URL('/?inspect', url).href);
  const inspector = await InspectorPage.beside(builder.page);
  await inspector.drawnActive('chat.ready.menu').waitFor();
  await inspector.active('site', 'site.saving.resting.unchanged').waitFor();

  await builder.pick('Hero');
  await builder.pick('Title');
  await inspector.drawnActive('chat.ready.field').waitFor();
  await inspector.active('chat.editor', 'editor.kind.text').waitFor();
  await builder.say('Bread');
  await builder.second();
  await inspector.drawnActive('chat.ready.menu').waitFor();
  expect(await inspector.active('chat.editor', '').count()).toBe(0);
  await inspector.choose('site');
  await inspector.drawnActive('site.saving.resting.saved').waitFor();
  expect((await inspector.taken('site')).toSorted()).toEqual([
    'site.saving.busy.task.deciding|#4',
    'site.saving.busy.task.mirroring|xstate.done.actor.0.site.saving.busy.task.mirroring#0',
    'site.saving.resting|#0',
  ]);
  await inspector.button('Follow').click();

  await editEmail(builder, 'shop@newname.example');
  await inspector.row('edit.apply').filter({ hasText: 'shop@newname' }).click();
  const changes = inspector.view.getByRole('region', { name: 'What changed in the context' });
  await changes.getByText('config.footer.email', { exact: true }).waitFor();
  await inspector.button('Latest').click();

  await editEmail(builder, 'owner@corp-domain.org');
  await inspector.row('edit.apply').filter({ hasText: 'owner@corp' }).waitFor();
  expect(await saved(builder, inspector)).toContain('owner@corp-domain.org');
  await builder.publish('owner@corp-domain.org');
  await inspector.row('deploySite done').waitFor();
  await inspector.drawnActive('publish.idle').waitFor();
  expect(await inspector.taken('publish')).toEqual(['publish|publish.close#0']);
  expect(requested.filter((address) => /inspect-[^/]*\.js$/.test(address))).toHaveLength(1);
  expect(requested.filter((address) => LAYOUT_WORKER.test(address))).toHaveLength(1);

  // An address is masked from when it is published with, another on the website is public; the owner secret never comes.
  const text = await saved(builder, inspector);
  expect(text).toContain('shop@newname.example');
  expect(text).not.toContain('owner@');
  expect(text).toContain('•••@•••');
  expect(text).toContain('"email.change"');
  const secret = await builder.stored('parley.owner');
  expect(secret).toMatch(/^[\w-]{22,}$/);
  expect(text).not.toContain(secret);
});
