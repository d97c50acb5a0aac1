import { assign, setup } from 'xstate';
import { covers, type FontSubset, type Lettering } from '../../src/domain/fonts/font-subset.ts';
import { notProvided } from '../not-provided.ts';

export type PreviewEvent =
  | { type: 'viewport.choose'; viewport: 'desktop' | 'mobile' }
  | { type: 'guides.toggle' }
  | { type: 'panel.choose'; panel: 'chat' | 'preview' }
  | { type: 'link.follow'; address: string }
  | { type: 'link.dismiss' }
  | { type: 'page.drawn'; lettering?: Lettering | undefined };

interface PreviewContext {
  readonly address: string | undefined;
  /** The fonts that the page needs; undefined if it embeds none. */
  readonly lettering: Lettering | undefined;
  /** The fonts embedded in the page. */
  readonly fonts: readonly FontSubset[];
}

const FIRST: PreviewContext = { address: undefined, lettering: undefined, fonts: [] };

/** The preview: its width, section guides, embedded font, the panel of a narrow screen, and the link clicked in the page. */
export const previewMachine = setup({
  types: { context: {} as PreviewContext, events: {} as PreviewEvent },
  actors: {
    subsetFonts: notProvided<readonly FontSubset[], Lettering | undefined>('subsetFonts'),
  },
  guards: {
    isViewport: (_, { viewport, wanted }: { viewport: string; wanted: string }) => viewport === wanted,
    carriesNone: (_, { lettering }: { lettering?: Lettering | undefined }) => lettering === undefined,
    isCovered: ({ context }, { lettering }: { lettering?: Lettering | undefined }) =>
      context.lettering !== undefined && lettering !== undefined && covers(context.lettering, lettering),
    isPanel: (_, { panel, wanted }: { panel: string; wanted: string }) => panel === wanted,
  },
  actions: {
    keepAddress: assign({ address: (_, { address }: { address: string }) => address }),
    forgetAddress: assign({ address: undefined }),
    keepLettering: assign({
      lettering: (_, { lettering }: { lettering?: Lettering | undefined }) => lettering,
    }),
    keepFonts: assign({ fonts: (_, { fonts }: { fonts: readonly FontSubset[] }) => fonts }),
    forgetFonts: assign({ lettering: undefined, fonts: [] }),
  },
}).createMachine({
  id: 'preview',
  description: 'The preview of the page.',
  context: FIRST,
  type: 'parallel',
  states: {
    font: {
      description: 'The fonts embedded in the page.',
      initial: 'own',
      states: {
        own: { description: 'The page embeds no font.' },
        subsetting: {
          description:
            'The fonts are being subset to the characters of the page. Until then the preview keeps the earlier ones.',
          invoke: {
            src: 'subsetFonts',
            input: ({ context }) => context.lettering,
            onDone: {
              target: 'carried',
              actions: { type: 'keepFonts', params: ({ event }) => ({ fonts: event.output }) },
            },
            onError: { target: 'missing' },
          },
        },
        carried: { description: 'The page embeds its fonts.' },
        missing: { description: 'Subsetting failed; the preview keeps the earlier fonts.' },
      },
      on: {
        'page.drawn': [
          {
            guard: { type: 'carriesNone', params: ({ event }) => event },
            target: '.own',
            actions: 'forgetFonts',
          },
          { guard: { type: 'isCovered', params: ({ event }) => event } },
          { target: '.subsetting', actions: { type: 'keepLettering', params: ({ event }) => event } },
        ],
      },
    },
    viewport: {
      description: 'The width of the page.',
      initial: 'desktop',
      states: {
        desktop: { description: 'As wide as the panel.' },
        mobile: { description: '375 px wide, centred.' },
      },
      on: {
        'viewport.choose': [
          {
            guard: {
              type: 'isViewport',
              params: ({ event }) => ({ viewport: event.viewport, wanted: 'mobile' }),
            },
            target: '.mobile',
          },
          { target: '.desktop' },
        ],
      },
    },
    guides: {
      description: 'The outline and name of each section.',
      initial: 'hidden',
      states: {
        hidden: { description: 'No guides are shown.', on: { 'guides.toggle': { target: 'shown' } } },
        shown: {
          description: 'Each section is outlined and named.',
          on: { 'guides.toggle': { target: 'hidden' } },
        },
      },
    },
    panel: {
      description: 'The panel shown on a narrow screen.',
      initial: 'chat',
      states: {
        chat: { description: 'The chat.' },
        preview: { description: 'The page.' },
      },
      on: {
        'panel.choose': [
          {
            guard: { type: 'isPanel', params: ({ event }) => ({ panel: event.panel, wanted: 'preview' }) },
            target: '.preview',
          },
          { target: '.chat' },
        ],
      },
    },
    link: {
      description: 'The link clicked in the page.',
      initial: 'none',
      states: {
        none: { description: 'No link was clicked.' },
        shown: {
          description: 'The address of the clicked link is shown with a button to open it.',
          on: { 'link.dismiss': { target: 'none', actions: 'forgetAddress' } },
        },
      },
      on: {
        'link.follow': {
          target: '.shown',
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
      },
    },
  },
});
