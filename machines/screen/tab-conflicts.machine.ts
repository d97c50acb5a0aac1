import type { SnapshotFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import { popoverOf } from '../../domain/config/field-types.ts';
import type { ChangedElsewhere } from '../../domain/storage/rebase.ts';
import type { Box } from '../chat/box.machine.ts';
import type { ChatRef } from '../chat/chat.setup.ts';
import { fieldOf } from '../chat/chat.setup.ts';
import { heard, listen } from '../listen.ts';
import type { SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface TabConflictsInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'value.take' }>>;
  readonly chat: ChatRef;
}

interface TabConflictsContext extends TabConflictsInput {
  /** The values of other tabs that conflict with this tab's, latest last. */
  readonly contested: readonly ChangedElsewhere[];
}

export type TabConflictsEvent =
  | { type: 'conflict.takeTheirs'; path: string }
  | { type: 'conflict.keepOwn'; path: string }
  | Extract<SiteFact, { type: 'site.followed' | 'site.replaced' }>;

type Followed = Omit<Extract<SiteFact, { type: 'site.followed' }>, 'type'>;

const boxOf = ({ chat }: TabConflictsInput) => chat.getSnapshot().context.box;
const textIn = (box: Box) => box.getSnapshot().context.text;

/** The path of the field being edited, by a typed draft or an open popover. Undefined while an edit is pending: the site rebases that one. */
function pathAtWork({ chat }: TabConflictsInput): string | undefined {
  const snapshot = chat.getSnapshot();
  if (snapshot.hasTag('working')) return undefined;
  const field = fieldOf(snapshot.context);
  return field && (popoverOf(field) || textIn(snapshot.context.box).trim() !== '') ? field.path : undefined;
}

/** The conflicts after another tab's commit. A path whose value was taken over is no conflict any more. */
function contestedAfter(
  context: TabConflictsContext,
  { taken, contested }: Followed,
): readonly ChangedElsewhere[] {
  const atWork = pathAtWork(context);
  const found = [...contested, ...taken.filter(({ path }) => path === atWork)];
  const settled = new Set([...taken, ...found].map(({ path }) => path));
  return [...context.contested.filter(({ path }) => !settled.has(path)), ...found];
}

/** Conflicts between browser tabs: keeps the other tab's value of each conflicting field until the visitor chooses one. */
export const tabConflictsMachine = setup({
  types: {
    input: {} as TabConflictsInput,
    context: {} as TabConflictsContext,
    events: {} as TabConflictsEvent,
  },
  actors: { listen },
  guards: {
    canUse: ({ context }, { path }: { path: string }) =>
      context.contested.some((place) => place.path === path) && !context.chat.getSnapshot().hasTag('working'),
    isSettled: ({ context }) => context.contested.length === 0,
  },
  actions: {
    keepContested: assign({
      contested: ({ context }, followed: Followed) => contestedAfter(context, followed),
    }),
    takeOther: sendTo(
      ({ context }) => context.site,
      ({ context }, { path }: { path: string }) => ({
        type: 'value.take' as const,
        path,
        value: context.contested.find((place) => place.path === path)?.value,
      }),
    ),
    tidyDraft: sendTo(
      ({ context }) => boxOf(context),
      ({ context }, { path }: { path: string }) => ({
        type: 'draft.change' as const,
        text: pathAtWork(context) === path ? '' : textIn(boxOf(context)),
      }),
    ),
    forget: assign({
      contested: ({ context }, { path }: { path: string }) =>
        context.contested.filter((place) => place.path !== path),
    }),
    forgetAll: assign({ contested: [] }),
  },
}).createMachine({
  id: 'tabConflicts',
  description: 'Conflicts with other browser tabs.',
  context: ({ input }) => ({ ...input, contested: [] }),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [heard(context.site, 'site.followed', 'site.replaced')],
  },
  on: {
    'site.followed': {
      target: '.differing',
      actions: {
        type: 'keepContested',
        params: ({ event }) => event,
      },
    },
  },
  initial: 'agreed',
  states: {
    agreed: { description: 'There is no conflict.' },
    differing: {
      description: 'A field was changed in this tab and in another one. The visitor chooses a value.',
      always: { guard: 'isSettled', target: 'agreed' },
      on: {
        'site.replaced': { actions: 'forgetAll' },
        'conflict.takeTheirs': {
          guard: { type: 'canUse', params: ({ event }) => event },
          actions: [
            { type: 'tidyDraft', params: ({ event }) => event },
            { type: 'takeOther', params: ({ event }) => event },
            { type: 'forget', params: ({ event }) => event },
          ],
        },
        'conflict.keepOwn': { actions: { type: 'forget', params: ({ event }) => event } },
      },
    },
  },
});

type TabConflicts = SnapshotFrom<typeof tabConflictsMachine>;

/** The conflicting fields, each with the other tab's value. */
export const selectContested = (tabConflicts: TabConflicts) => tabConflicts.context.contested;
