import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import type { LoadedSite } from '../../../machines/site/site.context.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import type { Conversation } from '../../domain/chat/conversation.ts';
import { NO_HISTORY } from '../../domain/editing/history.ts';
import { isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { isSame } from '../../domain/json/patch.ts';
import { EMPTY_STORE } from '../../domain/storage/site-document.ts';
import { en } from '../../words/en/en.ts';
import type { SentEvent } from '../session/event-list.ts';
import type { AppMessage } from '../session/messages.ts';
import { InspectionFeed } from './inspection-feed.ts';
import { createRedactor } from './redact.ts';
import { createScratchApp } from './scratch-app.ts';

const STARTED = 'xstate.init';
const BOOTED = 'xstate.done.actor.0.app.booting';

/**
 * Sends a list of events to an app without services, and returns the messages an inspector would receive. A
 * hostile list can do no harm. Without a boot event the app starts as if nothing was stored; the list may
 * begin with the conversation that the app started from.
 */
export function replay(list: readonly SentEvent[]): readonly AppMessage[] {
  const messages: AppMessage[] = [];
  let at = 0;
  let tell = () => {};
  const redact = createRedactor([]);
  const feed = new InspectionFeed({
    redact,
    now: () => at,
    whenIdle: (callback) => {
      tell = callback;
    },
    saveState: () => at,
  });
  feed.addInspector(
    createInspector(
      {
        send: (message: StatelyInspectionEvent) => {
          messages.push(Object.assign({ at: feed.happenedAt }, message));
        },
      },
      { serializationDepthLimit: 100 },
    ),
  );
  const app = createScratchApp({ words: en, at: 0, conversation: conversationOf(list[0]) });
  // Without a listener XState would throw the error; the messages report it too.
  app.subscribe({ error: () => {} });
  feed.watch(app);
  app.start();
  const { base: config } = resolveTemplate({}).template;
  const stored: LoadedSite = {
    config,
    history: NO_HISTORY,
    live: undefined,
    stored: { ...EMPTY_STORE, config },
    pending: [],
    mirrored: 0,
    isWithoutStore: false,
    isUnreadable: false,
    fresh: {},
    tab: '',
  };
  const booted: SentEvent = { to: 'app', event: { type: BOOTED, output: stored } };
  const events = list.filter(({ event }) => event.type !== STARTED).map(withSharedParts);
  for (const { to, event } of events[0]?.event.type === BOOTED ? events : [booted, ...events]) {
    at += 1;
    actorAt(app, to)?.send(event);
    tell();
    tell = () => {};
  }
  app.stop();
  // Redact again: an address may occur in messages before the event that publishes with it.
  return messages.map((message) => redact(message) as AppMessage);
}

/**
 * Makes equal parts of the shown and the stored document one object: the site compares them by identity, and
 * JSON separates them.
 */
function withSharedParts({ to, event }: SentEvent): SentEvent {
  const { type, output } = event;
  if (type !== BOOTED || !isObject(output) || !isObject(output.stored)) return { to, event };
  const shared = ['config', 'history', 'live'].filter((part) =>
    isSame(output[part], storedPart(output, part)),
  );
  const stored = { ...output.stored, ...Object.fromEntries(shared.map((part) => [part, output[part]])) };
  return { to, event: { type, output: { ...output, stored } } };
}

function storedPart({ stored }: JsonObject, part: string): Json | undefined {
  return isObject(stored) ? stored[part] : undefined;
}

function conversationOf(first: SentEvent | undefined): Conversation | undefined {
  const { type, input }: Record<string, unknown> = first?.event ?? {};
  if (type !== STARTED || typeof input !== 'object' || input === null) return undefined;
  return 'conversation' in input ? (input.conversation as Conversation) : undefined;
}

function actorAt(app: AnyActorRef, address: string): AnyActorRef | undefined {
  const ids = address === 'app' ? [] : address.split('.');
  return ids.reduce<AnyActorRef | undefined>((parent, id) => childOf(parent, id), app);
}

function childOf(parent: AnyActorRef | undefined, id: string): AnyActorRef | undefined {
  const { children }: { children?: Readonly<Record<string, AnyActorRef>> } = parent?.getSnapshot() ?? {};
  return children && Object.hasOwn(children, id) ? children[id] : undefined;
}
