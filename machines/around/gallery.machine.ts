import type { SnapshotFrom } from 'xstate';
import { assign, emit, sendTo, setup } from 'xstate';
import type { Business } from '../../src/domain/choices/businesses.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { LanguageCode } from '../../src/words/language.ts';
import { isDefaultWebsite } from '../../templates/fresh-websites.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import type { ConfirmRequest } from '../confirm/confirm.machine.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface GalleryInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'content.start' }>>;
  /** The language of the examples. */
  readonly language: LanguageCode;
}

/** A template with the starting content of a business. */
export interface Example {
  readonly templateId: string;
  readonly business: Business;
  readonly config: Config;
}

interface GalleryContext extends GalleryInput {
  readonly examples: readonly Example[];
}

export type GalleryEvent =
  | { type: 'gallery.open' }
  | { type: 'gallery.close' }
  | { type: 'template.pick'; templateId: string }
  | { type: 'example.pick'; example: Example; at: number }
  | { type: 'gallery.retry' };

/** Emitted when a choice would replace what the visitor made. */
export type QuestionNews = { type: 'question.requested'; request: ConfirmRequest };

/** The website to make the examples for. */
export interface ExamplesRequest {
  readonly config: Config;
  readonly language: LanguageCode;
}

const configOf = ({ site }: GalleryContext) => site.getSnapshot().context.config;
/** The gallery of templates: loads the examples, and asks before a choice replaces what the visitor made. */
export const galleryMachine = setup({
  types: {
    input: {} as GalleryInput,
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    emitted: {} as QuestionNews,
  },
  actors: { loadExamples: notProvided<readonly Example[], ExamplesRequest>('loadExamples') },
  guards: {
    isInUse: ({ context }, { templateId }: { templateId: string }) =>
      resolveTemplate(configOf(context)).template.id === templateId,
    isUntouched: ({ context }) =>
      isDefaultWebsite(configOf(context), context.site.getSnapshot().context.fresh),
  },
  actions: {
    keepExamples: assign({ examples: (_, { examples }: { examples: readonly Example[] }) => examples }),
    forgetExamples: assign({ examples: [] }),
    startContent: sendTo(
      ({ context }) => context.site,
      (_, { example: { business, config }, at }: { example: Example; at: number }) =>
        ({ type: 'content.start', business, config, at }) as const,
    ),
    ask: emit(
      (_, { request }: { request: ConfirmRequest }): QuestionNews => ({
        type: 'question.requested',
        request,
      }),
    ),
  },
}).createMachine({
  id: 'gallery',
  description: 'The gallery of templates.',
  context: ({ input }) => ({ ...input, examples: [] }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The gallery is closed.',
      entry: 'forgetExamples',
      on: { 'gallery.open': { target: 'open' } },
    },
    open: {
      description:
        'The gallery shows every template, with the visitor’s content and with that of each business.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The content of the businesses is being loaded.',
          invoke: {
            src: 'loadExamples',
            input: ({ context: { site, language } }) => ({
              config: site.getSnapshot().context.config,
              language,
            }),
            onDone: {
              target: 'complete',
              actions: { type: 'keepExamples', params: ({ event }) => ({ examples: event.output }) },
            },
            onError: { target: 'failed' },
          },
        },
        complete: { description: 'Every card is there.' },
        failed: {
          description: 'The content of the businesses could not be loaded.',
          on: { 'gallery.retry': { target: 'loading' } },
        },
      },
      on: {
        'gallery.close': { target: 'closed' },
        'template.pick': [
          { guard: { type: 'isInUse', params: ({ event }) => event }, target: 'closed' },
          {
            target: 'closed',
            actions: {
              type: 'ask',
              params: ({ event: { templateId } }) => ({
                request: { type: 'template.choose' as const, templateId },
              }),
            },
          },
        ],
        'example.pick': [
          {
            guard: 'isUntouched',
            target: 'closed',
            actions: { type: 'startContent', params: ({ event }) => event },
          },
          {
            target: 'closed',
            actions: {
              type: 'ask',
              params: ({ event: { example } }) => ({
                request: {
                  type: 'content.start' as const,
                  business: example.business,
                  config: example.config,
                },
              }),
            },
          },
        ],
      },
    },
  },
});

type Gallery = SnapshotFrom<typeof galleryMachine>;

/** The gallery's state: closed, or how far its examples have come. */
export const selectGalleryStage = ({ value }: Gallery) => (value === 'closed' ? value : value.open);

/** Every template with the content of each business, once loaded. */
export const selectExamples = (gallery: Gallery) => gallery.context.examples;
