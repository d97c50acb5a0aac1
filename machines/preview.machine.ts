import { assign, setup } from 'xstate';
import { notProvided } from './not-provided.ts';

export type PreviewEvent =
  | { type: 'viewport.choose'; viewport: 'desktop' | 'mobile' }
  | { type: 'guides.toggle' }
  | { type: 'panel.choose'; panel: 'chat' | 'preview' }
  | { type: 'link.follow'; address: string }
  | { type: 'link.dismiss' };

/** How the page is looked at: width, section guides, the panel a narrow screen shows, and a link followed in it. */
export const previewMachine = setup({
  types: { context: {} as { readonly address: string | undefined }, events: {} as PreviewEvent },
  actors: { loadPages: notProvided<void, void>('loadPages') },
  guards: {
    isViewport: (_, { viewport, wanted }: { viewport: string; wanted: string }) => viewport === wanted,
    isPanel: (_, { panel, wanted }: { panel: string; wanted: string }) => panel === wanted,
  },
  actions: {
    keepAddress: assign({ address: (_, { address }: { address: string }) => address }),
    forgetAddress: assign({ address: undefined }),
  },
}).createMachine({
  id: 'preview',
  description: 'How the visitor looks at the page.',
  context: { address: undefined },
  type: 'parallel',
  states: {
    page: {
      description: 'Whether the page can be drawn: what draws it is no part of the first load.',
      initial: 'loading',
      states: {
        loading: {
          description: 'What draws the page is being fetched.',
          invoke: { src: 'loadPages', onDone: { target: 'drawn' }, onError: { target: 'missing' } },
        },
        drawn: { description: 'The page follows every edit.' },
        missing: { description: 'What draws the page could not be fetched; the chat goes on without.' },
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
          actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
        },
      },
    },
  },
});
