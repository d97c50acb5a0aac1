import { assign, enqueueActions, setup } from 'xstate';
import type { Understood } from '../../domain/chat/command.ts';
import type { Config } from '../../domain/config/config.ts';
import type { StartRequest } from '../../domain/ports.ts';
import { details } from '../details.ts';
import { heard, listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import type { CommandRef, SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** An edit, or several that are one step, as the site is asked for it. */
export type EditRequest = Extract<SiteEvent, { type: 'edit.apply' | 'plan.apply' }>;

/** An act on an item or section, as the site is asked for it. */
export type ArrangeRequest = Extract<SiteEvent, { type: 'site.arrange' }>;

/** What the visitor waits for. */
export type Request =
  | EditRequest
  | ArrangeRequest
  /** The content of a business. */
  | { readonly type: 'content.load' }
  /** What reads a text that was typed before it has come. */
  | { readonly type: 'reader.await' }
  /** A text that means nothing, and what it may be about: its refusal takes as long as an edit. */
  | { readonly type: 'text.refuse'; readonly understood: Understood };

export interface RequestInput {
  readonly site: SiteRef<EditRequest | ArrangeRequest>;
  readonly request: Request;
  /** The content to load, if that is the request. */
  readonly start: StartRequest;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How a request ended, and when: in milliseconds since 1970, the end of the simulated second. */
export interface RequestEnd {
  readonly outcome: 'applied' | 'refused' | 'failed';
  /** The value as stored by the site. */
  readonly value: string | boolean;
  readonly at: number;
  /** The content of the business, once it has come. */
  readonly content?: Config | undefined;
}

interface RequestContext extends RequestInput, RequestEnd {}

const isToSite = (request: Request): request is EditRequest | ArrangeRequest => 'commandId' in request;

/** What the chat waits for: the simulated second of a text, and beside it the answer of the site, the content of a business or the reader. */
export const requestMachine = setup({
  types: {
    input: {} as RequestInput,
    context: {} as RequestContext,
    events: {} as SiteFact,
    output: {} as RequestEnd,
  },
  actors: {
    listen,
    simulateEdit: notProvided<{ readonly at: number }, void>('simulateEdit'),
    loadStarts: notProvided<Config, StartRequest>('loadStarts'),
    awaitReader: notProvided<void, void>('awaitReader'),
  },
  guards: {
    /** An arrangement is answered at once; content and the reader take their own time. */
    takesSecond: ({ context: { request } }) =>
      !['site.arrange', 'content.load', 'reader.await'].includes(request.type),
    isToSite: ({ context }) => isToSite(context.request),
    isContent: ({ context }) => context.request.type === 'content.load',
    isReader: ({ context }) => context.request.type === 'reader.await',
    isOwn: ({ context: { request } }, { commandId }: CommandRef) =>
      isToSite(request) && request.commandId === commandId,
  },
  actions: {
    askSite: enqueueActions(({ context: { site, request }, enqueue }) => {
      if (isToSite(request)) enqueue.sendTo(site, request);
    }),
    keepEnd: assign({ at: (_, { at }: { at: number }) => at }),
    keepValue: assign({ value: (_, { value }: { value: string | boolean }) => value }),
    keepContent: assign({ content: (_, { content }: { content: Config }) => content }),
    noteTrouble: assign({ outcome: (_, { outcome }: Pick<RequestEnd, 'outcome'>) => outcome }),
  },
}).createMachine({
  id: 'request',
  description: 'What the chat waits for. An edit is applied at once; its answer waits for the second.',
  context: ({ input }) => ({ ...input, outcome: 'applied', value: '' }),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [
      heard(context.site, 'site.edited', 'site.arranged', 'site.refused', 'site.failed'),
    ],
  },
  type: 'parallel',
  states: {
    second: {
      description: 'The simulated second.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Transient: only what was typed or chosen as a value takes a second.',
          always: [{ guard: 'takesSecond', target: 'running' }, { target: 'over' }],
        },
        running: {
          description: 'The second is running.',
          invoke: {
            src: 'simulateEdit',
            id: 'second',
            onDone: { target: 'over', actions: { type: 'keepEnd', params: ({ event }) => event.output } },
            onError: { target: 'over' },
          },
        },
        over: { description: 'The second has passed.', type: 'final' },
      },
    },
    answer: {
      description: 'The answer of the site, the content of a business, or the reader.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Transient: a refusal needs neither.',
          always: [
            { guard: 'isToSite', target: 'asked' },
            { guard: 'isContent', target: 'loading' },
            { guard: 'isReader', target: 'fetching' },
            { target: 'given' },
          ],
        },
        asked: {
          description: 'The site applies the edit or arranges the item, and saves it.',
          entry: 'askSite',
          on: {
            'site.edited': {
              guard: { type: 'isOwn', params: details },
              target: 'given',
              actions: { type: 'keepValue', params: details },
            },
            'site.arranged': { guard: { type: 'isOwn', params: details }, target: 'given' },
            'site.refused': {
              guard: { type: 'isOwn', params: details },
              target: 'given',
              actions: { type: 'noteTrouble', params: { outcome: 'refused' } },
            },
            'site.failed': {
              guard: { type: 'isOwn', params: details },
              target: 'given',
              actions: { type: 'noteTrouble', params: { outcome: 'failed' } },
            },
          },
        },
        loading: {
          description: 'The content of a business is being loaded.',
          invoke: {
            src: 'loadStarts',
            id: 'content',
            input: ({ context }) => context.start,
            onDone: {
              target: 'given',
              actions: { type: 'keepContent', params: ({ event }) => ({ content: event.output }) },
            },
            onError: { target: 'given', actions: { type: 'noteTrouble', params: { outcome: 'failed' } } },
          },
        },
        fetching: {
          description: 'What reads the text is being fetched.',
          invoke: {
            src: 'awaitReader',
            id: 'reader',
            onDone: { target: 'given' },
            onError: { target: 'given', actions: { type: 'noteTrouble', params: { outcome: 'failed' } } },
          },
        },
        given: { description: 'The answer is there, if one was needed.', type: 'final' },
      },
    },
  },
  output: ({ context: { outcome, value, at, content } }) => ({ outcome, value, at, content }),
});
