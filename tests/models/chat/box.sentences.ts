import type { boxMachine } from '../../../machines/chat/box.machine.ts';
import { selectDrafts } from '../../../machines/chat/box.selectors.ts';
import type { Sentences, Step } from '../../prove/model.ts';
import { isSilent, isUnchanged } from '../../prove/sentences.ts';
import { DESCRIBED, LIST, REVERSED, STORED } from './box.ts';

type Box = typeof boxMachine;
type BoxStep = Step<Box>;
type Situation = BoxStep['before'];
type Texts = Readonly<Record<string, string>>;
type Place = 'starting' | 'menu' | 'field' | 'question' | 'waiting';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const placeOf = ({ value }: Situation): Place => (typeof value === 'string' ? value : value.ready);
const isReady = ({ value }: Situation) => typeof value !== 'string';
const textsIn = ({ context: { text, menuText, field, drafts, fromLastVisit } }: Situation) => ({
  text,
  menuText,
  field,
  drafts,
  fromLastVisit,
});
/** True if a step leads to a place, and changes these texts alone. */
const leads = (
  { before, after }: BoxStep,
  place: Place,
  texts: Partial<ReturnType<typeof textsIn>> = {},
): boolean => placeOf(after) === place && isSame(textsIn(after), { ...textsIn(before), ...texts });
const without = (texts: Texts, field: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => path !== field));
/** The texts, where those of a list whose items were moved belong to no field any more. */
const loosened = (texts: Texts, items: readonly string[] = []): Texts => {
  const isLoose = (path: string) =>
    items.some((item) => item.endsWith(']') && path.startsWith(item.slice(0, item.lastIndexOf('[') + 1)));
  const all = Object.entries(texts);
  return Object.fromEntries([
    ...all.filter(([path]) => !isLoose(path)),
    ...all.filter(([path]) => isLoose(path)).map(([path, text]) => [`?${path}`, text]),
  ]);
};
/** Texts that are not blank, below one another. */
const lines = (...texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n');
const isUnsent = (field: string, text: string) => text.trim() !== '' && text !== STORED[field];
/** What the visitor typed: a stored text that nobody touched is none. */
const typedIn = ({ context: { text, prefill } }: Situation) => (text === prefill ? '' : text);
/** The texts that are kept once the field is left that has the box. */
const left = (situation: Situation): Texts => {
  const { field, drafts } = situation.context;
  const text = typedIn(situation);
  return isUnsent(field, text) ? { ...drafts, [field]: text } : drafts;
};
/** What was typed at the menu, with what comes along. */
const menuTextOf = (situation: Situation) => lines(situation.context.menuText, typedIn(situation));
/** The text of a field that sending it would write. */
const unsentAt = ({ context }: Situation, path: string): string | undefined => {
  const { field, text, drafts, fromLastVisit } = context;
  const typed: Texts = field !== '' && text.trim() !== '' ? { [field]: text } : {};
  const found = { ...fromLastVisit, ...drafts, ...typed }[path];
  return found !== undefined && isUnsent(path, found) ? found : undefined;
};
const dropped = ({ context: { text, field, drafts, fromLastVisit } }: Situation, path: string) => ({
  text: field === path ? '' : text,
  drafts: without(drafts, path),
  fromLastVisit: without(fromLastVisit, path),
});
/** What the visitor confirms before another website takes the place of this one. */
const CONFIRMED: readonly string[] = ['template.choose', 'content.carry', 'site.reset', 'site.open'];
const isNothing = (step: BoxStep) => isUnchanged(step) && isSilent(step);

/** Where the chat stands, and what becomes of the texts there. */
const standing: Sentences<Box> = {
  'it waits until the chat says where it stands': ({ before }, past) =>
    past.length === 0 ? placeOf(before) === 'starting' : undefined,
  'at the menu the box has what was typed there; a field keeps its text, what comes along stands below it': (
    step,
  ) => {
    if (step.event.type !== 'menu.entered') return undefined;
    const { before } = step;
    switch (placeOf(before)) {
      case 'menu':
        return isNothing(step);
      case 'field':
        return leads(step, 'menu', {
          text: before.context.menuText,
          menuText: '',
          field: '',
          drafts: left(before),
        });
      default:
        return leads(step, 'menu', { text: menuTextOf(before), menuText: '', field: '' });
    }
  },
  'at a field the box has its text; the text of the field before is kept, that of the menu waits': (step) => {
    if (step.event.type !== 'field.entered') return undefined;
    const { path } = step.event;
    const { before } = step;
    switch (placeOf(before)) {
      case 'starting':
        return isNothing(step);
      default: {
        // The value was refused: what was typed meanwhile is for the same field.
        if (placeOf(before) === 'waiting' && before.context.field === path) return leads(step, 'field');
        const kept = placeOf(before) === 'field' ? left(before) : before.context.drafts;
        const menuText = placeOf(before) === 'field' ? before.context.menuText : menuTextOf(before);
        return leads(step, 'field', {
          text: kept[path] ?? '',
          menuText,
          field: path,
          drafts: without(kept, path),
        });
      }
    }
  },
  'a question has a box of its own; what is typed while the chat waits is for the next one': (step) => {
    if (step.event.type !== 'question.entered') return undefined;
    const { before } = step;
    switch (placeOf(before)) {
      case 'question':
        return isNothing(step);
      case 'menu':
        return leads(step, 'question', { text: '', menuText: menuTextOf(before) });
      case 'field':
        return leads(step, 'question', { text: '', field: '', drafts: left(before) });
      default:
        return leads(step, 'question', { field: '' });
    }
  },
  'what is typed for a field that is gone comes along to the menu': (step) => {
    if (step.event.type !== 'field.lost') return undefined;
    if (placeOf(step.before) !== 'field') return isNothing(step);
    return leads(step, 'menu', { text: menuTextOf(step.before), menuText: '', field: '' });
  },
  'a value or an answer that is dropped leaves the box of its field or question empty': (step) => {
    if (step.event.type !== 'value.drop') return undefined;
    const place = placeOf(step.before);
    return place === 'field' || place === 'question' ? leads(step, place, { text: '' }) : isNothing(step);
  },
  'while the chat waits the text stays': (step) => {
    if (step.event.type !== 'reply.awaited') return undefined;
    return isReady(step.before) ? leads(step, 'waiting') : isNothing(step);
  },
};

/** What the visitor types and sends. */
const typing: Sentences<Box> = {
  'the box holds the typed text': (step) =>
    step.event.type === 'draft.change'
      ? leads(step, placeOf(step.before), { text: step.event.text }) &&
        step.after.context.prefill === (step.event.isStored ? step.event.text : '')
      : undefined,
  'a text is sent to the chat, and is in the box no more; blanks are not, nor while the chat waits': (
    step,
  ) => {
    const { event, before, sent } = step;
    if (event.type !== 'message.send') return undefined;
    const { text } = before.context;
    if (!isReady(before) || text.trim() === '') return isNothing(step) && !before.can(event);
    return (
      leads(step, placeOf(before), { text: '' }) &&
      isSame(sent, [{ to: 'chat', event: { type: 'message.sent', text, at: event.at } }])
    );
  },
  'a stored text that nobody touched follows its field': (step) => {
    const { event, before, after } = step;
    const isOther = event.type === 'site.replaced' && !CONFIRMED.includes(event.by);
    if (event.type !== 'step.made' && event.type !== 'site.stepped' && !isOther) return undefined;
    const { text, prefill, field } = before.context;
    const isStored = field !== '' && prefill !== '' && text === prefill;
    const now = isStored ? STORED[field] : text;
    return after.context.text === now && after.context.prefill === (isStored ? now : prefill);
  },
  'a step that was made changes nothing else': (step) =>
    step.event.type === 'step.made'
      ? leads(step, placeOf(step.before), { text: step.after.context.text }) && isSilent(step)
      : undefined,
};

/** Texts that are not sent belong to their fields. */
const drafting: Sentences<Box> = {
  'the drafts are what was left and, unless the chat waits, what the box holds of a field': ({ after }) => {
    const { text, field, drafts } = after.context;
    const isInBox = placeOf(after) === 'field' && text.trim() !== '';
    return isSame(selectDrafts(after), isInBox ? { ...drafts, [field]: text } : drafts);
  },
  'at a field its text is in the box alone': ({ after }) =>
    placeOf(after) === 'field' ? !(after.context.field in after.context.drafts) : undefined,
  'a text of before a reload goes on in its field, once; not one whose field is gone': (step) => {
    const { event, before, sent } = step;
    if (event.type !== 'draft.resume') return undefined;
    const { path, at } = event;
    const { fromLastVisit, field, drafts } = before.context;
    const text = fromLastVisit[path];
    if (text === undefined || STORED[path] === undefined || !isReady(before))
      return isNothing(step) && !before.can(event);
    const isThere = field === path;
    return (
      leads(step, placeOf(before), {
        fromLastVisit: without(fromLastVisit, path),
        ...(isThere ? { text } : { drafts: { ...drafts, [path]: text } }),
      }) && isSame(sent, [{ to: 'chat', event: { type: 'place.open', target: path, at } }])
    );
  },
  'a draft that is used is an edit of the site, and a draft no more': (step) => {
    const { event, before, sent } = step;
    if (event.type !== 'draft.use') return undefined;
    const typed = unsentAt(before, event.path);
    if (typed === undefined) return isNothing(step);
    const edit =
      event.path === LIST
        ? { type: 'plan.apply', commandId: 'draft', edits: REVERSED }
        : { type: 'edit.apply', commandId: 'draft', path: event.path, typed };
    return (
      isSame(sent, [{ to: 'site', event: edit }]) && leads(step, placeOf(before), dropped(before, event.path))
    );
  },
  'a draft that is dropped is gone, and nothing else': (step) =>
    step.event.type === 'draft.drop'
      ? leads(step, placeOf(step.before), dropped(step.before, step.event.path)) && isSilent(step)
      : undefined,
  'what is typed as a description is a draft of its path, if that is there': (step) => {
    const { event, before } = step;
    if (event.type !== 'description.type') return undefined;
    if (event.path !== DESCRIBED) return isNothing(step);
    const drafts = { ...before.context.drafts, [event.path]: event.text };
    return leads(step, placeOf(before), { drafts }) && isSilent(step);
  },
  'the rows of a table are a draft of its list, if that is there': (step) => {
    const { event, before } = step;
    if (event.type !== 'rows.keep') return undefined;
    if (event.path !== LIST) return isNothing(step);
    const drafts = { ...before.context.drafts, [LIST]: event.text };
    return leads(step, placeOf(before), { drafts }) && isSilent(step);
  },
  'where items were moved or removed, the texts of their lists are kept, and belong to no field': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'items.moved' && event.type !== 'site.stepped') return undefined;
    const { text, drafts, fromLastVisit } = before.context;
    return (
      leads(step, placeOf(before), {
        text: event.type === 'site.stepped' ? after.context.text : text,
        drafts: loosened(drafts, event.moved),
        fromLastVisit: loosened(fromLastVisit, event.moved),
      }) && isSilent(step)
    );
  },
  'a website that the visitor put in place of another has no drafts': ({ event, ...step }) =>
    event.type === 'drafts.forget' || (event.type === 'site.replaced' && CONFIRMED.includes(event.by))
      ? leads({ event, ...step }, placeOf(step.before), {
          text: '',
          menuText: '',
          drafts: {},
          fromLastVisit: {},
        })
      : undefined,
  'where another tab or an undo replaces the website, all texts stay': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.replaced' || CONFIRMED.includes(event.by)) return undefined;
    return leads(step, placeOf(before), { text: after.context.text }) && isSilent(step);
  },
};

export const boxSentences: Sentences<Box> = { ...standing, ...typing, ...drafting };
