import { startsMachine } from '../../../machines/dialogs/starts.machine.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../../prove/site-stub.ts';

type Machine = typeof startsMachine;

const STARTED: Config = { ...exampleConfig, hero: { title: { text: 'Bread' } } };

export const startsModel: Model<Machine> = {
  name: 'starts',
  machine: startsMachine,
  starts: { any: () => ({ site: siteStub(exampleConfig), language: 'en' }) },
  cases: {
    'start.choose': [
      { business: 'bakery', at: 5 },
      { business: 'yoga', at: 6 },
    ],
  },
  outputs: { loadStarts: [STARTED] },
  pairs: 18,
  key: ({ context }) => context.choice,
};

export const startsSentences: Sentences<Machine> = {
  'the dialog is closed at the beginning': beginsIn('closed'),
  'the dialog opens for a choice': ({ event, before, after }) =>
    event.type === 'starts.open' && before.matches('closed') ? after.matches('choosing') : undefined,
  'closing is always possible and sends nothing': (step) =>
    step.event.type === 'starts.close' ? step.after.matches('closed') && isSilent(step) : undefined,
  'choosing a business fetches its content for the current site, in the language of the visitor': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'start.choose' || before.matches('closed') || before.matches('loading')) {
      return undefined;
    }
    const { business, at } = event;
    const [child] = Object.values(after.children);
    return (
      after.matches('loading') &&
      JSON.stringify(after.context.choice) === JSON.stringify({ business, at }) &&
      JSON.stringify(child?.getSnapshot().input) ===
        JSON.stringify({ config: exampleConfig, business, language: 'en' })
    );
  },
  'fetched content is sent to the site once, with the choice and its time, and the dialog closes': (step) => {
    if (!isEnd(step, 'done')) return undefined;
    const event = { type: 'content.start', ...step.before.context.choice, config: STARTED };
    return (
      step.after.matches('closed') && JSON.stringify(step.sent) === JSON.stringify([{ to: 'site', event }])
    );
  },
  'a failed fetch is shown': (step) =>
    isEnd(step, 'error') ? step.after.matches('failed') && isSilent(step) : undefined,
  'a retry fetches the same content': ({ event, before, after }) =>
    event.type === 'start.retry' && before.matches('failed')
      ? after.matches('loading') && after.context.choice === before.context.choice
      : undefined,
  'nothing else can be chosen during a fetch': (step) =>
    step.before.matches('loading') && /^start\.|^starts\.open/.test(step.event.type)
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'a closed dialog accepts only opening': (step) =>
    step.before.matches('closed') && step.event.type !== 'starts.open' ? isUnchanged(step) : undefined,
};
