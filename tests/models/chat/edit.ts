import { editMachine } from '../../../machines/chat/edit.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Edit = typeof editMachine;
type Situation = Step<Edit>['before'];

const REQUEST = { type: 'edit.apply', commandId: 'edit-1', path: 'hero.title.text', typed: 'New' } as const;
const COMMANDS = [{ commandId: 'edit-1' }, { commandId: 'edit-of-another' }];

const AT_START =
  'The request leaves before the first event. The stories of the chat see it arrive at a real site.';

export const editModel: Model<Edit> = {
  name: 'edit',
  machine: editMachine,
  starts: { asked: () => ({ site: siteStub(exampleConfig), request: REQUEST, at: 1 }) },
  cases: {
    'site.edited': COMMANDS.map((each) => ({ ...each, value: 'Stored' })),
    'site.refused': COMMANDS,
    'site.failed': COMMANDS,
    'site.arranged': [],
    'site.stepped': [],
    'site.followed': [],
    'site.replaced': [],
  },
  outputs: { simulateEdit: [{ at: 1007 }] },
  waitsFor: { 'edit.second.running': 'It waits for the second.' },
  equivalent: {
    'edit.site.asked lacks askSite on entry (1)': AT_START,
    'askSite does nothing': AT_START,
  },
  pairs: 12,
  key: ({ context: { outcome, at } }) => [outcome, at],
};

const ANSWERS = { 'site.edited': 'applied', 'site.refused': 'refused', 'site.failed': 'failed' } as const;
const isOver = (situation: Situation) => situation.matches({ second: 'over' });
const answerOf = ({ value }: Situation) => (value as { readonly site: string }).site;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an event is the answer of the site to the edit that is waited for. */
const isOwnAnswer =
  ({ context: { request } }: Situation) =>
  (event: Step<Edit>['event']) =>
    event.type in ANSWERS && 'commandId' in event && event.commandId === request.commandId;

export const editSentences: Sentences<Edit> = {
  'it begins with the second, and with one request to the site': ({ before }, past) =>
    past.length === 0 ? isSame(before.value, { second: 'running', site: 'asked' }) : undefined,
  'the answer of the site to its own request is kept, and no other': (step) => {
    const { event, before, after } = step;
    if (!(event.type in ANSWERS) || !('commandId' in event)) return undefined;
    if (event.commandId !== before.context.request.commandId || answerOf(before) !== 'asked')
      return isUnchanged(step);
    const { outcome } = after.context;
    return (
      answerOf(after) === 'answered' &&
      outcome === ANSWERS[event.type as keyof typeof ANSWERS] &&
      isOver(after) === isOver(before)
    );
  },
  'the second ends once, and a second that fails has passed': (step) => {
    if (!isEnd(step, 'done', 'second') && !isEnd(step, 'error', 'second')) return undefined;
    const { output } = step.event as { readonly output?: { readonly at: number } };
    const at = output?.at ?? step.before.context.at;
    return (
      isOver(step.after) && answerOf(step.after) === answerOf(step.before) && step.after.context.at === at
    );
  },
  'it is done once the second has passed and the site has answered': ({ after }) =>
    (after.status === 'done') === (isOver(after) && answerOf(after) !== 'asked'),
  'its end says how it went, what was stored, and when': (step, past) => {
    const { after } = step;
    if (after.status !== 'done') return undefined;
    const own = [...past, step].map(({ event }) => event).find(isOwnAnswer(after));
    const { outcome, value, at } = after.output ?? {};
    return (
      isSame([outcome, at], [after.context.outcome, after.context.at]) &&
      value === (own && 'value' in own ? own.value : '')
    );
  },
};
