import type { Config } from '../../../domain/config/config.ts';
import type {
  ConfirmInput,
  ConfirmRequest,
  confirmMachine,
} from '../../../machines/confirm/confirm.machine.ts';
import { confirmMachine as machine } from '../../../machines/confirm/confirm.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Confirm = typeof confirmMachine;

const STARTED = { ...moonlight.base, header: { logo: { text: 'Corner Crust' } } };

const NAMED = {
  ...exampleConfig,
  globalSettings: { ...Object(exampleConfig.globalSettings), business: 'yoga' },
};

/** The cards of a business in the present template and in another. */
const CARDS = ['landing_business', 'moonlight'].map(
  (templateId) =>
    ({ type: 'business.choose', business: 'bakery', templateId, said: 'A card', at: 4 }) as const,
);
const REQUESTS: readonly ConfirmRequest[] = [
  { type: 'template.choose', templateId: 'moonlight' },
  ...CARDS,
  { type: 'site.reset' },
];

const startedWith = (config: Config, rest: Pick<ConfirmInput, 'request' | 'language'>) => ({
  site: siteStub(config),
  chat: chatStub() as ConfirmInput['chat'],
  ...rest,
});

const NO_TEMPLATE = { type: 'template.choose', templateId: '' } as const;

export const confirmModel: Model<Confirm> = {
  name: 'confirm',
  machine,
  starts: {
    reset: () => startedWith(exampleConfig, { request: { type: 'site.reset' }, language: 'en' }),
    template: () => startedWith(exampleConfig, { request: NO_TEMPLATE, language: 'en' }),
    business: () => startedWith(NAMED, { request: NO_TEMPLATE, language: 'de' }),
    untouched: () => startedWith(landingBusiness.base, { request: NO_TEMPLATE, language: 'en' }),
  },
  cases: {
    'confirm.ask': REQUESTS.map((request) => ({ request })),
    'confirm.accept': [{ at: 5 }],
    'confirm.keep': [{ at: 6 }],
  },
  outputs: { loadStarts: [STARTED] },
  pairs: 15,
  equivalent: {
    'confirm.idle confirm.ask #1 calls announceClosing before chooseCard (1)':
      'The chat and the dialogs do not hear of each other.',
  },
  key: ({ context: { request, at } }) => [at, request.type, 'templateId' in request && request.templateId],
};

type Situation = Step<Confirm>['before'];

const isAsking = (situation: Situation) => situation.matches({ confirming: 'asking' });
const isFetching = (situation: Situation) => situation.matches({ confirming: 'fetching' });
const configIn = ({ before }: Step<Confirm>) => before.context.site.getSnapshot().context.config;
/** The business whose words the requested website gets; undefined for none. */
const businessIn = (step: Step<Confirm>, request: ConfirmRequest) => {
  if (request.type === 'business.choose') return 'bakery';
  return configIn(step) === NAMED ? 'yoga' : undefined;
};
const targetOf = (step: Step<Confirm>, request: ConfirmRequest): Config => {
  if ('templateId' in request && request.templateId === 'moonlight') return moonlight.base;
  return request.type === 'business.choose' ? configIn(step) : landingBusiness.base;
};
/** Whether a request takes nothing of the visitor's away: a card, on an untouched website. */
const isFree = (step: Step<Confirm>, request: ConfirmRequest) =>
  request.type === 'business.choose' && configIn(step) === landingBusiness.base;

export const confirmSentences: Sentences<Confirm> = {
  'no question is asked at the beginning': beginsIn('idle'),
  'asking opens a question about the request; a card is chosen at once where it takes nothing away': (
    step,
  ) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'confirm.ask' || !before.matches('idle')) return undefined;
    return isFree(step, event.request)
      ? after.matches('idle') &&
          JSON.stringify(sent) === JSON.stringify([{ to: 'chat', event: event.request }])
      : after.matches('confirming') && after.context.request === event.request && isSilent(step);
  },
  'an open question is not replaced by another': (step) =>
    step.event.type === 'confirm.ask' && step.before.matches('confirming') ? isUnchanged(step) : undefined,
  'accepting sends exactly the request, with the time: a card to the chat, all else to the site': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'confirm.accept' || !isAsking(before)) return undefined;
    const { request } = before.context;
    const to = request.type === 'business.choose' ? 'chat' : 'site';
    const expected = { to, event: { ...request, at: event.at } };
    return after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'keeping the content sends its carrying into the requested website, with the time': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'confirm.keep' || !isAsking(before)) return undefined;
    const { request } = before.context;
    if (request.type === 'site.reset') return isUnchanged(step) && isSilent(step);
    if (businessIn(step, request)) return undefined;
    const expected = {
      to: 'site',
      event: { type: 'content.carry', config: targetOf(step, request), at: event.at },
    };
    return after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'the website is fetched with the words of the card’s business, or of its own, where it has one': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'confirm.keep' || !isAsking(before)) return undefined;
    const { request, language } = before.context;
    const business = businessIn(step, request);
    if (request.type === 'site.reset' || !business) return undefined;
    const [call] = Object.values(after.children);
    const asked = { config: targetOf(step, request), business, language };
    return isFetching(after) && JSON.stringify(call?.getSnapshot().input) === JSON.stringify(asked);
  },
  'it takes the content once those words are there, and without them where they do not come': (step) => {
    const { before, after, sent } = step;
    const hasCome = isEnd(step, 'done');
    if (!isFetching(before) || (!hasCome && !isEnd(step, 'error'))) return undefined;
    const { request, at } = before.context;
    const config = hasCome ? STARTED : targetOf(step, request);
    const expected = { to: 'site', event: { type: 'content.carry', config, at: 6 } };
    return at === 6 && after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'declining closes the question': ({ event, after }) =>
    event.type === 'confirm.decline' ? after.matches('idle') : undefined,
  'a question that is answered, or need not be asked, says that it is closed': (step) => {
    const { event, before, after, emitted } = step;
    const isAnswered = before.matches('confirming') && after.matches('idle');
    const isNeedless = event.type === 'confirm.ask' && before.matches('idle') && isFree(step, event.request);
    return (
      JSON.stringify(emitted) === JSON.stringify(isAnswered || isNeedless ? [{ type: 'confirm.closed' }] : [])
    );
  },
  'only accepting a question, keeping the content, or a card that takes nothing away, sends anything': (
    step,
  ) =>
    (/^confirm\.(accept|keep)$/.test(step.event.type) && isAsking(step.before)) ||
    step.event.type === 'confirm.ask' ||
    isFetching(step.before)
      ? undefined
      : step.sent.length === 0,
};
