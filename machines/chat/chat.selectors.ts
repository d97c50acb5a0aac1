import type { SnapshotFrom } from 'xstate';
import { type FieldTexts, joined, MENU_TEXT } from '../../domain/chat/drafts.ts';
import { isAboutPage, isLook, isTemplates } from '../../domain/chat/menu.ts';
import type { KeptInterview } from '../../domain/interview/kept-interview.ts';
import { selectAllDrafts } from './box.selectors.ts';
import type { chatMachine } from './chat.machine.ts';
import { fieldOf, questionOf, turnOf, unansweredIn } from './chat.setup.ts';
import { top } from './stack.ts';
import { askedAfterRefusal, liveOptions, proposedIn, transcriptOf } from './transcript.ts';

type Chat = SnapshotFrom<typeof chatMachine>;

/** All messages. The list is the same object until a message is added or removed. */
export const selectTranscript = (chat: Chat) => transcriptOf(chat.context.stack);

/** The latest message: the only one whose options are live. */
export const selectLatest = (chat: Chat) => selectTranscript(chat).at(-1);

/** The question below the latest message if that is a refusal, else undefined. */
export const selectAskedAfterRefusal = ({ context }: Chat) =>
  askedAfterRefusal(context.stack, turnOf(context));

/** True while an edit is pending: options, popover, Back and Main Menu are disabled. */
export const selectIsWorking = (chat: Chat) => chat.hasTag('working');

/** True if Back is possible now. */
export const selectCanGoBack = (chat: Chat) => chat.can({ type: 'step.back' });

/** True if the main menu can be opened now. */
export const selectCanOpenMenu = (chat: Chat) => chat.can({ type: 'menu.open', at: 0 });

/** The leaf being edited, or undefined. */
export const selectField = (chat: Chat) => fieldOf(chat.context);

/** The question of the interview that is asked, or undefined. */
export const selectQuestion = (chat: Chat) => questionOf(chat.context);

/** True while something of the page is changed, and after that: a narrow screen shows the page above the chat. */
export const selectIsChanging = (chat: Chat) => {
  const question = questionOf(chat.context);
  const isAnswering = question !== undefined && question !== 'business';
  const isAtValue = fieldOf(chat.context) !== undefined || selectIsAtLook(chat);
  const isProposing = selectProposed(chat) !== undefined;
  return isAtValue || isAnswering || isProposing || selectLatest(chat)?.isSuccess === true;
};

/** The changes that are proposed: those of the first option of `Shall I do this?`; undefined if none are. */
export const selectProposed = (chat: Chat) => {
  const command = proposedIn(chat.context.stack, chat.context.words)?.drawn?.command;
  return command?.type === 'plan.chosen' ? command.edits : undefined;
};

/** The options of the latest message, with what picking each stands for. A new list each time. */
export const selectOptions = (chat: Chat) => liveOptions(chat.context.stack);

/** What the interview needs to go on after a reload; undefined if there is none. */
export const selectKept = (chat: Chat): KeptInterview | undefined => {
  const asked = questionOf(chat.context);
  const { box, interview } = chat.context;
  const draft = joined(unansweredIn(chat.context), box.getSnapshot().context.text);
  return asked && { asked, draft, name: interview.name, before: interview.before };
};

/** All texts that are not sent, or sent and not answered: what a reload must not lose. A new object each time. */
export const selectUnsent = (chat: Chat): FieldTexts => {
  const box = selectBox(chat).getSnapshot();
  const { menuText, text } = box.context;
  // What is typed at a question is kept with the interview.
  const isAsked = questionOf(chat.context) !== undefined;
  const here = isAsked || box.matches({ ready: 'field' }) ? '' : text;
  const ofMenu = joined(isAsked ? '' : unansweredIn(chat.context), menuText, here);
  return { ...selectAllDrafts(box), ...(ofMenu !== '' && { [MENU_TEXT]: ofMenu }) };
};

/** The visitor's position in the menu. */
export const selectPlace = (chat: Chat) => top(chat.context.stack).place;

/** True among the settings of the whole page. */
export const selectIsAboutPage = (chat: Chat) => isAboutPage(selectPlace(chat));

/** True where the look of the whole page is chosen. */
export const selectIsAtLook = (chat: Chat) => isLook(selectPlace(chat));

/** True where the template is chosen by eye. */
export const selectIsAtTemplates = (chat: Chat) => isTemplates(selectPlace(chat));

/** The message box. */
export const selectBox = (chat: Chat) => chat.context.box;

/** The editor actor of the leaf being edited. */
export const selectEditor = (chat: Chat) => chat.context.editor;

/** The stack, for a hot reload to continue. */
export const selectStack = (chat: Chat) => chat.context.stack;
