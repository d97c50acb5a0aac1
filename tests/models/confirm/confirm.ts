import type { ConfirmRequest, confirmMachine } from '../../../machines/confirm/confirm.machine.ts';
import { confirmMachine as machine } from '../../../machines/confirm/confirm.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Confirm = typeof confirmMachine;

const STARTED = { ...moonlight.base, header: { logo: { text: 'Corner Crust' } } };

const REQUESTS: readonly ConfirmRequest[] = [
  { type: 'template.choose', templateId: 'moonlight' },
  { type: 'content.start', business: 'bakery', config: STARTED },
  { type: 'site.reset' },
];

export const confirmModel: Model<Confirm> = {
  name: 'confirm',
  machine,
  starts: {
    reset: () => ({ site: siteStub(exampleConfig), request: { type: 'site.reset' } }),
    template: () => ({
      site: siteStub(exampleConfig),
      request: { type: 'template.choose', templateId: '' },
    }),
  },
  cases: {
    'confirm.ask': REQUESTS.map((request) => ({ request })),
    'confirm.accept': [{ at: 5 }],
    'confirm.keep': [{ at: 6 }],
  },
  pairs: 6,
  key: ({ context: { request } }) => [request.type, 'templateId' in request && request.templateId],
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
    if (event.type !== 'confirm.accept' || !before.matches('confirming')) return undefined;
    const expected = { to: 'site', event: { ...before.context.request, at: event.at } };
    return after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'keeping the content sends its carrying into the requested website, with the time': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'confirm.keep' || !before.matches('confirming')) return undefined;
    const { request } = before.context;
    if (request.type === 'site.reset') return isUnchanged(step) && isSilent(step);
    const config =
      request.type === 'content.start'
        ? request.config
        : (request.templateId === 'moonlight' ? moonlight : landingBusiness).base;
    const expected = { to: 'site', event: { type: 'content.carry', config, at: event.at } };
    return after.matches('idle') && JSON.stringify(sent) === JSON.stringify([expected]);
  },
  'declining closes the question': ({ event, after }) =>
    event.type === 'confirm.decline' ? after.matches('idle') : undefined,
  'a question that is answered says that it is closed': ({ before, after, emitted }) =>
    JSON.stringify(emitted) ===
    JSON.stringify(before.matches('confirming') && after.matches('idle') ? [{ type: 'confirm.closed' }] : []),
  'only accepting a question or keeping the content sends anything to the site': (step) =>
    /^confirm\.(accept|keep)$/.test(step.event.type) && step.before.matches('confirming')
      ? undefined
      : step.sent.length === 0,
};
