import type { Command, Option } from '../../../domain/chat/command.ts';
import type { EditedLeaf } from '../../../domain/config/structure.ts';
import type { Request, RequestEnd } from '../../../machines/chat/request.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import { SECTION_NAMES } from '../../../words/stored-names.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { answeredOnce, type Property } from '../../prove/temporal/temporal.ts';
import { ADDRESS, type Chat, COMMAND, DESCRIBED, REQUEST, SUGGESTED } from './chat.ts';
import { questionSentences } from './questions.sentences.ts';
import { EARLY, MISTYPED, TAKE_BACK } from './questions.ts';

type ChatStep = Step<Chat>;
type Situation = ChatStep['before'];

const { chat: words } = en;
const SECTIONS = ['Hero', 'Benefits', 'Global Settings', 'Look', 'Page', 'Sections', 'What can I do?'];
const SECTION = SECTION_NAMES.location;
/** What the visitor confirms before another website takes the place of this one. */
const CONFIRMED: readonly string[] = ['template.choose', 'content.carry', 'site.reset', 'site.open'];

/** Whether the top is a place or field that was asked for. */
const isAtTarget = (situation: Situation, target: string) =>
  fieldOf(situation)?.path === target ||
  topOf(situation).place.join('.') === target.replaceAll(/\[(\d+)\]/g, '.$1');
/** Whether the website has a place that is asked for. */
const isKnown = ({ context }: Situation, target: string) =>
  target.startsWith('_') ||
  target
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((here, key) => Object(here)[key], context.site.getSnapshot().context.config) !==
    undefined;
/** Whether the website is as a template brings it. */
const isUntouched = ({ context }: Situation) =>
  [landingBusiness, moonlight].some(({ base }) => isSame(context.site.getSnapshot().context.config, base));
const topOf = ({ context: { stack } }: Situation) => stack.at(-1) ?? stack[0];
const above = ({ context: { stack } }: Situation) => stack.slice(1);
const fieldOf = (situation: Situation): EditedLeaf | undefined => topOf(situation).field;
const allOf = ({ context: { stack } }: Situation) => stack.flatMap(({ messages }) => messages);
const latestOf = (situation: Situation) => allOf(situation).at(-1);
const isWorking = (situation: Situation) => situation.hasTag('working');
const isWaitingFor = (situation: Situation, ...types: readonly Request['type'][]) =>
  isWorking(situation) && types.includes(situation.context.request.type);
const isArranging = (situation: Situation) => isWaitingFor(situation, 'site.arrange');
const isRefusing = (situation: Situation) => isWaitingFor(situation, 'text.refuse');
const isUpdating = (situation: Situation) => isWaitingFor(situation, 'edit.apply', 'plan.apply');
const isReadyAt = (situation: Situation, where: 'menu' | 'field') => situation.matches({ ready: where });
/** The command by which the site is asked. */
const commandIn = ({ context: { request } }: Situation) =>
  'commandId' in request ? request.commandId : undefined;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** What an address that is typed whole writes. */
const ADDRESS_PARTS = [
  { path: 'location.address', typed: '18 Mill Lane' },
  { path: 'location.postalCode', typed: 'LS1 4AB' },
  { path: 'location.town', typed: 'Leeds' },
];
const isFree = ({ before }: ChatStep) => !isWorking(before);
/** The option of the latest message that a text names. */
const optionOf = ({ context: { stack } }: Situation, text: string): Option | undefined => {
  const { offers = [], options = [] } = stack.at(-1) ?? {};
  return [...offers, ...options].find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
};
/** The option that a step picks, by a click or by typing its name. */
const picked = ({ before, event }: ChatStep): Option | undefined => {
  if (isWorking(before)) return undefined;
  if (event.type === 'option.pick') return optionOf(before, event.label);
  return event.type === 'message.sent' ? optionOf(before, event.text) : undefined;
};
const pickedBy = <Type extends Command['type']>(step: ChatStep, type: Type) => {
  const option = picked(step);
  return option?.command.type === type
    ? { label: option.label, command: option.command as Extract<Command, { type: Type }> }
    : undefined;
};
/** Whether a question of the interview is asked. */
const isAsked = ({ context: { stack } }: Situation) => stack.at(-1)?.question !== undefined;
/** The text that a step sends at a level of the menu, if it names no option. */
const sentAtMenu = (step: ChatStep) => {
  const { before, event } = step;
  if (event.type !== 'message.sent' || !isReadyAt(before, 'menu') || picked(step)) return undefined;
  return event.text;
};
const at = ({ event }: ChatStep) => ('at' in event ? event.at : undefined);
/** The messages that a step added. */
const newMessages = ({ before, after }: ChatStep) =>
  allOf(after)
    .slice(allOf(before).length)
    .map(({ text, isUser, at: time }) => [isUser ? 'visitor' : 'assistant', text, time]);
/** True if a step stays at its level, posts the picked option and asks the question of the level. */
/** What declines a change, and asks again at the level where it was offered. */
const leaveAt = (place: readonly string[]) => ({
  label: words.leave,
  command: place.length === 0 ? { type: 'menu.open' } : { type: 'place.open', target: place.join('.') },
});

const isAskedAgain = (step: ChatStep) => {
  const { before, after } = step;
  const [click, question, ...others] = newMessages(step);
  return (
    isSame(click, ['visitor', picked(step)?.label, at(step)]) &&
    isSame([question?.[0], question?.[2], others], ['assistant', at(step), []]) &&
    isSame(topOf(after).options, topOf(before).options) &&
    topOf(after).offers.length === 0 &&
    isSame(topOf(after).place, topOf(before).place)
  );
};
const placesOf = (situation: Situation) => above(situation).map(({ place }) => place);
/** The messages at each level above the main menu. */
const textsAt = (situation: Situation) =>
  above(situation).map(({ messages }) => messages.map(({ text }) => text));
/** Whether the example site has what a place leads to: it has two benefits, and no section that a visitor added. */
const isThere = (place: readonly string[]) =>
  place.at(-1) === '_table' ||
  (!place.includes('location') && (place[1] !== 'items' || ['0', '1', undefined].includes(place[2])));
/** The end of what the visitor waits for, if no other place is requested next. */
const isAnswered = (step: ChatStep) =>
  isWorking(step.before) &&
  !isWorking(step.after) &&
  !isAsked(step.before) &&
  step.event.type !== 'site.replaced' &&
  step.before.context.pendingPlace === undefined;
const endOf = ({ event }: ChatStep) => (event as unknown as { readonly output: RequestEnd }).output;
const outcomeOf = (step: ChatStep) =>
  isEnd(step, 'done', 'request') && isUpdating(step.before) && isAnswered(step)
    ? endOf(step).outcome
    : undefined;
/** The end of waiting for the reader. */
const isRead = (step: ChatStep) =>
  isEnd(step, 'done', 'request') && isWaitingFor(step.before, 'reader.await');
const isLeftUnread = ({ event, before }: ChatStep) =>
  event.type === 'place.open' && isWaitingFor(before, 'reader.await');
const isTextUnread = (step: ChatStep) => isRead(step) && endOf(step).outcome === 'failed';
/** A text that is sent while a table is open. */
const isTypedAtTable = ({ before, event }: ChatStep) =>
  event.type === 'message.sent' && isReadyAt(before, 'field') && fieldOf(before)?.type === 'table';

/** The value that a step submits to the open field, and its message. */
function submittedValue(step: ChatStep) {
  const { before, event } = step;
  if (!isReadyAt(before, 'field')) return undefined;
  if (event.type === 'value.chosen') return event;
  const option = picked(step);
  if (option?.command.type === 'popover.ask' || isTypedAtTable(step)) return undefined;
  const text = option?.label ?? (event.type === 'message.sent' ? event.text : '');
  return text.trim() === '' || !('at' in event)
    ? undefined
    : { value: text === words.leaveEmpty ? '' : text, said: text, at: event.at, plan: undefined };
}

/** What the chat tells others at a step, in order: where it is comes last, once its box knows. */
function newsOf(step: ChatStep): readonly object[] {
  // A text that waited is read once the chat is back at its place.
  if (isRead(step) && !isTextUnread(step)) return [{ type: 'place.entered' }, { type: 'visitor.acted' }];
  const isEntered = !isWorking(step.after) && toldTo(step).some(({ type }) => STANDS.has(type));
  const isThereAlready = step.event.type === 'place.open' && isFree(step);
  return isEntered || isThereAlready ? [...actsOf(step), { type: 'place.entered' }] : actsOf(step);
}

/** What the visitor did, as the chat tells it. */
function actsOf(step: ChatStep): readonly object[] {
  const { event, before, after } = step;
  const acted = { type: 'visitor.acted' };
  const place = { type: 'place.requested' };
  if (before.status !== 'active') return [];
  const command = picked(step)?.command;
  const ofCommand = (): readonly object[] => {
    switch (command?.type) {
      case 'place.open':
        return [place, acted];
      case 'plan.chosen':
      case 'value.chosen':
        return [acted];
      case 'dialog.ask': {
        const { dialog, list } = command;
        return [{ type: 'dialog.requested', dialog, at: at(step), ...(list !== undefined && { list }) }];
      }
      case 'language.choose':
        return [{ type: 'language.requested', code: command.code }];
      case 'menu.open':
        return [place, acted];
      default:
        return [];
    }
  };
  switch (event.type) {
    case 'option.pick':
      return command ? [acted, ...ofCommand()] : [];
    case 'message.sent':
      if (!isFree(step) || isTypedAtTable(step)) return [];
      if (isAsked(before) && !isAsked(after) && !command) return [place, acted];
      return [acted, ...ofCommand()];
    case 'place.open':
      return isFree(step) ? [place, acted] : [place];
    case 'menu.open':
      if (isFree(step)) return [place, acted];
      // The content that is waited for may never come.
      return isAsked(before) ? [place, acted] : [];
    case 'step.back':
      return isFree(step) && above(before).length > 0 ? [acted] : [];
    case 'value.chosen':
      return isReadyAt(before, 'field') ? [acted] : [];
    case 'plan.chosen':
      return isFree(step) ? [acted] : [];
    case 'description.give':
    case 'description.skip':
      return isFree(step) && latestOf(before)?.describes !== undefined ? [acted] : [];
    case 'site.replaced':
      // An interview goes on at its question.
      if (isFree(step) && isAsked(before) && isAsked(after) && newMessages(step).length === 0) return [];
      return isAsked(after) ? [place, acted] : [acted];
    default:
      return [];
  }
}

/** The place of the visitor, and navigation. */
const walking: Sentences<Chat> = {
  'it begins at a level of the menu': ({ before }, past) =>
    past.length === 0 && !isAsked(before) ? isReadyAt(before, 'menu') : undefined,
  'an editor is open exactly while the top is a field': ({ after }) => {
    if (after.status !== 'active') return undefined;
    if (isAsked(after)) return !isReadyAt(after, 'menu') && after.children.editor === undefined;
    const isField = fieldOf(after) !== undefined;
    const { editor } = after.children;
    return (
      (isWorking(after) || isReadyAt(after, isField ? 'field' : 'menu')) &&
      editor?.getSnapshot().context.leaf?.path === fieldOf(after)?.path
    );
  },
  'an editor lives as long as the visitor stays at its field': (step) => {
    // A success leaves the field, also where it was asked for again meanwhile and is entered anew.
    if (isEnd(step, 'done', 'request')) return undefined;
    const { before, after } = step;
    const { path } = fieldOf(before) ?? {};
    const isStaying = after.status === 'active' && path !== undefined && path === fieldOf(after)?.path;
    return isStaying ? before.children.editor === after.children.editor : undefined;
  },
  'picking an option posts it, enters its level and asks the question of the level': (step) => {
    const option = pickedBy(step, 'level.enter') ?? pickedBy(step, 'field.enter');
    if (!option) return undefined;
    const { place } = option.command.entry;
    return (
      isSame(placesOf(step.after), [...placesOf(step.before), place]) &&
      topOf(step.after).name === option.label &&
      isReadyAt(step.after, option.command.type === 'field.enter' ? 'field' : 'menu') &&
      isSame(newMessages(step)[0], ['visitor', option.label, at(step)]) &&
      newMessages(step).length === 2
    );
  },
  'picking a dialog or a language posts the click and asks again': (step) =>
    pickedBy(step, 'dialog.ask') || pickedBy(step, 'language.choose')
      ? isAskedAgain(step) && step.sent.length === 0
      : undefined,
  'a step back in history that is picked is asked of the site, and the question asked again': (step) => {
    const type = (pickedBy(step, 'step.undo') ?? pickedBy(step, 'step.redo'))?.command.type;
    if (type === undefined) return undefined;
    return isAskedAgain(step) && isSame(step.sent, [{ to: 'site', event: { type, at: at(step) } }]);
  },
  'only offered options can be picked': (step) =>
    step.event.type === 'option.pick' && picked(step) === undefined
      ? isUnchanged(step) && !step.before.can(step.event)
      : undefined,
  'pick, then Back, restores the messages and the top': (step, past) => {
    if (step.event.type !== 'step.back' || isUnchanged(step)) return undefined;
    const levels = above(step.before).length;
    const pick = past.findLast((each) => above(each.after).length === levels - 1);
    const entering = pick && past[past.lastIndexOf(pick) + 1];
    if (entering?.event.type !== 'option.pick') return undefined;
    if (!pickedBy(entering, 'level.enter') && !pickedBy(entering, 'field.enter')) return undefined;
    // A place that was opened since stands on a stack of its own.
    const since = past.slice(past.indexOf(entering));
    if (since.some(({ event }) => ['place.open', 'business.choose'].includes(event.type))) return undefined;
    return isSame(step.after.context.stack, entering.before.context.stack);
  },
  'Back drops the top with its messages, and nothing else': (step) => {
    if (step.event.type !== 'step.back' || above(step.before).length === 0 || !isFree(step)) return undefined;
    if (isAsked(step.before)) return undefined;
    const { stack } = step.after.context;
    const kept = step.before.context.stack.slice(0, -1);
    return (
      isReadyAt(step.after, 'menu') && stack.length === kept.length && kept.every((f, l) => f === stack[l])
    );
  },
  'Back does nothing at the main menu': (step) =>
    step.event.type === 'step.back' && above(step.before).length === 0 ? isUnchanged(step) : undefined,
  'opening a place puts it on top of the levels that lead to it, and keeps the levels shared with the old stack':
    (step) => {
      const { event, before, after } = step;
      if (event.type !== 'place.open' || !isFree(step)) return undefined;
      const isThere = isKnown(before, event.target) || isAtTarget(after, event.target);
      if (!isThere || isAtTarget(before, event.target)) return isUnchanged(step);
      const [old, now] = [above(before), above(after)];
      const shared = now.filter((frame, level) => isSame(frame.place, old[level]?.place));
      return (
        isAtTarget(after, event.target) &&
        now.every(({ place }, level) => {
          const { place: around = [] } = now[level - 1] ?? {};
          return isSame(place.slice(0, around.length), around);
        }) &&
        shared.every((frame, level) => frame === old[level]) &&
        now.slice(shared.length).every(({ messages }) => messages.every((message) => message.at === event.at))
      );
    },
  'Main Menu empties the stack, keeps the transcript and offers the sections': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'menu.open' || !isFree(step)) return undefined;
    const sections = latestOf(after)?.buttons ?? [];
    return (
      isReadyAt(after, 'menu') &&
      above(after).length === 0 &&
      isSame(allOf(after).slice(0, -1), allOf(before)) &&
      SECTIONS.slice(2).every((name) => sections.includes(name)) &&
      isSame(newMessages(step), [['assistant', words.mainMenu, event.at]])
    );
  },
  'replacing the site restarts the chat': (step) => {
    if (step.event.type !== 'site.replaced' || isAsked(step.after)) return undefined;
    const [greeting, ...others] = allOf(step.after);
    return (
      isSame([greeting?.text, greeting?.at], [words.greeting, step.event.at]) &&
      others.length + above(step.after).length === 0 &&
      step.after.context.pendingPlace === undefined &&
      isReadyAt(step.after, 'menu')
    );
  },
  'a step that the website made brings the options up to date, and nothing else': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'step.made') return undefined;
    const { start } = en.interview.options;
    const beginnings: readonly string[] = [start, en.chat.dialogs.comeBack];
    const latest = latestOf(before);
    const buttons = latest?.buttons?.filter((label) => !beginnings.includes(label));
    const current = latest && { ...latest, buttons };
    const isTouched = before.context.site.getSnapshot().context.config !== landingBusiness.base;
    return isTouched && topOf(before).offers.some(({ label }) => label === start)
      ? isSame([after.value, allOf(after), topOf(after).offers], [before.value, [current], []])
      : isUnchanged(step);
  },
  'the main menu offers the sections; before them the greeting of an untouched website, and it alone, offers the interview and the way back':
    ({ after }) => {
      if (isWorking(after) || above(after).length > 0) return undefined;
      const isExample =
        after.context.site.getSnapshot().context.config._structure === exampleConfig._structure;
      const { options, offers, messages } = topOf(after);
      const labels = options.map(({ label }) => label);
      if (isExample) return isSame(labels, SECTIONS);
      const isGreeting = messages.length === 1;
      if (offers.some(({ label }) => label === TAKE_BACK.label)) return undefined;
      // Until it is told of the change, the greeting offers what was possible.
      if (after.context.site.getSnapshot().context.config !== landingBusiness.base) return undefined;
      return (
        isSame(labels.slice(0, 2), ['Hero', 'Benefits']) &&
        isSame(
          offers.map(({ label }) => label),
          isGreeting ? [en.interview.options.start, en.chat.dialogs.comeBack] : [],
        )
      );
    },
  'the buttons of the latest message are its options': ({ after }) =>
    latestOf(after)?.isUser === false
      ? isSame(
          latestOf(after)?.buttons,
          [...topOf(after).offers, ...topOf(after).options].map(({ label }) => label),
        )
      : topOf(after).offers.length + topOf(after).options.length === 0,
  'time does not change the stack': (step) =>
    step.event.type === 'clock.tick' ? step.before.context.stack === step.after.context.stack : undefined,
};

/** The visitor's input, and the edit that it requests. */
const typing: Sentences<Chat> = {
  'typing the name of an option picks it': (step) => {
    if (step.event.type !== 'message.sent' || !isFree(step)) return undefined;
    const option = picked(step);
    if (!option) return undefined;
    if (['popover.ask', 'dialog.ask', 'language.choose'].includes(option.command.type))
      return isAskedAgain(step) && !isWorking(step.after);
    // `Undo all of this` begins anew.
    if (option.command.type === 'interview.undo') return undefined;
    return newMessages(step).some((message) => isSame(message, ['visitor', option.label, at(step)]));
  },
  'a typed path and value are a direct update': (step) => {
    if (sentAtMenu(step) !== COMMAND || !isKnown(step.before, 'hero.title.text')) return undefined;
    const { request, asked } = step.after.context;
    const { path, typed } = request.type === 'edit.apply' ? request : { path: '', typed: '' };
    return (
      isUpdating(step.after) &&
      isSame([path, typed, asked.said], ['hero.title.text', 'Hello there', COMMAND]) &&
      isSame(newMessages(step), [['visitor', COMMAND, at(step)]])
    );
  },
  'a request is answered at once with its options and the way to decline it, before those of the level': (
    step,
  ) => {
    if (sentAtMenu(step) !== 'hide it' || !step.before.context.read) return undefined;
    const { after, before } = step;
    return (
      isReadyAt(after, 'menu') &&
      isSame(newMessages(step), [
        ['visitor', 'hide it', at(step)],
        ['assistant', words.askRequest, at(step)],
      ]) &&
      isSame(topOf(after).offers, [...REQUEST.options, leaveAt(topOf(after).place)]) &&
      isSame(latestOf(after)?.hours, REQUEST.hours) &&
      topOf(after).options.length >= topOf(before).options.length
    );
  },
  'a text whose reader has not come stands in the transcript, and waits for it': (step) => {
    if (step.event.type !== 'message.sent' || step.event.text !== EARLY || !isFree(step)) return undefined;
    if (!step.before.context.read || fieldOf(step.before)) return undefined;
    return (
      isWaitingFor(step.after, 'reader.await') &&
      isSame(newMessages(step), [['visitor', EARLY, at(step)]]) &&
      step.sent.every(({ to }) => to !== 'site')
    );
  },
  'once its reader has come, a text is read as if it was sent then': (step) => {
    if (!isRead(step) || isTextUnread(step)) return undefined;
    const asked = isAsked(step.after);
    const said = asked ? [EARLY, en.interview.refused.options] : [EARLY];
    return (
      isSame(
        allOf(step.after)
          .slice(-said.length)
          .map(({ text }) => text),
        said,
      ) &&
      allOf(step.after).length === allOf(step.before).length + said.length - 1 &&
      (asked || isRefusing(step.after))
    );
  },
  'a text whose reader does not come is told so where it was sent': (step) => {
    if (!isTextUnread(step)) return undefined;
    return (
      !isWorking(step.after) &&
      isSame(newMessages(step), [['assistant', en.rest.missing, endOf(step).at]]) &&
      above(step.after).length === above(step.before).length - 1
    );
  },
  'a place that is asked for while a text waits for its reader opens at once': (step) => {
    const { event, after } = step;
    if (event.type !== 'place.open' || !isLeftUnread(step)) return undefined;
    const isOpen = isKnown(after, event.target) ? isAtTarget(after, event.target) : true;
    return !isWorking(after) && isOpen;
  },
  'any other text in the menu waits for the simulated second too, and sends nothing to the site': (step) => {
    const text = sentAtMenu(step);
    if (text !== 'nonsense' && text !== 'nowhere.at all') return undefined;
    return (
      isRefusing(step.after) &&
      isSame(newMessages(step), [['visitor', text, at(step)]]) &&
      step.sent.every(({ to }) => to !== 'site')
    );
  },
  'after the second a text is refused, with what it may be about before the options of the level': (step) => {
    if (!isRefusing(step.before) || !isAnswered(step)) return undefined;
    const { asked, read } = step.before.context;
    const isRead = read !== undefined && asked.said !== EARLY;
    const refusal = asked.said === 'nonsense' ? words.invalidCommand : words.notUpdatable;
    return (
      isSame(newMessages(step), [['assistant', refusal, endOf(step).at]]) &&
      isSame(topOf(step.after).offers.slice(0, isRead ? 1 : 0), isRead ? SUGGESTED.options : []) &&
      latestOf(step.after)?.buttons?.filter((label) => label === words.help).length === 1 &&
      // What is chosen there are no options.
      topOf(step.after).options.length > 0 === (topOf(step.after).name !== words.templates)
    );
  },
  'a place that is suggested is posted and opened': (step) => {
    const option = pickedBy(step, 'place.open');
    if (!option) return undefined;
    const said = allOf(step.after).filter(({ text, isUser }) => isUser && text === option.label);
    return said.length > 0 && isAtTarget(step.after, option.command.target);
  },
  'a value submitted to a field is posted, and starts an update': (step) => {
    const value = submittedValue(step);
    if (!value) return undefined;
    const { request, asked } = step.after.context;
    const target =
      value.value === en.embedFont.on
        ? { path: 'globalSettings.embedFont', typed: true }
        : { path: fieldOf(step.before)?.path, typed: value.value };
    if (value.value === ADDRESS)
      return isUpdating(step.after) && isSame('edits' in request && request.edits, ADDRESS_PARTS);
    if (value.plan)
      return isSame([request.type, 'edits' in request && request.edits], ['plan.apply', value.plan.edits]);
    const { path, typed } = request.type === 'edit.apply' ? request : { path: '', typed: '' };
    return (
      isUpdating(step.after) &&
      isSame({ path, typed, said: asked.said }, { ...target, said: value.said }) &&
      isSame(newMessages(step), [['visitor', value.said, value.at]])
    );
  },
  'a popover goes on once its value was answered, and stays': ({ before, after, sent }) => {
    if (after.status !== 'active') return undefined;
    const isResumed = sent.some(({ event }) => event.type === 'popover.resume');
    const isSameEditor = before.children.editor === after.children.editor;
    return isResumed === (isWorking(before) && isReadyAt(after, 'field') && isSameEditor);
  },
  'only Choose opens the popover, posts the click and asks again': (step) => {
    const opens = step.sent.filter(({ event }) => event.type === 'popover.open');
    return pickedBy(step, 'popover.ask')
      ? isSame(opens, [{ to: 'editor', event: { type: 'popover.open' } }]) && isAskedAgain(step)
      : opens.length === 0;
  },
  'a plan, chosen by an option or in a dialog, is posted and starts an update with all its edits': (step) => {
    const option = pickedBy(step, 'plan.chosen');
    const { event, after } = step;
    const chosen = event.type === 'plan.chosen' && isFree(step) ? event : option?.command;
    if (!chosen || isAsked(step.before)) return undefined;
    const said = option?.label ?? ('said' in chosen ? chosen.said : undefined);
    const told = 'told' in chosen ? chosen.told : undefined;
    const { request, asked } = after.context;
    return (
      isUpdating(after) &&
      isSame([request.type, 'edits' in request && request.edits], ['plan.apply', chosen.edits]) &&
      isSame([asked.said, asked.told, asked.at], [said, told, at(step)]) &&
      // The messages of a field that is left are gone.
      (isReadyAt(step.before, 'field')
        ? isSame([latestOf(after)?.text, latestOf(after)?.isUser], [said, true])
        : isSame(newMessages(step), [['visitor', said, at(step)]]))
    );
  },
  'a plan that is chosen at a field leaves it': ({ event, before, after }) =>
    event.type === 'plan.chosen' && isReadyAt(before, 'field')
      ? after.context.stack.length === before.context.stack.length - 1
      : undefined,
  'a description is taken where the latest message asks for it, and written there': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'description.give' || isWorking(before)) return undefined;
    if (latestOf(before)?.describes === undefined) return isUnchanged(step) && isSilent(step);
    const { request, asked } = after.context;
    const written = request.type === 'edit.apply' && [request.path, request.typed];
    const { describes } = latestOf(before) ?? {};
    return (
      isUpdating(after) &&
      isSame([written, asked.said, asked.at], [[describes, event.text], event.said, event.at]) &&
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
      step.sent.length === 0
    );
  },
  'what is asked for is named after its time, and nothing has moved since': ({ before, after }) => {
    if (before.context.asked === after.context.asked || isWorking(before) || isAsked(after)) return undefined;
    const { asked } = after.context;
    const isText = isWaitingFor(after, 'text.refuse', 'reader.await');
    return asked.moved.length === 0 && (isText || commandIn(after) === `edit-${asked.at}`);
  },
};

/** What the visitor waits for, and its end. */
const editing: Sentences<Chat> = {
  'while an edit is pending no input is accepted': (step) => {
    const { event, before } = step;
    if (isFree(step) || /^(place\.open|site\.|step\.made|xstate\.)/.test(event.type)) return undefined;
    // The content that is waited for may never come.
    if (event.type === 'menu.open' && isAsked(before)) return isReadyAt(step.after, 'menu');
    if (event.type === 'business.choose' && isAsked(before)) return isWaitingFor(step.after, 'content.load');
    return isUnchanged(step);
  },
  'what the visitor waits for ends with its answer': (step) => {
    const { before, after } = step;
    // What was read may have to wait for its own second.
    if (isRead(step)) return undefined;
    return isWorking(before) && isEnd(step, 'done', 'request') ? !isWorking(after) : undefined;
  },
  'what is awaited is one request, with what was asked for': ({ before, after }) => {
    if (isWorking(before) || !isWorking(after)) return undefined;
    const request = after.children.request?.getSnapshot().context;
    return request?.request === after.context.request && request?.at === after.context.asked.at;
  },
  'success leaves the field, repeats what was said and offers the siblings': (step) => {
    const { before, after } = step;
    if (outcomeOf(step) !== 'applied' || fieldOf(before) === undefined) return undefined;
    const { value, at: end } = endOf(step);
    // If the item was moved meanwhile, the chat goes back to its list.
    const left = before.context.asked.moved.length > 0 ? 2 : 1;
    const below = before.context.stack.at(-1 - left);
    const { isSuccess, commandId, buttons, at: time, text } = latestOf(after) ?? {};
    return (
      isReadyAt(after, 'menu') &&
      above(after).length === above(before).length - left &&
      isSame(buttons, below?.messages.findLast(({ isUser }) => !isUser)?.buttons) &&
      isSame([isSuccess, commandId, time], [true, commandIn(before), end]) &&
      isSame(topOf(after).messages.at(-2), { text: before.context.asked.said, isUser: true, at: end }) &&
      // A toggle is told by what it does: whatever is not true hides.
      (value !== 'New' ||
        before.context.request.type === 'plan.apply' ||
        text?.includes(fieldOf(before)?.type === 'boolean' ? 'to "Hide"' : 'to "New"') === true)
    );
  },
  'a place requested during an edit opens after its answer, if not the main menu before; an unknown one is ignored':
    (step) => {
      const { event, before, after } = step;
      const { pendingPlace } = before.context;
      if (isLeftUnread(step)) return undefined;
      if (event.type === 'place.open' && isWorking(before)) {
        const expected = isKnown(before, event.target)
          ? { target: event.target, at: event.at }
          : pendingPlace;
        return isSame([after.value, after.context.pendingPlace], [before.value, expected]);
      }
      if (!pendingPlace || isWorking(after) || event.type === 'site.replaced' || after.status !== 'active')
        return undefined;
      if (event.type === 'menu.open')
        return after.context.pendingPlace === undefined && above(after).length === 0;
      // What the visitor waited for may have taken the place away.
      if (!isKnown(after, pendingPlace.target)) return undefined;
      return after.context.pendingPlace === undefined && isAtTarget(after, pendingPlace.target);
    },
  'an update at a level keeps the place of the visitor and repeats its options': (step) => {
    const { before, after } = step;
    if (outcomeOf(step) !== 'applied' || fieldOf(before) !== undefined) return undefined;
    return (
      isReadyAt(after, 'menu') &&
      isSame(placesOf(after), placesOf(before)) &&
      isSame(newMessages(step), [['assistant', words.next(answerIn(before)), endOf(step).at]]) &&
      isSame([latestOf(after)?.isSuccess, latestOf(after)?.commandId], [true, commandIn(before)])
    );
  },
  'a refused or failed edit is answered at its own level, with its options alone': (step) => {
    const outcome = outcomeOf(step);
    if (outcome === undefined || outcome === 'applied') return undefined;
    const { before, after } = step;
    const hasMoved = before.context.asked.moved.length > 0;
    const { text, at: time, buttons } = latestOf(after) ?? {};
    return (
      isSame([text, time], [outcome === 'refused' ? words.notUpdatable : words.failed, endOf(step).at]) &&
      above(after).length === above(before).length - (hasMoved ? 2 : 0) &&
      isReadyAt(after, fieldOf(before) && !hasMoved ? 'field' : 'menu') &&
      buttons !== undefined &&
      topOf(after).offers.length === 0
    );
  },
};

const DESCRIPTION = words.descriptionOf('Image, in the features');

/** The answer to an update: of a plan, or of a path and a value. */
const answerIn = ({ context: { asked, request } }: Situation) => {
  if (asked.told !== undefined) return asked.told;
  if (request.type !== 'edit.apply') return words.arranged(en.history.arranged.hide('Button'));
  return words.updated(request.path === DESCRIBED ? DESCRIPTION : 'Title', 'New');
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

/** Arrangements of items and sections, and their undo. */
const arranging: Sentences<Chat> = {
  'picking an act posts it, and the site is asked for it': (step) => {
    const label = pickedBy(step, 'item.arrange')?.label;
    if (label === undefined) return isArranging(step.after) ? isWorking(step.before) : undefined;
    const { place } = topOf(step.after);
    const [parent = '', id = ''] = place.slice(-3, -1);
    const item = `benefits.items[${parent === 'items' ? id : 2}]`;
    const section = label === SECTION ? 'location' : id;
    const path = parent === '_sections' ? section : item;
    const [act = 'add'] = Object.entries(words.acts).find(([, name]) => name === label) ?? [];
    return (
      isArranging(step.after) &&
      isSame(step.after.context.request, {
        type: 'site.arrange',
        commandId: `edit-${at(step)}`,
        act,
        path,
      }) &&
      isSame(placesOf(step.after).slice(0, -1), placesOf(step.before)) &&
      isSame(newMessages(step), [['visitor', label, at(step)]])
    );
  },
  'a completed act is answered at its item or section, or at the list if that is gone': (step) => {
    const { before, after } = step;
    const { request, asked } = before.context;
    if (!isEnd(step, 'done', 'request') || !isArranging(before) || request.type !== 'site.arrange')
      return undefined;
    const { act, path } = request;
    const [, index] = /\[(\d+)\]$/.exec(path) ?? [];
    const placesBefore = placesOf(before);
    // A new section is opened from the main menu.
    const list = path === 'location' ? [] : placesBefore.slice(0, act === 'add' ? -1 : -2);
    const id = index === undefined ? path : INDEX_AFTER[act]?.(Number(index));
    const place = [...(list.at(-1) ?? []), String(id)];
    const [ownMessage, answer] = topOf(after).messages.slice(-2);
    const below = textsAt(before).slice(0, list.length);
    const name = index === undefined ? undefined : `Benefit ${Number(index) + 1}`;
    const text = words.next(`✓ ${name ?? SECTION_NAMED[path]} ${ACT_PAST_TENSE[act]}.`);
    return (
      isReadyAt(after, 'menu') &&
      isSame(placesOf(after), isThere(place) ? [...list, place] : list) &&
      (!isThere(place) || isSame(textsAt(after).slice(0, -1), below)) &&
      isSame([ownMessage?.text, ownMessage?.isUser], [asked.said, true]) &&
      isSame(
        [answer?.text, answer?.isSuccess, answer?.commandId, answer?.at],
        [text, true, commandIn(before), asked.at],
      )
    );
  },
  'undo and redo close the levels that no longer exist, and nothing else': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.stepped' || !isFree(step)) return undefined;
    const placesBefore = placesOf(before);
    // An item that moved is gone from its place.
    const moved = (event.moved ?? []).map((path) => path.replace(/\W+/g, ' ').trim());
    const gone = placesBefore.findIndex((place) => !isThere(place) || moved.includes(place.join(' ')));
    const [home] = before.context.stack;
    if (gone === -1) {
      return after.context.stack === before.context.stack && isSame(after.value, before.value);
    }
    return (
      isSame(placesOf(after), placesBefore.slice(0, gone)) &&
      isReadyAt(after, 'menu') &&
      after.context.stack[0] === home &&
      isSame(textsAt(after), textsAt(before).slice(0, gone)) &&
      isSame(latestOf(after)?.buttons, ['Item 1', 'Item 2', 'Add item', 'Edit as a table'])
    );
  },
  'undo or redo meanwhile changes nothing yet, and the moved paths are remembered': (step) => {
    const { event, before, after } = step;
    // A question has no place that could move.
    if (event.type !== 'site.stepped' || isFree(step) || isAsked(before)) return undefined;
    const moved = [...before.context.asked.moved, ...(event.moved ?? [])];
    return isSame(
      [after.value, { ...after.context, site: 0 }],
      [before.value, { ...before.context, site: 0, asked: { ...before.context.asked, moved } }],
    );
  },
};

/** Where the box is told that the chat stands. */
const standOf = (situation: Situation): object => {
  if (isWorking(situation)) return { type: 'reply.awaited' };
  if (isAsked(situation)) return { type: 'question.entered' };
  const { path, type } = fieldOf(situation) ?? {};
  // At a table the box is as at the menu: what is typed there becomes rows.
  return path === undefined || type === 'table' ? { type: 'menu.entered' } : { type: 'field.entered', path };
};
const STANDS = new Set(['reply.awaited', 'question.entered', 'menu.entered', 'field.entered']);
const toldTo = ({ sent }: ChatStep) => sent.filter(({ to }) => to === 'box').map(({ event }) => event);

/** A text that comes back, without what was typed since, which stands below it. */
const withoutTyped = (told: { readonly type: string; readonly text?: string }) =>
  told.text === undefined ? told : { ...told, text: told.text.split('\n')[0] };

/** What the box is told at a step beside where the chat stands. */
function toldOfTexts(step: ChatStep): readonly object[] {
  const { event, before, after } = step;
  const open = isWorking(before) ? undefined : fieldOf(before);
  const dropped = open?.type === 'table' ? { type: 'draft.drop', path: open.path } : { type: 'value.drop' };
  const described = latestOf(before)?.describes;
  const isRefused =
    isFree(step) && isAsked(before) && isSame(after.value, before.value) && event.type === 'message.sent';
  const option = picked(step);
  // The drafts were for what a card replaces, if that was the visitor's own.
  const isCome = isWaitingFor(before, 'content.load') && isEnd(step, 'done', 'request');
  const isOfCard = before.context.interview.templateId !== undefined && !isUntouched(before);
  if (isCome && endOf(step).outcome === 'applied' && isOfCard) return [{ type: 'drafts.forget' }];
  switch (event.type) {
    case 'description.give':
    case 'description.skip':
      return isWorking(before) || described === undefined ? [] : [{ type: 'draft.drop', path: described }];
    case 'step.back':
      return isReadyAt(before, 'field') ||
        (isFree(step) && (isAsked(before) || before.context.stack.length > 1))
        ? [dropped]
        : [];
    case 'menu.open':
      return isFree(step) || isAsked(before) ? [dropped] : [];
    case 'option.pick':
    case 'message.sent':
    case 'value.chosen': {
      const isHome = option?.command.type === 'menu.open';
      const isReturned = isRefused && !option && isSame(placesOf(after), placesOf(before));
      return [
        ...(isHome || submittedValue(step) ? [dropped] : []),
        ...(isReturned && event.text === MISTYPED ? [{ type: 'draft.change', text: MISTYPED }] : []),
      ];
    }
    case 'site.stepped':
      return isReadyAt(before, 'field') && !fieldOf(after) ? [{ type: 'field.lost' }] : [];
    case 'site.replaced': {
      // What is not answered comes back, unless the visitor has confirmed another website.
      const { offers, messages } = topOf(before);
      const isOpen =
        isWaitingFor(before, 'reader.await') || offers.some(({ label }) => label === words.leave);
      const said = messages.findLast(({ isUser }) => isUser)?.text;
      return isOpen && !CONFIRMED.includes(event.by) ? [{ type: 'draft.change', text: said }] : [];
    }
    default: {
      const { request, asked } = before.context;
      if (isLeftUnread(step) || isTextUnread(step)) return [{ type: 'draft.change', text: asked.said }];
      if (!isEnd(step, 'done', 'request') || !isArranging(before) || request.type !== 'site.arrange')
        return [];
      return [{ type: 'items.moved', moved: request.act === 'add' ? [] : [request.path] }];
    }
  }
}

/** The box is told where the chat stands, and what becomes of its texts. */
const telling: Sentences<Chat> = {
  'what happens is told to others, in order': (step) => isSame(step.emitted, newsOf(step)),
  'the box knows where the chat stands, and that it waits': (step, past) => {
    if (step.after.status !== 'active' || past.length === 0) return undefined;
    const latest = toldTo(step).findLast(({ type }) => STANDS.has(type));
    if (latest === undefined) return isSame(standOf(step.before), standOf(step.after));
    return isSame(latest, standOf(step.after));
  },
  'the box is told what becomes of its texts, and nothing else': (step) =>
    step.before.status === 'active'
      ? isSame(
          toldTo(step)
            .filter(({ type }) => !STANDS.has(type))
            .map(withoutTyped),
          toldOfTexts(step),
        )
      : undefined,
  'a field is left in the box before the chat waits for a plan that was chosen there': (step) =>
    step.event.type === 'plan.chosen' && isReadyAt(step.before, 'field')
      ? isSame(toldTo(step), [{ type: 'menu.entered' }, { type: 'reply.awaited' }])
      : undefined,
  'the question of a business that is asked for elsewhere has the box before its content is awaited': (
    step,
  ) =>
    step.event.type === 'business.choose' && !isAsked(step.before) && isFree(step)
      ? isSame(toldTo(step), [{ type: 'question.entered' }, { type: 'reply.awaited' }])
      : undefined,
  'what is sent while a table is open comes into it': (step) =>
    isTypedAtTable(step) && step.event.type === 'message.sent'
      ? isSame(step.sent, [{ to: 'editor', event: { type: 'rows.type', text: step.event.text } }])
      : undefined,
};

/** Sentences about everything but what the box is told. */
const besideBox = (sentences: Sentences<Chat>): Sentences<Chat> =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, holds]) => [
      name,
      (step, past) => holds({ ...step, sent: step.sent.filter(({ to }) => to !== 'box') }, past),
    ]),
  );

/** What holds of the order of steps. */
export const chatProperties: Readonly<Record<string, Property<ChatStep>>> = {
  'what is asked for is answered at most once: the chat is ready again, or begins anew': answeredOnce(
    ({ before, after }) => (!isWorking(before) && isWorking(after) ? ['asked'] : []),
    ({ before, after }) => (isWorking(before) && !isWorking(after) ? ['asked'] : []),
  ),
};

export const chatSentences: Sentences<Chat> = {
  ...besideBox({ ...walking, ...typing, ...editing, ...arranging, ...questionSentences }),
  ...telling,
};
