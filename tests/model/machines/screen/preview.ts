import { previewMachine } from '../../../../machines/screen/preview.machine.ts';
import type { Model, Sentences } from '../../model.ts';
import { isEnd, isUnchanged } from '../../sentences.ts';

type Preview = typeof previewMachine;
type PreviewValue = ReturnType<Preview['resolveState']>['value'];

const OF_OPEN_SANS = { font: 'Open Sans', characters: 'abc', weights: [400, 800] } as const;
const LETTERING = [OF_OPEN_SANS];

const AT_REST = JSON.stringify({
  font: 'own',
  viewport: 'desktop',
  guides: 'hidden',
  panel: 'chat',
  link: 'none',
} satisfies PreviewValue);

export const previewModel: Model<Preview> = {
  name: 'preview',
  machine: previewMachine,
  starts: { any: () => undefined },
  cases: {
    'viewport.choose': [{ viewport: 'desktop' }, { viewport: 'mobile' }],
    'panel.choose': [{ panel: 'chat' }, { panel: 'preview' }],
    'link.follow': [{ address: 'https://one.example/' }, { address: 'https://two.example/' }],
    'page.drawn': [
      {},
      { lettering: LETTERING },
      { lettering: [{ ...OF_OPEN_SANS, characters: 'ab' }] },
      { lettering: [{ ...OF_OPEN_SANS, characters: 'abcd' }] },
    ],
  },
  outputs: { subsetFonts: [[{ font: 'Open Sans', weights: [400, 800], range: 'U+61-64', data: 'AA==' }]] },
  // To limit the combinations of regions, fonts are subset only while all others are at their start.
  possible: ({ value }, { type }) => {
    if (type === 'page.drawn') return JSON.stringify({ ...value, font: 'own' }) === AT_REST;
    return value.font === 'own' || type.includes('.font.');
  },
  key: ({ context: { address, lettering, fonts } }) => [address, lettering?.[0]?.characters, fonts.length],
};

const REGIONS: Readonly<Record<string, keyof PreviewValue>> = {
  'viewport.choose': 'viewport',
  'guides.toggle': 'guides',
  'panel.choose': 'panel',
  'link.follow': 'link',
  'link.dismiss': 'link',
  'page.drawn': 'font',
  'xstate.done.actor.0.preview.font.subsetting': 'font',
  'xstate.error.actor.0.preview.font.subsetting': 'font',
};

export const previewSentences: Sentences<Preview> = {
  'choosing a viewport shows it': ({ event, after }) =>
    event.type === 'viewport.choose' ? after.value.viewport === event.viewport : undefined,
  'choosing a panel shows it': ({ event, after }) =>
    event.type === 'panel.choose' ? after.value.panel === event.panel : undefined,
  'toggling switches the guides': ({ event, before, after }) =>
    event.type === 'guides.toggle' ? after.value.guides !== before.value.guides : undefined,
  'following a link shows its address': ({ event, after }) =>
    event.type === 'link.follow'
      ? after.value.link === 'shown' && after.context.address === event.address
      : undefined,
  'dismissing hides the link': ({ event, after }) =>
    event.type === 'link.dismiss' ? after.value.link === 'none' : undefined,
  'there is an address exactly while a link is shown': ({ after }) =>
    (after.context.address !== undefined) === (after.value.link === 'shown'),
  'an event changes only its own region': ({ event, before, after }) => {
    const own = REGIONS[event.type];
    if (!own) return undefined;
    const { [own]: _, ...others } = before.value;
    return JSON.stringify(others) === JSON.stringify({ ...after.value, [own]: undefined });
  },
  'a font subset is embedded; after a failure the page keeps its earlier fonts': (step) => {
    const { before, after } = step;
    if (isEnd(step, 'done', 'subsetting'))
      return after.value.font === 'carried' && after.context.fonts.length > 0;
    return isEnd(step, 'error', 'subsetting')
      ? after.value.font === 'missing' && after.context.fonts === before.context.fonts
      : undefined;
  },
  'a page without embedded fonts drops the subsets': ({ event, after }) =>
    event.type === 'page.drawn' && event.lettering === undefined
      ? after.value.font === 'own' && after.context.fonts.length === 0
      : undefined,
  'a font is subset unless the previous subset covers it': ({ event, before, after }) => {
    if (event.type !== 'page.drawn' || event.lettering === undefined) return undefined;
    const known = before.context.lettering?.[0]?.characters ?? '';
    return known.startsWith(event.lettering[0]?.characters ?? '')
      ? after.value.font === before.value.font && after.context.lettering === before.context.lettering
      : after.value.font === 'subsetting' && after.context.lettering === event.lettering;
  },
  'choosing the current viewport or panel changes nothing': (step) => {
    const { event, before } = step;
    const isShown =
      (event.type === 'viewport.choose' && before.value.viewport === event.viewport) ||
      (event.type === 'panel.choose' && before.value.panel === event.panel);
    return isShown ? isUnchanged(step) : undefined;
  },
};
