import type { AnyActorRef } from 'xstate';
import type { SentEvent } from '../../charts/event-list.ts';
import { isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { isSame } from '../../domain/json/patch.ts';
import { createRedactor } from '../../domain/redact.ts';
import { en } from '../../words/en/en.ts';
import type { Report } from '../session/messages.ts';
import { BOOTED, newWebsite, STARTED, startIn } from '../session/start-of-app.ts';
import { InspectionFeed } from './inspection-feed.ts';
import { childrenOf } from './running-actors.ts';
import { createScratchApp } from './scratch-app.ts';

/**
 * Sends a list of events to an app without services, and returns what an inspector would be told. A
 * hostile list can do no harm. Without a boot event the app starts as if nothing was stored; the list may
 * begin with the stack that the app started from.
 */
export function replay(list: readonly SentEvent[]): readonly Report[] {
  const told: Report[] = [];
  let at = 0;
  let tell = () => {};
  const redact = createRedactor([]);
  const feed = new InspectionFeed({
    tell: (reports) => told.push(...reports),
    redact,
    now: () => at,
    whenIdle: (callback) => {
      tell = callback;
    },
  });
  const app = createScratchApp({ words: en, at: 0, ...startIn(list[0]?.event) });
  // Without a listener XState would throw the error; it is told too.
  app.subscribe({ error: () => {} });
  feed.watch(app);
  app.start();
  const booted: SentEvent = { to: 'app', event: { type: BOOTED, output: newWebsite() } };
  const events = list.filter(({ event }) => event.type !== STARTED).map(withSharedParts);
  for (const sent of events[0]?.event.type === BOOTED ? events : [booted, ...events]) {
    at = sent.at ?? at + 1;
    const receiver = actorAt(app, sent.to);
    if (receiver) feed.send(receiver, sent.event, senderOf(sent, receiver));
    tell();
    tell = () => {};
  }
  app.stop();
  // Redact again: an address may occur before the event that publishes with it.
  return told.map((report) => redact(report) as Report);
}

/**
 * Makes equal parts of the shown and the stored document one object: the site compares them by identity, and
 * JSON separates them.
 */
function withSharedParts(sent: SentEvent): SentEvent {
  const { type, output } = sent.event;
  if (type !== BOOTED || !isObject(output) || !isObject(output.stored)) return sent;
  const shared = ['config', 'history', 'live'].filter((part) =>
    isSame(output[part], storedPart(output, part)),
  );
  const stored = { ...output.stored, ...Object.fromEntries(shared.map((part) => [part, output[part]])) };
  return { ...sent, event: { type, output: { ...output, stored } } };
}

function storedPart({ stored }: JsonObject, part: string): Json | undefined {
  return isObject(stored) ? stored[part] : undefined;
}

function actorAt(app: AnyActorRef, address: string): AnyActorRef | undefined {
  const ids = address === 'app' ? [] : address.split('.');
  return ids.reduce<AnyActorRef | undefined>((parent, id) => childOf(parent, id), app);
}

/** Who sent an event when it was recorded: the session id of that actor in this run. */
function senderOf({ to, from, event }: SentEvent, receiver: AnyActorRef): string | undefined {
  if (from === to || event.type.startsWith('xstate.after.')) return receiver.sessionId;
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (id !== undefined) return childOf(receiver, id)?.sessionId;
  return childrenOf(receiver).find(({ src }) => src === from)?.sessionId;
}

function childOf(parent: AnyActorRef | undefined, id: string): AnyActorRef | undefined {
  return childrenOf(parent).find((child) => child.id === id);
}
