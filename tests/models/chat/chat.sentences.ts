import { hasPlace } from '../../../src/domain/chat/menu.ts';
import type { Leaf } from '../../../src/domain/config/structure.ts';
import { en } from '../../../src/words/en/en.ts';
import { SECTION_NAMES } from '../../../src/words/stored-names.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { answeredOnce, type Property } from '../../prove/temporal/temporal.ts';
import { type Chat, COMMAND, DESCRIBED, OFFERS, PLAN } from './chat.ts';

type ChatStep = Step<Chat>;
type Situation = ChatStep['before'];

const { chat: words } = en;
const SECTIONS = ['Hero', 'Benefits', 'Global Settings', 'Page', 'Sections', 'What can I do?'];
const SECTION = SECTION_NAMES.location;
const ACTIONS: ReadonlySet<string> = new Set([...Object.values(words.acts), SECTION]);
const DIALOGS: ReadonlySet<string> = new Set([...Object.values(words.dialogs), en.interview.options.start]);

/** The menu places of the targets that the paths open. */
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
/** The site's answer to the pending edit. */
const siteSays = ({ value }: Situation) =>
  typeof value.work === 'object' && typeof value.work.working === 'object'
    ? value.work.working.updating.site
    : undefined;
/** What the latest message offers besides the menu, and the options of the menu. */
const offersIn = (situation: Situation) => latestOf(situation)?.offers ?? [];
const menuIn = (situation: Situation) => latestOf(situation)?.buttons?.slice(offersIn(situation).length);
/** The offer that a step picks. */
const pickedOffer = (step: ChatStep) =>
  isFree(step) ? offersIn(step.before).find(({ label }) => label === picked(step)) : undefined;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const offered = (situation: Situation, text: string) =>
  latestOf(situation)?.buttons?.find((label) => label.toLowerCase() === text.trim().toLowerCase());
/** The messages that a step added. */
const newMessages = ({ before, after }: ChatStep) =>
  allOf(after)
    .slice(allOf(before).length)
    .map(({ text, isUser, at }) => [isUser ? 'visitor' : 'assistant', text, at]);
/** True if a step stays at its level, posts the picked option and asks the question of the level. */
const isAskedAgain = (step: ChatStep) => {
  const { event, before, after } = step;
  const [click, question, ...others] = newMessages(step);
  const at = 'at' in event ? event.at : undefined;
  return (
    isSame(click, ['visitor', picked(step), at]) &&
    isSame([question?.[0], question?.[2], others], ['assistant', at, []]) &&
    isSame(latestOf(after)?.buttons, menuIn(before)) &&
    isSame(topOf(after).place, topOf(before).place)
  );
};
/** The answer of a step and its time, if it was posted at the right level: that of the edit, or the list of a moved item. */
const answered = (step: ChatStep) => {
  const { moved } = step.before.context.edit;
  const { text, at } = latestOf(step.after) ?? {};
  const levels = ({ context }: Situation) => context.conversation.above.length;
  const isAtItsLevel =
    moved.length > 0 ? levels(step.after) === levels(step.before) - 2 : newMessages(step).length === 1;
  return isAtItsLevel ? [text, at] : undefined;
};
const isFree = ({ before }: ChatStep) => !isWorking(before);
const isOwn = ({ before, event }: ChatStep) =>
  'commandId' in event && event.commandId === `edit-${before.context.edit.count}`;
/** The outcome of the edit that this step answered, if no other place is requested next. */
function outcomeOf({ event, before, after }: ChatStep): string | undefined {
  if (!isUpdating(before) || !after.matches({ work: 'ready' })) return undefined;
  if (event.type === 'site.replaced' || before.context.next) return undefined;
  return event.type.startsWith('site.') ? event.type.slice('site.'.length) : siteSays(before);
}
/** Whether a step answers this chat's edit, and no other place is requested next. */
const isPlain = (step: ChatStep) => isOwn(step) && step.before.context.next === undefined;
/** The option that a step picks, by a click or by typing its name. */
const picked = ({ before, event }: ChatStep) => {
  // The second click of a double click picks nothing.
  if (event.type === 'option.pick') return event.clicks === 2 ? undefined : offered(before, event.label);
  return event.type === 'message.send' ? offered(before, before.context.draft) : undefined;
};
/** The act that a step picks. */
const pickedAct = (step: ChatStep) => {
  const label = isReadyAt(step.before, 'menu') ? picked(step) : undefined;
  return label !== undefined && ACTIONS.has(label) ? label : undefined;
};
/** The value that a step submits to the open field, and its message. */
function submittedValue(step: ChatStep) {
  const { before, event } = step;
  if (!isReadyAt(before, 'field')) return undefined;
  if (event.type === 'value.chosen') return { value: event.value, said: event.said, at: event.at };
  const label = picked(step);
  if (label === words.choose) return undefined;
  const text = label ?? (event.type === 'message.send' ? before.context.draft : '');
  return text.trim() === '' || !('at' in event) ? undefined : { value: text, said: text, at: event.at };
}

/** The place of the visitor, and navigation. */
const walking: Sentences<Chat> = {
  'an editor is open exactly while the top is a field': ({ after }) => {
    if (after.status !== 'active') return undefined;
    const isField = fieldOf(after) !== undefined;
    const { editor } = after.children;
    return (
      after.matches({ top: 'field' }) === isField &&
      editor?.getSnapshot().context.leaf?.path === fieldOf(after)?.path
    );
  },
  'an editor lives as long as the visitor stays at its field': ({ before, after }) => {
    const { path } = fieldOf(before) ?? {};
    const isStaying = after.status === 'active' && path !== undefined && path === fieldOf(after)?.path;
    return isStaying ? before.children.editor === after.children.editor : undefined;
  },
  'picking an option posts it, enters its level and asks the question of the level': (step) => {
    const label = picked(step);
    if (label === undefined || !isReadyAt(step.before, 'menu')) return undefined;
    if (pickedAct(step) !== undefined || DIALOGS.has(label) || pickedOffer(step)) return undefined;
    const { above } = step.after.context.conversation;
    return (
      above.length === step.before.context.conversation.above.length + 1 &&
      isSame(newMessages(step)[0]?.slice(0, 2), ['visitor', label]) &&
      newMessages(step).length === 2
    );
  },
  'picking a dialog requests it once, posts the click and asks again': (step) => {
    const { event, before, emitted } = step;
    if (event.type !== 'option.pick') return undefined;
    if (picked(step) === en.interview.options.start) return undefined;
    const [dialog] = Object.entries(words.dialogs).find(([, label]) => label === picked(step)) ?? [];
    const isOpened = dialog !== undefined && isReadyAt(before, 'menu');
    if (isOpened && !isAskedAgain(step)) return false;
    return isSame(emitted, isOpened ? [{ type: 'dialog.requested', dialog, at: event.at }] : []);
  },
  'the interview is requested once, and says everything itself': (step) => {
    const { event, emitted } = step;
    if (event.type !== 'option.pick' || picked(step) !== en.interview.options.start) return undefined;
    const request = { type: 'dialog.requested', dialog: 'interview', at: event.at };
    return isUnchanged(step) && isSame(emitted, [request]);
  },
  'only offered options can be picked': (step) =>
    step.event.type === 'option.pick' && picked(step) === undefined
      ? isUnchanged(step) && !step.before.can(step.event)
      : undefined,
  'pick, then Back, restores the messages and the top': (step, past) => {
    if (step.event.type !== 'step.back' || isUnchanged(step)) return undefined;
    const { above } = step.before.context.conversation;
    const pick = past.findLast((each) => each.after.context.conversation.above.length === above.length - 1);
    const entering = pick && past[past.lastIndexOf(pick) + 1];
    if (entering?.event.type !== 'option.pick' || pickedOffer(entering)) return undefined;
    // A place that was opened since stands on a stack of its own.
    const since = past.slice(past.indexOf(entering));
    if (since.some(({ event }) => ['place.open', 'draft.resume'].includes(event.type))) return undefined;
    return isSame(step.after.context.conversation, entering.before.context.conversation);
  },
  'Back drops the top with its messages, and nothing else': (step) => {
    const { base, above } = step.before.context.conversation;
    if (step.event.type !== 'step.back' || above.length === 0 || !isFree(step)) return undefined;
    const { conversation } = step.after.context;
    return conversation.base === base && isSame(conversation.above, above.slice(0, -1));
  },
  'Back does nothing at the main menu': (step) =>
    step.event.type === 'step.back' && step.before.context.conversation.above.length === 0
      ? isUnchanged(step)
      : undefined,
  'opening a place puts it on top of the levels that lead to it, and keeps the levels shared with the old stack':
    (step) => {
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
  'a place is announced each time it is asked for or its turn comes, and the main menu when it opens': (
    step,
  ) => {
    const { event, before, after, emitted } = step;
    if (before.status !== 'active') return undefined;
    const opensMenu = event.type === 'menu.open' && event.clicks !== 2 && isFree(step);
    const isOpened = event.type === 'place.open' || opensMenu;
    const isItsTurn =
      before.context.next !== undefined && !isWorking(after) && event.type !== 'site.replaced';
    const announced = emitted.filter(({ type }) => type === 'place.requested');
    return announced.length === Number(isOpened || isItsTurn);
  },
  'the second click of a double click on Main Menu does nothing': (step) =>
    step.event.type === 'menu.open' && step.event.clicks === 2
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'Main Menu empties the stack, keeps the transcript and offers the sections': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'menu.open' || event.clicks === 2 || !isFree(step)) return undefined;
    return (
      after.context.conversation.above.length === 0 &&
      isSame(allOf(after).slice(0, -1), allOf(before)) &&
      isSame(latestOf(after)?.buttons, SECTIONS) &&
      isSame(newMessages(step), [['assistant', words.mainMenu, event.at]])
    );
  },
  'replacing the site restarts the chat': (step) => {
    if (step.event.type !== 'site.replaced') return undefined;
    const { above } = step.after.context.conversation;
    const [greeting, ...others] = allOf(step.after);
    return (
      isSame([greeting?.text, greeting?.at], [words.greeting, step.event.at]) &&
      others.length + above.length === 0 &&
      isReadyAt(step.after, 'menu')
    );
  },
  'the main menu offers the sections, and before them the interview on an untouched website': ({ after }) => {
    if (isWorking(after) || after.context.conversation.above.length > 0) return undefined;
    const isExample = after.context.site.getSnapshot().context.config._structure === exampleConfig._structure;
    const [first, ...others] = menuIn(after) ?? [];
    return isExample
      ? isSame([first, ...others], SECTIONS)
      : first === en.interview.options.start && isSame(others.slice(0, 2), ['Hero', 'Benefits']);
  },
  'typing and time do not change the conversation': (step) =>
    ['draft.change', 'clock.tick'].includes(step.event.type)
      ? step.before.context.conversation === step.after.context.conversation
      : undefined,
  'the chat fails if its editor or its connection to the site fails': (step) =>
    isEnd(step, 'error', 'editor') || isEnd(step, 'error', 'siteFacts')
      ? step.after.status === 'error'
      : undefined,
};

/** The visitor's input, and the edit that it requests. */
const typing: Sentences<Chat> = {
  'the message box holds the typed text': ({ event, after }) =>
    event.type === 'draft.change' ? after.context.draft === event.text : undefined,
  'sending empties the message box; a draft that cannot be sent stays': (step) => {
    if (step.event.type !== 'message.send') return undefined;
    const isSent = isFree(step) && step.before.context.draft.trim() !== '';
    return step.after.context.draft === (isSent ? enteredText(step) : step.before.context.draft);
  },
  'blanks are not sent': (step) =>
    step.event.type === 'message.send' && step.before.context.draft.trim() === ''
      ? isUnchanged(step)
      : undefined,
  'typing the name of an option picks it': (step) => {
    if (step.event.type !== 'message.send' || picked(step) === undefined || !isFree(step)) return undefined;
    const label = picked(step) ?? '';
    if (label === words.choose || DIALOGS.has(label)) return isAskedAgain(step) && !isWorking(step.after);
    return isSame(newMessages(step)[0], ['visitor', picked(step), step.event.at]);
  },
  'a typed path and value are a direct update': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'message.send' || before.context.draft !== COMMAND) return undefined;
    if (!isReadyAt(before, 'menu')) return undefined;
    const { path, typed, said: text } = after.context.edit;
    return (
      isUpdating(after) &&
      siteSays(after) === 'asked' &&
      isSame([path, typed, text], ['hero.title.text', 'Hello there', COMMAND]) &&
      isSame(newMessages(step), [['visitor', COMMAND, event.at]])
    );
  },
  'any other text in the menu waits for the simulated second too, and sends nothing to the site': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'message.send' || before.context.draft !== 'nonsense') return undefined;
    if (!isReadyAt(before, 'menu')) return undefined;
    return siteSays(after) === 'invalid' && isSame(newMessages(step), [['visitor', 'nonsense', event.at]]);
  },
  'a value submitted to a field is posted, and starts an update': (step) => {
    const value = submittedValue(step);
    if (!value) return undefined;
    const { edit } = step.after.context;
    const target =
      value.value === en.embedFont.on
        ? { path: 'globalSettings.embedFont', typed: true }
        : { path: fieldOf(step.before)?.path, typed: value.value };
    const expected = { ...target, said: value.said };
    return (
      isUpdating(step.after) &&
      isSame({ path: edit.path, typed: edit.typed, said: edit.said }, expected) &&
      isSame(newMessages(step), [['visitor', value.said, value.at]])
    );
  },
  'only Choose opens the popover, posts the click and asks again': (step) => {
    const opens = step.sent.filter(({ event }) => event.type === 'popover.open');
    const isChoose = isReadyAt(step.before, 'field') && picked(step) === words.choose;
    return isChoose
      ? isSame(opens, [{ to: 'editor', event: { type: 'popover.open' } }]) && isAskedAgain(step)
      : opens.length === 0;
  },
  'every edit gets the next number': ({ before, after }) =>
    !isWorking(before) && isWorking(after)
      ? after.context.edit.count === before.context.edit.count + 1
      : after.context.edit.count === before.context.edit.count,
};

/** The simulated second of an edit, and its end. */
const editing: Sentences<Chat> = {
  'while an edit is pending no input is accepted': (step) => {
    const { event } = step;
    if (isFree(step) || ['draft.change', 'place.open', 'site.replaced'].includes(event.type))
      return undefined;
    return event.type.startsWith('site.') || event.type.startsWith('xstate.') ? undefined : isUnchanged(step);
  },
  'the site is asked for exactly the edit, at once and once': (step) => {
    const { before, after, sent } = step;
    const asked = sent
      .filter(({ event }) => event.type === 'edit.apply' || event.type === 'plan.apply')
      .map(({ event }) => event);
    const { path, typed, count, plan } = after.context.edit;
    const isAsked = !isUpdating(before) && siteSays(after) === 'asked';
    if (step.event.type === 'draft.use') return undefined;
    const commandId = `edit-${count}`;
    const edit = plan
      ? { type: 'plan.apply', commandId, edits: plan }
      : { type: 'edit.apply', commandId, path, typed };
    return isSame(asked, isAsked ? [edit] : []);
  },
  'the answer of the site is noted; if the second is over, it is given at once': (step) => {
    const { event, before, after } = step;
    const [, answer = ''] = /^site\.(edited|refused|failed)$/.exec(event.type) ?? [];
    if (answer === '' || siteSays(before) !== 'asked' || !isOwn(step)) return undefined;
    const isOver = before.matches({ work: { working: { updating: { second: 'over' } } } });
    return isOver ? after.matches({ work: 'ready' }) : siteSays(after) === answer;
  },
  'an answer waits for the second and for the site': ({ before, after }) => {
    if (!isUpdating(before) || !after.matches({ work: 'ready' })) return undefined;
    const { at } = after.context.edit;
    return after.context.conversation !== before.context.conversation && at !== undefined;
  },
  'the end of the second is the time of the answer; a failed second counts as ended': (step) => {
    if (!isEnd(step, 'done', 'second') && !isEnd(step, 'error', 'second')) return undefined;
    const { before, after } = step;
    const isAwaited = siteSays(before) === 'asked';
    const at = isEnd(step, 'done', 'second') ? 1007 : before.context.edit.at;
    return (
      after.context.edit.at === at &&
      (isAwaited ? siteSays(after) === 'asked' : after.matches({ work: 'ready' }))
    );
  },
  'success leaves the field and offers the siblings': (step) => {
    const { before, after } = step;
    if (outcomeOf(step) !== 'edited' || fieldOf(before) === undefined) return undefined;
    const { above, base } = before.context.conversation;
    const { edit } = after.context;
    // If the item was moved meanwhile, the chat goes back to its list.
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
  'a place requested during an edit opens once after its answer; an unknown place is ignored': (step) => {
    const { event, before, after } = step;
    const { next } = before.context;
    if (event.type === 'place.open' && isWorking(before)) {
      const goal = PLACES[event.target];
      const isOtherPlace = goal !== undefined && !isSame(topOf(before).place, goal);
      const expected = isOtherPlace ? { target: event.target, at: event.at } : next;
      return isSame([after.value, after.context.next], [before.value, expected]);
    }
    if (!next || isWorking(after) || event.type === 'site.replaced') return undefined;
    return after.context.next === undefined && isSame(topOf(after).place, PLACES[next.target]);
  },
  'a direct update keeps the place of the visitor and repeats its options': (step) => {
    const { before, after } = step;
    if (outcomeOf(step) !== 'edited' || fieldOf(before) !== undefined) return undefined;
    const stack = ({ context }: Situation) => context.conversation.above.map(({ place }) => place);
    return (
      isReadyAt(after, 'menu') &&
      isSame(stack(after), stack(before)) &&
      isSame(newMessages(step), [['assistant', words.next(answerIn(after)), after.context.edit.at]]) &&
      latestOf(after)?.isSuccess === true
    );
  },
  'a refused, failed or invalid edit is answered at its own level, with its options': (step) => {
    const outcome = outcomeOf(step);
    const text = outcome && ANSWERS[outcome];
    if (!text) return undefined;
    return (
      isSame(answered(step), [text, step.after.context.edit.at]) &&
      latestOf(step.after)?.buttons !== undefined
    );
  },
  'the answer to another actor’s edit is ignored': (step) =>
    'commandId' in step.event && !isOwn(step) ? isUnchanged(step) : undefined,
  'an answer that is not awaited changes nothing': (step) => {
    const { before, event } = step;
    const isWaiting = event.type === 'site.arranged' ? isArranging(before) : siteSays(before) === 'asked';
    return 'commandId' in event && !isWaiting ? isUnchanged(step) : undefined;
  },
};

const DESCRIPTION = words.descriptionOf('Features › Image');

/** The answer to the latest update: of a plan, or of a path and a value. */
const answerIn = ({ context: { edit } }: Situation) =>
  edit.told ?? (edit.path === DESCRIBED ? words.updated(DESCRIPTION, 'New') : planAnswerIn(edit));
const planAnswerIn = (edit: Situation['context']['edit']) =>
  edit.plan ? words.arranged(en.history.arranged.hide('Button')) : words.updated('Title', 'New');

/** What is offered for a sentence. */
const offering: Sentences<Chat> = {
  'what a text is read as is offered before the menu, where it is no update': (step) => {
    const outcome = outcomeOf(step);
    if (outcome === undefined || ANSWERS[outcome] === undefined) return undefined;
    const isRead = step.before.context.edit.said === 'nonsense' && step.before.context.read !== undefined;
    const offers = isRead && fieldOf(step.before) === undefined ? OFFERS : [];
    return isSame(offersIn(step.after), offers);
  },
  'a plan that is picked is posted and starts an update with all its edits': (step) => {
    if (pickedOffer(step)?.command.type !== 'plan.chosen') return undefined;
    const { plan, said } = step.after.context.edit;
    return (
      isUpdating(step.after) &&
      siteSays(step.after) === 'asked' &&
      isSame([plan, said], [PLAN.edits, PLAN.label]) &&
      isSame(newMessages(step)[0]?.slice(0, 2), ['visitor', PLAN.label])
    );
  },
  'a plan from a dialog is posted, starts an update with all its edits, and is answered with its own sentence':
    (step) => {
      const { event, after } = step;
      if (event.type !== 'plan.chosen' || isWorking(step.before)) return undefined;
      const { plan, said, told, at } = after.context.edit;
      return (
        isUpdating(after) &&
        siteSays(after) === 'asked' &&
        isSame([plan, said, told, at], [event.edits, event.said, event.told, event.at]) &&
        isSame(newMessages(step), [['visitor', event.said, event.at]])
      );
    },
  'a description is taken where the latest message asks for it, and written there': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'description.give' || isWorking(before)) return undefined;
    const path = latestOf(before)?.describes;
    if (path === undefined) return isUnchanged(step) && isSilent(step);
    const { edit } = after.context;
    return (
      isUpdating(after) &&
      isSame([edit.path, edit.typed, edit.said, edit.at], [DESCRIBED, event.text, event.said, event.at]) &&
      isSame(newMessages(step), [['visitor', event.said, event.at]])
    );
  },
  'a description that is skipped is asked for no more, and nothing else changes': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'description.skip' || isWorking(before)) return undefined;
    const { describes, ...message } = latestOf(before) ?? {};
    if (describes === undefined) return isUnchanged(step) && isSilent(step);
    return (
      isSame(latestOf(after), message) &&
      isSame(allOf(after).slice(0, -1), allOf(before).slice(0, -1)) &&
      isSame(after.value, before.value) &&
      isSilent(step)
    );
  },
  'a place that is picked is posted and opened': (step) => {
    const offer = pickedOffer(step);
    if (offer?.command.type !== 'place.open') return undefined;
    const said = allOf(step.after).filter(({ text, isUser }) => isUser && text === offer.label);
    return said.length > 0 && fieldOf(step.after)?.path === offer.command.target;
  },
};

/** The index of the item after an arrangement, by its act; undefined if it was removed. */
const INDEX_AFTER: Readonly<Record<string, (index: number) => number | undefined>> = {
  add: (index) => index,
  moveUp: (index) => index - 1,
  moveDown: (index) => index + 1,
  duplicate: (index) => index + 1,
  remove: () => undefined,
};
const SECTION_NAMED: Readonly<Record<string, string>> = {
  hero: 'Hero',
  benefits: 'Benefits',
  location: SECTION,
};
const ACT_PAST_TENSE: Readonly<Record<string, string>> = {
  add: 'added',
  moveUp: 'moved up',
  moveDown: 'moved down',
  duplicate: 'duplicated',
  remove: 'removed',
  hide: 'hidden',
};
const placesOf = ({ context }: Situation) => context.conversation.above.map(({ place }) => place);
/** The messages at each level above the main menu. */
const textsOf = ({ context }: Situation) =>
  context.conversation.above.map(({ messages }) => messages.map(({ text }) => text));
const isThere = ({ context }: Situation, place: readonly string[]) =>
  hasPlace(context.site.getSnapshot().context.config, place, en);

/** Arrangements of items and sections, and their undo. */
const arranging: Sentences<Chat> = {
  'picking an act posts it and asks the site for it, once and at once': (step) => {
    const asked = step.sent.filter(({ event }) => event.type === 'site.arrange').map(({ event }) => event);
    const label = pickedAct(step);
    if (label === undefined) return asked.length === 0;
    const { conversation, edit } = step.after.context;
    const { place } = conversation.above.at(-1) ?? conversation.base;
    const [parent = '', id = ''] = place.slice(-3, -1);
    const item = `benefits.items[${parent === 'items' ? id : 2}]`;
    const section = label === SECTION ? 'location' : id;
    const path = parent === '_sections' ? section : item;
    const [act = 'add'] = Object.entries(words.acts).find(([, name]) => name === label) ?? [];
    return (
      isArranging(step.after) &&
      isSame(asked, [{ type: 'site.arrange', commandId: `edit-${edit.count}`, act, path }]) &&
      isSame(placesOf(step.after).slice(0, -1), placesOf(step.before)) &&
      isSame(newMessages(step), [['visitor', label, 'at' in step.event && step.event.at]])
    );
  },
  'a completed act is answered at its item or section, or at the list if that is gone': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.arranged' || !isPlain(step)) return undefined;
    if (!isArranging(before)) return undefined;
    const { arrangement, edit } = before.context;
    const { act, path } = arrangement;
    const [, index] = /\[(\d+)\]$/.exec(path) ?? [];
    const placesBefore = placesOf(before);
    // A new section is opened from the main menu.
    const list = path === 'location' ? [] : placesBefore.slice(0, act === 'add' ? -1 : -2);
    const id = index === undefined ? path : INDEX_AFTER[act]?.(Number(index));
    const place = [...(list.at(-1) ?? []), String(id)];
    const [ownMessage, answer] = topOf(after).messages.slice(-2);
    const below = textsOf(before).slice(0, list.length);
    const name = index === undefined ? undefined : `Benefit ${Number(index) + 1}`;
    const text = words.next(`✓ ${name ?? SECTION_NAMED[path]} ${ACT_PAST_TENSE[act]}.`);
    return (
      isReadyAt(after, 'menu') &&
      isSame(placesOf(after), isThere(after, place) ? [...list, place] : list) &&
      (!isThere(after, place) || isSame(textsOf(after).slice(0, -1), below)) &&
      isSame([ownMessage?.text, ownMessage?.isUser], [edit.said, true]) &&
      isSame(
        [answer?.text, answer?.isSuccess, answer?.commandId, answer?.at],
        [text, true, event.commandId, edit.at],
      )
    );
  },
  'undo and redo close the levels that no longer exist, and nothing else': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.stepped' || !isFree(step)) return undefined;
    const placesBefore = placesOf(before);
    const gone = placesBefore.findIndex((place) => !isThere(before, place));
    const { base } = before.context.conversation;
    if (gone === -1) {
      const isSilent = after.context.conversation === before.context.conversation;
      return isSilent && after.context.draft === before.context.draft && isSame(after.value, before.value);
    }
    return (
      isSame(placesOf(after), placesBefore.slice(0, gone)) &&
      isReadyAt(after, 'menu') &&
      after.context.draft === before.context.draft &&
      after.context.conversation.base === base &&
      isSame(textsOf(after), textsOf(before).slice(0, gone)) &&
      isSame(latestOf(after)?.buttons, ['Item 1', 'Item 2', 'Add item'])
    );
  },
  'undo or redo during an edit changes nothing yet, and the moved paths are remembered': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.stepped' || isFree(step)) return undefined;
    const moved = [...before.context.edit.moved, ...(event.moved ?? [])];
    return isSame(
      [after.value, { ...after.context, site: 0, ...textsIn(before) }],
      [before.value, { ...before.context, site: 0, edit: { ...before.context.edit, moved } }],
    );
  },
  'the next edit clears the moved paths': ({ before, after }) =>
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
    event.type === 'site.replaced'
      ? after.context.draft === '' && isSame(textsIn(after), { drafts: {}, restored: {} })
      : undefined,
};

/** What holds of the order of steps. */
export const chatProperties: Readonly<Record<string, Property<ChatStep>>> = {
  'an announced edit is answered at most once: the chat is ready again, or begins anew': answeredOnce(
    ({ before, after }) =>
      after.context.edit.count > before.context.edit.count ? [`edit-${after.context.edit.count}`] : [],
    ({ before, after }) =>
      isWorking(before) && !isWorking(after) ? [`edit-${before.context.edit.count}`] : [],
  ),
};

export const chatSentences: Sentences<Chat> = {
  ...walking,
  ...typing,
  ...editing,
  ...offering,
  ...arranging,
  ...drafting,
};
