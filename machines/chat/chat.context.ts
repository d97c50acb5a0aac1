import * as conversations from '../../src/domain/chat/conversation.ts';
import type { DialogName } from '../../src/domain/chat/menu.ts';
import type { Arrangement } from '../../src/domain/editing/arrangement.ts';
import type { Words } from '../../src/words/words.ts';
import type { ValueChosen } from '../editor/editor.machine.ts';
import type { AskedEdit, SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface ChatInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'edit.apply' | 'site.arrange' }>>;
  readonly words: Words;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A conversation to go on with, as a hot reload left it. */
  readonly conversation?: conversations.Conversation | undefined;
}

/** What a visitor asks the site for, by the words that were said. */
interface AskedFor extends Pick<AskedEdit, 'path' | 'typed'> {
  readonly said: string;
  /** When it was asked for; once the simulated second has passed, its end. */
  readonly at: number;
}

/** The latest edit or arrangement. */
interface LatestEdit extends AskedFor {
  readonly count: number;
  /** The value as the site stored it. */
  readonly stored: string | boolean;
  /** The items that were moved meanwhile: they stand no more where they stood when it was asked for. */
  readonly moved: readonly string[];
}

/** A place that was asked for, and when. */
export interface Asked {
  readonly target: string;
  readonly at: number;
}

export interface ChatContext extends Pick<ChatInput, 'site' | 'words'> {
  readonly conversation: conversations.Conversation;
  readonly draft: string;
  /** The path of the field that the editor was opened for. */
  readonly openField?: string | undefined;
  readonly edit: LatestEdit;
  /** The latest arrangement asked for. */
  readonly arrangement: Arrangement;
  /** Where the visitor wants to go once what is on its way has been answered. */
  readonly next?: Asked | undefined;
}

export type ChatEvent =
  | { type: 'draft.change'; text: string }
  | { type: 'message.send'; at: number }
  | { type: 'option.pick'; label: string; at: number }
  | ({ type: 'place.open' } & Asked)
  | { type: 'step.back' }
  | { type: 'menu.open'; at: number }
  | ValueChosen
  | SiteFact;

/** What the chat tells whoever listens: that the visitor asked for a dialog. */
export type ChatNews = { type: 'dialog.requested'; dialog: DialogName | undefined };

/** An option of the latest message that was picked. `at` is in milliseconds since 1970. */
export interface PickedOption {
  readonly label: string;
  readonly at: number;
}

/** What a chat begins with. */
export const begin = (input: ChatInput): ChatContext => ({
  site: input.site,
  words: input.words,
  conversation: input.conversation ?? conversations.greet(turn(input, input.at)),
  draft: '',
  edit: { path: '', typed: '', said: '', count: 0, at: input.at, stored: '', moved: [] },
  arrangement: { act: 'add', path: '' },
});

/** The next edit, under a number of its own. */
export const newEdit = ({ edit }: ChatContext, asked: AskedFor): LatestEdit => ({
  ...asked,
  count: edit.count + 1,
  stored: '',
  moved: [],
});

/** What a turn at a moment knows. */
export const turn = (
  { site, words }: Pick<ChatInput, 'site' | 'words'>,
  at: number,
): conversations.ChatTurn => ({
  config: site.getSnapshot().context.config,
  words,
  at,
});
/** The entry that an option of the latest message stands for. */
export const entryOf = (context: ChatContext, label: string) =>
  conversations.entryNamed(context.conversation, label, turn(context, 0));
/** The dialog that an option of the latest message opens. */
export const dialogOf = (context: ChatContext, label: string) => {
  const entry = entryOf(context, label);
  return entry?.kind === 'dialog' ? entry.dialog : undefined;
};
/** What the turn that answers the latest edit knows. */
export const answering = (context: ChatContext): conversations.ChatTurn => ({
  ...turn(context, context.edit.at),
  moved: context.edit.moved,
});
/** The items that stand no more where they stood. */
export const movedBy = (event: ChatEvent) => (event.type === 'site.stepped' ? event.moved : undefined);
/** The conversation as the site is after what an event told. */
export const keptNow = (context: ChatContext, event: ChatEvent) =>
  conversations.keptCurrent(context.conversation, { ...turn(context, 0), moved: movedBy(event) });
/** The latest edit as the site is asked for it. */
export const askedOf = ({ edit }: ChatContext): AskedEdit => ({
  commandId: commandIdOf(edit),
  path: edit.path,
  typed: edit.typed,
});
/** What the site knows the latest edit or arrangement by. */
export const commandIdOf = (edit: LatestEdit) => `edit-${edit.count}`;
