import type { SentEvent } from '../../../charts/event-list.ts';
import type { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import { selectKept, selectLatest } from '../../../machines/interview/interview.selectors.ts';
import { en } from '../../../src/words/en/en.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import { interviewModel, OPENED, RESET_START } from './interview.ts';

type Interview = typeof interviewMachine;
type Situation = ReturnType<Interview['resolveState']>;

const { options } = en.interview;
const LOADING = 'actor.0.interview.running.trade.loading';
/** What comes by itself on no screen: the content that is fetched, a picture that was uploaded. */
const sent: Driver = (stage, event) => stage.send({ to: 'interview', event });
/** After these the chat stands there, on a website of its own. */
const LEAVING: ReadonlySet<string> = new Set([options.publish, options.change, options.undoAll]);
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  trade: ['nonsense', 'skip'],
  name: ['Anna', ' '],
  contact: ['call me', 'a@b.co'],
  address: ['Fernhill'],
};

const isLeft = (situation: Situation) => selectKept(situation) === undefined;

export const interviewScreen: ScreenModel<Interview> = {
  model: {
    ...interviewModel,
    cases: {
      ...interviewModel.cases,
      'draft.change': (situation) =>
        (TEXTS[selectKept(situation)?.asked ?? ''] ?? []).map((text) => ({ text })),
    },
    possible: (situation, event) => {
      const { draft, chat } = situation.context;
      if (event.type === 'site.replaced') return situation.context.name === RESET_START;
      // The chat of a path that begins at a field is at that field, so that such a path ends with it.
      const isOpened = chat.getSnapshot().context.stack.length > 1;
      if (isOpened || event.type === 'visitor.acted') return isOpened && event.type === 'visitor.acted';
      if (event.type === 'value.chosen') return situation.matches({ running: { picture: 'choosing' } });
      // A typed text is sent before anything else.
      if (draft !== '' && event.type === 'draft.change') return false;
      if (event.type === 'message.send') return situation.hasTag('working') || draft.trim() !== '';
      if (event.type !== 'option.pick') return true;
      return !situation.hasTag('working') && selectLatest(situation)?.buttons?.includes(event.label) === true;
    },
  },
  actor: () => 'interview',
  stage: (start) => {
    const kept = interviewModel.starts[start]?.([]).kept;
    return { stored: landingBusiness.base, ...(kept && { interview: kept }) };
  },
  isLast: (event, before) => {
    const situation = before as Situation;
    if (isLeft(situation)) return false;
    if (['menu.open', 'site.replaced', 'visitor.acted'].includes(event.type)) return true;
    if (event.type === 'option.pick' && 'label' in event) return LEAVING.has(String(event.label));
    return event.type === 'step.back' && selectKept(situation)?.asked === 'trade';
  },
  drivers: {
    'interview.open': ({ hands }) => hands.pick(options.start),
    'option.pick': ({ hands }, { label }: { label: string }) => hands.pick(label),
    'draft.change': ({ hands }, { text }: { text: string }) => hands.fill(en.chat.message, text),
    // While content is on its way the button is disabled.
    'message.send': (stage, event: SentEvent['event'], { before }) =>
      JSON.stringify(before.value).includes('loading')
        ? stage.send({ to: 'interview', event })
        : stage.hands.click('button', en.chat.send, en.chat.panel),
    'step.back': ({ hands }) => hands.click('button', en.chat.back, en.chat.panel),
    'menu.open': ({ hands }) => hands.click('button', en.chat.home, en.chat.panel),
    'visitor.acted': (stage) =>
      stage.send({ to: 'chat', event: { type: 'place.open', target: OPENED, at: 8 } }),
    'site.replaced': (stage) => stage.send({ to: 'site', event: { type: 'site.reset', at: 7 } }),
    'value.chosen': sent,
    [`xstate.done.${LOADING}`]: sent,
    [`xstate.error.${LOADING}`]: sent,
    ...broken('interview', '1.interview.running', 'editor'),
  },
};
