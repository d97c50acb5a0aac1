import { assign, sendTo, setup } from 'xstate';
import { details } from '../details.ts';
import { heard, listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import type { CommandRef, SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** An edit, or several that are one step, as the site is asked for it. */
export type EditRequest = Extract<SiteEvent, { type: 'edit.apply' | 'plan.apply' }>;

export interface EditInput {
  readonly site: SiteRef<EditRequest>;
  readonly request: EditRequest;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How an edit ended, and when: in milliseconds since 1970, the end of the simulated second. */
export interface EditEnd {
  readonly outcome: 'applied' | 'refused' | 'failed';
  /** The value as stored by the site. */
  readonly value: string | boolean;
  readonly at: number;
}

interface EditContext extends EditInput, EditEnd {}

/** An edit that the chat waits for: the simulated second, and beside it the answer of the site. */
export const editMachine = setup({
  types: {
    input: {} as EditInput,
    context: {} as EditContext,
    events: {} as SiteFact,
    output: {} as EditEnd,
  },
  actors: {
    listen,
    simulateEdit: notProvided<{ readonly at: number }, void>('simulateEdit'),
  },
  guards: {
    isOwn: ({ context }, { commandId }: CommandRef) => context.request.commandId === commandId,
  },
  actions: {
    askSite: sendTo(
      ({ context }) => context.site,
      ({ context }) => context.request,
    ),
    keepEnd: assign({ at: (_, { at }: { at: number }) => at }),
    keepValue: assign({ value: (_, { value }: { value: string | boolean }) => value }),
    noteTrouble: assign({ outcome: (_, { outcome }: Pick<EditEnd, 'outcome'>) => outcome }),
  },
}).createMachine({
  id: 'edit',
  description: 'An edit that the chat waits for. It is applied at once; its answer waits for the second.',
  context: ({ input }) => ({ ...input, outcome: 'applied', value: '' }),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [heard(context.site, 'site.edited', 'site.refused', 'site.failed')],
  },
  type: 'parallel',
  states: {
    second: {
      description: 'The simulated second.',
      initial: 'running',
      states: {
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
    site: {
      description: 'The answer of the site.',
      initial: 'asked',
      states: {
        asked: {
          description: 'The site applies the edit and saves it.',
          entry: 'askSite',
          on: {
            'site.edited': {
              guard: { type: 'isOwn', params: details },
              target: 'answered',
              actions: { type: 'keepValue', params: details },
            },
            'site.refused': {
              guard: { type: 'isOwn', params: details },
              target: 'answered',
              actions: { type: 'noteTrouble', params: { outcome: 'refused' } },
            },
            'site.failed': {
              guard: { type: 'isOwn', params: details },
              target: 'answered',
              actions: { type: 'noteTrouble', params: { outcome: 'failed' } },
            },
          },
        },
        answered: { description: 'The edit is saved, or the site says why not.', type: 'final' },
      },
    },
  },
  output: ({ context: { outcome, value, at } }) => ({ outcome, value, at }),
});
