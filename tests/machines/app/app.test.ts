import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import * as select from '../../../machines/app/app.machine.ts';
import { appMachine } from '../../../machines/app/app.machine.ts';
import { browserMachine } from '../../../machines/screen/browser.machine.ts';
import type { LoadedSite } from '../../../machines/site/site.context.ts';
import { siteMachine } from '../../../machines/site/site.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { newSite, settle } from '../start-actors.ts';

function start(load: () => Promise<LoadedSite>, watchVersions = () => {}) {
  const site = siteMachine.provide({
    actors: { watchStore: fromCallback<{ type: 'none' }, undefined>(() => {}) },
    actions: {
      tellFirstPublish: () => {
        throw new Error('The site broke');
      },
    },
  });
  const idle = fromCallback<{ type: 'none' }, undefined>(() => {});
  const browser = browserMachine.provide({
    actors: { watchVersions: fromCallback<{ type: 'none' }, undefined>(watchVersions), watchNetwork: idle },
  });
  const loadLateCode = fromPromise<void, select.LateCodeRequest>(() => new Promise(() => undefined));
  return createActor(
    appMachine.provide({ actors: { loadSite: fromPromise(load), site, browser, loadLateCode } }),
    { input: { words: en, at: 1 } },
  ).start();
}

const loaded = async () => newSite();

test('the app loads the stored site, then starts the actors of the screen', async () => {
  const app = start(loaded);
  expect(app.getSnapshot().value).toBe('booting');
  expect(select.selectActors(app.getSnapshot())).toBeUndefined();
  await settle();
  expect(app.getSnapshot().value).toEqual({
    running: { screen: 'first', stored: 'plain', language: 'spoken' },
  });
  const { actors } = app.getSnapshot().context;
  expect(actors?.site.getSnapshot().context.config).toBe(exampleConfig);
});

test('a notice says that the stored site is unreadable, until it is dismissed', async () => {
  const app = start(async () => ({ ...(await loaded()), isUnreadable: true }));
  await settle();
  expect(select.selectIsUnreadable(app.getSnapshot())).toBe(true);
  app.send({ type: 'notice.dismiss' });
  expect(select.selectIsUnreadable(app.getSnapshot())).toBe(false);
});

test('a failed start shows its error', async () => {
  const app = start(() => Promise.reject(new Error('No storage')));
  await settle();
  expect(select.selectHasFailed(app.getSnapshot())).toBe(true);
  expect(select.selectFailureText(app.getSnapshot())).toBe('No storage');
});

test('an uncaught error is shown', async () => {
  const app = start(loaded);
  await settle();
  app.send({ type: 'app.fail', text: 'Oh' });
  expect(select.selectHasFailed(app.getSnapshot())).toBe(true);
  expect(select.selectFailureText(app.getSnapshot())).toBe('Oh');
});

test('an error in a child machine shows the error screen and does not stop the app', async () => {
  const app = start(loaded);
  await settle();
  app.getSnapshot().context.actors?.site.send({
    type: 'site.published',
    result: {
      success: true,
      url: 'https://example.com/',
      deploymentId: 'site-abc1234.1',
      templateUsed: 'Landing Page',
      siteId: 'site-abc1234',
      isUpdate: false,
    },
    config: exampleConfig,
  });
  await settle();
  expect(app.getSnapshot().status).toBe('active');
  expect(select.selectHasFailed(app.getSnapshot())).toBe(true);
  expect(select.selectFailureText(app.getSnapshot())).toBe('The site broke');
});

test('an error of an actor that a machine invokes shows the error screen, too', async () => {
  const app = start(loaded, () => {
    throw new Error('The watcher broke');
  });
  await settle();
  expect(select.selectHasFailed(app.getSnapshot())).toBe(true);
  expect(select.selectFailureText(app.getSnapshot())).toBe('The watcher broke');
});
