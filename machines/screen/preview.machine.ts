import { assign, sendTo, setup } from 'xstate';
import { isTyped } from '../../domain/config/field-types.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { isInSight } from '../../domain/editing/step-in-sight.ts';
import { covers, type FontSubset, type Lettering } from '../../domain/fonts/font-subset.ts';
import type { ChatEvent, ChatNews, ChatRef } from '../chat/chat.setup.ts';
import { top } from '../chat/stack.ts';
import { type Emitting, heard, listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteNews } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface PreviewInput {
  readonly chat: ChatRef<Extract<ChatEvent, { type: 'place.open' }>>;
  readonly site: SiteRef<never>;
  readonly dialogs: Emitting<DialogOpened>;
  /** True if the visit begins on a narrow screen. */
  readonly isNarrow: boolean;
}

/** Told by the dialogs when one of them opens. */
type DialogOpened = { type: 'dialog.opened' };

export type PreviewEvent =
  | { type: 'viewport.choose'; viewport: 'desktop' | 'mobile' }
  /** Between the desktop's full size and a size that fits. */
  | { type: 'scale.toggle' }
  | { type: 'guides.toggle' }
  | { type: 'controls.toggle' }
  | { type: 'panel.choose'; panel: 'chat' | 'preview' }
  /** The visitor clicked a field or section in the page: its path or id. */
  | ({ type: 'field.pick' } & PickedField)
  | { type: 'link.follow'; address: string }
  | { type: 'link.dismiss' }
  | { type: 'page.drawn'; lettering?: Lettering | undefined }
  | Exclude<ChatNews, { type: 'dialog.requested' | 'language.requested' }>
  | Extract<SiteNews, { type: 'step.made' }>
  | DialogOpened;

interface PickedField {
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface PreviewContext extends PreviewInput {
  /** The latest field or section that was clicked in the page; '' before the first click. */
  readonly picked: PickedField;
  readonly address: string | undefined;
  /** The fonts that the page needs; undefined if it embeds none. */
  readonly lettering: Lettering | undefined;
  /** The fonts embedded in the page. */
  readonly fonts: readonly FontSubset[];
}

const FIRST = { picked: { target: '', at: 0 }, address: undefined, lettering: undefined, fonts: [] };

const boxOf = ({ chat }: PreviewInput) => chat.getSnapshot().context.box;

/** The stored text of the field that the chat is at; '' where no text is typed there. */
const textThere = ({ chat, site }: PreviewInput): string => {
  const { field } = top(chat.getSnapshot().context.stack);
  return field && isTyped(field) ? textAt(site.getSnapshot().context.config, field.path) : '';
};

/** The preview: its width, section guides, embedded font, the panel of a narrow screen, and the link clicked in the page. */
export const previewMachine = setup({
  types: {
    input: {} as PreviewInput,
    context: {} as PreviewContext,
    events: {} as PreviewEvent,
  },
  actors: {
    listen,
    subsetFonts: notProvided<readonly FontSubset[], Lettering | undefined>('subsetFonts'),
  },
  guards: {
    isNarrow: ({ context }) => context.isNarrow,
    isViewport: (_, { viewport, wanted }: { viewport: string; wanted: string }) => viewport === wanted,
    carriesNone: (_, { lettering }: { lettering?: Lettering | undefined }) => lettering === undefined,
    isCovered: ({ context }, { lettering }: { lettering?: Lettering | undefined }) =>
      lettering && context.lettering ? covers(context.lettering, lettering) : lettering === context.lettering,
    isPanel: (_, { panel, wanted }: { panel: string; wanted: string }) => panel === wanted,
    isInterviewed: ({ context }) => top(context.chat.getSnapshot().context.stack).question !== undefined,
    /** True if a text is edited, and nothing else is typed for its field. */
    hasText: ({ context }) => {
      const text = textThere(context);
      return text !== '' && ['', text].includes(boxOf(context).getSnapshot().context.text);
    },
    isDetail: ({ context }) => {
      const { history, config } = context.site.getSnapshot().context;
      const step = history.past.at(-1);
      return step === undefined || !isInSight(step, config);
    },
  },
  actions: {
    keepPicked: assign({ picked: (_, { target, at }: PickedField) => ({ target, at }) }),
    goThere: sendTo(
      ({ context }) => context.chat,
      ({ context }) => ({ type: 'place.open', ...context.picked }) as const,
    ),
    putText: sendTo(
      ({ context }) => boxOf(context),
      ({ context }) => ({ type: 'draft.change', text: textThere(context), isStored: true }) as const,
    ),
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
  context: ({ input }) => ({ ...input, ...FIRST }),
  invoke: {
    src: 'listen',
    id: 'results',
    input: ({ context: { chat, site, dialogs } }) => [
      heard(site, 'step.made'),
      heard(chat, 'place.requested'),
      heard(dialogs, 'dialog.opened'),
    ],
  },
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
          { guard: { type: 'isCovered', params: ({ event }) => event } },
          {
            guard: { type: 'carriesNone', params: ({ event }) => event },
            target: '.own',
            actions: 'forgetFonts',
          },
          { target: '.subsetting', actions: { type: 'keepLettering', params: ({ event }) => event } },
        ],
      },
    },
    viewport: {
      description: 'The width of the page.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Transient: a visit on a narrow screen begins with the narrow page.',
          always: [{ guard: 'isNarrow', target: 'mobile' }, { target: 'desktop' }],
        },
        desktop: {
          description: '1,280 px wide, scaled to fit the panel.',
          on: { 'scale.toggle': { target: 'fullSize' } },
        },
        fullSize: {
          description: '1,280 px wide; the panel scrolls sideways.',
          on: { 'scale.toggle': { target: 'desktop' } },
        },
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
    controls: {
      description: 'The controls of the page that a phone folds away.',
      initial: 'folded',
      states: {
        folded: {
          description: 'A phone shows the page without them.',
          on: { 'controls.toggle': { target: 'unfolded' } },
        },
        unfolded: {
          description: 'A phone shows them above the page, until one of them is used.',
          on: {
            'controls.toggle': { target: 'folded' },
            'viewport.choose': { target: 'folded' },
            'scale.toggle': { target: 'folded' },
            'guides.toggle': { target: 'folded' },
            'dialog.opened': { target: 'folded' },
            'place.requested': { target: 'folded' },
          },
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
        'place.requested': { target: '.chat' },
        'step.made': [
          // The next question stands in the chat.
          { guard: 'isInterviewed' },
          { guard: 'isDetail' },
          { target: '.preview' },
        ],
      },
    },
    view: {
      description: 'What part of the page is in view.',
      initial: 'following',
      states: {
        following: { description: 'The page scrolls to the field or section that the chat goes to.' },
        picked: {
          description:
            'The visitor clicked a field in the page: that is in view, and the page does not scroll.',
          invoke: {
            src: 'listen',
            id: 'chatFacts',
            input: ({ context }) => [heard(context.chat, 'visitor.acted', 'place.entered')],
          },
          on: { 'visitor.acted': { target: 'following' }, 'place.entered': { target: 'following' } },
          initial: 'asking',
          states: {
            asking: {
              description: 'Transient: the chat is asked to go there once it is watched.',
              always: { target: 'going', actions: 'goThere' },
            },
            going: {
              description: 'The chat is going there.',
              on: {
                // The visitor went there, or somewhere else: the chat says next where it is.
                'visitor.acted': {},
                'place.entered': [
                  { guard: 'hasText', target: 'typing', actions: 'putText' },
                  { target: 'staying' },
                ],
              },
            },
            typing: { description: 'The chat is there; the box has the text, selected.' },
            staying: { description: 'The chat is there.' },
          },
        },
      },
      on: {
        'field.pick': { target: '.picked', actions: { type: 'keepPicked', params: ({ event }) => event } },
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
