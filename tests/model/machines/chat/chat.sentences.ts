import { hasPlace } from '../../../../src/domain/chat/menu.ts';
import type { Leaf } from '../../../../src/domain/config/structure.ts';
import { en } from '../../../../src/words/en/en.ts';
import type { Sentences, Step } from '../../model.ts';
import { isEnd, isUnchanged } from '../../sentences.ts';
import { type Chat, COMMAND } from './chat.ts';

type ChatStep = Step<Chat>;
type Situation = ChatStep['before'];

const { chat: words } = en;
const SECTIONS = ['Hero', 'Benefits', 'Global Settings', 'Page', 'Sections', 'What can I do?'];
const ACTIONS: ReadonlySet<string> = new Set(Object.values(words.acts));
const DIALOGS: ReadonlySet<string> = new Set(Object.values(words.dialogs));

/** Where the places that are opened stand in the menu. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  hero: ['hero'],
  'benefits.items[1].title': ['benefits', 'items', '1', 'title'],
};

const ANSWERS: Readonly<Record<string, string>> = {
  refused: words.notUpdatable,
  failed: words.failed,
  invalid: words.invalidCommand,
};

const topOf = ({ context: { conversation } }: Situation) => conversation.above.at(-1) ?? conversation.base;
const fieldOf = (situation: Situation): Leaf | undefined => topOf(situation).field;
const allOf = ({ context: { conversation } }: Situation) =>
  [conversation.base, ...conversation.above].flatMap(({ messages }) => messages);
const latestOf = (situation: Situation) => allOf(situation).at(-1);
const isWorking = (situation: Situation) => situation.matches({ work: 'working' });
const isArranging = (situation: Situation) => situation.matches({ work: { working: 'arranging' } });
const isUpdating = (situation: Situation) => situation.matches({ work: { working: 'updating' } });
const isReadyAt = (situation: Situation, top: 'menu' | 'field') => situation.matches({ top, work: 'ready' });
/** What the site has said of the edit that is on its way. */
const siteSays = ({ value }: Situation) =>
  typeof value.work === 'object' && typeof value.work.working === 'object'
    ? value.work.working.updating.site
    : undefined;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const offered = (situation: Situation, text: string) =>
  latestOf(situation)?.buttons?.find((label) => label.toLowerCase() === text.trim().toLowerCase());
/** What was said and answered in a step. */
const said = ({ before, after }: ChatStep) =>
  allOf(after)
    .slice(allOf(before).length)
    .map(({ text, isUser, at }) => [isUser ? 'visitor' : 'assistant', text, at]);
/** What alone a step answered where the edit was asked for, and when; an item that was moved meanwhile is left for its list first. */
const answered = (step: ChatStep) => {
  const { moved } = step.before.context.edit;
  const { text, at } = latestOf(step.after) ?? {};
  const levels = ({ context }: Situation) => context.conversation.above.length;
  const isWhere = moved.length > 0 ? levels(step.after) === levels(step.before) - 2 : said(step).length === 1;
  return isWhere ? [text, at] : undefined;
};
const isFree = ({ before }: ChatStep) => !isWorking(before);
const isOwn = ({ before, event }: ChatStep) =>
  'commandId' in event && event.commandId === `edit-${before.context.edit.count}`;
/** What became of an edit whose answer this step gave, where nobody wants to go elsewhere after it. */
function outcomeOf({ event, before, after }: ChatStep): string | undefined {
  if (!isUpdating(before) || !after.matches({ work: 'ready' })) return undefined;
  if (event.type === 'site.replaced' || before.context.next) return undefined;
  return event.type.startsWith('site.') ? event.type.slice('site.'.length) : siteSays(before);
}
/** An answer to what was asked for here, after which nobody wants to go elsewhere. */
const isPlain = (step: ChatStep) => isOwn(step) && step.before.context.next === undefined;
/** The option that a step picks, by a click or by typing its name. */
const picked = ({ before, event }: ChatStep) => {
  if (event.type === 'option.pick') return offered(before, event.label);
  return event.type === 'message.send' ? offered(before, before.context.draft) : undefined;
};
/** The option of a step that does something where the visitor stands. */
const done = (step: ChatStep) => {
  const label = isReadyAt(step.before, 'menu') ? picked(step) : undefined;
  return label !== undefined && ACTIONS.has(label) ? label : undefined;
};
/** The value that a step gives to the field being edited, and the words for it. */
function given(step: ChatStep) {
  const { before, event } = step;
  if (!isReadyAt(before, 'field')) return undefined;
  if (event.type === 'value.chosen') return { value: event.value, said: event.said, at: event.at };
  const label = picked(step);
  if (label === words.choose) return undefined;
  const text = label ?? (event.type === 'message.send' ? before.context.draft : '');
  return text.trim() === '' || !('at' in event) ? undefined : { value: text, said: text, at: event.at };
}

/** Where the visitor stands, and how they get about. */
const walking: Sentences<Chat> = {
  'an editor is open exactly when the top is a field': ({ after }) => {
    if (after.status !== 'active') return undefined;
    const isField = fieldOf(after) !== undefined;
    const { editor } = after.children;
    return (
      after.matches({ top: 'field' }) === isField &&
      editor?.getSnapshot().context.leaf?.path === fieldOf(after)?.path
    );
  },
  'an option picked is entered: it is said, and the level asks': (step) => {
    const label = picked(step);
    if (label === undefined || !isReadyAt(step.before, 'menu')) return undefined;
    if (done(step) !== undefined || DIALOGS.has(label)) return undefined;
    const { above } = step.after.context.conversation;
    return (
      above.length === step.before.context.conversation.above.length + 1 &&
      isSame(said(step)[0]?.slice(0, 2), ['visitor', label]) &&
      said(step).length === 2
    );
  },
  'a dialog asked for is told of once, and leaves the chat as it was': (step) => {
    const { event, before, after, emitted } = step;
    if (event.type !== 'option.pick') return undefined;
    const [dialog] = Object.entries(words.dialogs).find(([, label]) => label === picked(step)) ?? [];
    const isOpened = dialog !== undefined && isReadyAt(before, 'menu');
    if (isOpened && before.context.conversation !== after.context.conversation) return false;
    return isSame(emitted, isOpened ? [{ type: 'dialog.requested', dialog }] : []);
  },
  'what is not offered cannot be picked': (step) =>
    step.event.type === 'option.pick' && picked(step) === undefined
      ? isUnchanged(step) && !step.before.can(step.event)
      : undefined,
  'pick, then Back, gives identical messages and top': (step, past) => {
    if (step.event.type !== 'step.back' || isUnchanged(step)) return undefined;
    const { above } = step.before.context.conversation;
    const pick = past.findLast((each) => each.after.context.conversation.above.length === above.length - 1);
    const entering = pick && past[past.lastIndexOf(pick) + 1];
    if (entering?.event.type !== 'option.pick') return undefined;
    // A place that was opened since stands on a stack of its own.
    const since = past.slice(past.indexOf(entering));
    if (since.some(({ event }) => ['place.open', 'draft.resume'].includes(event.type))) return undefined;
    return isSame(step.after.context.conversation, entering.before.context.conversation);
  },
  'Back drops the top with all it said, and nothing else': (step) => {
    const { base, above } = step.before.context.conversation;
    if (step.event.type !== 'step.back' || above.length === 0 || !isFree(step)) return undefined;
    const { conversation } = step.after.context;
    return conversation.base === base && isSame(conversation.above, above.slice(0, -1));
  },
  'at the main menu there is no way back': (step) =>
    step.event.type === 'step.back' && step.before.context.conversation.above.length === 0
      ? isUnchanged(step)
      : undefined,
  'a place opened is the top, below it the way to it, what is shared of the old one untouched': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'place.open' || !isFree(step)) return undefined;
    const goal = PLACES[event.target];
    if (goal === undefined || isSame(topOf(before).place, goal)) return isUnchanged(step);
    const { above } = after.context.conversation;
    const old = before.context.conversation.above;
    const shared = above.filter((frame, level) => isSame(frame.place, old[level]?.place));
    return (
      isSame(
        above.map(({ place }) => place),
        goal.map((_, level) => goal.slice(0, level + 1)),
      ) &&
      shared.every((frame, level) => frame === old[level]) &&
      above.slice(shared.length).every(({ messages }) => messages.every(({ at }) => at === event.at))
    );
  },
  'Main Menu empties the stack, keeps what was said and offers the sections': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'menu.open' || !isFree(step)) return undefined;
    return (
      after.context.conversation.above.length === 0 &&
      isSame(allOf(after).slice(0, -1), allOf(before)) &&
      isSame(latestOf(after)?.buttons, SECTIONS) &&
      isSame(said(step), [['assistant', words.mainMenu, event.at]])
    );
  },
  'a replaced site is talked about anew': (step) => {
    if (step.event.type !== 'site.replaced') return undefined;
    const { above } = step.after.context.conversation;
    const [greeting, ...others] = allOf(step.after);
    return (
      isSame([greeting?.text, greeting?.at], [words.greeting, step.event.at]) &&
      others.length + above.length === 0 &&
      isReadyAt(step.after, 'menu')
    );
  },
  'the options offered are those of the level': ({ after }) =>
    isWorking(after) || after.context.conversation.above.length > 0
      ? undefined
      : isSame(latestOf(after)?.buttons, SECTIONS),
  'nothing but the walk, the assistant’s answers and the visitor’s words change what was said': (step) =>
    ['draft.change', 'clock.tick'].includes(step.event.type)
      ? step.before.context.conversation === step.after.context.conversation
      : undefined,
  'a chat that lost its editor, or the site, breaks': (step) =>
    isEnd(step, 'error', 'editor') || isEnd(step, 'error', 'siteFacts')
      ? step.after.status === 'error'
      : undefined,
};

/** What the visitor types, and which edit it asks for. */
const typing: Sentences<Chat> = {
  'the message box holds what was typed': ({ event, after }) =>
    event.type === 'draft.change' ? after.context.draft === event.text : undefined,
  'sent, the message box is empty; what cannot be sent stays': (step) => {
    if (step.event.type !== 'message.send') return undefined;
    const isSent = isFree(step) && step.before.context.draft.trim() !== '';
    return step.after.context.draft === (isSent ? enteredText(step) : step.before.context.draft);
  },
  'blanks are not sent': (step) =>
    step.event.type === 'message.send' && step.before.context.draft.trim() === ''
      ? isUnchanged(step)
      : undefined,
  'typing an option’s name is clicking it': (step) => {
    if (step.event.type !== 'message.send' || picked(step) === undefined || !isFree(step)) return undefined;
    const label = picked(step) ?? '';
    if (label === words.choose || DIALOGS.has(label))
      return said(step).length === 0 && !isWorking(step.after);
    return isSame(said(step)[0], ['visitor', picked(step), step.event.at]);
  },
  'a path and a value are a direct update': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'message.send' || before.context.draft !== COMMAND) return undefined;
    if (!isReadyAt(before, 'menu')) return undefined;
    const { path, typed, said: text } = after.context.edit;
    return (
      isUpdating(after) &&
      siteSays(after) === 'asked' &&
      isSame([path, typed, text], ['hero.title.text', 'Hello there', COMMAND]) &&
      isSame(said(step), [['visitor', COMMAND, event.at]])
    );
  },
  'anything else typed in the menu takes its second too, and asks the site for nothing': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'message.send' || before.context.draft !== 'nonsense') return undefined;
    if (!isReadyAt(before, 'menu')) return undefined;
    return siteSays(after) === 'invalid' && isSame(said(step), [['visitor', 'nonsense', event.at]]);
  },
  'a value given to a field is said, and takes its second': (step) => {
    const value = given(step);
    if (!value) return undefined;
    const { edit } = step.after.context;
    const meant =
      value.value === en.embedFont.on
        ? { path: 'globalSettings.embedFont', typed: true }
        : { path: fieldOf(step.before)?.path, typed: value.value };
    const expected = { ...meant, said: value.said };
    return (
      isUpdating(step.after) &&
      isSame({ path: edit.path, typed: edit.typed, said: edit.said }, expected) &&
      isSame(said(step), [['visitor', value.said, value.at]])
    );
  },
  'only Choose opens the popover, and changes nothing else': (step) => {
    const opens = step.sent.filter(({ event }) => event.type === 'popover.open');
    const isChoose = isReadyAt(step.before, 'field') && picked(step) === words.choose;
    return isChoose
      ? isSame(opens, [{ to: 'editor', event: { type: 'popover.open' } }]) &&
          step.after.context.conversation === step.before.context.conversation
      : opens.length === 0;
  },
  'every edit has a number of its own': ({ before, after }) =>
    !isWorking(before) && isWorking(after)
      ? after.context.edit.count === before.context.edit.count + 1
      : after.context.edit.count === before.context.edit.count,
};

/** The second that an edit takes, and its end. */
const editing: Sentences<Chat> = {
  'while an edit is on its way nothing typed or clicked is taken': (step) => {
    const { event } = step;
    if (isFree(step) || ['draft.change', 'place.open', 'site.replaced'].includes(event.type))
      return undefined;
    return event.type.startsWith('site.') || event.type.startsWith('xstate.') ? undefined : isUnchanged(step);
  },
  'the site is asked at once, and once, for exactly the edit; its second begins with it': (step) => {
    const { before, after, sent } = step;
    const asked = sent.filter(({ event }) => event.type === 'edit.apply').map(({ event }) => event);
    const { path, typed, count } = after.context.edit;
    const isAsked = !isUpdating(before) && siteSays(after) === 'asked';
    if (step.event.type === 'draft.use') return undefined;
    return isSame(asked, isAsked ? [{ type: 'edit.apply', commandId: `edit-${count}`, path, typed }] : []);
  },
  'an answer waits for the second and for the site': ({ before, after }) => {
    if (!isUpdating(before) || !after.matches({ work: 'ready' })) return undefined;
    const { at } = after.context.edit;
    return after.context.conversation !== before.context.conversation && at !== undefined;
  },
  'the end of the second is the time of the answer; a second that breaks off ends all the same': (step) => {
    if (!isEnd(step, 'done', 'second') && !isEnd(step, 'error', 'second')) return undefined;
    const { before, after } = step;
    const isAwaited = siteSays(before) === 'asked';
    const at = isEnd(step, 'done', 'second') ? 1007 : before.context.edit.at;
    return (
      after.context.edit.at === at &&
      (isAwaited ? siteSays(after) === 'asked' : after.matches({ work: 'ready' }))
    );
  },
  'success pops one level and offers the siblings': (step) => {
    const { before, after } = step;
    if (outcomeOf(step) !== 'edited' || fieldOf(before) === undefined) return undefined;
    const { above, base } = before.context.conversation;
    const { edit } = after.context;
    // An item that was moved meanwhile is left for its list.
    const left = edit.moved.length > 0 ? 2 : 1;
    const below = above.at(-1 - left) ?? base;
    const { isSuccess, commandId, buttons, at } = latestOf(after) ?? {};
    return (
      after.context.conversation.above.length === above.length - left &&
      isSame(buttons, below.messages.findLast(({ isUser }) => !isUser)?.buttons) &&
      isSame([isSuccess, commandId, at], [true, `edit-${edit.count}`, edit.at]) &&
      isSame(topOf(after).messages.at(-2)?.text, edit.said) &&
      edit.stored === 'New' &&
      latestOf(after)?.text.includes('to "New"') === true
    );
  },
  'a place asked for meanwhile is gone to when that is answered, once; nowhere is no place': (step) => {
    const { event, before, after } = step;
    const { next } = before.context;
    if (event.type === 'place.open' && isWorking(before)) {
      const goal = PLACES[event.target];
      const isElsewhere = goal !== undefined && !isSame(topOf(before).place, goal);
      const expected = isElsewhere ? { target: event.target, at: event.at } : next;
      return isSame([after.value, after.context.next], [before.value, expected]);
    }
    if (!next || isWorking(after) || event.type === 'site.replaced') return undefined;
    return after.context.next === undefined && isSame(topOf(after).place, PLACES[next.target]);
  },
  'a direct update leaves the visitor where they are, with the options of there': (step) => {
    const { before, after } = step;
    if (outcomeOf(step) !== 'edited' || fieldOf(before) !== undefined) return undefined;
    const stack = ({ context }: Situation) => context.conversation.above.map(({ place }) => place);
    return (
      isReadyAt(after, 'menu') &&
      isSame(stack(after), stack(before)) &&
      isSame(said(step), [['assistant', words.next(words.updated('Title', 'New')), after.context.edit.at]]) &&
      latestOf(after)?.isSuccess === true
    );
  },
  'what the site refused, or broke on, or what is no command, is answered where it was asked for, which is offered again':
    (step) => {
      const outcome = outcomeOf(step);
      const text = outcome && ANSWERS[outcome];
      if (!text) return undefined;
      return (
        isSame(answered(step), [text, step.after.context.edit.at]) &&
        latestOf(step.after)?.buttons !== undefined
      );
    },
  'another’s edit is no answer': (step) =>
    'commandId' in step.event && !isOwn(step) ? isUnchanged(step) : undefined,
  'an answer that nobody waits for changes nothing': (step) => {
    const { before, event } = step;
    const isWaiting = event.type === 'site.arranged' ? isArranging(before) : siteSays(before) === 'asked';
    return 'commandId' in event && !isWaiting ? isUnchanged(step) : undefined;
  },
};

/** Where the visitor stands after an arrangement of an item, by its act; none where it is gone. */
const LEADS_TO: Readonly<Record<string, (index: number) => number | undefined>> = {
  add: (index) => index,
  moveUp: (index) => index - 1,
  moveDown: (index) => index + 1,
  duplicate: (index) => index + 1,
  remove: () => undefined,
};
const DONE: Readonly<Record<string, string>> = {
  add: 'added',
  moveUp: 'moved up',
  moveDown: 'moved down',
  duplicate: 'duplicated',
  remove: 'removed',
  hide: 'hidden',
};
const placesOf = ({ context }: Situation) => context.conversation.above.map(({ place }) => place);
/** What was said at each level above the main menu. */
const textsOf = ({ context }: Situation) =>
  context.conversation.above.map(({ messages }) => messages.map(({ text }) => text));
const isThere = ({ context }: Situation, place: readonly string[]) =>
  hasPlace(context.site.getSnapshot().context.config, place, en);

/** Items and sections, and what is taken back of them. */
const arranging: Sentences<Chat> = {
  'an act picked is said, and the site is asked for it, once and at once': (step) => {
    const asked = step.sent.filter(({ event }) => event.type === 'site.arrange').map(({ event }) => event);
    const label = done(step);
    if (label === undefined) return asked.length === 0;
    const { conversation, edit } = step.after.context;
    const { place } = conversation.above.at(-1) ?? conversation.base;
    const [parent = '', id = ''] = place.slice(-3, -1);
    const path = parent === '_sections' ? id : `benefits.items[${parent === 'items' ? id : 2}]`;
    const act = Object.entries(words.acts).find(([, name]) => name === label)?.[0];
    return (
      isArranging(step.after) &&
      isSame(asked, [{ type: 'site.arrange', commandId: `edit-${edit.count}`, act, path }]) &&
      isSame(placesOf(step.after).slice(0, -1), placesOf(step.before)) &&
      isSame(said(step), [['visitor', label, 'at' in step.event && step.event.at]])
    );
  },
  'an act that went through is told where the visitor then stands: at what it was done with, or its list': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.arranged' || !isPlain(step)) return undefined;
    if (!isArranging(before)) return undefined;
    const { arrangement, edit } = before.context;
    const { act, path } = arrangement;
    const [, index] = /\[(\d+)\]$/.exec(path) ?? [];
    const stood = placesOf(before);
    const list = stood.slice(0, act === 'add' ? -1 : -2);
    const id = index === undefined ? path : LEADS_TO[act]?.(Number(index));
    const place = [...(list.at(-1) ?? []), String(id)];
    const [mine, answer] = topOf(after).messages.slice(-2);
    const below = textsOf(before).slice(0, list.length);
    const name = index === undefined ? undefined : `Benefit ${Number(index) + 1}`;
    const text = words.next(`✓ ${name ?? (path === 'hero' ? 'Hero' : 'Benefits')} ${DONE[act]}.`);
    return (
      isReadyAt(after, 'menu') &&
      isSame(placesOf(after), isThere(after, place) ? [...list, place] : list) &&
      (!isThere(after, place) || isSame(textsOf(after).slice(0, -1), below)) &&
      isSame([mine?.text, mine?.isUser], [edit.said, true]) &&
      isSame(
        [answer?.text, answer?.isSuccess, answer?.commandId, answer?.at],
        [text, true, event.commandId, edit.at],
      )
    );
  },
  'a step taken back leaves what is no more, with all that was said there, and nothing else': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.stepped' || !isFree(step)) return undefined;
    const stood = placesOf(before);
    const gone = stood.findIndex((place) => !isThere(before, place));
    const { base } = before.context.conversation;
    if (gone === -1) {
      const isSilent = after.context.conversation === before.context.conversation;
      return isSilent && after.context.draft === before.context.draft && isSame(after.value, before.value);
    }
    return (
      isSame(placesOf(after), stood.slice(0, gone)) &&
      isReadyAt(after, 'menu') &&
      after.context.draft === before.context.draft &&
      after.context.conversation.base === base &&
      isSame(textsOf(after), textsOf(before).slice(0, gone)) &&
      isSame(latestOf(after)?.buttons, ['Item 1', 'Item 2', 'Add item'])
    );
  },
  'a step taken back while an edit is on its way changes nothing yet; what it moved is remembered': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.stepped' || isFree(step)) return undefined;
    const moved = [...before.context.edit.moved, ...(event.moved ?? [])];
    return isSame(
      [after.value, { ...after.context, site: 0, ...textsIn(before) }],
      [before.value, { ...before.context, site: 0, edit: { ...before.context.edit, moved } }],
    );
  },
  'what was moved is forgotten with the next edit': ({ before, after }) =>
    before.context.edit.count === after.context.edit.count
      ? undefined
      : after.context.edit.moved.length === 0,
};

type Texts = Readonly<Record<string, string>>;
const without = (texts: Texts, field: string | undefined): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => path !== field));
const outsideLists = (texts: Texts, items: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([path]) => !items.some((item) => path.startsWith(item.slice(0, item.lastIndexOf('[') + 1))),
    ),
  );
const textsIn = ({ context }: Situation) => ({ drafts: context.drafts, restored: context.restored });
/** The texts that are kept once the field is left that is edited. */
const left = ({ context }: Situation): Texts => {
  const { path } = fieldOf({ context } as Situation) ?? {};
  const others = without(context.drafts, path);
  return path !== undefined && context.draft.trim() !== '' ? { ...others, [path]: context.draft } : others;
};
/** What the box holds of a field that is entered. */
function enteredText({ before, after }: ChatStep): string {
  const { path = '' } = fieldOf(after) ?? {};
  return (path !== fieldOf(before)?.path && before.context.drafts[path]) || '';
}

/** Texts that are not sent belong to their fields. */
const drafting: Sentences<Chat> = {
  'a field that is left for another place keeps its text, one that is opened has its own in the box again': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'place.open' || !isFree(step) || isUnchanged(step)) return undefined;
    const kept = left(before);
    const { path = '' } = fieldOf(after) ?? {};
    return isSame(
      [after.context.draft, textsIn(after)],
      [kept[path] ?? '', { drafts: without(kept, path), restored: before.context.restored }],
    );
  },
  'an option that leads to a field finds its text again': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'option.pick' || !isReadyAt(before, 'menu') || !after.matches({ top: 'field' }))
      return undefined;
    const { path = '' } = fieldOf(after) ?? {};
    const kept = before.context.draft.trim() === '' ? before.context.drafts[path] : undefined;
    const drafts = kept === undefined ? before.context.drafts : without(before.context.drafts, path);
    return isSame([after.context.draft, after.context.drafts], [kept ?? before.context.draft, drafts]);
  },
  'Back and Main Menu drop the text of the field, and no other': (step) => {
    const { event, before, after } = step;
    if (!['step.back', 'menu.open'].includes(event.type) || isUnchanged(step)) return undefined;
    return isSame([after.context.draft, textsIn(after)], ['', textsIn(before)]);
  },
  'a value chosen takes the place of what was typed': (step) =>
    isReadyAt(step.before, 'field') && isUpdating(step.after) ? step.after.context.draft === '' : undefined,
  'a text of before a reload goes on in its field, once': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'draft.resume' || !isFree(step)) return undefined;
    const text = before.context.restored[event.path];
    if (text === undefined) return isUnchanged(step) && !before.can(event);
    return (
      isSame([fieldOf(after)?.path, after.context.draft], [event.path, text]) &&
      isSame(textsIn(after), {
        drafts: without(left(before), event.path),
        restored: without(before.context.restored, event.path),
      })
    );
  },
  'a draft that is used is an edit of the site, without a word in the chat; and it is a draft no more': (
    step,
  ) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'draft.use' || !isFree(step)) return undefined;
    const { drafts, restored } = textsIn(before);
    const typed = { ...restored, ...left(before) }[event.path];
    if (typed === undefined) return isUnchanged(step) && sent.length === 0;
    const edit = { type: 'edit.apply', commandId: 'draft', path: event.path, typed };
    return (
      isSame(sent, [{ to: 'site', event: edit }]) &&
      after.context.conversation === before.context.conversation &&
      isSame(textsIn(after), {
        drafts: without(drafts, event.path),
        restored: without(restored, event.path),
      }) &&
      after.context.draft === (fieldOf(before)?.path === event.path ? '' : before.context.draft)
    );
  },
  'a draft that is dropped is gone, and nothing else': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'draft.drop' || !isFree(step)) return undefined;
    const { drafts, restored } = textsIn(before);
    return (
      sent.length === 0 &&
      after.context.conversation === before.context.conversation &&
      isSame(textsIn(after), {
        drafts: without(drafts, event.path),
        restored: without(restored, event.path),
      }) &&
      after.context.draft === (fieldOf(before)?.path === event.path ? '' : before.context.draft)
    );
  },
  'where items were moved or removed, the texts of their lists are gone; a new item moves none': (step) => {
    const { event, before, after } = step;
    const { act, path } = before.context.arrangement;
    if (event.type === 'site.stepped') {
      const { drafts, restored } = textsIn(before);
      const moved = event.moved ?? [];
      const kept = { drafts: outsideLists(drafts, moved), restored: outsideLists(restored, moved) };
      return isSame(textsIn(after), kept);
    }
    if (event.type !== 'site.arranged' || !isPlain(step) || !isArranging(before)) return undefined;
    const { drafts, restored } = textsIn(before);
    const items = act === 'add' || !path.endsWith(']') ? [] : [path];
    return isSame(textsIn(after), {
      drafts: outsideLists(drafts, items),
      restored: outsideLists(restored, items),
    });
  },
  'a replaced site has no drafts': ({ event, after }) =>
    event.type === 'site.replaced' ? isSame(textsIn(after), { drafts: {}, restored: {} }) : undefined,
};

export const chatSentences: Sentences<Chat> = {
  ...walking,
  ...typing,
  ...editing,
  ...arranging,
  ...drafting,
};
