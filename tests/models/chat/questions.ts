import { NOT_UNDERSTOOD, type Option, type ReadLate } from '../../../domain/chat/command.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { Deed, History } from '../../../domain/editing/history.ts';
import type { KeptInterview } from '../../../domain/interview/kept-interview.ts';
import { QUESTIONS, type Question } from '../../../domain/interview/question.ts';
import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { ChatInput } from '../../../machines/chat/chat.setup.ts';
import { liveOptions } from '../../../machines/chat/transcript.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import type { Words } from '../../../words/words.ts';
import type { Model } from '../../prove/model.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Situation = Parameters<Model<typeof chatMachine>['key']>[0];

const { options } = en.interview;
/** The one business that is walked. */
export const BUSINESS = en.businesses.yoga;
/** The pictures that come from their dialog. */
export const PICTURES = {
  edits: [{ path: 'hero.image', typed: 'https://pictures.example/bread.webp' }],
  said: 'Add 1 picture',
  at: 5,
};
/** The content of a business as it comes. */
export const STARTED: Config = { ...landingBusiness.base, hero: { title: { text: 'Bread' } } };
/** The card of that business, in the other template. */
export const CARD = { business: 'yoga', templateId: moonlight.id, said: en.businesses.yoga, at: 5 } as const;
export const CONTACT = 'Call 020 7946 0100 or mail a@b.co';
/** What may become an answer once it is corrected. */
export const MISTYPED = 'anna @ home';
/** What is no answer to the last question, but a request. */
export const ASKED_FOR = 'take it back';
export const TAKE_BACK: Option = { label: 'Take it back', command: { type: 'step.undo' } };
/** What is sent before its reader has come. */
export const EARLY = 'too early';
const read: ReadLate = ({ text }) => {
  if (text === EARLY) return undefined;
  return text === ASKED_FOR ? { isRequest: true, options: [TAKE_BACK] } : NOT_UNDERSTOOD;
};
/** The texts that are typed at each question. */
const DRAFTS: Readonly<Record<Question, readonly string[]>> = {
  business: ['Anna', 'SKIP', EARLY],
  name: ['Anna', 'SKIP'],
  contact: ['Anna', MISTYPED, CONTACT, 'skip the rest'],
  place: ['Fernhill', 'skip'],
  pictures: ['Anna', 'skip'],
  look: ['Anna', 'done'],
  finished: ['Anna', ASKED_FOR, 'undo all of this'],
};
/** Marks what goes on after a reload, and with what. */
const RESUMED = new Map<Words, KeptInterview>();

const past = (deeds: readonly Deed[]): History => ({
  past: deeds.map((deed) => ({ deed, patch: [] })),
  future: [],
  isUndone: false,
});
const START = past([{ kind: 'start', business: 'bakery' }]);
const OWN_STEPS = past([
  { kind: 'edit', path: 'hero.title.text' },
  { kind: 'start', business: 'bakery' },
  { kind: 'plan', paths: ['header.logoText'] },
]);
const RESET = past([{ kind: 'reset' }]);

/** The name that marks the start after a reset. */
export const RESET_START = 'Reset';

interface Kept {
  readonly asked: Question;
  readonly history?: History;
  readonly name?: string;
  readonly before?: number;
}
const kept = ({ asked, history, name = '', before = 0 }: Kept) => {
  const words = { ...en };
  const interview = { asked, draft: '', name, before };
  RESUMED.set(words, interview);
  return (): ChatInput => ({ site: siteStub(landingBusiness.base, history), words, at: 1, interview, read });
};

/** The chat of a visitor whose interview goes on after a reload. Its paths end at the next question. */
export const questionStarts: Model<typeof chatMachine>['starts'] = {
  ...Object.fromEntries(QUESTIONS.map((asked) => [`kept at ${asked}`, kept({ asked })])),
  'business again': kept({ asked: 'business', history: START }),
  'named business again': kept({ asked: 'business', history: START, name: 'Anna' }),
  made: kept({ asked: 'finished', history: OWN_STEPS, before: 1 }),
  'content started': kept({ asked: 'name', history: START }),
  'content named': kept({ asked: 'contact', history: START, name: 'Anna' }),
  'was reset': kept({ asked: 'name', history: RESET, name: RESET_START }),
  'begun later': kept({ asked: 'name', history: RESET, before: 2 }),
};

/** The interview that goes on after a reload; undefined of a chat without one. */
export const resumedIn = ({ context }: Situation): KeptInterview | undefined => RESUMED.get(context.words);
/** The question at which it goes on. */
export const resumedAt = (situation: Situation): Question | undefined => resumedIn(situation)?.asked;

const isUntouched = ({ context }: Situation) =>
  context.site.getSnapshot().context.config === landingBusiness.base;

/** The question that is asked. */
export const askedIn = ({ context }: Situation): Question | undefined => context.stack.at(-1)?.question;

const questionCases: Model<typeof chatMachine>['cases'] = {
  'option.pick': ({ context }) =>
    [...liveOptions(context.stack).map(({ label }) => label), options.done, options.skipRest, 'Nowhere']
      .filter((label) => label === BUSINESS || !Object.values(en.businesses).includes(label))
      .map((label) => ({ label, at: 3 })),
  'message.sent': (situation) => DRAFTS[askedIn(situation) ?? 'name'].map((text) => ({ text, at: 4 })),
  'plan.chosen': (situation) => (askedIn(situation) === 'pictures' ? [PICTURES] : []),
  'menu.open': [{ at: 6 }],
  // While the content of another business is awaited.
  'business.choose': (situation) =>
    situation.hasTag('working') ? [{ business: 'yoga', said: BUSINESS, at: 5 }] : [],
  'place.open': [{ target: 'hero', at: 8 }],
  'site.replaced': (['site.reset', 'content.start', 'step.undo', 'step.redo', 'store.changed'] as const).map(
    (by) => ({ at: 7, by }),
  ),
  'site.stepped': [{}],
  'step.back': [{}],
};

/** The details that an event is tried with at a question: at that of a reload, and at the first one. */
export function casesAtQuestion(type: string, situation: Situation): readonly object[] {
  const resumed = resumedAt(situation);
  if (askedIn(situation) !== (resumed ?? 'business') || (resumed === undefined && !isUntouched(situation)))
    return [];
  const found = questionCases[type as keyof typeof questionCases] ?? [];
  return typeof found === 'function' ? found(situation) : found;
}
