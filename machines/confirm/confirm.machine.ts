import type { SnapshotFrom } from 'xstate';
import { assign, emit, sendTo, setup } from 'xstate';
import type { Business } from '../../src/domain/choices/businesses.ts';
import type { Config } from '../../src/domain/config/config.ts';
import { freshWebsite } from '../../templates/fresh-websites.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** The site events that need a confirmation, because they replace the website. */
export type ConfirmRequest =
  | { type: 'template.choose'; templateId: string }
  | { type: 'content.start'; business: Business; config: Config }
  | { type: 'site.reset' };

export interface ConfirmInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: ConfirmRequest['type'] | 'content.carry' }>>;
  /** The first request; each `confirm.ask` brings the next one. */
  readonly request: ConfirmRequest;
}

/** Emitted when no question is asked any more. */
export type ConfirmNews = { type: 'confirm.closed' };

export type ConfirmEvent =
  | { type: 'confirm.ask'; request: ConfirmRequest }
  | { type: 'confirm.accept'; at: number }
  | { type: 'confirm.keep'; at: number }
  | { type: 'confirm.decline' };

/** A confirmation dialog: sends its request to the site when the visitor accepts. */
export const confirmMachine = setup({
  types: {
    input: {} as ConfirmInput,
    context: {} as ConfirmInput,
    events: {} as ConfirmEvent,
    emitted: {} as ConfirmNews,
  },
  guards: { canKeepContent: ({ context }) => context.request.type !== 'site.reset' },
  actions: {
    announceClosing: emit({ type: 'confirm.closed' }),
    keepRequest: assign({ request: (_, { request }: { request: ConfirmRequest }) => request }),
    tellSite: sendTo(
      ({ context }) => context.site,
      ({ context }, { at }: { at: number }) => ({ ...context.request, at }),
    ),
    tellSiteToCarry: sendTo(
      ({ context }) => context.site,
      ({ context }, { at }: { at: number }) =>
        ({ type: 'content.carry', config: targetOf(context), at }) as const,
    ),
  },
}).createMachine({
  id: 'confirm',
  description: 'A confirmation before the website is replaced.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      description: 'The dialog is closed.',
      on: {
        'confirm.ask': {
          target: 'confirming',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'The dialog shows what will be lost.',
      exit: 'announceClosing',
      on: {
        'confirm.accept': {
          target: 'idle',
          actions: { type: 'tellSite', params: ({ event }) => event },
        },
        'confirm.keep': {
          guard: 'canKeepContent',
          target: 'idle',
          actions: { type: 'tellSiteToCarry', params: ({ event }) => event },
        },
        'confirm.decline': { target: 'idle' },
      },
    },
  },
});

/** The website that a request leads to. */
function targetOf({ request, site }: ConfirmInput): Config {
  if (request.type === 'content.start') return request.config;
  const { fresh } = site.getSnapshot().context;
  return freshWebsite(fresh, request.type === 'template.choose' ? request.templateId : undefined);
}

/** True if the question offers to keep the visitor's content. */
export const selectCanKeepContent = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.can({ type: 'confirm.keep', at: 0 });

/** True while the dialog is open. */
export const selectIsConfirming = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.matches('confirming');
