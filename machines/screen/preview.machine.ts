import { assign, setup } from 'xstate';
import { covers, type FontSubset, type FontSubsetRequest } from '../../src/domain/fonts/font-subset.ts';
import { notProvided } from '../not-provided.ts';

export type PreviewEvent =
  | { type: 'viewport.choose'; viewport: 'desktop' | 'mobile' }
  | { type: 'guides.toggle' }
  | { type: 'panel.choose'; panel: 'chat' | 'preview' }
  | { type: 'link.follow'; address: string }
  | { type: 'link.dismiss' }
  | { type: 'page.drawn'; lettering?: FontSubsetRequest | undefined };

interface PreviewContext {
  readonly address: string | undefined;
  /** What the page is to write with a font that it carries. */
  readonly lettering: FontSubsetRequest | undefined;
  /** The fonts that it carries. */
  readonly fonts: readonly FontSubset[];
}

const FIRST: PreviewContext = { address: undefined, lettering: undefined, fonts: [] };

/** How the page is looked at: width, section guides, the panel a narrow screen shows, and a link followed in it. */
export const previewMachine = setup({
  types: { context: {} as PreviewContext, events: {} as PreviewEvent },
  actors: {
    subsetFonts: notProvided<readonly FontSubset[], FontSubsetRequest | undefined>('subsetFonts'),
  },
  guards: {
    isViewport: (_, { viewport, wanted }: { viewport: string; wanted: string }) => viewport === wanted,
    carriesNone: (_, { lettering }: { lettering?: FontSubsetRequest | undefined }) => lettering === undefined,
    isCovered: ({ context }, { lettering }: { lettering?: FontSubsetRequest | undefined }) =>
      context.lettering !== undefined && lettering !== undefined && covers(context.lettering, lettering),
    isPanel: (_, { panel, wanted }: { panel: string; wanted: string }) => panel === wanted,
  },
  actions: {
    keepAddress: assign({ address: (_, { address }: { address: string }) => address }),
    forgetAddress: assign({ address: undefined }),
    keepLettering: assign({
      lettering: (_, { lettering }: { lettering?: FontSubsetRequest | undefined }) => lettering,
    }),
    keepFonts: assign({ fonts: (_, { fonts }: { fonts: readonly FontSubset[] }) => fonts }),
    forgetFonts: assign({ lettering: undefined, fonts: [] }),
  },
}).createMachine({
  id: 'preview',
  description: 'How the visitor looks at the page.',
  context: FIRST,
  type: 'parallel',
  states: {
    font: {
      description: 'Whether the page carries its font, or is written in one of the machine that shows it.',
      initial: 'own',
      states: {
        own: { description: 'The page carries no font.' },
        subsetting: {
          description: 'The font is being cut down to what the page writes; until then it shows as it did.',
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
        carried: { description: 'The page carries the font it is written in.' },
        missing: { description: 'The font could not be cut; the page shows as it did.' },
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
      description: 'The width the page is shown at.',
      initial: 'desktop',
      states: {
        desktop: { description: 'As wide as the panel.' },
        mobile: { description: '375 px wide, in the middle.' },
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
      description: 'Whether each section is outlined and named.',
      initial: 'hidden',
      states: {
        hidden: { description: 'The page as visitors see it.', on: { 'guides.toggle': { target: 'shown' } } },
        shown: {
          description: 'An outline and a name a section.',
          on: { 'guides.toggle': { target: 'hidden' } },
        },
      },
    },
    panel: {
      description: 'The panel that a narrow screen shows.',
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
      description: 'A link of the page that the visitor clicked.',
      initial: 'none',
      states: {
        none: { description: 'No link was followed.' },
        shown: {
          description: 'The address a link leads to is shown, to be opened on request.',
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
