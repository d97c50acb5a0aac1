import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { resolveOutline } from '../../templates/catalog.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { SentEvent } from '../domain/event-list.ts';
import { NO_HISTORY } from '../domain/history.ts';
import type { LoadedSite } from '../domain/tab-site.ts';
import { masking } from '../inspect/masking.ts';
import type { AppMessage } from '../inspect/messages.ts';
import { en } from '../words/en/en.ts';
import { InspectionFeed } from './inspection-feed.ts';
import { createScratchApp } from './scratch-app.ts';

const STARTED = 'xstate.init';
const BOOTED = 'xstate.done.actor.0.app.booting';

/**
 * Sends a list of events to an app that reaches nothing, and answers what an inspector would have been told. Whoever
 * wrote the list, it can do no harm. A list that does not say what was stored starts in a browser that stored nothing; one
 * may begin with the conversation that the app started from.
 */
export function replay(list: readonly SentEvent[]): readonly AppMessage[] {
  const messages: AppMessage[] = [];
  let at = 0;
  let tell = () => {};
  const mask = masking([]);
  const feed = new InspectionFeed({
    mask,
    now: () => at,
    whenIdle: (callback) => {
      tell = callback;
    },
    remember: () => at,
  });
  feed.tell(
    createInspector(
      {
        send: (message: StatelyInspectionEvent) => {
          messages.push(Object.assign({ at: feed.toldAt }, message));
        },
      },
      { serializationDepthLimit: 100 },
    ),
  );
  const app = createScratchApp({ words: en, at: 0, conversation: conversationOf(list[0]) });
  // It fails as it would before the visitor, who would be told: the messages say so too.
  app.subscribe({ error: () => {} });
  feed.watch(app);
  app.start();
  const stored: LoadedSite = {
    config: resolveOutline({}).outline.base,
    isUnreadable: false,
    isStored: false,
    history: NO_HISTORY,
    tab: '',
    seen: {},
    taken: '',
  };
  const booted: SentEvent = { to: 'app', event: { type: BOOTED, output: stored } };
  const events = list.filter(({ event }) => event.type !== STARTED);
  for (const { to, event } of events[0]?.event.type === BOOTED ? events : [booted, ...events]) {
    at += 1;
    actorAt(app, to)?.send(event);
    tell();
    tell = () => {};
  }
  app.stop();
  // Once more: an address may have been told before the list said that it is published with.
  return messages.map((message) => mask(message) as AppMessage);
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
