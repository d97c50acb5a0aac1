import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { Business } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { isDefaultWebsite } from '../../templates/fresh-websites.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { ConfirmRequest } from '../confirm/confirm.machine.ts';
import { heard, listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent, SiteFact } from '../site/site.context.ts';
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
  /** The choice that would replace what the visitor made. */
  readonly request: ConfirmRequest | undefined;
}

/** What the gallery ends with: the choice to ask about, if any. */
export interface GalleryOutput {
  readonly request: ConfirmRequest | undefined;
}

export type GalleryEvent =
  | { type: 'template.pick'; templateId: string }
  | { type: 'example.pick'; example: Example; at: number }
  | { type: 'gallery.retry' }
  | Extract<SiteFact, { type: 'site.replaced' | 'site.followed' }>;

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
    output: {} as GalleryOutput,
  },
  actors: { listen, loadExamples: notProvided<readonly Example[], ExamplesRequest>('loadExamples') },
  guards: {
    isInUse: ({ context }, { templateId }: { templateId: string }) =>
      resolveTemplate(configOf(context)).template.id === templateId,
    isUntouched: ({ context }) =>
      isDefaultWebsite(configOf(context), context.site.getSnapshot().context.fresh),
  },
  actions: {
    keepExamples: assign({ examples: (_, { examples }: { examples: readonly Example[] }) => examples }),
    startContent: sendTo(
      ({ context }) => context.site,
      (_, { example: { business, config }, at }: { example: Example; at: number }) =>
        ({ type: 'content.start', business, config, at }) as const,
    ),
    keepRequest: assign({ request: (_, { request }: { request: ConfirmRequest }) => request }),
  },
}).createMachine({
  id: 'gallery',
  description: 'The gallery of templates.',
  context: ({ input }) => ({ ...input, examples: [], request: undefined }),
  output: ({ context: { request } }) => ({ request }),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [heard(context.site, 'site.replaced', 'site.followed')],
  },
  initial: 'open',
  states: {
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
        // Examples have the website's own content. Another tab's change would be lost with the earlier ones.
        'site.replaced': { target: '.loading' },
        'site.followed': { target: '.loading' },
        'template.pick': [
          { guard: { type: 'isInUse', params: ({ event }) => event }, target: 'closed' },
          {
            target: 'closed',
            actions: {
              type: 'keepRequest',
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
              type: 'keepRequest',
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
    closed: { description: 'The visitor has chosen.', type: 'final' },
  },
});

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;

type Gallery = SnapshotFrom<typeof galleryMachine>;

/** How far the examples have come. */
export const selectGalleryStage = ({ value }: Gallery) =>
  typeof value === 'string' ? undefined : value.open;

/** Every template with the content of each business, once loaded. */
export const selectExamples = (gallery: Gallery) => gallery.context.examples;
