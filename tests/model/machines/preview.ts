import { previewMachine } from '../../../machines/preview.machine.ts';
import type { Model, Sentences } from '../model.ts';
import { isEnd, isUnchanged } from '../sentences.ts';

type Preview = typeof previewMachine;
type PreviewValue = ReturnType<Preview['resolveState']>['value'];

export const previewModel: Model<Preview> = {
  name: 'preview',
  machine: previewMachine,
  starts: { any: () => undefined },
  cases: {
    'viewport.choose': [{ viewport: 'desktop' }, { viewport: 'mobile' }],
    'guides.toggle': [{}],
    'panel.choose': [{ panel: 'chat' }, { panel: 'preview' }],
    'link.follow': [{ address: 'https://one.example/' }, { address: 'https://two.example/' }],
    'link.dismiss': [{}],
  },
  key: ({ context }) => context.address,
};

const REGIONS: Readonly<Record<string, keyof PreviewValue>> = {
  'viewport.choose': 'viewport',
  'guides.toggle': 'guides',
  'panel.choose': 'panel',
  'link.follow': 'link',
  'link.dismiss': 'link',
};

export const previewSentences: Sentences<Preview> = {
  'the width chosen is the width shown': ({ event, after }) =>
    event.type === 'viewport.choose' ? after.value.viewport === event.viewport : undefined,
  'the panel chosen is the panel shown': ({ event, after }) =>
    event.type === 'panel.choose' ? after.value.panel === event.panel : undefined,
  'the guides come and go': ({ event, before, after }) =>
    event.type === 'guides.toggle' ? after.value.guides !== before.value.guides : undefined,
  'the link followed last is shown, at its address': ({ event, after }) =>
    event.type === 'link.follow'
      ? after.value.link === 'shown' && after.context.address === event.address
      : undefined,
  'dismissed, a link is gone': ({ event, after }) =>
    event.type === 'link.dismiss' ? after.value.link === 'none' : undefined,
  'an address is known exactly while a link is shown': ({ after }) =>
    (after.context.address !== undefined) === (after.value.link === 'shown'),
  'what one wish changes is no other’s': ({ event, before, after }) => {
    const own = REGIONS[event.type] ?? 'page';
    const { [own]: _, ...others } = before.value;
    return JSON.stringify(others) === JSON.stringify({ ...after.value, [own]: undefined });
  },
  'the page is drawn where what draws it came, and missed where not': (step) => {
    if (isEnd(step, 'done')) return step.after.value.page === 'drawn';
    return isEnd(step, 'error') ? step.after.value.page === 'missing' : undefined;
  },
  'choosing what is shown changes nothing': (step) => {
    const { event, before } = step;
    const isShown =
      (event.type === 'viewport.choose' && before.value.viewport === event.viewport) ||
      (event.type === 'panel.choose' && before.value.panel === event.panel);
    return isShown ? isUnchanged(step) : undefined;
  },
};
