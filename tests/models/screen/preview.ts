import type { Deed } from '../../../domain/editing/history.ts';
import { type PreviewInput, previewMachine } from '../../../machines/screen/preview.machine.ts';
import { selectPicked } from '../../../machines/screen/preview.selectors.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isEnd, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { stubNamed } from '../stubs/stub.ts';

type Preview = typeof previewMachine;
type PreviewValue = ReturnType<Preview['resolveState']>['value'];

const OF_OPEN_SANS = { font: 'Open Sans', characters: 'abc', weights: [400, 800] } as const;
const LETTERING = [OF_OPEN_SANS];

const AT_REST = {
  font: 'own',
  viewport: 'desktop',
  guides: 'hidden',
  controls: 'folded',
  panel: 'chat',
  view: 'following',
  link: 'none',
} satisfies PreviewValue;
/** Whether all regions but one are at their start. */
const isAtRestBut = (value: PreviewValue, region: keyof PreviewValue) =>
  JSON.stringify({ ...value, [region]: '' }) === JSON.stringify({ ...AT_REST, [region]: '' });

/** Whether the chat is going to what was clicked, or stays there. */
const isAt = ({ view }: PreviewValue, where: 'going' | 'typing' | 'staying') =>
  typeof view === 'object' && view.picked === where;

const TEXT_EDIT: Deed = { kind: 'edit', path: 'hero.title.text' };
const STARTED: Deed = { kind: 'start', business: 'bakery' };
const started =
  (deed: Deed, { isAsked = false, isNarrow = false, picked = [] as readonly string[] } = {}) =>
  () => ({
    site: siteStub(landingBusiness.base, { past: [{ deed, patch: [] }], future: [], isUndone: false }),
    chat: chatStub({ isAsked, picked }) as PreviewInput['chat'],
    dialogs: stubNamed('dialogs'),
    isNarrow,
  });

/** The stored text of the field that the chat is at; '' where none is typed there. */
const textAtChat = ({ chat, site }: Pick<PreviewInput, 'chat' | 'site'>): string => {
  const field = chat.getSnapshot().context.stack.at(-1)?.field;
  if (field?.type !== 'text' && field?.type !== 'url') return '';
  const { config } = site.getSnapshot().context;
  const keys = field.path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  return String(keys.reduce<unknown>((here, key) => Object(here)[key], config) ?? '');
};
/** Whether the chat is at a text, and nothing else is typed for it. */
const isAtText = (around: Pick<PreviewInput, 'chat' | 'site'>) => {
  const text = textAtChat(around);
  return text !== '' && ['', text].includes(around.chat.getSnapshot().context.box.getSnapshot().context.text);
};

export const previewModel: Model<Preview> = {
  name: 'preview',
  machine: previewMachine,
  starts: {
    edited: started(TEXT_EDIT),
    started: started(STARTED),
    interviewed: started(STARTED, { isAsked: true }),
    atText: started(TEXT_EDIT, { picked: ['Hero', 'Title'] }),
    narrow: started(TEXT_EDIT, { isNarrow: true }),
  },
  cases: {
    'viewport.choose': [{ viewport: 'desktop' }, { viewport: 'mobile' }],
    'panel.choose': [{ panel: 'chat' }, { panel: 'preview' }],
    'field.pick': [
      { target: 'hero.title.text', at: 5 },
      { target: 'benefits', at: 6 },
    ],
    'link.follow': [{ address: 'https://one.example/' }, { address: 'https://two.example/' }],
    'page.drawn': [
      {},
      { lettering: LETTERING },
      { lettering: [{ ...OF_OPEN_SANS, characters: 'ab' }] },
      { lettering: [{ ...OF_OPEN_SANS, characters: 'abcd' }] },
    ],
  },
  outputs: { subsetFonts: [[{ font: 'Open Sans', weights: [400, 800], range: 'U+61-64', data: 'AA==' }]] },
  // To limit the combinations of regions, fonts are subset and the view changes only while all others are at their start.
  possible: ({ value, context }, { type }) => {
    const region = REGIONS[type];
    if (value.controls === 'unfolded') return FOLDING.has(type) && isAtRestBut(value, 'controls');
    if (region === 'font' || region === 'view' || region === 'controls') return isAtRestBut(value, region);
    if (isAtText(context)) return false;
    if (context.isNarrow) return region === 'viewport' && value.viewport === 'mobile';
    return value.font === 'own' && value.view === 'following' && value.controls === 'folded';
  },
  pairs: 313,
  key: ({ context: { address, lettering, fonts, picked } }) => [
    address,
    lettering?.[0]?.characters,
    fonts.length,
    picked,
  ],
};

/** What is done with the controls that a phone unfolds. */
export const FOLDING = new Set([
  'controls.toggle',
  'viewport.choose',
  'scale.toggle',
  'guides.toggle',
  'dialog.opened',
  'place.requested',
]);

const REGIONS: Readonly<Record<string, keyof PreviewValue>> = {
  'viewport.choose': 'viewport',
  'scale.toggle': 'viewport',
  'guides.toggle': 'guides',
  'controls.toggle': 'controls',
  'dialog.opened': 'controls',
  'panel.choose': 'panel',
  'place.requested': 'panel',
  'step.made': 'panel',
  'field.pick': 'view',
  'visitor.acted': 'view',
  'place.entered': 'view',
  'link.follow': 'link',
  'link.dismiss': 'link',
  'page.drawn': 'font',
  'xstate.done.actor.0.preview.font.subsetting': 'font',
  'xstate.error.actor.0.preview.font.subsetting': 'font',
};

export const previewSentences: Sentences<Preview> = {
  'the preview begins without guides and with folded controls, behind the chat; narrow on a narrow screen': (
    step,
    past,
  ) => beginsIn({ ...AT_REST, viewport: step.before.context.isNarrow ? 'mobile' : 'desktop' })(step, past),
  'choosing a viewport shows it': ({ event, after }) =>
    event.type === 'viewport.choose' ? after.value.viewport === event.viewport : undefined,
  'the desktop is shown in its full size and fitted in turn': (step) => {
    if (step.event.type !== 'scale.toggle') return undefined;
    const { viewport } = step.before.value;
    const other = { desktop: 'fullSize', fullSize: 'desktop', mobile: 'mobile' } as const;
    return viewport in other
      ? step.after.value.viewport === other[viewport as keyof typeof other]
      : undefined;
  },
  'choosing a panel shows it': ({ event, after }) =>
    event.type === 'panel.choose' ? after.value.panel === event.panel : undefined,
  'a request for a place brings the chat to the front': ({ event, after }) =>
    event.type === 'place.requested' ? after.value.panel === 'chat' : undefined,
  'starting content brings the page to the front, unless the next question of an interview stands in the chat':
    (step) => {
      if (step.event.type !== 'step.made') return undefined;
      const { site, chat } = step.before.context;
      const isStart = site.getSnapshot().context.history.past.at(-1)?.deed.kind === 'start';
      const isInterviewed = chat.getSnapshot().context.stack.at(-1)?.question !== undefined;
      return isStart && !isInterviewed ? step.after.value.panel === 'preview' : isUnchanged(step);
    },
  'a click on a field leads the chat there': (step) =>
    step.event.type === 'field.pick'
      ? JSON.stringify(step.sent.filter(({ to }) => to === 'chat')) ===
          JSON.stringify([{ to: 'chat', event: { ...step.event, type: 'place.open' } }]) &&
        isAt(step.after.value, 'going') &&
        selectPicked(step.after) === step.event.target
      : undefined,
  'nothing else is sent to the chat than the text that was clicked, once the chat is there': ({
    event,
    before,
    sent,
  }) => {
    if (event.type === 'field.pick') return undefined;
    const hasArrived = isAt(before.value, 'going') && event.type === 'place.entered';
    const text = textAtChat(before.context);
    const taken = { to: 'box', event: { type: 'draft.change', text, isStored: true } };
    const expected = hasArrived && isAtText(before.context) ? [taken] : [];
    return (
      JSON.stringify(sent.filter(({ to }) => to === 'chat' || to === 'box')) === JSON.stringify(expected)
    );
  },
  'the page stays where it was clicked while the chat gets there, until it leads on': ({
    event,
    before,
    after,
  }) => {
    if (!['visitor.acted', 'place.entered'].includes(event.type)) return undefined;
    const isGoing = isAt(before.value, 'going');
    const isThere = event.type === 'place.entered';
    const there = !isThere ? 'going' : isAtText(before.context) ? 'typing' : 'staying';
    return (
      (isGoing ? isAt(after.value, there) : after.value.view === 'following') &&
      selectPicked(after) === (isGoing ? selectPicked(before) : undefined)
    );
  },
  'toggling switches the guides': ({ event, before, after }) =>
    event.type === 'guides.toggle' ? after.value.guides !== before.value.guides : undefined,
  'the controls are folded and unfolded': ({ event, before, after }) =>
    event.type === 'controls.toggle' ? after.value.controls !== before.value.controls : undefined,
  'one that is used folds the controls, and so does a dialog, or a field that is gone to': ({
    event,
    before,
    after,
  }) =>
    FOLDING.has(event.type) && before.value.controls === 'unfolded'
      ? after.value.controls === 'folded'
      : undefined,
  'following a link shows its address': ({ event, after }) =>
    event.type === 'link.follow'
      ? after.value.link === 'shown' && after.context.address === event.address
      : undefined,
  'dismissing hides the link': ({ event, after }) =>
    event.type === 'link.dismiss' ? after.value.link === 'none' : undefined,
  'there is an address exactly while a link is shown': ({ after }) =>
    (after.context.address !== undefined) === (after.value.link === 'shown'),
  'an event changes only its own region, and folds the controls': ({ event, before, after }) => {
    const own = REGIONS[event.type];
    if (!own) return undefined;
    const others = { ...before.value, [own]: '' };
    if (FOLDING.has(event.type) && own !== 'controls') others.controls = 'folded';
    return JSON.stringify(others) === JSON.stringify({ ...after.value, [own]: '' });
  },
  'a font subset is embedded; after a failure the page keeps its earlier fonts': (step) => {
    const { before, after } = step;
    if (isEnd(step, 'done', 'subsetting'))
      return after.value.font === 'carried' && after.context.fonts.length > 0;
    return isEnd(step, 'error', 'subsetting')
      ? after.value.font === 'missing' && after.context.fonts === before.context.fonts
      : undefined;
  },
  'a page without embedded fonts drops the subsets; drawn again, it changes nothing': ({
    event,
    before,
    after,
  }) =>
    event.type === 'page.drawn' && event.lettering === undefined
      ? after.value.font === 'own' &&
        after.context.fonts.length === 0 &&
        (before.context.lettering !== undefined || after.context.fonts === before.context.fonts)
      : undefined,
  'a font is subset unless the previous subset covers it': ({ event, before, after }) => {
    if (event.type !== 'page.drawn' || event.lettering === undefined) return undefined;
    const known = before.context.lettering?.[0]?.characters ?? '';
    return known.startsWith(event.lettering[0]?.characters ?? '')
      ? after.value.font === before.value.font && after.context.lettering === before.context.lettering
      : after.value.font === 'subsetting' && after.context.lettering === event.lettering;
  },
  'choosing the current viewport or panel changes nothing, once the controls are folded': (step) => {
    const { event, before } = step;
    const isShown =
      (event.type === 'viewport.choose' && before.value.viewport === event.viewport) ||
      (event.type === 'panel.choose' && before.value.panel === event.panel);
    return isShown && before.value.controls === 'folded' ? isUnchanged(step) : undefined;
  },
};
