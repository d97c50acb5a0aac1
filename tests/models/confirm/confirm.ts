import type { Config } from '../../../domain/config/config.ts';
import type { ConfirmRequest, confirmMachine } from '../../../machines/confirm/confirm.machine.ts';
import { confirmMachine as machine } from '../../../machines/confirm/confirm.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Confirm = typeof confirmMachine;

const STARTED = { ...moonlight.base, header: { logo: { text: 'Corner Crust' } } };

const NAMED = {
  ...exampleConfig,
  globalSettings: { ...Object(exampleConfig.globalSettings), business: 'yoga' },
};

const REQUESTS: readonly ConfirmRequest[] = [
  { type: 'template.choose', templateId: 'moonlight' },
  { type: 'content.start', business: 'bakery', config: STARTED },
  { type: 'site.reset' },
];

export const confirmModel: Model<Confirm> = {
  name: 'confirm',
  machine,
  starts: {
    reset: () => ({ site: siteStub(exampleConfig), request: { type: 'site.reset' }, language: 'en' }),
    template: () => ({
      site: siteStub(exampleConfig),
      request: { type: 'template.choose', templateId: '' },
      language: 'en',
    }),
    business: () => ({
      site: siteStub(NAMED),
      request: { type: 'template.choose', templateId: '' },
      language: 'de',
    }),
  },
  cases: {
    'confirm.ask': REQUESTS.map((request) => ({ request })),
    'confirm.accept': [{ at: 5 }],
    'confirm.keep': [{ at: 6 }],
  },
  outputs: { loadStarts: [STARTED] },
  pairs: 12,
  key: ({ context: { request, at } }) => [at, request.type, 'templateId' in request && request.templateId],
};

type Situation = Step<Confirm>['before'];

const isAsking = (situation: Situation) => situation.matches({ confirming: 'asking' });
const isFetching = (situation: Situation) => situation.matches({ confirming: 'fetching' });
const hasBusiness = ({ before }: Step<Confirm>) =>
  JSON.stringify(before.context.site.getSnapshot().context.config).includes('"business":"yoga"');
const targetOf = (request: ConfirmRequest): Config => {
  if (request.type === 'content.start') return request.config;
  const isMoonlight = request.type === 'template.choose' && request.templateId === 'moonlight';
  return (isMoonlight ? moonlight : landingBusiness).base;
};

export const confirmSentences: Sentences<Confirm> = {
  'no question is asked at the beginning': beginsIn('idle'),
  'asking opens a question about the request': ({ event, before, after }) =>
    event.type === 'confirm.ask' && before.matches('idle')
      ? after.matches('confirming') && after.context.request === event.request
      : undefined,
  'an open question is not replaced by another': (step) =>
    step.event.type === 'confirm.ask' && step.before.matches('confirming') ? isUnchanged(step) : undefined,
  'accepting sends exactly the request to the site, with the time': ({ event, before, after, sent }) => {
    if (event.type !== 'confirm.accept' || !isAsking(before)) return undefined;
    const expected = { to: 'site', event: { ...before.context.request, at: event.at } };
    return after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'keeping the content sends its carrying into the requested website, with the time': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'confirm.keep' || !isAsking(before)) return undefined;
    const { request } = before.context;
    if (request.type === 'site.reset') return isUnchanged(step) && isSilent(step);
    if (request.type === 'template.choose' && hasBusiness(step)) return undefined;
    const expected = {
      to: 'site',
      event: { type: 'content.carry', config: targetOf(request), at: event.at },
    };
    return after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'another template is fetched with the words of the business, where the website has one': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'confirm.keep' || !isAsking(before)) return undefined;
    const { request, language } = before.context;
    if (request.type !== 'template.choose' || !hasBusiness(step)) return undefined;
    const [call] = Object.values(after.children);
    const asked = { config: targetOf(request), business: 'yoga', language };
    return isFetching(after) && JSON.stringify(call?.getSnapshot().input) === JSON.stringify(asked);
  },
  'it takes the content once those words are there, and without them where they do not come': (step) => {
    const { before, after, sent } = step;
    const hasCome = isEnd(step, 'done');
    if (!isFetching(before) || (!hasCome && !isEnd(step, 'error'))) return undefined;
    const { request, at } = before.context;
    const config = hasCome ? STARTED : targetOf(request);
    const expected = { to: 'site', event: { type: 'content.carry', config, at: 6 } };
    return at === 6 && after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'declining closes the question': ({ event, after }) =>
    event.type === 'confirm.decline' ? after.matches('idle') : undefined,
  'a question that is answered says that it is closed': ({ before, after, emitted }) =>
    JSON.stringify(emitted) ===
    JSON.stringify(before.matches('confirming') && after.matches('idle') ? [{ type: 'confirm.closed' }] : []),
  'only accepting a question or keeping the content sends anything to the site': (step) =>
    (/^confirm\.(accept|keep)$/.test(step.event.type) && isAsking(step.before)) || isFetching(step.before)
      ? undefined
      : step.sent.length === 0,
};
