import type { InterviewInput } from '../../../machines/interview/interview.context.ts';
import { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import { selectKept, selectLatest, selectMessages } from '../../../machines/interview/interview.selectors.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { applyPlan } from '../../../src/domain/config/edit-config.ts';
import type { Deed, History } from '../../../src/domain/editing/history.ts';
import { contactIn } from '../../../src/domain/interview/contact-given.ts';
import type { Asked } from '../../../src/domain/interview/exchanges.ts';
import { en } from '../../../src/words/en/en.ts';
import * as edits from '../../../templates/interview-edits.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Interview = typeof interviewMachine;
type InterviewStep = Step<Interview>;
type Situation = InterviewStep['before'];

const { options, questions, refused, templateAsIs, chooseFile, failed } = en.interview;
const AS_IS = templateAsIs(landingBusiness.name);
const TRADE = en.businesses.yoga;
const FILE = { value: 'https://pictures.example/bread.webp', said: 'bread.webp', at: 5 };
const CONTACT = 'Call 020 7946 0100 or mail a@b.co';
const STARTED: Config = { ...landingBusiness.base, hero: { title: { text: 'Bread' } } };
/** The texts that are typed at each question. */
const DRAFTS: Readonly<Record<Asked, readonly string[]>> = {
  trade: [' ', 'Anna', 'SKIP'],
  name: [' ', 'Anna', 'SKIP'],
  contact: ['Anna', CONTACT, 'skip the rest'],
  address: [' ', 'Fernhill', 'skip'],
  picture: ['Anna', 'later'],
  finished: ['Anna', 'undo all of this'],
};
/** Marks what goes on after a reload. */
const RELOADED = { ...en };
const ORDER: readonly Asked[] = ['trade', 'name', 'contact', 'address', 'picture', 'finished'];

const step = (deed: Deed) => ({ deed, patch: [] });
const past = (deeds: readonly Deed[], isUndone = false): History => ({
  past: deeds.map(step),
  future: [],
  isUndone,
});
const OWN_STEPS = past([
  { kind: 'edit', path: 'hero.title.text' },
  { kind: 'start', business: 'bakery' },
  { kind: 'plan', paths: ['header.logoText'] },
]);
const START = past([{ kind: 'start', business: 'bakery' }]);
const RESET = past([{ kind: 'reset' }]);
const UNDONE = past([{ kind: 'reset' }], true);

/** The field that was opened, and the name that marks the start after a reset. */
export const OPENED = 'hero.title.text';
export const RESET_START = 'Reset';

interface Started {
  readonly config?: Config;
  readonly history?: History;
  readonly asked?: Asked;
  readonly name?: string;
  readonly picked?: readonly string[];
  readonly before?: number;
}
const started =
  ({ config = landingBusiness.base, history, asked, name = '', picked = [], before = 0 }: Started) =>
  (): InterviewInput => ({
    site: siteStub(config, history),
    chat: chatStub({ picked }) as InterviewInput['chat'],
    words: asked ? RELOADED : en,
    at: 1,
    kept: asked && { asked, draft: '', name, before },
  });

export const interviewModel: Model<Interview> = {
  name: 'interview',
  machine: interviewMachine,
  starts: {
    // First, so that each has a screen of its own.
    ...Object.fromEntries(ORDER.map((asked) => [`kept at ${asked}`, started({ asked })])),
    untouched: started({}),
    changed: started({ config: exampleConfig }),
    named: started({ asked: 'trade', name: 'Anna' }),
    'trade again': started({ asked: 'trade', history: START }),
    'named trade again': started({ asked: 'trade', history: START, name: 'Anna' }),
    made: started({ asked: 'finished', history: OWN_STEPS, before: 1 }),
    'content started': started({ asked: 'name', history: START }),
    'was reset': started({ asked: 'name', history: RESET, name: RESET_START }),
    'reset undone': started({ asked: 'name', history: UNDONE }),
    'field opened': started({ asked: 'name', picked: ['Hero'] }),
  },
  cases: atStart({
    'interview.open': [{ at: 2 }],
    'option.pick': (situation) => {
      const labels = [
        ...(selectLatest(situation)?.buttons ?? []),
        options.upload,
        options.skipRest,
        'Nowhere',
      ].filter((label) => label === TRADE || !Object.values(en.businesses).includes(label));
      return labels.map((label) => ({ label, at: 3 }));
    },
    'message.send': [{ at: 4 }],
    'draft.change': (situation) => {
      const texts = situation.context.draft === '' ? DRAFTS[askedIn(situation) ?? 'name'] : [''];
      return texts.map((text) => ({ text }));
    },
    'value.chosen': [FILE],
    'menu.open': [{ at: 6 }],
    'site.replaced': [{ at: 7 }],
    'site.edited': [],
    'site.arranged': [],
    'site.refused': [],
    'site.failed': [],
    'site.followed': [],
  }),
  outputs: { loadStarts: [STARTED] },
  equivalent: {
    'interview.running.finished calls announceEnd before hideInvented on entry (2)':
      'The page comes to the front whether its last change is made before or after.',
    'interview.running.finished option.pick #1 calls requestPublish before openMenu (1)':
      'The chat is at its main menu behind the dialog in both orders.',
  },
  pairs: 209,
  key: (situation) => [
    situation.context.exchanges.map(({ asked }) => asked),
    selectLatest(situation)?.buttons?.length,
    situation.context.draft,
    situation.context.name,
  ],
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const askedIn = (situation: Situation) => selectKept(situation)?.asked;
const isLoading = (situation: Situation) => situation.matches({ running: { trade: 'loading' } });
const isChoosing = (situation: Situation) => situation.matches({ running: { picture: 'choosing' } });
const configOf = ({ context }: Situation) => context.site.getSnapshot().context.config;
const stepsOf = ({ context }: Situation) => context.site.getSnapshot().context.history.past.length;
const follower = (asked: Asked) => ORDER[ORDER.indexOf(asked) + 1];

/** The option that an event picks: by a click, or by its typed name. */
function optionIn({ event, before }: InterviewStep): string | undefined {
  const buttons = selectLatest(before)?.buttons ?? [];
  if (isLoading(before)) return undefined;
  if (event.type === 'option.pick') return buttons.find((label) => label === event.label);
  if (event.type !== 'message.send') return undefined;
  return buttons.find((label) => label.toLowerCase() === before.context.draft.trim().toLowerCase());
}

/** What the visitor said with an event, if it is an answer. */
function saidIn(taken: InterviewStep): string | undefined {
  const { event, before } = taken;
  if (isLoading(before) || askedIn(before) === undefined) return undefined;
  if (event.type === 'value.chosen') return isChoosing(before) ? event.said : undefined;
  const text = event.type === 'message.send' ? before.context.draft.trim() : '';
  return optionIn(taken) ?? (text === '' ? undefined : text);
}

/** The edits that an event must make, by the name of their command. */
function editsIn(taken: InterviewStep): readonly [string, unknown] | undefined {
  const { event, before } = taken;
  const config = configOf(before);
  const text = before.context.draft.trim();
  if (event.type === 'value.chosen' && isChoosing(before))
    return ['interview-picture', [{ path: 'hero.image', typed: FILE.value }]];
  if (event.type !== 'message.send' || text === '' || optionIn(taken) !== undefined) return undefined;
  const given = contactIn(text);
  switch (askedIn(before)) {
    case 'name':
      return ['interview-name', edits.nameEdits(config, text)];
    case 'contact':
      return given && ['interview-contact', edits.contactEdits(config, given)];
    case 'address':
      return ['interview-address', edits.addressEdits(config, text)];
    default:
      return undefined;
  }
}

/** True if the interview has brought the content of a business. */
const isBrought = ({ context }: Situation) =>
  context.site
    .getSnapshot()
    .context.history.past.slice(context.before)
    .some(({ deed }) => deed.kind === 'start');

/** The edits that name a website which is taken back to its template; undefined if it is not. */
function editsOfReturn(taken: InterviewStep): readonly [string, unknown] | undefined {
  const { before } = taken;
  if (optionIn(taken) !== AS_IS || !isBrought(before)) return undefined;
  const { name } = before.context;
  return ['interview-name', name === '' ? [] : edits.nameEdits(configOf(before), name)];
}

const undoOf = (taken: InterviewStep) => {
  const count = Math.max(0, stepsOf(taken.before) - taken.before.context.before);
  return Array.from({ length: count }, () => ({ type: 'step.undo', at: timeOf(taken) }));
};

/** The question after an event; undefined if there is no interview then. */
function questionAfter(taken: InterviewStep): Asked | undefined {
  const { before } = taken;
  const asked = askedIn(before);
  if (asked === undefined) return undefined;
  const option = optionIn(taken);
  if (option === options.skipRest) return 'finished';
  if (asked === 'finished') return option === undefined ? asked : undefined;
  if (editsIn(taken)) return follower(asked);
  const isSkipped = [options.skip, options.later, AS_IS].some((label) => label === option);
  return isSkipped ? follower(asked) : asked;
}

const sentTo = ({ sent }: InterviewStep, actor: string) =>
  sent.filter(({ to }) => to === actor).map(({ event }) => event);
const plansIn = (taken: InterviewStep) => sentTo(taken, 'site').filter(({ type }) => type === 'plan.apply');
const isAnswer = (taken: InterviewStep) => saidIn(taken) !== undefined;
const latestTexts = (situation: Situation, count: number) =>
  selectMessages(situation)
    .slice(-count)
    .map(({ text, at }) => [text, at]);
const timeOf = ({ event }: InterviewStep) => ('at' in event ? event.at : undefined);

/** What goes on after a reload goes on like the interview that began here: its paths end at the next question. */
function atStart(cases: Model<Interview>['cases']): Model<Interview>['cases'] {
  const guarded = Object.entries(cases).map(([type, found]) => [
    type,
    (situation: Situation) => {
      const { resumed, words } = situation.context;
      if (words === RELOADED && (resumed === undefined || askedIn(situation) !== resumed)) return [];
      return typeof found === 'function' ? found(situation) : found;
    },
  ]);
  return Object.fromEntries(guarded);
}

export const interviewSentences: Sentences<Interview> = {
  'it begins on an untouched website alone, with the label of its option and the first question': (taken) => {
    const { event, before, after } = taken;
    if (event.type !== 'interview.open' || askedIn(before) !== undefined) return undefined;
    if (configOf(before) === exampleConfig) return isUnchanged(taken);
    const shown = [
      [options.start, 2],
      [questions.trade, 2],
    ];
    return (
      isSame(latestTexts(after, 3), shown) &&
      after.context.before === stepsOf(before) &&
      sentTo(taken, 'site').length === 0
    );
  },
  'without one from before a reload there is none at the beginning': ({ before }, earlier) =>
    earlier.length === 0 && before.context.resumed === undefined ? before.matches('idle') : undefined,
  'content is loaded for a chosen trade alone, and a picture chosen after Upload alone': (taken, earlier) => {
    const { before, after } = taken;
    if (earlier.length === 0 && (isLoading(before) || isChoosing(before))) return false;
    if (isLoading(after) && !isLoading(before)) return optionIn(taken) === TRADE;
    return isChoosing(after) && !isChoosing(before) ? optionIn(taken) === options.upload : undefined;
  },
  'after a reload it goes on at its question': ({ before, after }, earlier) => {
    const { resumed } = before.context;
    if (earlier.length > 0 || resumed === undefined) return undefined;
    return (
      askedIn(before) === resumed && selectLatest(before)?.text === questions[resumed] && after !== undefined
    );
  },
  'an answer leads to the next question, and Skip the rest to the end': (taken) =>
    isAnswer(taken) && !isLoading(taken.after) ? askedIn(taken.after) === questionAfter(taken) : undefined,
  'what the visitor says is posted, and the question after it': (taken) => {
    const next = questionAfter(taken);
    if (!isAnswer(taken) || next === undefined || next === askedIn(taken.before)) return undefined;
    const at = timeOf(taken);
    const spoken = saidIn(taken);
    return isSame(latestTexts(taken.after, 2), [
      [spoken, at],
      [questions[next], at],
    ]);
  },
  'an answer is one step of the website, and nothing else is': (taken) => {
    const expected = editsIn(taken) ?? editsOfReturn(taken);
    const [plan, ...others] = plansIn(taken).filter(
      (each) => !isSame(Reflect.get(each, 'commandId'), 'interview-end'),
    );
    if (!expected) return plan === undefined;
    const [commandId, changes] = expected;
    return others.length === 0 && isSame(plan, { type: 'plan.apply', commandId, edits: changes });
  },
  'at the end what is invented leaves the page, once': (taken, earlier) => {
    const isEnding = askedIn(taken.after) === 'finished' && askedIn(taken.before) !== 'finished';
    const plans = plansIn(taken).filter((each) => isSame(Reflect.get(each, 'commandId'), 'interview-end'));
    if (!isEnding) return earlier.length === 0 ? undefined : plans.length === 0;
    const config = configOf(taken.before);
    const isNameless = isBrought(taken.before) && taken.before.context.name === '';
    const plan = {
      type: 'plan.apply',
      commandId: 'interview-end',
      edits: [
        ...edits.honestEdits(config),
        ...(isNameless ? edits.nameEdits(config, en.businesses.bakery) : []),
      ],
    };
    return isSame(plans, [plan]);
  },
  'the template’s own content comes back after a trade: what the interview did is undone, but the name': (
    taken,
  ) => {
    const [commandId, named] = editsOfReturn(taken) ?? [];
    if (commandId === undefined) return undefined;
    return isSame(sentTo(taken, 'site'), [...undoOf(taken), { type: 'plan.apply', commandId, edits: named }]);
  },
  'a trade fetches its content for the website as it stands': (taken) => {
    if (optionIn(taken) !== TRADE) return undefined;
    const { after, before } = taken;
    const inputs = Object.values(after.children).map((child) =>
      Reflect.get(child?.getSnapshot() ?? {}, 'input'),
    );
    const request = inputs.find((input) => input instanceof Object && 'config' in input);
    return (
      isLoading(after) &&
      isSame(latestTexts(after, 1), [[TRADE, timeOf(taken)]]) &&
      isSame(request, { config: configOf(before), business: 'yoga', language: 'en' })
    );
  },
  'content that came starts the website, with the name that was given': (taken) => {
    if (!isEnd(taken, 'done')) return undefined;
    const { name, business, at } = taken.before.context;
    const config = name === '' ? STARTED : (applyPlan(STARTED, edits.nameEdits(STARTED, name)) ?? STARTED);
    return (
      askedIn(taken.after) === 'name' &&
      selectLatest(taken.after)?.text === questions.name &&
      isSame(sentTo(taken, 'site'), [{ type: 'content.start', business, config, at }])
    );
  },
  'content that did not come is said, and all options stand again': (taken) => {
    if (!isEnd(taken, 'error', 'trade.loading')) return undefined;
    const { text, buttons } = selectLatest(taken.after) ?? {};
    return (
      taken.after.matches({ running: { trade: 'asking' } }) &&
      text === failed &&
      buttons?.includes(TRADE) === true &&
      buttons.includes(AS_IS)
    );
  },
  'while content is on its way nothing can be answered, but the visitor may leave': (taken) => {
    const { event, before, after } = taken;
    if (!isLoading(before) || !['option.pick', 'message.send', 'step.back'].includes(event.type))
      return undefined;
    return isLoading(after) && isUnchanged(taken) && isSilent(taken);
  },
  'a text that is no answer stays in the box, and is refused in a sentence': (taken) => {
    const { event, before, after } = taken;
    const isRefused = isAnswer(taken) && optionIn(taken) === undefined && editsIn(taken) === undefined;
    if (event.type !== 'message.send' || !isRefused) return undefined;
    const why = askedIn(before) === 'contact' ? refused.contact : refused.options;
    return (
      after.context.draft === before.context.draft &&
      isSame(latestTexts(after, 2), [
        [before.context.draft.trim(), event.at],
        [why, event.at],
      ]) &&
      selectLatest(after)?.buttons?.length !== 0
    );
  },
  'an answer empties the box, and so does Back': (taken) => {
    const { event, before, after } = taken;
    const isReturn = event.type === 'step.back' && askedIn(after) !== askedIn(before);
    const isTaken = editsIn(taken) !== undefined || optionIn(taken) !== undefined;
    return isReturn || isTaken ? after.context.draft === '' : undefined;
  },
  'the box holds what is typed': ({ event, before, after }) =>
    event.type === 'draft.change' && askedIn(before) !== undefined
      ? after.context.draft === event.text
      : undefined,
  'the name is kept for the content of another trade': (taken) => {
    const isNamed = editsIn(taken)?.[0] === 'interview-name';
    if (!isNamed)
      return askedIn(taken.after) ? taken.after.context.name === taken.before.context.name : undefined;
    return taken.after.context.name === taken.before.context.draft.trim();
  },
  'Upload opens the picture’s editor': (taken) => {
    if (optionIn(taken) !== options.upload) return undefined;
    const { editor } = taken.after.children;
    return (
      isChoosing(taken.after) &&
      editor?.getSnapshot().context.leaf?.path === 'hero.image' &&
      isSame(
        latestTexts(taken.after, 2).map(([text]) => text),
        [options.upload, chooseFile],
      )
    );
  },
  'Back leads to the question before, without what was said since; from the first one to the chat': (
    taken,
  ) => {
    const { event, before, after } = taken;
    const asked = askedIn(before);
    if (event.type !== 'step.back' || asked === undefined || isLoading(before)) return undefined;
    if (asked === 'finished') return isUnchanged(taken);
    if (asked === 'trade') return after.matches('idle') && isSilent(taken);
    const shown = selectMessages(after);
    return (
      askedIn(after) === ORDER[ORDER.indexOf(asked) - 1] &&
      shown.at(-1)?.text === questions[askedIn(after) ?? 'trade'] &&
      shown.length < selectMessages(before).length + 1 &&
      sentTo(taken, 'site').length === 0
    );
  },
  'Main Menu leaves it, and opens the menu of the chat': (taken) => {
    if (taken.event.type !== 'menu.open' || askedIn(taken.before) === undefined) return undefined;
    return (
      taken.after.matches('idle') &&
      isSame(sentTo(taken, 'chat'), [{ type: 'menu.open', at: taken.event.at }])
    );
  },
  'Publish opens the dialog, Change something the menu, and both leave': (taken) => {
    const option = optionIn(taken);
    const isPublish = option === options.publish;
    if (!isPublish && option !== options.change) return undefined;
    return (
      taken.after.matches('idle') &&
      isSame(sentTo(taken, 'chat'), [{ type: 'menu.open', at: timeOf(taken) }]) &&
      isSame(taken.emitted, isPublish ? [{ type: 'publish.requested' }] : [])
    );
  },
  'Undo all takes back each step since the beginning': (taken) => {
    if (optionIn(taken) !== options.undoAll) return undefined;
    return taken.after.matches('idle') && isSame(sentTo(taken, 'site'), undoOf(taken));
  },
  'it ends where the website is replaced, unless by starting content or an undo': (taken) => {
    const { event, before, after } = taken;
    if (event.type !== 'site.replaced' || askedIn(before) === undefined) return undefined;
    const { past: steps, isUndone } = before.context.site.getSnapshot().context.history;
    const isOwn = isUndone || steps.at(-1)?.deed.kind === 'start';
    return isOwn
      ? isUnchanged(taken) && isSilent(taken)
      : after.matches('idle') && sentTo(taken, 'chat').length === 0;
  },
  'its end is announced once all is asked': ({ before, after, emitted }) => {
    const isNow = askedIn(after) === 'finished' && askedIn(before) !== 'finished';
    return emitted.some(({ type }) => type === 'interview.finished') === isNow;
  },
  'it ends where the visitor opens a field': (taken) => {
    const { event, before, after } = taken;
    if (event.type !== 'visitor.acted' || askedIn(before) === undefined) return undefined;
    const isElsewhere = before.context.chat.getSnapshot().context.stack.length > 1;
    return isElsewhere ? after.matches('idle') && sentTo(taken, 'chat').length === 0 : isUnchanged(taken);
  },
  'what is not offered, and a blank text, are not heard': (taken) => {
    const { event, before } = taken;
    const isPicked = event.type === 'option.pick' && optionIn(taken) === undefined;
    const isBlank = event.type === 'message.send' && before.context.draft.trim() === '';
    return isPicked || isBlank ? isUnchanged(taken) && isSilent(taken) : undefined;
  },
  'it fails if the picture’s editor, or what it watches, fails': (taken) =>
    isEnd(taken, 'error', 'editor') || isEnd(taken, 'error', 'running')
      ? taken.after.status === 'error'
      : undefined,
  'without an interview nothing is kept, and nothing but its option is heard': (taken) => {
    const { before, after, event } = taken;
    const { exchanges, draft, name } = after.context;
    if (after.matches('idle') && (exchanges.length > 0 || draft !== '' || name !== '')) return false;
    return before.matches('idle') && event.type !== 'interview.open'
      ? isUnchanged(taken) && isSilent(taken)
      : undefined;
  },
};
