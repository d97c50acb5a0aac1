import { NOT_UNDERSTOOD } from '../../../domain/chat/command.ts';
import { type Request, type RequestInput, requestMachine } from '../../../machines/chat/request.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { STARTED } from './questions.ts';

type Machine = typeof requestMachine;
type Situation = Step<Machine>['before'];

const EDIT = { type: 'edit.apply', commandId: 'edit-1', path: 'hero.title.text', typed: 'New' } as const;
const ARRANGEMENT = {
  type: 'site.arrange',
  commandId: 'edit-1',
  act: 'remove',
  path: 'benefits.items[0]',
} as const;
const COMMANDS = [{ commandId: 'edit-1' }, { commandId: 'edit-of-another' }];

const AT_START =
  'The request leaves before the first event. The stories of the chat see it arrive at a real site.';

const asked = (request: Request) => (): RequestInput => ({
  site: siteStub(exampleConfig),
  request,
  start: { config: exampleConfig, business: 'yoga', language: 'en' },
  at: 1,
});

export const requestModel: Model<Machine> = {
  name: 'request',
  machine: requestMachine,
  starts: {
    asked: asked(EDIT),
    arrangement: asked(ARRANGEMENT),
    content: asked({ type: 'content.load' }),
    reader: asked({ type: 'reader.await' }),
    refusal: asked({ type: 'text.refuse', understood: NOT_UNDERSTOOD }),
  },
  cases: {
    'site.edited': COMMANDS.map((each) => ({ ...each, value: 'Stored' })),
    'site.arranged': COMMANDS,
    'site.refused': COMMANDS,
    'site.failed': COMMANDS,
    'site.stepped': [],
    'site.followed': [],
    'site.replaced': [],
  },
  outputs: { simulateEdit: [{ at: 1007 }], loadStarts: [STARTED], awaitReader: [undefined] },
  waitsFor: {
    'request.second.running': 'It waits for the second.',
    'request.answer.loading': 'It waits for the content.',
    'request.answer.fetching': 'It waits for the reader.',
  },
  notRepeated: Object.fromEntries(
    ['content late', 'content twice', 'reader late', 'reader twice'].map((answer) => [
      answer,
      'Nothing but its answer leaves the state, and the request ends with it.',
    ]),
  ),
  equivalent: {
    'request.answer.asked lacks askSite on entry (1)': AT_START,
    'askSite does nothing': AT_START,
  },
  pairs: 28,
  steady: { start: 'It goes to the service as it is: tests/app/interview.test.ts asks for each business.' },
  key: ({ context: { request, outcome, at } }) => [request.type, outcome, at],
};

const ANSWERS = {
  'site.edited': 'applied',
  'site.arranged': 'applied',
  'site.refused': 'refused',
  'site.failed': 'failed',
} as const;
/** In what a request begins. */
const BEGINNINGS: Readonly<Record<Request['type'], object>> = {
  'edit.apply': { second: 'running', answer: 'asked' },
  'plan.apply': { second: 'running', answer: 'asked' },
  'site.arrange': { second: 'over', answer: 'asked' },
  'content.load': { second: 'over', answer: 'loading' },
  'reader.await': { second: 'over', answer: 'fetching' },
  'text.refuse': { second: 'running', answer: 'given' },
};
const isOver = (situation: Situation) => situation.matches({ second: 'over' });
const isGiven = (situation: Situation) => situation.matches({ answer: 'given' });
const commandIn = ({ context: { request } }: Situation) =>
  'commandId' in request ? request.commandId : undefined;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an event is the answer of the site to the request that is waited for. */
const isOwnAnswer = (situation: Situation) => (event: Step<Machine>['event']) =>
  event.type in ANSWERS && 'commandId' in event && event.commandId === commandIn(situation);

export const requestSentences: Sentences<Machine> = {
  'an edit begins with the second and a question to the site; the others need one of them, content or the reader':
    ({ before }, past) =>
      past.length === 0 ? isSame(before.value, BEGINNINGS[before.context.request.type]) : undefined,
  'the answer of the site to its own request is kept, and no other': (step) => {
    const { event, before, after } = step;
    if (!(event.type in ANSWERS)) return undefined;
    if (!isOwnAnswer(before)(event) || !before.matches({ answer: 'asked' })) return isUnchanged(step);
    const { outcome } = after.context;
    return (
      isGiven(after) &&
      outcome === ANSWERS[event.type as keyof typeof ANSWERS] &&
      isOver(after) === isOver(before)
    );
  },
  'the second ends once, and a second that fails has passed': (step) => {
    if (!isEnd(step, 'done', 'second') && !isEnd(step, 'error', 'second')) return undefined;
    const { output } = step.event as { readonly output?: { readonly at: number } };
    const at = output?.at ?? step.before.context.at;
    return isOver(step.after) && isGiven(step.after) === isGiven(step.before) && step.after.context.at === at;
  },
  'content is kept once it has come; if it does not come, that is the answer': (step) => {
    const isCome = isEnd(step, 'done', 'content');
    if (!isCome && !isEnd(step, 'error', 'content')) return undefined;
    const { outcome, content } = step.after.context;
    return (
      isGiven(step.after) && isSame([outcome, content], isCome ? ['applied', STARTED] : ['failed', null])
    );
  },
  'once the reader has come, that is the answer; if it does not come, too': (step) => {
    const isCome = isEnd(step, 'done', 'reader');
    if (!isCome && !isEnd(step, 'error', 'reader')) return undefined;
    return isGiven(step.after) && step.after.context.outcome === (isCome ? 'applied' : 'failed');
  },
  'it is done once the second has passed and the answer is there': ({ after }) =>
    (after.status === 'done') === (isOver(after) && isGiven(after)),
  'its end says how it went, what was stored or came, and when': (step, past) => {
    const { after } = step;
    if (after.status !== 'done') return undefined;
    const own = [...past, step].map(({ event }) => event).find(isOwnAnswer(after));
    const { outcome, value, at, content } = after.output ?? {};
    return (
      isSame([outcome, at, content], [after.context.outcome, after.context.at, after.context.content]) &&
      value === (own && 'value' in own ? own.value : '')
    );
  },
};
