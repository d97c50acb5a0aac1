import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { AnyActor, AnyStateMachine } from 'xstate';
import { appMachine } from '../../../machines/app/app.machine.ts';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { confirmMachine } from '../../../machines/confirm/confirm.machine.ts';
import { publishMachine } from '../../../machines/publish/publish.machine.ts';
import { siteMachine } from '../../../machines/site/site.machine.ts';
import { closeInTime } from '../../harness/browser/close-in-time.ts';
import { BuilderPage, visitorOptions } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { newVisitor } from '../../harness/builder/visitor-pages.ts';
import { InspectorPage } from '../../harness/inspector-page.ts';
import { type Program, startProgram } from '../../harness/program.ts';
import { parseStatelyMessage, type StatelyMessage } from '../../harness/receivers/stately-message.ts';
import { type StatelyRelay, startStatelyRelay } from '../../harness/receivers/stately-relay.ts';

const WINDOW = 'http://tools.example';
const EMAIL = 'florist@example.com';

let relay: StatelyRelay;
/** A relay that goes away. */
let passing: StatelyRelay;
let program: Program;

beforeAll(async () => {
  relay = await startStatelyRelay();
  passing = await startStatelyRelay();
  const receivers = [relay.address, passing.address, WINDOW].join();
  program = await startProgram({ variables: { INSPECT_RECEIVERS: receivers } });
}, 240_000);

afterAll(async () => {
  await Promise.all([program.stop(), relay.kill()]);
});

const PUBLISHED = '"type":"publish.close"';

/** A page that listens as the library's receiver does, and keeps what it is sent. */
const LISTENER = `<!doctype html><title>Listener</title><script>
const messages = [];
let isPublished = false;
addEventListener('message', ({ data }) => {
  messages.push(data);
  isPublished ||= JSON.stringify(data).includes('${PUBLISHED}');
});
opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

function serveListener(profile: BrowserContext, address: string): Promise<unknown> {
  return profile.route(`${address}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: LISTENER }),
  );
}

const heardBy = async (listener: Page): Promise<readonly unknown[]> =>
  JSON.parse(await listener.evaluate('JSON.stringify(messages)'));

/** All that a listener was sent by the end of the visit. It is megabytes, so it is read once. */
async function heardOfVisit(listener: Page): Promise<readonly unknown[]> {
  await listener.waitForFunction('isPublished');
  return heardBy(listener);
}

/** What a visitor does whose e-mail address stands on the website before it is published with. */
async function editAndPublish(builder: BuilderPage): Promise<void> {
  const { page } = builder;
  await builder.pick('Footer');
  await builder.pick('Email');
  await builder.say(EMAIL);
  await builder.second();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Portfolio' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await builder.publish(EMAIL);
}

const isPublished = (message: unknown) => JSON.stringify(message).includes(PUBLISHED);

/** The name and the parent of every actor that runs, by session id, as the app itself has them. */
function runningActors({ page }: BuilderPage): Promise<Record<string, readonly [string, string | null]>> {
  return page.evaluate(() => {
    const listed = (actor: AnyActor): [string, [string, string | null]][] => [
      [actor.sessionId, [actor._parent ? actor.id : 'app', actor._parent?.sessionId ?? null]],
      ...Object.values<AnyActor>(actor.getSnapshot().children ?? {}).flatMap(listed),
    ];
    return Object.fromEntries(listed(window.parley?.actor as unknown as AnyActor));
  });
}

const actorsIn = (messages: readonly StatelyMessage[]) =>
  messages.flatMap((message) => (message.type === '@xstate.actor' ? [message] : []));

/** The charts as the source has them, with what JSON keeps: every description, and no function. */
const chartAsData = ({ config }: AnyStateMachine) => JSON.parse(JSON.stringify(config));

const CHARTS: Readonly<Record<string, AnyStateMachine>> = {
  app: appMachine,
  site: siteMachine,
  chat: chatMachine,
  publish: publishMachine,
  templateChange: confirmMachine,
  reset: confirmMachine,
};

/** Checks what a receiver was told of a whole visit against the library's types, and against the app. */
async function checkVisit(heard: readonly unknown[], builder: BuilderPage): Promise<void> {
  const messages = heard.map(parseStatelyMessage);
  const actors = actorsIn(messages);
  const running = await runningActors(builder);

  const [root] = messages;
  expect(root).toMatchObject({ type: '@xstate.actor', name: 'app', sessionId: root?.rootId });
  expect(new Set(messages.map(({ rootId }) => rootId))).toEqual(new Set([root?.sessionId]));

  const told = new Map(actors.map(({ sessionId, name, parentId }) => [sessionId, [name, parentId ?? null]]));
  expect(Object.fromEntries([...told].filter(([sessionId]) => sessionId in running))).toEqual(running);
  expect(messages.filter(({ sessionId }) => !told.has(sessionId))).toEqual([]);
  const declined = messages.filter(
    (message) => message.type === '@xstate.event' && message.event.type === 'confirm.decline',
  );
  expect(declined.map(({ sessionId }) => told.get(sessionId)?.[0])).toEqual(['reset', 'templateChange']);

  for (const [name, machine] of Object.entries(CHARTS)) {
    const { definition = '' } = actors.find((actor) => actor.name === name) ?? {};
    expect([name, JSON.parse(definition)]).toEqual([name, chartAsData(machine)]);
  }

  const snapshots = messages.flatMap((message) => ('snapshot' in message ? [message.snapshot] : []));
  const tags = snapshots.flatMap((snapshot) => ('tags' in snapshot ? [snapshot.tags] : []));
  expect(tags).toContainEqual(['working']);
  const children = snapshots.flatMap((snapshot) => ('children' in snapshot ? [snapshot.children] : []));
  expect(children).toContainEqual(
    expect.objectContaining({
      chat: { xstate$$type: 1, id: 'chat' },
      reset: { xstate$$type: 1, id: 'reset' },
    }),
  );

  const secret = await builder.stored('parley.owner');
  const text = JSON.stringify(heard);
  expect(secret).toMatch(/^[\w-]{22,}$/);
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/florist/i);
  expect(text).toContain('•••@•••');
}

/** Opens the builder of the started program; a problem that it reports and that is not expected fails the test. */
async function openBuilder(browser: Browser, target: string): Promise<BuilderPage> {
  const options = { path: `/?inspect=${target}`, viewport: { width: 1800, height: 1000 } };
  const builder = await BuilderPage.open(browser, program.url, options);
  onTestFinished(async () => {
    await closeInTime(builder.profile);
    expect(builder.problems.unexpected()).toEqual([]);
  });
  return builder;
}

test('a WebSocket receiver gets what the library’s observer tells of a visit, redacted', async ({
  browser,
}) => {
  const builder = await openBuilder(browser, relay.address);
  await editAndPublish(builder);
  await expect.poll(() => relay.messages.some(isPublished)).toBe(true);
  await checkVisit(relay.messages, builder);
});

test('a receiver that is gone costs the visitor nothing, and is told the actors when it is back', async ({
  browser,
}) => {
  const builder = await BuilderPage.open(browser, program.url, { path: `/?inspect=${passing.address}` });
  onTestFinished(() => closeInTime(builder.profile));
  await expect.poll(() => passing.messages.length).toBeGreaterThan(0);
  await passing.kill();
  await builder.say('hero.title.text Bread');
  await builder.second();
  expect(await builder.lastMessage()).toMatch(/^✓ Updated Title to "Bread"/);

  const second = await startStatelyRelay(passing.address);
  onTestFinished(second.kill);
  await builder.page.clock.runFor(5000);
  const told = () => actorsIn(second.messages.map(parseStatelyMessage));
  const site = () => told().find(({ name }) => name === 'site');
  await expect.poll(site).toBeDefined();
  expect(told()[0]).toMatchObject({
    name: 'app',
    snapshot: { value: { running: { stored: 'plain', language: 'spoken' } } },
  });
  expect(site()).toMatchObject({
    snapshot: { context: { config: { hero: { title: { text: 'Bread' } } } } },
  });
});

test('a receiver in a window is opened by a click and told everything since the start', async ({
  browser,
}) => {
  const builder = await openBuilder(browser, `${WINDOW}/listener`);
  await serveListener(builder.profile, WINDOW);
  const { page } = builder;
  await page.getByText(`A receiver waits to be opened: ${WINDOW}/listener`).waitFor();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open it in a window' }).click();
  const listener = await opening;
  await editAndPublish(builder);
  await checkVisit(await heardOfVisit(listener), builder);
});

test('Stately’s own inspector gets the same, from the actors that run when it is opened', async ({
  browser,
}) => {
  const builder = await openBuilder(browser, '');
  await serveListener(builder.profile, 'https://stately.ai');
  const inspector = await InspectorPage.beside(builder.page);
  await inspector.command('Stately');
  // It is opened only after it was said what goes there.
  const dialog = inspector.view.getByRole('dialog', { name: 'Open Stately’s own inspector?' });
  expect(await dialog.textContent()).toContain('https://stately.ai/inspect');
  const opening = builder.page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Send it to Stately' }).click();
  const listener = await opening;
  expect(listener.url()).toBe('https://stately.ai/inspect');
  await editAndPublish(builder);
  await checkVisit(await heardOfVisit(listener), builder);
});

/** Counts the subscriptions to the app's events that begin from now on and have not ended. */
async function countSubscriptions({ page }: BuilderPage): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const subscriptions = { open: 0 };
    const system = window.parley?.actor.system;
    if (!system) throw new Error('There is no app.');
    const inspect = system.inspect.bind(system);
    system.inspect = (observer) => {
      const { unsubscribe } = inspect(observer);
      subscriptions.open += 1;
      return {
        unsubscribe: () => {
          subscriptions.open -= 1;
          unsubscribe();
        },
      };
    };
    return subscriptions;
  });
  return () => count.evaluate(({ open }) => open);
}

/** Lets the browser open no window for the next request, as outside a click. */
function blockNextWindow({ page }: BuilderPage): Promise<void> {
  return page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
}

test('a receiver ends when the line that offers its window is dismissed, and when the window is closed', async ({
  browser,
}) => {
  const builder = await openBuilder(browser, '');
  const { page } = builder;
  await serveListener(builder.profile, 'https://stately.ai');
  const inspector = await InspectorPage.beside(page);
  const subscriptions = await countSubscriptions(builder);
  const line = page.getByText('The browser opened no window for https://stately.ai/inspect');
  const send = async () => {
    await inspector.command('Stately');
    await inspector.button('Send it to Stately').click();
  };

  await blockNextWindow(builder);
  await send();
  await line.waitFor();
  expect(await subscriptions()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect([await line.count(), await subscriptions()]).toEqual([0, 0]);

  await blockNextWindow(builder);
  await send();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open it in a window' }).click();
  const listener = await opening;
  await listener.waitForFunction('messages.length > 0');
  expect([await line.count(), await subscriptions()]).toEqual([0, 1]);
  await listener.close();
  await builder.second();
  expect(await subscriptions()).toBe(0);
});

test('a key opens our own inspector beside a receiver', async ({ browser }) => {
  const builder = await openBuilder(browser, relay.address);
  const subscriptions = await countSubscriptions(builder);
  await builder.pick('Hero');
  expect(await subscriptions()).toBe(0);
  const opening = builder.page.waitForEvent('popup');
  await builder.page.keyboard.press('Control+Alt+KeyI');
  const inspector = new InspectorPage(await opening);
  await inspector.active('chat', 'chat.ready.menu').waitFor();
  expect(await subscriptions()).toBe(1);
  await builder.pick('Title');
  await inspector.active('chat', 'chat.ready.field').waitFor();
});

test.for([
  ['ws://evil.example', 'INSPECT_RECEIVERS does not name ws://evil.example'],
  ['tools.example', 'it is no ws, wss, http or https address'],
])(
  '?inspect=%s is refused with one line, in the page and on the console',
  async ([target, reason], { browser }) => {
    const profile = await newVisitor(browser, visitorOptions({}), 'block');
    onTestFinished(() => closeInTime(profile));
    const lines: [kind: string, text: string][] = [];
    const sockets: string[] = [];
    profile.on('console', (message) => {
      if (message.text().startsWith('?inspect')) lines.push([message.type(), message.text()]);
    });
    profile.on('page', (page) => page.on('websocket', (socket) => sockets.push(socket.url())));
    const builder = await BuilderPage.open(browser, program.url, { profile, path: `/?inspect=${target}` });
    const line = `?inspect=${target} attaches nothing: ${reason}.`;
    await builder.page.getByText(line, { exact: true }).waitFor();
    await builder.say('hero.title.text Bread');
    await builder.second();
    expect([lines, sockets, profile.pages().length]).toEqual([[['warning', line]], [], 1]);
    await builder.page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await builder.page.getByText(line).count()).toBe(0);
  },
);
