import type { Understood } from '../../src/domain/chat/command.ts';
import * as conversations from '../../src/domain/chat/conversation.ts';
import type { FieldTexts } from '../../src/domain/chat/drafts.ts';
import type { DialogName } from '../../src/domain/chat/menu-entry.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { PlannedEdit } from '../../src/domain/config/edit-config.ts';
import type { Arrangement } from '../../src/domain/editing/arrangement.ts';
import type { Words } from '../../src/words/words.ts';
import { isDefaultWebsite } from '../../templates/fresh-websites.ts';
import type { ValueChosen } from '../editor/editor.machine.ts';
import type { AskedEdit, SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface ChatInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'edit.apply' | 'plan.apply' | 'site.arrange' }>>;
  readonly words: Words;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The conversation that a hot reload continues. */
  readonly conversation?: conversations.Conversation | undefined;
  /** The texts that were not sent before a reload. */
  readonly drafts?: FieldTexts | undefined;
  /** Reads what is typed and is no update; nothing is read without it. */
  readonly read?: ReadSentence | undefined;
}

/** A requested edit or arrangement, with the text that the transcript shows for it. */
interface AskedFor extends Pick<AskedEdit, 'path' | 'typed'> {
  readonly said: string;
  /** Milliseconds since 1970: the request, then the end of the simulated second. */
  readonly at: number;
  /** The edits of a plan, in place of path and value. */
  readonly plan?: readonly PlannedEdit[] | undefined;
  /** What the answer tells of a plan; each of its edits without it. */
  readonly told?: string | undefined;
}

/** The reason why the latest edit was not made, by the answer that it gets. */
export type Trouble = 'invalidCommand' | 'notUpdatable' | 'failed';

/** A typed text, to be read as a sentence about the website. */
interface SentenceToRead {
  readonly text: string;
  readonly config: Config;
  readonly words: Words;
}

/** Reads a sentence. It does not throw. */
export type ReadSentence = (sentence: SentenceToRead) => Understood;

/** The latest edit or arrangement. */
interface LatestEdit extends AskedFor {
  readonly count: number;
  readonly trouble: Trouble;
  /** The value as stored by the site. */
  readonly stored: string | boolean;
  /** Paths of list items that were moved or removed since the request. */
  readonly moved: readonly string[];
}

/** A requested target of the menu. */
export interface Asked {
  readonly target: string;
  readonly at: number;
}

export interface ChatContext extends Pick<ChatInput, 'site' | 'words' | 'read'> {
  readonly conversation: conversations.Conversation;
  /** The text in the message box. */
  readonly draft: string;
  /** The texts of fields that were left without sending them. */
  readonly drafts: FieldTexts;
  /** The texts of before a reload, until the visitor goes on with them. */
  readonly restored: FieldTexts;
  /** The path of the field that the running editor belongs to. */
  readonly openField?: string | undefined;
  readonly edit: LatestEdit;
  /** The latest requested arrangement. */
  readonly arrangement: Arrangement;
  /** The target to open once the pending edit is answered. */
  readonly next?: Asked | undefined;
}

/** Several edits that were chosen together in a dialog. */
export interface PlanChosen {
  readonly edits: readonly PlannedEdit[];
  readonly said: string;
  readonly told: string;
  readonly at: number;
}

/** The description of the picture that the latest message asks about. */
export interface DescriptionGiven {
  readonly text: string;
  readonly said: string;
  readonly at: number;
}

export type ChatEvent =
  | { type: 'draft.change'; text: string }
  | { type: 'draft.resume'; path: string; at: number }
  | { type: 'draft.use'; path: string }
  | { type: 'draft.drop'; path: string }
  | { type: 'message.send'; at: number }
  | ({ type: 'option.pick' } & PickedOption)
  | ({ type: 'place.open' } & Asked)
  | { type: 'step.back' }
  | ({ type: 'menu.open'; at: number } & Clicked)
  | ValueChosen
  | ({ type: 'plan.chosen' } & PlanChosen)
  /** `text` is '' for decoration. */
  | ({ type: 'description.give' } & DescriptionGiven)
  | { type: 'description.skip' }
  | SiteFact;

export type ChatNews =
  /** The visitor picked an option that opens a dialog. `list` is the path of the list that it is about. */
  | { type: 'dialog.requested'; dialog: DialogName | undefined; at: number; list?: string | undefined }
  /** A place of the menu was asked for, possibly from outside of the chat: the visitor is to see the chat. */
  | { type: 'place.requested' };

/** What a button was clicked by. */
export interface Clicked {
  /** The number of this click in its row, as the browser counts: 2 is the second one of a double click. */
  readonly clicks?: number;
}

/** An option of the latest message that was picked. `at` is in milliseconds since 1970. */
export interface PickedOption extends Clicked {
  readonly label: string;
  readonly at: number;
}

/** True for the second click of a double click. It was meant for what stood there before the first one. */
export const isSecondClick = ({ clicks = 1 }: Clicked) => clicks > 1;

/** The initial context. */
export const begin = (input: ChatInput): ChatContext => ({
  site: input.site,
  words: input.words,
  read: input.read,
  conversation: input.conversation ?? conversations.greet(turn(input, input.at)),
  draft: '',
  drafts: {},
  restored: input.drafts ?? {},
  edit: { path: '', typed: '', said: '', count: 0, at: input.at, trouble: 'failed', stored: '', moved: [] },
  arrangement: { act: 'add', path: '' },
});

/** A new edit with the next command number. */
export const newEdit = ({ edit }: ChatContext, asked: AskedFor): LatestEdit => ({
  ...asked,
  count: edit.count + 1,
  trouble: 'failed',
  stored: '',
  moved: [],
});

/** The conversation and the edit after the visitor gives the open field a value. */
export const submitted = (context: ChatContext, { value, said, at, palette }: Omit<ValueChosen, 'type'>) => ({
  conversation: conversations.addSaid(context.conversation, said, at),
  edit: newEdit(context, {
    ...conversations.valueMeant(context.conversation, value, context.words),
    said,
    at,
    plan: palette?.edits,
    told: palette?.told,
  }),
});

/** The input of the conversation functions at a time, in milliseconds since 1970. */
export const turn = (
  { site, words }: Pick<ChatInput, 'site' | 'words'>,
  at: number,
): conversations.ChatTurn => {
  const { config, fresh } = site.getSnapshot().context;
  return { config, words, at, isUntouched: isDefaultWebsite(config, fresh) };
};

/** The menu entry of an option of the latest message, or undefined. */
export const entryOf = (context: ChatContext, label: string) =>
  conversations.entryNamed(context.conversation, label, turn(context, 0));
/** The entry of an option of the latest message that opens a dialog, or undefined. */
export const dialogEntryOf = (context: ChatContext, label: string) => {
  const entry = entryOf(context, label);
  return entry?.kind === 'dialog' ? entry : undefined;
};
/** The offer of the latest message that a label names, or undefined. */
export const offerOf = ({ conversation }: ChatContext, label: string) =>
  conversations.latestOf(conversation)?.offers?.find((offer) => offer.label === label);
/** What the latest typed text is read as; nothing for a value that was given to a field, or for a plan. */
export const readingOf = (context: ChatContext): Understood | undefined => {
  const { read, conversation, edit } = context;
  const isSentence = conversations.fieldOf(conversation) === undefined && edit.plan === undefined;
  return isSentence ? read?.({ ...turn(context, 0), text: edit.said }) : undefined;
};
/** The input of the conversation functions for the answer to the latest edit. */
export const answering = (context: ChatContext): conversations.ChatTurn => ({
  ...turn(context, context.edit.at),
  moved: context.edit.moved,
});
/** The conversation after the latest edit, which was made. */
export const editAnswered = (context: ChatContext) => {
  const { conversation, edit } = context;
  const { path, said, stored: value, plan: edits, told } = edit;
  const commandId = commandIdOf(edit);
  return edits
    ? conversations.answerPlanned(conversation, { edits, commandId, said, told }, answering(context))
    : conversations.answerEdited(conversation, { path, said, value, commandId }, answering(context));
};
/** Paths of list items that an event moved or removed. */
export const movedBy = (event: ChatEvent) => (event.type === 'site.stepped' ? event.moved : undefined);
/** The conversation, brought up to date with the site after an event. */
export const keptNow = (context: ChatContext, event: ChatEvent) =>
  conversations.keptCurrent(context.conversation, { ...turn(context, 0), moved: movedBy(event) });
/** The latest edit in the form that the site takes. */
export const askedOf = ({ edit }: ChatContext): AskedEdit => ({
  commandId: commandIdOf(edit),
  path: edit.path,
  typed: edit.typed,
});
/** The command id of the latest edit or arrangement. */
export const commandIdOf = (edit: LatestEdit) => `edit-${edit.count}`;
