import { assign, sendTo, setup } from 'xstate';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** What may be asked about: a change of the site that cannot be taken for an accident. */
export type ConfirmRequest = { type: 'template.choose'; templateId: string } | { type: 'site.reset' };

export interface ConfirmInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: ConfirmRequest['type'] }>>;
  /** What is asked about; a later question may bring another. */
  readonly request: ConfirmRequest;
}

export type ConfirmEvent =
  | { type: 'confirm.ask'; request: ConfirmRequest }
  | { type: 'confirm.accept'; at: number }
  | { type: 'confirm.decline' };

/** A question before a change that replaces the site: accepted, the site is told; declined, nothing happens. */
export const confirmMachine = setup({
  types: { input: {} as ConfirmInput, context: {} as ConfirmInput, events: {} as ConfirmEvent },
  actions: {
    keepRequest: assign({ request: (_, { request }: { request: ConfirmRequest }) => request }),
    tellSite: sendTo(
      ({ context }) => context.site,
      ({ context }, { at }: { at: number }) => ({ ...context.request, at }),
    ),
  },
}).createMachine({
  id: 'confirm',
  description: 'A question asked before the site is replaced.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked.',
      on: {
        'confirm.ask': {
          target: 'confirming',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'The visitor reads what will be lost.',
      on: {
        'confirm.accept': {
          target: 'idle',
          actions: { type: 'tellSite', params: ({ event }) => event },
        },
        'confirm.decline': { target: 'idle' },
      },
    },
  },
});
