import type { SnapshotFrom } from 'xstate';
import { fieldOf, latestOf, placeOf, transcriptOf } from '../../src/domain/chat/conversation.ts';
import { isAboutPage } from '../../src/domain/chat/menu.ts';
import type { chatMachine } from './chat.machine.ts';

type Chat = SnapshotFrom<typeof chatMachine>;

/** All that has been said; a new list only where something was said or taken back. */
export const selectTranscript = (chat: Chat) => transcriptFor(chat.context.conversation);

/** The latest message: the only one whose options are live. */
export const selectLatest = (chat: Chat) => latestOf(chat.context.conversation);

/** What stands in the message box. */
export const selectDraft = (chat: Chat) => chat.context.draft;

/** Whether an edit is on its way: options, popover, Back and Main Menu wait for it. */
export const selectIsWorking = (chat: Chat) => chat.hasTag('working');

/** Whether there is a step to go back to, and the chat is free to. */
export const selectCanGoBack = (chat: Chat) => chat.can({ type: 'step.back' });

/** Whether the main menu can be opened now. */
export const selectCanOpenMenu = (chat: Chat) => chat.can({ type: 'menu.open', at: 0 });

/** Whether the message box holds something to send, and the chat is free to take it. */
export const selectCanSend = (chat: Chat) => chat.can({ type: 'message.send', at: 0 });

/** The leaf whose value the message box takes. */
export const selectField = (chat: Chat) => fieldOf(chat.context.conversation);

/** Where in the menu the visitor stands. */
export const selectPlace = (chat: Chat) => placeOf(chat.context.conversation);

/** Whether the chat stands at the main menu. */
export const selectIsAtMenu = (chat: Chat) => chat.context.conversation.above.length === 0;

/** Whether the visitor stands among the settings of the page as a whole. */
export const selectIsAboutPage = (chat: Chat) => isAboutPage(placeOf(chat.context.conversation));

/** The path that the visitor is giving a value to. */
export const selectEditPath = (chat: Chat) => selectField(chat)?.path;

/** The value as it is typed so far, not sent yet; undefined where nothing has been typed. */
export const selectEditValue = (chat: Chat) =>
  selectField(chat) && !selectIsWorking(chat) && chat.context.draft.trim() !== ''
    ? chat.context.draft
    : undefined;

/** The editor of the field being edited. */
export const selectEditor = (chat: Chat) => chat.children.editor;

/** The conversation, as a hot reload takes it up again. */
export const selectConversation = (chat: Chat) => chat.context.conversation;

const transcripts = new WeakMap<object, ReturnType<typeof transcriptOf>>();

function transcriptFor(conversation: Chat['context']['conversation']) {
  const known = transcripts.get(conversation);
  if (known) return known;
  const transcript = transcriptOf(conversation);
  transcripts.set(conversation, transcript);
  return transcript;
}
