import type { SnapshotFrom } from 'xstate';
import { fieldOf, latestOf, placeOf, transcriptOf } from '../../src/domain/chat/conversation.ts';
import { isAboutPage } from '../../src/domain/chat/menu.ts';
import { textsOf } from './chat.drafts.ts';
import type { chatMachine } from './chat.machine.ts';

type Chat = SnapshotFrom<typeof chatMachine>;

/** All messages. The list is the same object until a message is added or removed. */
export const selectTranscript = (chat: Chat) => transcriptFor(chat.context.conversation);

/** The latest message: the only one whose options are live. */
export const selectLatest = (chat: Chat) => latestOf(chat.context.conversation);

/** The text in the message box. */
export const selectDraft = (chat: Chat) => chat.context.draft;

/** True while an edit is pending: options, popover, Back and Main Menu are disabled. */
export const selectIsWorking = (chat: Chat) => chat.hasTag('working');

/** True if Back is possible now. */
export const selectCanGoBack = (chat: Chat) => chat.can({ type: 'step.back' });

/** True if the main menu can be opened now. */
export const selectCanOpenMenu = (chat: Chat) => chat.can({ type: 'menu.open', at: 0 });

/** True if the text in the message box can be sent now. */
export const selectCanSend = (chat: Chat) => chat.can({ type: 'message.send', at: 0 });

/** The leaf being edited, or undefined. */
export const selectField = (chat: Chat) => fieldOf(chat.context.conversation);

/** The visitor's position in the menu. */
export const selectPlace = (chat: Chat) => placeOf(chat.context.conversation);

/** True at the main menu. */
export const selectIsAtMenu = (chat: Chat) => chat.context.conversation.above.length === 0;

/** True among the settings of the whole page. */
export const selectIsAboutPage = (chat: Chat) => isAboutPage(placeOf(chat.context.conversation));

/** The texts of fields that are not sent, without those of before a reload. A new object each time. */
export const selectFieldTexts = (chat: Chat) => textsOf(chat.context, selectIsWorking(chat));

/** The texts of before a reload. */
export const selectRestored = (chat: Chat) => chat.context.restored;

/** All texts of fields that are not sent. A new object each time. */
export const selectAllTexts = (chat: Chat) => ({ ...selectRestored(chat), ...selectFieldTexts(chat) });

/** The editor actor of the leaf being edited. */
export const selectEditor = (chat: Chat) => chat.children.editor;

/** The conversation, for a hot reload to continue. */
export const selectConversation = (chat: Chat) => chat.context.conversation;

const transcripts = new WeakMap<object, ReturnType<typeof transcriptOf>>();

function transcriptFor(conversation: Chat['context']['conversation']) {
  const known = transcripts.get(conversation);
  if (known) return known;
  const transcript = transcriptOf(conversation);
  transcripts.set(conversation, transcript);
  return transcript;
}
