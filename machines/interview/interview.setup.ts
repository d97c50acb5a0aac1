import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { Message } from '../../src/domain/chat/message.ts';
import { namesLabel } from '../../src/domain/chat/typed-label.ts';
import type { Config } from '../../src/domain/config/config.ts';
import { applyPlan } from '../../src/domain/config/edit-config.ts';
import { contactIn } from '../../src/domain/interview/contact-given.ts';
import * as exchanges from '../../src/domain/interview/exchanges.ts';
import type { StartRequest } from '../../src/domain/ports.ts';
import { isDefaultWebsite } from '../../templates/fresh-websites.ts';
import { nameEdits } from '../../templates/interview-edits.ts';
import { editorMachine, type ValueChosen } from '../editor/editor.machine.ts';
import { escalate } from '../escalate.ts';
import { listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import {
  askedNow,
  businessNamed,
  closingEdits,
  configOf,
  editsFor,
  type InterviewContext,
  type InterviewEvent,
  type InterviewInput,
  type InterviewNews,
  labelOf,
  latestOf,
  type OptionName,
  type PickedOption,
  pictureEdits,
  refusalIn,
  repliedNow,
  returnsToTemplate,
  type SaidAt,
  said,
  stepsOf,
} from './interview.context.ts';

/** The option of a message that a text names, as people type it. */
function labelNamed(message: Message | undefined, text: string): string | undefined {
  return message?.buttons?.find((label) => namesLabel(label, text));
}

/** The options that answer nothing. */
const SKIPPING = ['skip', 'later', 'templateAsIs'] as const;

/** True if the visitor picks one of these options, and the latest message offers it. */
function isOneOf(context: InterviewContext, picked: PickedOption, options: readonly OptionName[]): boolean {
  if (!latestOf(context)?.buttons?.includes(picked.label)) return false;
  return options.some((option) => labelOf(context, option) === picked.label);
}

const base = setup({
  types: {
    input: {} as InterviewInput,
    context: {} as InterviewContext,
    events: {} as InterviewEvent,
    emitted: {} as InterviewNews,
    /** `working`: nothing can be answered now. */
    tags: {} as 'working',
    children: {} as { editor: 'editor' },
  },
  actors: {
    listen,
    loadStarts: notProvided<Config, StartRequest>('loadStarts'),
    editor: editorMachine,
  },
  guards: {
    isUntouched: ({ context }) =>
      isDefaultWebsite(configOf(context), context.site.getSnapshot().context.fresh),
    goesOnAt: ({ context }, { question }: { question: exchanges.Asked }) => context.resumed === question,
    isReplacedOtherwise: ({ context }) => {
      const { past, isUndone } = context.site.getSnapshot().context.history;
      return !isUndone && past.at(-1)?.deed.kind !== 'start';
    },
    isChatElsewhere: ({ context }) => context.chat.getSnapshot().context.stack.length > 1,
    namesOption: ({ context }) => labelNamed(latestOf(context), context.draft) !== undefined,
    hasText: ({ context }) => context.draft.trim() !== '',
    hasAnswer: ({ context }) =>
      context.draft.trim() !== '' && labelNamed(latestOf(context), context.draft) === undefined,
    hasContact: ({ context }) => contactIn(context.draft) !== undefined,
    isBusiness: ({ context }, picked: PickedOption) => businessNamed(context, picked.label) !== undefined,
    skips: ({ context }, picked: PickedOption) => isOneOf(context, picked, SKIPPING),
    returnsToTemplate: ({ context }, picked: PickedOption) => returnsToTemplate(context, picked.label),
    skipsRest: ({ context }, picked: PickedOption) => isOneOf(context, picked, ['skipRest']),
    uploads: ({ context }, picked: PickedOption) => isOneOf(context, picked, ['upload']),
    publishes: ({ context }, picked: PickedOption) => isOneOf(context, picked, ['publish']),
    changes: ({ context }, picked: PickedOption) => isOneOf(context, picked, ['change']),
    undoes: ({ context }, picked: PickedOption) => isOneOf(context, picked, ['undoAll']),
  },
  actions: {
    escalate,
    begin: assign(({ context }, { at }: { at: number }) => ({
      exchanges: [
        {
          asked: 'trade' as const,
          messages: [{ text: context.words.interview.options.start, isUser: true, at }],
        },
      ],
      before: stepsOf(context),
      at,
    })),
    forget: assign({ exchanges: [], resumed: undefined, draft: '', name: '' }),
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    clearDraft: assign({ draft: '' }),
    ask: assign({
      exchanges: ({ context }, { question }: { question: exchanges.Asked }) => askedNow(context, question),
    }),
    say: assign(({ context }, spoken: SaidAt) => ({
      exchanges: said(context, spoken),
      at: spoken.at,
      draft: '',
    })),
    sayDraft: assign(({ context }, { at }: { at: number }) => ({
      exchanges: said(context, { label: context.draft.trim(), at }),
      at,
    })),
    refuse: assign({
      exchanges: ({ context }) => repliedNow(context, refusalIn(context)),
    }),
    askForFile: assign({
      exchanges: ({ context }) => repliedNow(context, context.words.interview.chooseFile),
    }),
    tellFailure: assign({ exchanges: ({ context }) => repliedNow(context, context.words.interview.failed) }),
    goBack: assign({ exchanges: ({ context }) => exchanges.withoutLast(context.exchanges), draft: '' }),
    pickTyped: raise(({ context }, { at }: { at: number }) => ({
      type: 'option.pick' as const,
      label: labelNamed(latestOf(context), context.draft) ?? context.draft,
      at,
    })),
    keepBusiness: assign({
      business: ({ context }, { label }: { label: string }) =>
        businessNamed(context, label) ?? context.business,
    }),
    keepName: assign({ name: ({ context }) => context.draft.trim() }),
    startContent: sendTo(
      ({ context }) => context.site,
      ({ context: { business, name, at } }, { config }: { config: Config }) =>
        ({
          type: 'content.start',
          business,
          // The content brings its own name; the visitor's stays.
          config: name === '' ? config : (applyPlan(config, nameEdits(config, name)) ?? config),
          at,
        }) as const,
    ),
    /** The name that was given before the website was taken back to its template. */
    giveName: sendTo(
      ({ context }) => context.site,
      ({ context }) =>
        ({
          type: 'plan.apply',
          commandId: 'interview-name',
          edits: context.name === '' ? [] : nameEdits(configOf(context), context.name),
        }) as const,
    ),
    answer: sendTo(
      ({ context }) => context.site,
      ({ context }, { question }: { question: keyof typeof editsFor }) =>
        ({
          type: 'plan.apply',
          commandId: `interview-${question}`,
          edits: editsFor[question](context),
        }) as const,
    ),
    showPicture: sendTo(
      ({ context }) => context.site,
      ({ context }, { value }: Pick<ValueChosen, 'value'>) =>
        ({
          type: 'plan.apply',
          commandId: 'interview-picture',
          edits: pictureEdits(context, value),
        }) as const,
    ),
    hideInvented: sendTo(
      ({ context }) => context.site,
      ({ context }) =>
        ({ type: 'plan.apply', commandId: 'interview-end', edits: closingEdits(context) }) as const,
    ),
    openMenu: sendTo(
      ({ context }) => context.chat,
      (_, { at }: { at: number }) => ({ type: 'menu.open', at }) as const,
    ),
    announceEnd: emit({ type: 'interview.finished' }),
    requestPublish: emit({ type: 'publish.requested' }),
  },
});

/** The actors, guards and actions of the interview's chart. */
export const interviewSetup = base.extend({
  actions: {
    undoAll: base.enqueueActions(({ context, enqueue }) => {
      for (let left = stepsOf(context) - context.before; left > 0; left -= 1)
        enqueue.sendTo(context.site, { type: 'step.undo', at: context.at });
    }),
  },
});
