import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ActorRef, assign, enqueueActions, type Snapshot, setup } from 'xstate';
import type { Command } from '../../domain/chat/command.ts';
import {
  entered,
  isAction,
  type Offer,
  type Offers,
  type ReadRequest,
} from '../../domain/requests/offers.ts';
import type { Words } from '../../words/words.ts';
import type { ChatEvent, ChatRef } from '../chat/chat.setup.ts';
import { details } from '../details.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

type ToChat = Extract<ChatEvent, { type: 'place.open' | 'plan.chosen' | 'business.choose' }>;
type ToDialogs = {
  readonly type: `${'publish' | 'versions' | 'transfer'}.open`;
  readonly email?: string | undefined;
};

export interface FindInput {
  readonly chat: ChatRef<ToChat>;
  readonly site: SiteRef<Extract<SiteEvent, { type: 'step.undo' | 'step.redo' }>>;
  readonly language: ActorRef<Snapshot<unknown>, Extract<Command, { type: 'language.choose' }>>;
  /** Opens another dialog in place of this one. */
  readonly dialogs: ActorRef<Snapshot<unknown>, ToDialogs>;
  readonly words: Words;
  /** Reads the query; nothing is found without it. */
  readonly ask?: ReadRequest | undefined;
}

interface FindContext extends FindInput {
  readonly query: string;
}

/** An offer that was taken, and when, in milliseconds since 1970. */
interface Taken {
  readonly offer: Offer;
  readonly at: number;
}

export type FindEvent =
  | { type: 'query.change'; text: string }
  | { type: 'query.submit'; at: number }
  | ({ type: 'offer.take' } & Taken);

const NOTHING: Offers = { meant: [], near: [] };

/** What the query may ask for, on the website as it is now. */
function offersOf({ query: text, site, words, ask }: FindContext): Offers {
  const { config, history } = site.getSnapshot().context;
  const steps = { canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
  return ask?.({ text, config, words, steps }) ?? NOTHING;
}

/** The find box: it leads to a place of the chat's menu, changes the website, or does what else a visitor can do. */
export const findMachine = setup({
  types: {
    input: {} as FindInput,
    context: {} as FindContext,
    events: {} as FindEvent,
  },
  guards: {
    hasAnswer: ({ context }) => entered(offersOf(context)) !== undefined,
    isPossible: ({ context }, { offer }: Taken) =>
      isAction(offer) || !context.chat.getSnapshot().hasTag('working'),
  },
  actions: {
    changeQuery: assign({ query: (_, { text }: { text: string }) => text }),
    takeAnswer: enqueueActions(({ context, enqueue }, { at }: { at: number }) => {
      const offer = entered(offersOf(context));
      if (offer) enqueue.raise({ type: 'offer.take', offer, at });
    }),
    take: enqueueActions(({ context, enqueue }, { offer: { name: said, command }, at }: Taken) => {
      switch (command.type) {
        case 'place.open':
          return enqueue.sendTo(context.chat, { ...command, at });
        case 'plan.chosen':
        case 'business.choose':
          return enqueue.sendTo(context.chat, { ...command, said, at });
        case 'language.choose':
          return enqueue.sendTo(context.language, command);
        case 'dialog.ask':
          return enqueue.sendTo(context.dialogs, { type: `${command.dialog}.open`, email: command.email });
        default:
          return enqueue.sendTo(context.site, { ...command, at });
      }
    }),
  },
}).createMachine({
  id: 'find',
  description: 'The find box.',
  context: ({ input }) => ({ ...input, query: '' }),
  initial: 'open',
  states: {
    open: {
      description:
        'The query is searched in the names, paths and values of the website, and in what a visitor can do.',
      on: {
        'query.change': { actions: { type: 'changeQuery', params: details } },
        'query.submit': { guard: 'hasAnswer', actions: { type: 'takeAnswer', params: details } },
        'offer.take': {
          guard: { type: 'isPossible', params: details },
          target: 'closed',
          actions: { type: 'take', params: details },
        },
      },
    },
    closed: { description: 'The find box has led to what it found.', type: 'final' },
  },
});

export type FindActor = ActorRefFrom<typeof findMachine>;

type Find = SnapshotFrom<typeof findMachine>;

/** The query typed so far. */
export const selectFindQuery = (find: Find) => find.context.query;

/** What the query may ask for. A new object each time. */
export const selectOffers = (find: Find) => offersOf(find.context);
