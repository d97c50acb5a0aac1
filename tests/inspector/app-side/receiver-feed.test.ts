import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ReceiverFeed } from '../../../inspector/app-side/receiver-feed.ts';
import { createScratchApp } from '../../../inspector/app-side/scratch-app.ts';
import { type AppActors, appMachine } from '../../../machines/app/app.machine.ts';
import { en } from '../../../words/en/en.ts';
import { newSite } from '../../machines/start-actors.ts';

const SECRET = 'b2NlYW4tb3duZXItc2VjcmV0LTAx';

beforeEach(() => {
  // The library sends while the browser is idle: without a browser that is a timer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const idle = () => vi.runAllTimers();

function scratchApp() {
  const app = createScratchApp({ words: en, at: 1 });
  onTestFinished(() => {
    app.stop();
  });
  const boot = (): AppActors => {
    app.start();
    // What the store's answer is to the machine, sent in place of the store, which never answers here.
    app.send({ type: 'xstate.done.actor.0.app.booting', output: newSite() } as never);
    const { actors } = app.getSnapshot().context;
    if (!actors) throw new Error('The app did not start.');
    return actors;
  };
  return { app, boot };
}

/** A receiver that keeps its messages. */
function receiver() {
  const messages: StatelyInspectionEvent[] = [];
  return { messages, send: (message: StatelyInspectionEvent) => messages.push(message) };
}

function editTitle({ chat }: AppActors, text: string): void {
  chat.send({ type: 'option.pick', label: 'Hero', at: 1 });
  chat.send({ type: 'option.pick', label: 'Title', at: 2 });
  const { box } = chat.getSnapshot().context;
  box.send({ type: 'draft.change', text });
  box.send({ type: 'message.send', at: 3 });
}

/** A message as both observers must say it. Definitions and contexts are redacted in one of them. */
function essence(message: StatelyInspectionEvent) {
  const { type, sessionId, rootId } = message;
  if (type === '@xstate.event')
    return { type, sessionId, rootId, source: message.sourceId, event: message.event.type };
  if (type === '@xstate.actor') return { type, sessionId, rootId, name: message.name, of: message.parentId };
  const { status, value, tags, children }: Record<string, unknown> = JSON.parse(
    JSON.stringify(message.snapshot),
  );
  return { type, sessionId, rootId, event: message.event.type, status, value, tags, children };
}

const namesOf = (messages: readonly StatelyInspectionEvent[]) =>
  messages.flatMap((message) => (message.type === '@xstate.actor' ? [message.name] : []));

test('a receiver is told what the library’s own observer tells, in the same order', () => {
  const { app, boot } = scratchApp();
  const [library, ours] = [receiver(), receiver()];
  app.system.inspect(createInspector(library, { serializationDepthLimit: 100 }).inspect);
  const feed = new ReceiverFeed(app, SECRET);
  feed.connected(ours.send);
  editTitle(boot(), 'Bread');
  idle();
  const [root, booting, ...after] = ours.messages.map(essence);
  expect(after).toEqual(library.messages.map(essence));
  // The library was attached when these two had been created.
  expect([root, booting]).toMatchObject([
    { name: 'app', sessionId: app.sessionId, of: undefined },
    { name: '0.app.booting', rootId: app.sessionId, of: app.sessionId },
  ]);
  expect(namesOf(ours.messages)).toEqual(expect.arrayContaining(['templateChange', 'reset', 'siteFacts']));
});

test('an actor is told with the snapshot that it started with, and its chart without functions', () => {
  const { app, boot } = scratchApp();
  const { messages, send } = receiver();
  const feed = new ReceiverFeed(app, SECRET);
  feed.connected(send);
  const { preview } = boot();
  preview.send({ type: 'guides.toggle' });
  idle();
  const told = messages.find(
    (message) => message.type === '@xstate.actor' && message.sessionId === preview.sessionId,
  );
  expect(told).toMatchObject({ name: 'preview', snapshot: { value: { guides: 'hidden' } } });
  const [root] = messages;
  const definition = root?.type === '@xstate.actor' ? JSON.parse(root.definition ?? '') : undefined;
  expect(definition).toEqual(JSON.parse(JSON.stringify(appMachine.config)));
});

test('every message has an id of its own', () => {
  const { app, boot } = scratchApp();
  const { messages, send } = receiver();
  const feed = new ReceiverFeed(app, SECRET);
  feed.connected(send);
  boot();
  idle();
  expect(messages.map(({ id }) => id)).toEqual(messages.map((_, index) => String(index + 1)));
});

describe('what a receiver has missed', () => {
  test('waits for it until it is there for the first time', () => {
    const { app, boot } = scratchApp();
    const { messages, send } = receiver();
    const feed = new ReceiverFeed(app, SECRET);
    editTitle(boot(), 'Bread');
    feed.connected(send);
    idle();
    const types = messages.map(({ type }) => type);
    expect([types[0], types.includes('@xstate.snapshot')]).toEqual(['@xstate.actor', true]);
    expect(JSON.stringify(messages)).toContain('"type":"draft.change","text":"Bread"');
  });

  test('is forgotten beyond 5,000 events: it is told the actors that run', () => {
    const { app, boot } = scratchApp();
    const { messages, send } = receiver();
    const feed = new ReceiverFeed(app, SECRET);
    const { box } = boot().chat.getSnapshot().context;
    for (let n = 1; n <= 5000; n += 1) box.send({ type: 'draft.change', text: `draft ${n}` });
    feed.connected(send);
    idle();
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(['@xstate.actor']));
    expect(namesOf(messages)).toEqual(expect.arrayContaining(['app', 'chat', 'site', 'siteFacts']));
  });

  test('is forgotten when it comes back: it is told the actors as they are', () => {
    const { app, boot } = scratchApp();
    const [before, after] = [receiver(), receiver()];
    const feed = new ReceiverFeed(app, SECRET);
    feed.connected(before.send);
    const actors = boot();
    idle();
    feed.lost();
    const told = before.messages.length;
    editTitle(actors, 'Bread');
    idle();
    expect(before.messages).toHaveLength(told);

    feed.connected(after.send);
    idle();
    expect(namesOf(after.messages)).toHaveLength(after.messages.length);
    const chat = after.messages.find(({ sessionId }) => sessionId === actors.chat.sessionId);
    expect(chat).toMatchObject({ name: 'chat', snapshot: { tags: ['working'] } });
  });
});

test('no secret and no address leaves, not even one that is typed or becomes known later', () => {
  const { app, boot } = scratchApp();
  const { messages, send } = receiver();
  const feed = new ReceiverFeed(app, SECRET);
  feed.connected(send);
  const { chat, publish } = boot();
  editTitle({ chat } as AppActors, `Write to florist@example.com, ${SECRET}`);
  publish.send({ type: 'publish.open' });
  publish.send({ type: 'email.change', text: 'florist@exam' });
  publish.send({ type: 'email.change', text: 'florist@example.com' });
  publish.send({ type: 'publish.submit' });
  idle();
  const text = JSON.stringify(messages);
  expect(text).toContain('"type":"publish.submit"');
  expect(text).toContain('Write to •••@•••, •••');
  expect(text).not.toMatch(/florist|b2NlYW4/);
});
