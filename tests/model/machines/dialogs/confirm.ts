import type { ConfirmRequest, confirmMachine } from '../../../../machines/dialogs/confirm.machine.ts';
import { confirmMachine as machine } from '../../../../machines/dialogs/confirm.machine.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import type { Model, Sentences } from '../../model.ts';
import { isSilent, isUnchanged } from '../../sentences.ts';
import { siteStub } from '../../site-stub.ts';

type Confirm = typeof confirmMachine;

const REQUESTS: readonly ConfirmRequest[] = [
  { type: 'template.choose', templateId: 'moonlight' },
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
  },
  key: ({ context }) => context.request,
};

export const confirmSentences: Sentences<Confirm> = {
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
  'declining closes the question': ({ event, after }) =>
    event.type === 'confirm.decline' ? after.matches('idle') : undefined,
  'only accepting a question sends anything to the site': (step) =>
    step.event.type === 'confirm.accept' && step.before.matches('confirming') ? undefined : isSilent(step),
};
