import { siteMachine } from '../../../machines/site.machine.ts';
import type { FollowedStore, Kept, SiteEvent, SiteFact } from '../../../machines/site.setup.ts';
import { type Config, withCallback } from '../../../src/domain/config.ts';
import type { DeployResult } from '../../../src/domain/deploy.ts';
import {
  canRevert,
  type Step as HistoryStep,
  isReplacing,
  NO_HISTORY,
  record,
  undo,
} from '../../../src/domain/history.ts';
import { publishedNow } from '../../../src/domain/live-site.ts';
import { patchBetween } from '../../../src/domain/patch.ts';
import { formatPath, getAt, parsePath } from '../../../src/domain/path.ts';
import { withEditsAhead } from '../../../src/domain/stored-ahead.ts';
import { landingOutline } from '../../../templates/landing-business/outline.ts';
import { moonlightOutline } from '../../../templates/moonlight/outline.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../model.ts';
import { isEnd, isUnchanged } from '../sentences.ts';
import { changedPaths } from './changed-paths.ts';

type Site = typeof siteMachine;
type SiteStep = Step<Site>;

const PUBLISHED: DeployResult = {
  success: true,
  url: 'https://sites.example/s/site-abc1234/',
  deploymentId: 'site-abc1234.1',
  templateUsed: 'Landing Page',
  siteId: 'site-abc1234',
  isUpdate: false,
};
type Edit = Extract<SiteEvent, { type: 'edit.apply' }>;
/** What is typed, and what is then stored; or how it is answered where nothing can be. */
type Tried = Omit<Edit, 'type'> &
  ({ readonly stored: string | boolean } | { readonly answer: SiteFact['type'] });
// No visitor can type a number: writing it throws, as a broken config would.
const UNTYPABLE = 5 as unknown as string;
const EDITS: readonly [Tried, ...Tried[]] = [
  { commandId: 'a', path: 'hero.title.text', typed: 'Hi', stored: 'Hi' },
  { commandId: 'b', path: 'hero.button.url', typed: 'example.com', stored: 'https://example.com' },
  { commandId: 'c', path: 'hero.button.visible', typed: false, stored: false },
  { commandId: 'd', path: 'hero', typed: 'Hi', answer: 'site.refused' },
  { commandId: 'e', path: '_siteId', typed: 'site-other12', answer: 'site.refused' },
  { commandId: 'f', path: 'hero.hidden', typed: UNTYPABLE, answer: 'site.failed' },
];
type Arranged = Omit<Extract<SiteEvent, { type: 'site.arrange' }>, 'type'>;
/** What is arranged, and what is then stored where; or nothing where that cannot be done. */
const ARRANGEMENTS: readonly (Arranged & { readonly at?: string; readonly stored?: unknown })[] = [
  {
    commandId: 'g',
    act: 'remove',
    path: 'benefits.items[0]',
    at: 'benefits.items',
    stored: [{ icon: 'fas fa-clock', title: 'Soon' }],
  },
  {
    commandId: 'h',
    act: 'moveUp',
    path: 'benefits',
    at: 'globalSettings.sectionOrder',
    stored: 'benefits,hero',
  },
  { commandId: 'i', act: 'moveUp', path: 'benefits.items[0]' },
];
// With a name of its own, for events are told apart by what is written of them.
const FULL = Object.assign(new Error('No room'), { name: 'QuotaExceededError' });
const BASES: Readonly<Record<string, Config>> = {
  landing_business: landingOutline.base,
  moonlight: moonlightOutline.base,
};
/** What a file holds. */
const OPENED: Config = { ...exampleConfig, _siteId: 'site-opened1', header: { logoText: 'Of a file' } };
/** The site with starting content. */
const STARTED: Config = { ...exampleConfig, header: { logoText: 'Of a bakery' } };
const UNDONE = 'undone';
const RECOVERED = 'recovered';
const started = (config: Config, isStored: boolean) => (told: unknown[]) => ({
  isStored,
  config: withCallback(config, (result) => told.push(result)),
  history: NO_HISTORY,
  tab: 'here',
  seen: {},
  taken: '',
});

/** What another tab stored, as it was taken over. */
function takenOver(config: Config, deed: HistoryStep['deed'], more: Partial<FollowedStore>): FollowedStore {
  const step = { deed, patch: patchBetween(exampleConfig, config), id: `there.${deed.kind}` };
  const history = { past: [step], future: [], isUndone: false };
  return {
    site: { config, history, tab: 'here', seen: { there: 1 }, taken: 'there.1', acts: [] },
    isAhead: false,
    isReplaced: false,
    taken: [{ path: 'hero.title.text', value: 'Elsewhere' }],
    contested: [],
    live: publishedNow(OPENED, PUBLISHED),
    at: 9,
    ...more,
  };
}
const ELSEWHERE: Config = {
  ...exampleConfig,
  hero: { ...Object(exampleConfig.hero), title: { text: 'Elsewhere' } },
};
const EDITED = { kind: 'edit', path: 'hero.title.text' } as const;
/** It misses something that was done here. */
export const AHEAD = takenOver(ELSEWHERE, EDITED, {
  isAhead: true,
  contested: [{ path: 'hero.title.text', value: 'Both' }],
});
const FOLLOWED = [
  takenOver(ELSEWHERE, EDITED, {}),
  AHEAD,
  takenOver(landingOutline.base, { kind: 'reset' }, { isReplaced: true }),
];
/** Another tab's site is followed in few situations: how it is, does not depend on what was done before. */
const isEarly = ({ context }: SiteStep['before']) =>
  context.taken === '' && context.history.past.length + context.history.future.length < 2;
const isFresh = ({ context: { history } }: SiteStep['before']) =>
  history.past.length + history.future.length === 0;
/** A walk that begins with a template change undone is about that, and an edit on its way. */
const isOfUndone = ({ context }: SiteStep['before']) => context.tab === UNDONE;
/** A walk that begins with the edit of a tab that crashed is about that edit alone. */
const isOfRecovered = ({ context }: SiteStep['before']) => context.tab === RECOVERED;
/** What would take its place from an edit on its way. */
const MEETINGS = new Set([
  'page.leave',
  'template.choose',
  'site.open',
  'site.reset',
  'content.start',
  'store.changed',
]);
/** The edit of that name, as it is announced. */
export function announcedEdit(id: string) {
  const { commandId, path, typed } = EDITS.find((edit) => edit.commandId === id) ?? EDITS[0];
  return { commandId, path, typed };
}
/** What can happen, but little of it while another tab's site is followed, and after that: it is as before. */
function sparing(cases: Model<Site>['cases']): Model<Site>['cases'] {
  const spared = Object.entries(cases).map(([type, found]) => [
    type,
    (snapshot: SiteStep['before']) => {
      const all = typeof found === 'function' ? found(snapshot as never) : found;
      if (isOfRecovered(snapshot)) return [];
      const isBusy = snapshot.value === 'following' || snapshot.context.taken !== '';
      if (isBusy && !['edit.apply', 'step.undo', 'store.changed'].includes(type)) return [];
      const { announced } = snapshot.context;
      if (!announced) return isOfUndone(snapshot) && type !== 'edit.announce' ? [] : all;
      // What meets an edit on its way, and then that edit alone.
      if (type === 'edit.apply') return [announcedEdit(announced.commandId)];
      if (announced.isApplied) return [];
      return type.startsWith('step.') ||
        (isFresh(snapshot) && (type === 'edit.withdraw' || MEETINGS.has(type)))
        ? all
        : [];
    },
  ]);
  return Object.fromEntries(spared);
}
const kept = (snapshot: SiteStep['before']): readonly Kept[] =>
  isEarly(snapshot) && !isOfRecovered(snapshot) ? ['kept', 'overtaken'] : ['kept'];

export const siteModel: Model<Site> = {
  name: 'site',
  machine: siteMachine,
  starts: {
    unpublished: started(exampleConfig, false),
    published: started({ ...exampleConfig, _siteId: 'site-xyz9876' }, true),
    undone: (told) => ({
      ...started(exampleConfig, false)(told),
      history: undo(
        record({ config: exampleConfig, history: NO_HISTORY }, moonlightOutline.base, { kind: 'template' }),
      ).history,
      tab: UNDONE,
    }),
    recovered: (told) => {
      const site = { ...started(exampleConfig, true)(told), tab: RECOVERED };
      return { ...site, ...withEditsAhead({ ...site, acts: [] }, [JSON.stringify(announcedEdit('a'))]) };
    },
  },
  cases: sparing({
    'edit.apply': ({ context, value }) =>
      // What waits together with an arrangement is seen with the others of them.
      context.waiting.length < 2 && context.waiting[0]?.commandId !== 'h'
        ? EDITS.slice(0, value === 'following' || context.taken !== '' ? 1 : undefined).map(
            ({ commandId, path, typed }) => ({ commandId, path, typed }),
          )
        : [],
    'edit.announce': (snapshot) =>
      snapshot.value === 'unchanged' && (isFresh(snapshot) || isOfUndone(snapshot))
        ? [announcedEdit('a'), announcedEdit('d')]
        : [],
    'page.leave': ({ context }) => (context.announced ? [{}] : []),
    'edit.withdraw': ({ context }) => (context.announced ? [{ commandId: 'a' }, { commandId: 'd' }] : []),
    'site.arrange': ({ context }) =>
      context.waiting.length === 0 && context.history.past.length + context.history.future.length === 0
        ? ARRANGEMENTS.map(({ commandId, act, path }) => ({ commandId, act, path }))
        : [],
    'template.choose': Object.keys(BASES).map((templateId) => ({ templateId, at: 5 })),
    'site.reset': [{ at: 6 }],
    'site.open': [{ config: OPENED, at: 9 }],
    'content.start': ({ context }) =>
      context.waiting.length + context.history.past.length === 0
        ? [{ business: 'bakery', config: STARTED, at: 9 }]
        : [],
    'site.published': [{ result: PUBLISHED }],
    'site.unpublished': ({ context }) =>
      context.waiting.length + context.history.past.length === 0 ? [{ siteId: PUBLISHED.siteId }] : [],
    // Once of a website as it came is enough: it tells nothing of what was done.
    'version.shown': ({ context: { waiting, history } }) =>
      waiting.length + history.past.length + history.future.length === 0
        ? [{ siteId: PUBLISHED.siteId, version: 7 }]
        : [],
    'save.retry': [{}],
    'value.take': ({ context }) =>
      context.waiting.length + context.history.past.length === 0
        ? [
            { path: 'hero.title.text', value: 'Taken' },
            { path: 'hero.title', value: undefined },
            { path: '__proto__.x', value: 'Hi' },
          ]
        : [],
    'store.changed': (snapshot) => (isEarly(snapshot) ? [{}] : []),
    'step.undo': ({ context }) => (context.waiting.length === 0 ? [{ at: 7 }] : []),
    'step.redo': ({ context }) => (context.waiting.length === 0 ? [{ at: 8 }] : []),
    'step.revert': ({ context }) =>
      context.waiting.length === 0 ? [{ commandId: 'a' }, { commandId: 'of another' }] : [],
  }),
  outputs: { saveSite: kept, clearSite: kept, followStore: FOLLOWED },
  errors: { saveSite: [FULL] },
  key: ({ context: { config, history, waiting, announced } }) => [
    announced && [announced.commandId, announced.isApplied],
    waiting.length === 0 && canRevert({ config, history }, 'a'),
    waiting.length === 0 && [kindOf(history.past.at(-1)), kindOf(history.future[0])],
    waiting.map(({ commandId }) => commandId),
    config._templateId,
    config._siteId,
    config._structure === exampleConfig._structure,
  ],
};

function kindOf(step: HistoryStep | undefined) {
  return step && (isReplacing(step) ? 'replacing' : 'edit');
}
function replaces(event: SiteStep['event'], before: SiteStep['before']) {
  const { history } = before.context;
  if (event.type.startsWith('step.') && isAnnounced(before)) return false;
  if (event.type === 'step.undo') return isReplacing(history.past.at(-1));
  if (event.type === 'step.redo') return isReplacing(history.future[0]);
  return ['template.choose', 'site.reset', 'site.open', 'content.start'].includes(event.type);
}

/** Whether an edit is on its way that the site can take. */
const isAnnounced = ({ context: { announced, config } }: SiteStep['before']) =>
  announced?.isApplied === false && announced.commandId === 'a' && 'hero' in config;
const isAppliedEarly = ({ before, after }: SiteStep) =>
  before.context.announced?.isApplied === false && after.context.announced?.isApplied === true;

/** The edit of a step, and what it is to store: nothing where the site has no such section. */
function editOf({ event, before }: SiteStep) {
  const edit = event.type === 'edit.apply' && EDITS.find(({ commandId }) => commandId === event.commandId);
  const { announced } = before.context;
  if (!edit || (announced?.isApplied && announced.commandId === edit.commandId)) return undefined;
  const isKnown = 'hero' in before.context.config;
  const stored = isKnown && 'stored' in edit ? edit.stored : undefined;
  const answer = isKnown && 'answer' in edit ? edit.answer : 'site.refused';
  return { ...edit, stored, answer };
}
/** What was taken over in a step. */
const followedIn = ({ event, before }: SiteStep): FollowedStore | undefined =>
  before.value === 'following' && 'output' in event ? (event.output as FollowedStore) : undefined;
const isOvertaken = ({ event }: SiteStep) => 'output' in event && event.output === 'overtaken';
const endsSaving = (step: SiteStep) =>
  ['saving', 'following'].includes(step.before.value) &&
  step.event.type.startsWith('xstate.') &&
  step.after.status === 'active' &&
  !isOvertaken(step) &&
  followedIn(step)?.isAhead !== true;
const isSameSite = ({ before, after }: SiteStep) => after.context.config === before.context.config;
const isRecorded = ({ before, after }: SiteStep) =>
  after.context.history.past.length > before.context.history.past.length &&
  after.context.history.future.length === 0;
const isOpening = (step: SiteStep) =>
  isRecorded(step) && isSame(step.after.context.history.past.at(-1)?.deed, { kind: 'import' });
/** Equal in every value, in whatever order the keys stand. */
const isEqual = (one: Config, other: Config) => Object.keys(changedPaths(one, other)).length === 0;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Nothing but that an edit on its way is known no more. */
const isOnlyForgotten = ({ before, after }: SiteStep) =>
  after.context.announced === undefined &&
  after.value === before.value &&
  Object.entries(after.context).every(
    ([key, value]) => key === 'announced' || value === before.context[key as keyof typeof before.context],
  );
/** What was done since saving last ended. */
function untold(past: readonly SiteStep[]) {
  return past.slice(past.findLastIndex(endsSaving) + 1).flatMap((step) => {
    const { event } = step;
    if (event.type === 'site.arrange') return [{ type: 'site.arranged', commandId: event.commandId }];
    if (isAppliedEarly(step)) return [{ type: 'site.edited', commandId: 'a', value: 'Hi' }];
    const edit = editOf(step);
    return edit?.stored === undefined
      ? []
      : [{ type: 'site.edited', commandId: edit.commandId, value: edit.stored }];
  });
}

export const siteSentences: Sentences<Site> = {
  'a website that was stored is saved from the start, a new one has nothing to save': ({ before }, past) =>
    past.length === 0 && !isOfRecovered(before)
      ? before.value === (before.context.isStored ? 'saved' : 'unchanged')
      : undefined,
  'what was done again after a crash is stored from the start': ({ before }, past) =>
    past.length === 0 && isOfRecovered(before) ? before.value === 'saving' : undefined,
  'the store is told which edit is on its way, and when there is none any more': (step) => {
    const { event, after, sent } = step;
    const { tab, announced } = after.context;
    const isRefused = step.emitted.some(({ type }) => type === 'site.refused' || type === 'site.failed');
    const isNews = event.type === 'edit.announce' || event.type === 'edit.withdraw' || isRefused;
    return isSame(
      sent.map((told) => told.event).filter(({ type }) => type === 'ahead.keep'),
      isNews ? [{ type: 'ahead.keep', tab, announced }] : [],
    );
  },
  'a save that failed says why': (step) => {
    if (!endsSaving(step) || !isEnd(step, 'error')) return undefined;
    const isFull = 'error' in step.event && step.event.error === FULL;
    return step.after.value === 'notSaved' && step.after.context.problem === (isFull ? 'full' : 'refused');
  },
  'an update changes its own path, as it is to be stored, and never another': (step) => {
    const edit = editOf(step);
    if (edit?.stored === undefined) return undefined;
    const changed = changedPaths(step.before.context.config, step.after.context.config);
    return Object.keys(changed).every((path) => path === edit.path) && step.after.value === 'saving'
      ? valueAt(step.after.context.config, edit.path) === edit.stored
      : false;
  },
  'an update that is refused, or breaks, changes nothing, and is answered at once as what it is': (step) => {
    const edit = editOf(step);
    if (!edit || edit.stored !== undefined) return undefined;
    const answer = [{ type: edit.answer, commandId: edit.commandId }];
    const isForgotten = step.before.context.announced?.commandId === edit.commandId;
    return (
      (isForgotten ? isOnlyForgotten(step) : isUnchanged(step)) &&
      JSON.stringify(step.emitted) === JSON.stringify(answer)
    );
  },
  'an arrangement is one step and changes its own list or setting; one that cannot be changes nothing': (
    step,
  ) => {
    const { event, before, after } = step;
    const arranged =
      event.type === 'site.arrange' && ARRANGEMENTS.find(({ commandId }) => commandId === event.commandId);
    // Only from the example as it comes is it known what can be done.
    if (!arranged || !isEqual(plain(before), exampleConfig)) return undefined;
    const { at, stored, commandId, ...arrangement } = arranged;
    const [own = '', key = ''] = at?.split('.') ?? [];
    const expected = at
      ? { ...plain(before), [own]: { ...Object(before.context.config[own]), [key]: stored } }
      : plain(before);
    const { act, path } = arrangement;
    const deed = { kind: 'arrange', act, path };
    return (
      after.value === 'saving' &&
      isEqual(plain(after), expected) &&
      (at === undefined
        ? after.context.history === before.context.history
        : isRecorded(step) && isSame(after.context.history.past.at(-1)?.deed, deed))
    );
  },
  'a step taken back or done again is told at once, a replaced site as such': (step) => {
    const { event, before, emitted } = step;
    if (event.type === 'value.take' || followedIn(step)) return undefined;
    const { history } = before.context;
    const isTaken =
      (event.type === 'step.undo' && (history.past.length > 0 || isAnnounced(before))) ||
      (event.type === 'step.redo' && history.future.length > 0 && !isAppliedEarly(step)) ||
      (event.type === 'step.revert' && canRevert(before.context, event.commandId));
    const told = emitted.filter(({ type }) => type === 'site.stepped');
    return told.length === (isTaken && !replaces(event, before) ? 1 : 0);
  },
  'all that was done is told once, in order, when the saving has ended, and not before': (step, past) => {
    const isUndone = (id: string) =>
      step.after.context.history.future.some(({ commandId }) => commandId === id);
    const expected = (endsSaving(step) ? untold(past) : []).map((done) =>
      done.type === 'site.edited' && isUndone(done.commandId) ? { ...done, isUndone: true } : done,
    );
    const edited = step.emitted.filter(({ type }) => type === 'site.edited' || type === 'site.arranged');
    return JSON.stringify(edited) === JSON.stringify(expected);
  },
  'what is told has been told: nothing of it waits on': (step) =>
    endsSaving(step) ? step.after.context.waiting.length === 0 : undefined,
  'what is being saved, or brought together with another tab’s, is what is shown': ({ after }) => {
    if (!['saving', 'clearing', 'following'].includes(after.value)) return undefined;
    const inputs = Object.values(after.children).map((child) => child?.getSnapshot().input);
    const [input, ...others] = inputs.flatMap((each) => (each && 'config' in each ? [each] : []));
    const keys = ['config', 'history', 'seen', 'taken', 'acts'] as const;
    return others.length === 0 && keys.every((key) => input?.[key] === after.context[key]);
  },
  'every change starts a save; only a reset clears, and what another tab stored is stored': (step) =>
    followedIn(step) !== undefined ||
    isSameSite(step) ||
    ['saving', 'clearing'].includes(step.after.value) ||
    (step.event.type === 'store.changed' && isAppliedEarly(step)),
  'a chosen template is that template as it comes, saved': ({ event, after }) =>
    event.type === 'template.choose'
      ? isSame(after.context.config, BASES[event.templateId]) && after.value === 'saving'
      : undefined,
  'an opened website is that of the file as it comes, one step, saved': (step) =>
    step.event.type === 'site.open'
      ? isSame(step.after.context.config, OPENED) &&
        step.after.value === 'saving' &&
        (isEqual(step.before.context.config, OPENED) || isOpening(step))
      : undefined,
  'a reset brings the default template and clears what was stored': ({ event, after }) =>
    event.type === 'site.reset'
      ? isSame(after.context.config, landingOutline.base) && after.value === 'clearing'
      : undefined,
  'starting content is the site as it comes, saved, one step named by the business': (step) => {
    if (step.event.type !== 'content.start') return undefined;
    const { config, history } = step.after.context;
    const deed = { kind: 'start', business: 'bakery' };
    return (
      isSame(config, STARTED) &&
      step.after.value === 'saving' &&
      (isEqual(step.before.context.config, STARTED) ||
        (isRecorded(step) && isSame(history.past.at(-1)?.deed, deed)))
    );
  },
  'a replaced site is told of, once, with its moment': (step) => {
    const { event, before, emitted } = step;
    if (followedIn(step)) return undefined;
    const replaced = emitted.filter(({ type }) => type === 'site.replaced');
    const expected =
      'at' in event && replaces(event, before) ? [{ type: 'site.replaced', at: event.at }] : [];
    return JSON.stringify(replaced) === JSON.stringify(expected);
  },
  'an undo brings back what stood before the step it follows on, and a redo what the undo took': (
    step,
    past,
  ) => {
    const previous = past.at(-1);
    if (previous && followedIn(previous)) return undefined;
    const isUndo = step.event.type === 'step.undo' && !!previous && isRecorded(previous);
    const isRedo = step.event.type === 'step.redo' && previous?.event.type === 'step.undo';
    if (!previous || !(isUndo || isRedo)) return undefined;
    if (isRedo && previous.before.context.history.past.length === 0) return isUnchanged(step);
    return (
      isEqual(step.after.context.config, previous.before.context.config) && step.after.value === 'saving'
    );
  },
  'a step taken back on its own brings back what its place had and keeps all else, or nothing happens': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'step.revert') return undefined;
    const { config, history } = before.context;
    const [change] = history.past.findLast(({ commandId }) => commandId === event.commandId)?.patch ?? [];
    if (!change || !isSame(getAt(config, change.path), change.after)) return isUnchanged(step);
    return (
      after.value === 'saving' &&
      isSame(Object.keys(changedPaths(config, after.context.config)), [formatPath(change.path)]) &&
      isSame(getAt(after.context.config, change.path), change.before)
    );
  },
  'where there is nothing to undo or redo, nothing happens': (step) => {
    const { past: done, future } = step.before.context.history;
    const isIdle =
      (step.event.type === 'step.undo' && done.length === 0 && !isAnnounced(step.before)) ||
      (step.event.type === 'step.redo' && future.length === 0);
    return isIdle ? isUnchanged(step) && step.emitted.length === 0 : undefined;
  },
  'an edit on its way is known where it can be, as the step to be, and nothing else happens': (step) => {
    const { event, before, after, emitted } = step;
    if (event.type !== 'edit.announce') return undefined;
    const { commandId, path, typed } = event;
    const announced = { commandId, path, typed, deed: { kind: 'edit', path }, isApplied: false };
    return (
      isSame(after.context.announced, commandId === 'a' ? announced : undefined) &&
      after.value === before.value &&
      after.context.history === before.context.history &&
      isSameSite(step) &&
      emitted.length === 0
    );
  },
  'an edit that does not come is forgotten, and only that': (step) => {
    const { event, before } = step;
    if (event.type !== 'edit.withdraw') return undefined;
    return before.context.announced?.commandId === event.commandId
      ? isOnlyForgotten(step)
      : isUnchanged(step);
  },
  'an edit that was applied is on its way no more': (step) => {
    const edit = editOf(step);
    const announced = step.before.context.announced;
    return edit?.stored === undefined || !announced
      ? undefined
      : isSame(step.after.context.announced, announced.commandId === edit.commandId ? undefined : announced);
  },
  'an edit on its way goes before what would take its place from it, and is a step of its own': (step) => {
    const { event, before, after } = step;
    const isMet = MEETINGS.has(event.type) || event.type === 'step.undo' || event.type === 'step.redo';
    if (!isAnnounced(before) || !isMet) return undefined;
    const { past, future } = after.context.history;
    const isRedo = event.type === 'step.redo';
    const [next] = before.context.history.future;
    if (isRedo && (!next || next.deed.kind === 'edit')) return !isAppliedEarly(step);
    const isAlone = isRedo || event.type === 'store.changed' || event.type === 'page.leave';
    const own = event.type === 'step.undo' ? future[0] : past.at(isAlone ? -1 : -2);
    return (
      isAppliedEarly(step) &&
      own?.commandId === 'a' &&
      isSame(own.deed, EDITED) &&
      (event.type !== 'step.undo' || isEqual(after.context.config, before.context.config)) &&
      (!isAlone || valueAt(after.context.config, 'hero.title.text') === 'Hi')
    );
  },
  'an edit that went before is not applied again': (step) => {
    const { announced } = step.before.context;
    return step.event.type === 'edit.apply' && announced?.isApplied ? isUnchanged(step) : undefined;
  },
  'a publish binds its id to the site, and changes nothing else': ({ event, before, after }) => {
    if (event.type !== 'site.published') return undefined;
    const { _siteId, ...rest } = after.context.config;
    const { _siteId: _, ...restBefore } = before.context.config;
    return _siteId === event.result.siteId && JSON.stringify(rest) === JSON.stringify(restBefore);
  },
  'an unpublished site has no id any more, and all else as it was; another site is none of its business': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.unpublished') return undefined;
    if (before.context.config._siteId !== event.siteId) return isUnchanged(step);
    return after.value === 'saving' && isSame(after.context.config, plain(before));
  },
  'what was published is known with its version and what was before, until the site is unpublished': (
    step,
  ) => {
    const { event, before, after } = step;
    const { live } = after.context;
    if (event.type === 'version.shown' || followedIn(step)) return undefined;
    if (event.type === 'site.published')
      return isSame(live, {
        config: after.context.config,
        version: 1,
        shown: 1,
        before: before.context.live,
      });
    const isGone = event.type === 'site.unpublished' && before.context.config._siteId === event.siteId;
    return isGone ? live === undefined : live === before.context.live;
  },
  'that everyone sees another version is noted of what was published here, and of nothing else': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'version.shown') return undefined;
    const { live } = before.context;
    if (live?.config._siteId !== event.siteId) return isUnchanged(step);
    return after.value === before.value && isSame(after.context.live, { ...live, shown: 7 });
  },
  'only the first publish of a site is told to the embedder': ({ event, before, told }) => {
    const isFirst = event.type === 'site.published' && before.context.config._siteId !== event.result.siteId;
    return JSON.stringify(told) === JSON.stringify(isFirst ? [event.result] : []);
  },
  'what another tab stored is followed at once, whatever is going on, and before anything is stored': (
    step,
  ) =>
    step.event.type === 'store.changed' || isOvertaken(step)
      ? step.after.value === 'following' &&
        (isSameSite(step) || isAppliedEarly(step)) &&
        step.emitted.length === 0
      : undefined,
  'what was taken over is shown; it is stored already, unless it misses something of here': (step) => {
    const followed = followedIn(step);
    if (!followed) return undefined;
    const { context, value } = step.after;
    const { config, history, seen, taken, acts, live } = context;
    const isThere = followed.site.history.past[0]?.deed.kind === 'reset' ? 'unchanged' : 'saved';
    return (
      value === (followed.isAhead ? 'saving' : isThere) &&
      isSame(
        { config, history, tab: 'here', seen, taken, acts, live },
        { ...followed.site, live: followed.live },
      )
    );
  },
  'that another tab was followed is told as what it is, with its moment, and what it changed': (step) => {
    const followed = followedIn(step);
    if (!followed) return undefined;
    const told = step.emitted.filter(({ type }) => type !== 'site.edited' && type !== 'site.arranged');
    const { isReplaced, at, taken, contested } = followed;
    const turn = isReplaced ? { type: 'site.replaced', at } : { type: 'site.stepped' };
    return isSame(told, [turn, { type: 'site.followed', taken, contested }]);
  },
  'what could not be taken over is not stored over, and the site is as it was': (step) =>
    step.before.value === 'following' && isEnd(step, 'error', 'following')
      ? step.after.value === 'notSaved' && isSameSite(step)
      : undefined,
  'another tab’s value is taken as a step, where a visitor’s could stand': (step) => {
    const { event, before, after, emitted } = step;
    if (event.type !== 'value.take') return undefined;
    const path = parsePath(event.path) ?? [];
    const isOffered = event.path !== '__proto__.x';
    return (
      after.value === 'saving' &&
      isSame(emitted, [{ type: 'site.stepped' }]) &&
      (isOffered
        ? isSame(getAt(after.context.config, path), event.value) &&
          (isRecorded(step) || isSame(getAt(before.context.config, path), event.value))
        : isSameSite(step))
    );
  },
  'what can no longer hear of other tabs breaks': (step) =>
    isEnd(step, 'error') && step.event.type.endsWith('actor.store')
      ? step.after.status === 'error'
      : undefined,
  'what could be stored is saved, what could not is not': (step) => {
    if (isOvertaken(step) || step.before.value === 'following' || step.after.status !== 'active')
      return undefined;
    const isClearing = step.before.value === 'clearing';
    if (isEnd(step, 'done')) return step.after.value === (isClearing ? 'unchanged' : 'saved');
    const isRefused = step.after.value === (isClearing ? 'notCleared' : 'notSaved');
    return isEnd(step, 'error') ? isRefused : undefined;
  },
  'a page that takes too long does not keep the visitor waiting': ({ event, after }) =>
    event.type.startsWith('xstate.after.') ? after.value === 'saved' : undefined,
  'asked to, it tries again what failed': (step) => {
    if (step.event.type !== 'save.retry') return undefined;
    const again = { notSaved: 'saving', notCleared: 'clearing' }[String(step.before.value)];
    return again ? step.after.value === again && isSameSite(step) : isUnchanged(step);
  },
};

/** The config without what publishing adds. */
function plain({ context }: SiteStep['before']): Config {
  const { _siteId, ...rest } = context.config;
  return rest;
}

function valueAt(config: Config, path: string): unknown {
  return path.split('.').reduce<unknown>((here, key) => (here as Record<string, unknown>)[key], config);
}
