import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type ConfirmInput, confirmMachine } from '../../../machines/confirm/confirm.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { chatStub } from '../../models/stubs/chat-stub.ts';
import { settle, startSite } from '../start-actors.ts';

function start() {
  const started = startSite();
  const confirm = createActor(confirmMachine, {
    input: {
      site: started.site,
      chat: chatStub() as ConfirmInput['chat'],
      request: { type: 'site.reset' },
      language: 'en',
    },
  }).start();
  return { ...started, confirm };
}

test('declining changes nothing', async () => {
  const { confirm, site, saves } = start();
  confirm.send({ type: 'confirm.ask', request: { type: 'site.reset' } });
  expect(confirm.getSnapshot().value).toEqual({ confirming: 'asking' });
  confirm.send({ type: 'confirm.decline' });
  await settle();
  expect(confirm.getSnapshot().value).toBe('idle');
  expect(site.getSnapshot().context.config).toBe(exampleConfig);
  expect(saves).toEqual([]);
});

test('accepting sends the latest request to the site', async () => {
  const { confirm, site } = start();
  confirm.send({ type: 'confirm.ask', request: { type: 'template.choose', templateId: 'landing_business' } });
  confirm.send({ type: 'confirm.accept', at: 1 });
  await settle();
  expect(confirm.getSnapshot().value).toBe('idle');
  expect(site.getSnapshot().context.config._templateId).toBe('landing_business');
  expect(site.getSnapshot().context.config).not.toBe(exampleConfig);
});

test('accepting without a request does nothing', async () => {
  const { confirm, saves } = start();
  confirm.send({ type: 'confirm.accept', at: 1 });
  await settle();
  expect(saves).toEqual([]);
});
