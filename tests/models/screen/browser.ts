import { browserMachine } from '../../../machines/screen/browser.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isEnd, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Browser = typeof browserMachine;
type Region = keyof ReturnType<Browser['resolveState']>['value'];

export const browserModel: Model<Browser> = {
  name: 'browser',
  machine: browserMachine,
  starts: { any: () => ({ site: siteStub(exampleConfig) }) },
  cases: {
    'site.edited': [{ commandId: 'a', value: 'Hi' }],
    'site.arranged': [{ commandId: 'b' }],
  },
  waitsFor: {
    'browser.storage.asking': 'The browser asks the visitor, and nothing waits for the answer.',
    'browser.version.taking': 'The page is about to be loaded anew.',
  },
  pairs: 105,
  key: () => [],
};

const TAKING = '0.browser.version.taking';
const ASKING = '0.browser.storage.asking';

function regionOf(type: string): Region {
  if (type.includes('version')) return 'version';
  return type.includes('network') ? 'network' : 'storage';
}

export const browserSentences: Sentences<Browser> = {
  'at the beginning there is a network and no newer version, and nothing was asked': beginsIn({
    version: 'current',
    network: 'there',
    storage: 'unasked',
  }),
  'a newer version is offered, unless one is already taking over': ({ event, before, after }) =>
    event.type === 'version.found'
      ? after.value.version === (before.value.version === 'taking' ? 'taking' : 'ready')
      : undefined,
  'a version takes over only when the visitor accepts it': ({ event, before, after }) =>
    (after.value.version === 'taking' && before.value.version !== 'taking') ===
    (event.type === 'version.take' && before.value.version === 'ready'),
  'dismissing an offered version hides it': ({ event, before, after }) =>
    event.type === 'version.dismiss'
      ? after.value.version === (before.value.version === 'ready' ? 'dismissed' : before.value.version)
      : undefined,
  'the version is offered again if taking over did not reload the page': (step) =>
    isEnd(step, 'done', TAKING) || isEnd(step, 'error', TAKING)
      ? step.after.value.version === 'ready'
      : undefined,
  'the network state follows the reports of the browser': ({ event, after }) => {
    if (event.type === 'network.lost') return after.value.network === 'lost';
    return event.type === 'network.returned' ? after.value.network === 'there' : undefined;
  },
  'the first change requests persistent storage, once': ({ event, before, after }) =>
    event.type === 'site.edited' || event.type === 'site.arranged'
      ? after.value.storage === (before.value.storage === 'unasked' ? 'asking' : before.value.storage)
      : undefined,
  'the request ends in the same state whether granted or refused': (step) =>
    isEnd(step, 'done', ASKING) || isEnd(step, 'error', ASKING)
      ? step.after.value.storage === 'asked'
      : undefined,
  'an event changes only its own region': ({ event, before, after }) => {
    const own = regionOf(event.type);
    const { [own]: _, ...others } = before.value;
    return JSON.stringify(others) === JSON.stringify({ ...after.value, [own]: undefined });
  },
  'nothing is sent to the site': ({ sent }) => sent.every(({ to }) => to !== 'site'),
  'a repeated report of the network changes nothing': (step) => {
    const { event, before } = step;
    const isChange = before.value.network === (event.type === 'network.lost' ? 'there' : 'lost');
    return event.type.startsWith('network.') && !isChange ? isUnchanged(step) : undefined;
  },
};
