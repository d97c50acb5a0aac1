import { browserMachine } from '../../../../machines/screen/browser.machine.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import type { Model, Sentences } from '../../model.ts';
import { isEnd, isUnchanged } from '../../sentences.ts';
import { siteStub } from '../../site-stub.ts';

type Installation = typeof browserMachine;
type Region = keyof ReturnType<Installation['resolveState']>['value'];

export const browserModel: Model<Installation> = {
  name: 'browser',
  machine: browserMachine,
  starts: { any: () => ({ site: siteStub(exampleConfig) }) },
  cases: {
    'site.edited': [{ commandId: 'a', value: 'Hi' }],
    'site.arranged': [{ commandId: 'b' }],
  },
  key: () => [],
};

const TAKING = '0.browser.version.taking';
const ASKING = '0.browser.storage.asking';

function regionOf(type: string): Region {
  if (type.includes('version')) return 'version';
  return type.includes('network') ? 'network' : 'storage';
}

export const browserSentences: Sentences<Installation> = {
  'a newer version is told of, unless one takes over': ({ event, before, after }) =>
    event.type === 'version.found'
      ? after.value.version === (before.value.version === 'taking' ? 'taking' : 'ready')
      : undefined,
  'a version takes over when the visitor says so, and never else': ({ event, before, after }) =>
    (after.value.version === 'taking' && before.value.version !== 'taking') ===
    (event.type === 'version.take' && before.value.version === 'ready'),
  'a version is put off where it was offered, and is told of no more': ({ event, before, after }) =>
    event.type === 'version.dismiss'
      ? after.value.version === (before.value.version === 'ready' ? 'dismissed' : before.value.version)
      : undefined,
  'whoever is still there is offered it again': (step) =>
    isEnd(step, 'done', TAKING) || isEnd(step, 'error', TAKING)
      ? step.after.value.version === 'ready'
      : undefined,
  'the network is gone and comes back as the browser says': ({ event, after }) => {
    if (event.type === 'network.lost') return after.value.network === 'lost';
    return event.type === 'network.returned' ? after.value.network === 'there' : undefined;
  },
  'with the first change the browser is asked to keep it, once': ({ event, before, after }) =>
    event.type === 'site.edited' || event.type === 'site.arranged'
      ? after.value.storage === (before.value.storage === 'unasked' ? 'asking' : before.value.storage)
      : undefined,
  'a refusal is as good as a promise': (step) =>
    isEnd(step, 'done', ASKING) || isEnd(step, 'error', ASKING)
      ? step.after.value.storage === 'asked'
      : undefined,
  'what one is told is nothing to the others': ({ event, before, after }) => {
    const own = regionOf(event.type);
    const { [own]: _, ...others } = before.value;
    return JSON.stringify(others) === JSON.stringify({ ...after.value, [own]: undefined });
  },
  'the site hears nothing of it': ({ sent }) => sent.every(({ to }) => to !== 'site'),
  'a network that is back, or gone, already is no news': (step) => {
    const { event, before } = step;
    const isNews = before.value.network === (event.type === 'network.lost' ? 'there' : 'lost');
    return event.type.startsWith('network.') && !isNews ? isUnchanged(step) : undefined;
  },
  'whoever watches and breaks breaks it': (step) =>
    isEnd(step, 'error') && !isEnd(step, 'error', TAKING) && !isEnd(step, 'error', ASKING)
      ? step.after.status === 'error'
      : undefined,
};
