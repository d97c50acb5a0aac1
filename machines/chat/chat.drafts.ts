import { fieldOf } from '../../src/domain/chat/conversation.ts';
import {
  type Draft,
  draftsIn,
  type FieldTexts,
  withoutField,
  withoutLists,
} from '../../src/domain/chat/drafts.ts';
import type { ChatContext } from './chat.context.ts';

/** As much of the chat as its drafts are read from. */
export type DraftContext = Pick<
  ChatContext,
  'conversation' | 'draft' | 'drafts' | 'restored' | 'site' | 'words'
>;

/** The texts of fields that are not sent, that of the edited field among them; not those of before a reload. */
export function textsOf({ conversation, draft, drafts }: DraftContext, isWorking: boolean): FieldTexts {
  const field = fieldOf(conversation);
  // While an edit is pending, what is typed is not for its field any more.
  return field && !isWorking && draft.trim() !== '' ? { ...drafts, [field.path]: draft } : drafts;
}

/** Those texts of fields that would change the website. */
function unsentIn({ site, words }: DraftContext, texts: FieldTexts): readonly Draft[] {
  return draftsIn(site.getSnapshot().context.config, texts, words);
}

/** All drafts, those of before a reload among them. */
export function allDrafts(context: DraftContext, isWorking: boolean): readonly Draft[] {
  return unsentIn(context, { ...context.restored, ...textsOf(context, isWorking) });
}

/** The texts of the fields that are left, when the edited field is left too. */
export function parked(context: DraftContext): FieldTexts {
  const field = fieldOf(context.conversation);
  if (!field) return context.drafts;
  const [draft] = unsentIn(context, { [field.path]: context.draft });
  return draft
    ? { ...context.drafts, [field.path]: context.draft }
    : withoutField(context.drafts, field.path);
}

/** The text of the edited field, from when it was left. */
export function takenUp(context: DraftContext): Pick<ChatContext, 'draft' | 'drafts'> {
  const { conversation, draft, drafts } = context;
  const { path = '' } = fieldOf(conversation) ?? {};
  const kept = drafts[path];
  if (kept === undefined || draft.trim() !== '') return { draft, drafts };
  return { draft: kept, drafts: withoutField(drafts, path) };
}

/** The draft of a field, or undefined. */
export const draftAt = (context: ChatContext, path: string) =>
  allDrafts(context, false).find(({ field }) => field === path);

/** The texts of fields without those in list items that were moved or removed. */
export const withoutMoved = ({ drafts, restored }: ChatContext, items: readonly string[]) => ({
  drafts: withoutLists(drafts, items),
  restored: withoutLists(restored, items),
});

/** Everything typed, without the text of one field. */
export function dropped(
  context: DraftContext,
  path: string,
): Pick<ChatContext, 'draft' | 'drafts' | 'restored'> {
  return {
    draft: fieldOf(context.conversation)?.path === path ? '' : context.draft,
    drafts: withoutField(context.drafts, path),
    restored: withoutField(context.restored, path),
  };
}
