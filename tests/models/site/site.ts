import type { Config, DeployResult } from '../../../domain/config/config.ts';
import { type Step as HistoryStep, NO_HISTORY } from '../../../domain/editing/history.ts';
import { patchBetween } from '../../../domain/json/patch.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import type { ChangedElsewhere } from '../../../domain/storage/rebase.ts';
import {
  type DocumentChange,
  EMPTY_STORE,
  type StoredDocument,
} from '../../../domain/storage/site-document.ts';
import {
  type CommitOutcome,
  carrying,
  type Followed,
  type SiteEvent,
  type SiteFact,
  type SiteInput,
} from '../../../machines/site/site.context.ts';
import { siteMachine } from '../../../machines/site/site.machine.ts';
import { selectIsKept } from '../../../machines/site/site.selectors.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isUnchanged } from '../../prove/sentences.ts';
import { answeredOnce, type Property } from '../../prove/temporal/temporal.ts';
import { changedPaths } from './changed-paths.ts';

type Site = typeof siteMachine;
type SiteStep = Step<Site>;
type Situation = SiteStep['before'];

const PUBLISHED: DeployResult = {
  success: true,
  url: 'https://sites.example/s/site-abc1234/',
  deploymentId: 'site-abc1234.1',
  templateUsed: 'Landing Page',
  siteId: 'site-abc1234',
  isUpdate: false,
};
type Edit = Extract<SiteEvent, { type: 'edit.apply' }>;
/** An edit with the stored value, or with the answer if it is not stored. */
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
/** An arrangement with the path and value that it stores, or without them if it is impossible. */
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
/** Several edits at once: the second is refused. */
const PLAN = [
  { path: 'hero.title.text', typed: 'Planned' },
  { path: 'hero.button.visible', typed: false },
];
/** A plan with an edit that is refused. */
const BAD_PLAN = [...PLAN, { path: 'hero', typed: 'Hi' }];
// With its own name, because events are distinguished by their text.
const FULL = Object.assign(new Error('No room'), { name: 'QuotaExceededError' });
const BASES: Readonly<Record<string, Config>> = {
  landing_business: landingBusiness.base,
  moonlight: moonlight.base,
};
/** A website that is opened from its live page. */
const OPENED: Config = {
  ...exampleConfig,
  _siteId: 'site-opened1',
  header: { logoText: 'Of a file' },
};
/** What is known of the live page of a website that is opened from there. */
const BROUGHT: LiveSite = {
  config: OPENED,
  version: 0,
  shown: 0,
  url: 'https://sites.example/s/site-opened1/',
};
/** The config that a publish sent. The site may have changed since. */
const SENT: Config = { ...exampleConfig, header: { logoText: 'As it was sent' } };
/** The site with starting content. */
const STARTED: Config = { ...exampleConfig, header: { logoText: 'Of a bakery' } };
/** What the content of the example brings to the other template: the length of its only list, because its words are samples. */
const CARRIED = Object.fromEntries([2, 3, 4, 5].map((at) => [`portfolio.items.${at}`, undefined]));
const IMPORTED = 'the state of local storage';
const UNREADABLE = '{"of":"a later program"}';
/** A site that starts with a document; the store holds `stored`, and local storage the revision `mirrored`. */
const started =
  (config: Config, { revision = 0, ...more }: Partial<SiteInput> & { readonly revision?: number } = {}) =>
  (reported: unknown[]): SiteInput => {
    const input = {
      config,
      history: NO_HISTORY,
      live: undefined,
      stored: { ...EMPTY_STORE, config, revision },
      pending: [],
      mirrored: revision,
      isWithoutStore: false,
      fresh: {},
      tab: 'here',
      ...more,
    };
    return carrying(input, (result) => reported.push(result));
  };

/** The revision that another tab committed. */
const THEIRS = 9;
function committedElsewhere(config: Config, deed: HistoryStep['deed']): Followed {
  const step = { deed, patch: patchBetween(exampleConfig, config), id: `there.${deed.kind}` };
  const history = { past: [step], future: [], isUndone: false };
  const live = { config: OPENED, version: 1, shown: 1, url: PUBLISHED.url, before: undefined };
  return { document: { config, history, revision: THEIRS, first: 0, live }, at: 9 };
}
const ELSEWHERE: Config = {
  ...exampleConfig,
  hero: { ...Object(exampleConfig.hero), title: { text: 'Elsewhere' } },
};
const FOLLOWED = [
  committedElsewhere(ELSEWHERE, { kind: 'edit', path: 'hero.title.text' }),
  committedElsewhere(landingBusiness.base, { kind: 'reset' }),
  undefined,
];

const taskOf = ({ value: { saving } }: Situation) => ('busy' in saving ? saving.busy.task : undefined);
const restOf = ({ value: { saving } }: Situation) => ('resting' in saving ? saving.resting : undefined);
const isOver = ({ value: { saving } }: Situation) => 'busy' in saving && saving.busy.patience === 'over';
/** The input of the running actor that has this key; undefined if there is none. */
function inputWith(situation: Situation, key: 'change' | 'config') {
  const inputs = Object.values(situation.children).map((child) => child?.getSnapshot().input);
  return inputs.find((input) => input !== undefined && key in input);
}
const commitIn = (situation: Situation) =>
  taskOf(situation) === 'committing' ? situation.context.commit : undefined;
const isDirty = ({ context: { config, history, cleared, live, stored, unreadable } }: Situation) =>
  config !== stored.config ||
  history !== stored.history ||
  cleared !== stored.cleared ||
  live !== stored.live ||
  unreadable !== undefined;
/** Whether a commit of another tab is only noted, because a task is running. */
const isNoting = (situation: Situation) =>
  taskOf(situation) === 'committing' || taskOf(situation) === 'following';
/** Whether a commit of another tab is known but not followed yet. */
const isBehind = ({ context: { news, stored } }: Situation) => news !== undefined && news > stored.revision;
const isFresh = ({ context: { history } }: Situation) => history.past.length + history.future.length === 0;
/** Limits following another tab to early situations, because it does not depend on earlier steps. */
const isEarly = ({ context: { history, stored } }: Situation) =>
  // The other tab's document does not include commits of this tab.
  stored.history.past.length === 0 &&
  history.past.length + history.future.length < 2 &&
  stored.revision < THEIRS;
/** Paths that start with stale mirrors or an uncommitted import cover that start only. */
const isSpecialStart = ({ context: { tab } }: Situation) =>
  tab === 'stale' || tab === 'imported' || tab === WITHOUT_STORE;
/** Marks the tab of a browser without a database. */
const WITHOUT_STORE = 'without a store';
const EVENTS_WHILE_BUSY = new Set([
  'edit.apply',
  'step.undo',
  'step.redo',
  'store.changed',
  'site.reset',
  'site.arrange',
  'save.retry',
]);
const EVENTS_AFTER_FOLLOWING = new Set(['edit.apply', 'step.undo', 'store.changed']);
/** Whether a step brought another website: a template, a reset or a file. What is carried over stays the website that it was. */
const bringsWebsite = ({ deed: { kind } }: HistoryStep) => ['template', 'reset', 'import'].includes(kind);
/** The step that brought the website. */
function websiteIn({ past }: Situation['context']['history']): string | undefined {
  return past.findLast(bringsWebsite)?.id;
}

/** What a step changes on the side of a website that is not there now; undefined if no step leads to it. */
function sidesOf(website: string | undefined, { context: { history } }: Situation) {
  const brought = history.past.findIndex(({ id }) => id === website);
  if (website !== undefined && brought === -1)
    return history.future.find(({ id }) => id === website)?.patch.map(({ after }) => after);
  return history.past
    .slice(brought + 1)
    .find(bringsWebsite)
    ?.patch.map(({ before }) => before);
}

/** Whether the website that was published is still there. */
function isPresent({ event, before }: SiteStep): boolean {
  return event.type === 'site.published' && event.website === websiteIn(before.context.history);
}

/** The events that behave differently on a site that was published before. */
const EVENTS_WHEN_PUBLISHED = new Set([
  'store.changed',
  'edit.apply',
  'site.published',
  'site.unpublished',
  'site.reset',
  'step.undo',
  'step.redo',
]);
const isFirstPublished = ({ context }: Pick<Situation, 'context'>) => context.tab === 'published';
/** Situations in which one kind of edit is enough: after following a tab, a refusal of the store, or earlier changes. */
const isCoveredByOneEdit = (situation: Situation) => {
  const { stored, count } = situation.context;
  const isLater = stored.revision >= THEIRS || restOf(situation) === 'notSaved' || count > 0;
  return isLater || isFirstPublished(situation) || taskOf(situation) !== undefined;
};
/** Limits the cases in situations that others already cover. */
function limited(cases: Model<Site>['cases']): Model<Site>['cases'] {
  const limitedCases = Object.entries(cases).map(([type, found]) => [
    type,
    (situation: Situation) => {
      if (isSpecialStart(situation) && (type !== 'store.changed' || situation.context.tab === 'imported'))
        return [];
      const isAfter = taskOf(situation) === 'following' || situation.context.stored.revision >= THEIRS;
      if (isAfter && !EVENTS_AFTER_FOLLOWING.has(type)) return [];
      if (isFirstPublished(situation) && (!EVENTS_WHEN_PUBLISHED.has(type) || situation.context.count > 0))
        return [];
      // Most events behave during a task as they do at rest.
      if (taskOf(situation) !== undefined && !EVENTS_WHILE_BUSY.has(type)) return [];
      // One edit is enough to cover late answers.
      if (isOver(situation) && (type !== 'edit.apply' || situation.context.count > 1)) return [];
      return typeof found === 'function' ? found(situation as never) : found;
    },
  ]);
  return Object.fromEntries(limitedCases);
}

const EDITING_GOES_ON = 'Editing goes on meanwhile, and what waits is answered when patience ends.';
const PASSES_ON = 'Mirroring leaves a change that is not committed to committing, before it has begun.';

export const siteModel: Model<Site> = {
  name: 'site',
  machine: siteMachine,
  starts: {
    unpublished: started(exampleConfig),
    published: started({ ...exampleConfig, _siteId: 'site-xyz9876' }, { revision: 3, tab: 'published' }),
    stale: started(exampleConfig, { revision: 3, mirrored: 2, tab: 'stale' }),
    imported: started(exampleConfig, { stored: EMPTY_STORE, importedMirrors: IMPORTED, tab: 'imported' }),
    unreadable: started(exampleConfig, { unreadable: UNREADABLE, tab: 'imported' }),
    'without a store': started(exampleConfig, { isWithoutStore: true, tab: WITHOUT_STORE }),
  },
  cases: limited({
    'edit.apply': (situation) =>
      // One arrangement is enough to cover edits that wait with it.
      situation.context.waiting.length < 2 && situation.context.waiting[0]?.commandId !== 'h'
        ? EDITS.slice(0, isCoveredByOneEdit(situation) ? 1 : undefined).map(({ commandId, path, typed }) => ({
            commandId,
            path,
            typed,
          }))
        : [],
    'site.arrange': (situation) =>
      situation.context.waiting.length < 2 && isFresh(situation)
        ? ARRANGEMENTS.map(({ commandId, act, path }) => ({ commandId, act, path }))
        : [],
    'plan.apply': (situation) =>
      situation.context.waiting.length === 0 && isFresh(situation)
        ? [
            { commandId: 'p', edits: PLAN },
            { commandId: 'q', edits: BAD_PLAN },
          ]
        : [],
    'template.choose': ({ context }) =>
      context.waiting.length === 0 ? Object.keys(BASES).map((templateId) => ({ templateId, at: 5 })) : [],
    'site.reset': ({ context }) => (context.waiting.length === 0 ? [{ at: 6 }] : []),
    'site.open': ({ context }) =>
      context.waiting.length > 0
        ? []
        : [
            { config: OPENED, at: 9 },
            ...(context.history.past.length === 0 ? [{ config: OPENED, at: 9, live: BROUGHT }] : []),
          ],
    'content.start': ({ context }) =>
      context.waiting.length + context.history.past.length === 0
        ? [{ business: 'bakery', config: STARTED, at: 9 }]
        : [],
    'content.carry': ({ context }) =>
      context.waiting.length + context.history.past.length === 0 ? [{ config: moonlight.base, at: 9 }] : [],
    'site.published': (situation) => {
      const { waiting, history } = situation.context;
      if (waiting.length > 0 || history.past.length > 1) return [];
      const published = { result: PUBLISHED, config: SENT, website: websiteIn(history) };
      const others = [
        { ...published, result: { ...PUBLISHED, isUpdate: true } },
        { ...published, website: 'of-another' },
      ];
      const first = published.website === undefined ? [] : [{ ...published, website: undefined }];
      return [published, ...first, ...(isFresh(situation) ? others : [])];
    },
    'site.unpublished': ({ context }) =>
      context.waiting.length + context.history.past.length === 0 ? [{ siteId: PUBLISHED.siteId }] : [],
    // Once on an unchanged website is enough, because it does not depend on earlier steps.
    'version.shown': (situation) =>
      situation.context.waiting.length === 0 && isFresh(situation)
        ? [
            { siteId: PUBLISHED.siteId, version: 7 },
            { siteId: PUBLISHED.siteId, version: 7, changedAt: '2026-11-24T09:30:00.000Z' },
          ]
        : [],
    'address.checked': (situation) =>
      situation.context.waiting.length === 0 && isFresh(situation)
        ? [
            { siteId: PUBLISHED.siteId, isConfirmed: false, email: 'new@example.com' },
            { siteId: PUBLISHED.siteId, isConfirmed: true },
          ]
        : [],
    'value.take': ({ context }) =>
      context.waiting.length + context.history.past.length === 0
        ? [
            { path: 'hero.title.text', value: 'Taken' },
            { path: 'hero.title', value: undefined },
            { path: '__proto__.x', value: 'Hi' },
            { path: 'benefits.items', value: [{ icon: 'fas fa-clock', title: 'Soon' }] },
          ]
        : [],
    'store.changed': (situation) =>
      // Noting does not depend on what is being committed.
      isEarly(situation) && (!isNoting(situation) || situation.context.waiting[0]?.commandId === 'a')
        ? [{ revision: THEIRS }, { revision: situation.context.stored.revision }]
        : [],
    'step.undo': ({ context }) => (context.waiting.length === 0 ? [{ at: 7 }] : []),
    'step.redo': ({ context }) => (context.waiting.length === 0 ? [{ at: 8 }] : []),
    'step.revert': ({ context }) =>
      context.waiting.length === 0 ? [{ commandId: 'a' }, { commandId: 'of another' }] : [],
  }),
  outputs: {
    commitSite: (situation): readonly CommitOutcome[] =>
      isEarly(situation) && !isSpecialStart(situation) ? ['committed', 'overtaken'] : ['committed'],
    followStore: FOLLOWED,
  },
  equivalent: {
    'site.saving.busy.task.deciding always #2 leads to mirroring': PASSES_ON,
    'site.saving.busy.task.deciding always #2 is tried after the next one': PASSES_ON,
    'site.saving.resting.notSaved save.retry leads to mirroring': PASSES_ON,
    'site.saving.resting.notMirrored save.retry leads to deciding':
      'A mirror that could not be written is stale, so it is decided for.',
  },
  waitsFor: {
    'site.saving.busy.task.committing': EDITING_GOES_ON,
    'site.saving.busy.task.following': EDITING_GOES_ON,
  },
  errors: { commitSite: [FULL], mirrorSite: [FULL], followStore: [FULL] },
  pairs: 427,
  steady: {
    fresh: 'The websites of other languages: tests/app/use-cases/load-site.test.ts begins with them.',
  },
  key: (situation) => {
    const { config, history, waiting, stored, tab } = situation.context;
    return [
      waiting.length === 0 && stands(situation, 'a'),
      waiting.length === 0 && [kindOf(history.past.at(-1)), kindOf(history.future[0])],
      waiting.map(({ commandId }) => commandId),
      isDirty(situation),
      isBehind(situation),
      commitIn(situation)?.committed.config === config,
      [stored.revision === 0, stored.revision >= THEIRS],
      tab,
      config._templateId,
      config._siteId,
      config._structure === exampleConfig._structure,
    ];
  },
};

/** What is done where nothing is to be committed. */
function taskWhenClean({ context: { mirrored, stored } }: Situation) {
  return mirrored === stored.revision ? undefined : 'mirroring';
}

/** The deeds that bring another website, or other content. */
const REPLACING: ReadonlySet<string> = new Set(['template', 'carry', 'reset', 'import', 'start']);
const isReplacing = (step: HistoryStep | undefined) => step !== undefined && REPLACING.has(step.deed.kind);
function kindOf(step: HistoryStep | undefined) {
  return step && (isReplacing(step) ? 'replacing' : 'edit');
}
/** Whether a value that a command wrote stands where it was written, so that it can be taken back. */
function stands({ context: { config, history } }: Situation, commandId: string): boolean {
  const step = history.past.findLast((each) => each.commandId === commandId);
  return step?.patch.some(({ path, after }) => isSame(valueAt(config, path), after)) === true;
}
function replaces(event: SiteStep['event'], before: Situation) {
  const { history } = before.context;
  if (event.type === 'step.undo') return isReplacing(history.past.at(-1));
  if (event.type === 'step.redo') return isReplacing(history.future[0]);
  return ['template.choose', 'site.reset', 'site.open', 'content.start', 'content.carry'].includes(
    event.type,
  );
}
/** The edit of a step, with the value that it must store; undefined if the site has no such section. */
function editOf({ event, before }: Pick<SiteStep, 'event' | 'before'>) {
  const edit = event.type === 'edit.apply' && EDITS.find(({ commandId }) => commandId === event.commandId);
  if (!edit) return undefined;
  const isKnown = 'hero' in before.context.config;
  const stored = isKnown && 'stored' in edit ? edit.stored : undefined;
  const answer = isKnown && 'answer' in edit ? edit.answer : 'site.refused';
  return { ...edit, stored, answer };
}
/** The document of another tab that a step has read; null if the store was empty. */
function followedIn({ event, before }: SiteStep): Followed | null | undefined {
  if (taskOf(before) !== 'following' || !('output' in event)) return undefined;
  return (event.output as Followed | undefined) ?? null;
}
/** The outcome of a commit that ended in a step. */
function outcomeIn({ event, before }: SiteStep): CommitOutcome | undefined {
  if (taskOf(before) !== 'committing' || !('output' in event)) return undefined;
  return event.output as CommitOutcome;
}
/** The paths of the lists in a website. */
function listsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [path];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === '_structure' ? [] : listsIn(below, path ? `${path}.${key}` : key),
  );
}
/** What is told of a step to another state of the website: where a list has other items or another order, what stood elsewhere. */
function steppedIn({ before, after }: SiteStep) {
  const moved = listsIn(before.context.config).flatMap((list) => {
    const [was, is] = [before, after].map(({ context }) => valueAt(context.config, list));
    if (!Array.isArray(was) || !Array.isArray(is)) return [];
    const texts = (items: unknown[]) => items.map((item) => JSON.stringify(item));
    const isRearranged = was.length !== is.length || isSame(texts(was).toSorted(), texts(is).toSorted());
    return isRearranged ? was.flatMap((item, at) => (isSame(item, is[at]) ? [] : [`${list}[${at}]`])) : [];
  });
  return { type: 'site.stepped', moved };
}
const isSameSite = ({ before, after }: SiteStep) => after.context.config === before.context.config;
const isRecorded = ({ before, after }: SiteStep) =>
  after.context.history.past.length > before.context.history.past.length &&
  after.context.history.future.length === 0;
const isOpening = (step: SiteStep) =>
  isRecorded(step) && isSame(step.after.context.history.past.at(-1)?.deed, { kind: 'import' });
/** Whether the undo step that a step made is of a deed; one that changes nothing makes none. */
const isDone = (step: SiteStep, deed: object) =>
  !isRecorded(step) || isSame(step.after.context.history.past.at(-1)?.deed, deed);
/** Whether two configs have equal values, in any order of keys. */
const isEqual = (one: Config, other: Config) => Object.keys(changedPaths(one, other)).length === 0;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** The facts that must be reported about these steps. */
const expectedFacts = (steps: readonly SiteStep[]) =>
  steps.flatMap((step) => {
    const { event } = step;
    if (event.type === 'site.arrange') return [{ type: 'site.arranged', commandId: event.commandId }];
    if (event.type === 'plan.apply')
      return event.commandId === 'p' ? [{ type: 'site.edited', commandId: 'p', value: false }] : [];
    const edit = editOf(step);
    return edit?.stored === undefined
      ? []
      : [{ type: 'site.edited', commandId: edit.commandId, value: edit.stored }];
  });
const reportedIn = (steps: readonly SiteStep[]) =>
  steps.flatMap(({ emitted }) =>
    emitted.filter(({ type }) => type === 'site.edited' || type === 'site.arranged'),
  );

/** A step as a database has it: a command is forgotten with its visit. */
const asStored = ({ commandId, ...step }: HistoryStep) => step;
const stepsIn = ({ history: { past, future } }: Pick<StoredDocument, 'history'>) => [...past, ...future];
/** The document of a database that had one and has taken a change. */
function writtenBy(change: DocumentChange, stored: StoredDocument) {
  const { config, isUndone, isCleared, first, head, end, put, live, unreadable, importedMirrors } = change;
  const steps = new Map(stepsIn(stored).map((step, at) => [stored.first + at, asStored(step)]));
  for (const { position, step } of put) steps.set(position, asStored(step));
  const between = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => steps.get(from + at));
  return {
    config: JSON.parse(config),
    past: between(first, head),
    future: between(head, end),
    isUndone,
    isCleared,
    live: live === undefined ? (stored.live ?? null) : JSON.parse(String(live)),
    unreadable,
    importedMirrors,
  };
}

/** What this tab has changed since its latest commit and not taken back. */
function standingIn({ context: { pending } }: Situation): Situation['context']['pending'] {
  return pending.reduce<Situation['context']['pending']>((standing, change) => {
    const done = standing.findIndex(({ way, step }) => way === 'done' && step?.id === change.step?.id);
    return change.way === 'undone' && done !== -1 ? standing.toSpliced(done, 1) : standing.concat(change);
  }, []);
}
/** The other tab's website with that; undefined where both tabs brought the same website, or an arrangement meets other lists. */
function rebasedIn(before: Situation, theirs: StoredDocument): Config | undefined {
  const { pending } = before.context;
  if (pending.some(({ step, to }) => isReplacing(step) && isEqual(plainOf(to), plainOf(theirs.config))))
    return undefined;
  const start: { readonly here: Config | undefined; readonly of: string | undefined } = {
    here: theirs.config,
    of: websiteIn(theirs.history),
  };
  return standingIn(before).reduce(({ here, of }, { way, step, from, to, binding }) => {
    const isOther = isReplacing(step) || way === 'cleared';
    if (step?.deed.kind === 'carry')
      return { here: way === 'done' && here ? withSiteOf(here, to) : undefined, of };
    if (isOther) return { here: way === 'done' || way === 'cleared' ? to : undefined, of: step?.id };
    if (!here) return { here, of };
    if (way === 'bound')
      return { here: binding?.website === of ? { ...here, _siteId: binding?.siteId } : here, of };
    if (step?.deed.kind === 'arrange') {
      const { benefits, globalSettings } = to;
      return {
        here: isSame(here.benefits, from.benefits) ? { ...here, benefits, globalSettings } : undefined,
        of,
      };
    }
    // An edit wins over the other tab's; of anything else, only what that has not changed.
    const isEdit = way === 'done' && step?.deed.kind === 'edit';
    const values = Object.entries(changedPaths(from, to)).filter(
      ([path]) => isEdit || isSame(valueAt(here, path), valueAt(from, path)),
    );
    return { here: written(here, Object.fromEntries(values)), of };
  }, start).here;
}
/** A website at the site of another one. */
function withSiteOf({ _siteId }: Config, config: Config): Config {
  return _siteId === undefined ? plainOf(config) : { ...config, _siteId };
}
/** A website with values written at paths. */
function written(config: Config, values: Readonly<Record<string, unknown>>): Config {
  const copy = structuredClone(config);
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const key = keys.pop() ?? '';
    Object(valueAt(copy, keys))[key] = value;
  }
  return copy;
}
/** Whether the website was replaced, by a step that came or by one that is gone. */
function isTurned({ before, after }: SiteStep): boolean {
  const [was, is] = [before, after].map(({ context }) => context.history.past);
  const idsOf = (steps: readonly HistoryStep[] = []) => new Set(steps.map(({ id }) => id));
  const [known, now] = [idsOf(was), idsOf(is)];
  return [
    ...(is ?? []).filter(({ id }) => !known.has(id)),
    ...(was ?? []).filter(({ id }) => !now.has(id)),
  ].some(isReplacing);
}
type Told = Extract<SiteFact, { type: 'site.followed' }>;
const isPublic = (path: string) => path === '_siteId' || !path.startsWith('_');
const dotted = (path: string) => path.replaceAll(/\[(\d+)\]/g, '.$1');
/** Whether these are the values that a step changed, each with the value that it has now. */
function areTaken({ before, after }: SiteStep, taken: readonly ChangedElsewhere[]): boolean {
  const [was, is] = [before.context.config, after.context.config];
  const paths = taken.map(({ path }) => dotted(path));
  return (
    taken.every(
      ({ path, value }) => isSame(valueAt(is, path), value) && !isSame(valueAt(was, path), value),
    ) &&
    Object.keys(changedPaths(was, is))
      .filter(isPublic)
      .every((path) => paths.some((each) => path === each || path.startsWith(`${each}.`))) &&
    paths.every(isPublic)
  );
}
/** The fields that this tab has edited and the other one too, to another value; with that of the other. */
function contestedIn({ before, after }: SiteStep, { document }: Followed): readonly ChangedElsewhere[] {
  const standing = standingIn(before);
  const other = standing.findIndex(({ way, step }) => isReplacing(step) || way === 'cleared');
  return standing.slice(0, other === -1 ? undefined : other).flatMap(({ way, step, from }) => {
    if (way !== 'done' || step?.deed.kind !== 'edit') return [];
    const { path } = step.deed;
    const [was, theirs, mine] = [from, document.config, after.context.config].map((each) =>
      valueAt(each, path),
    );
    return isSame(was, theirs) || isSame(mine, theirs) ? [] : [{ path, value: theirs as Config[string] }];
  });
}

const commandOf = (event: { readonly type: string }) =>
  'commandId' in event && typeof event.commandId === 'string' ? [event.commandId] : [];
const ASKS = new Set(['edit.apply', 'plan.apply', 'site.arrange']);

/** What holds of the order of steps. */
export const siteProperties: Readonly<Record<string, Property<SiteStep>>> = {
  'each edit and arrangement is answered at most once, and nothing else is': answeredOnce(
    ({ event }) => (ASKS.has(event.type) ? commandOf(event) : []),
    ({ emitted }) => emitted.flatMap(commandOf),
  ),
};

/** Saving: the store, the mirrors, and the commits of other tabs. */
const saving: Sentences<Site> = {
  'at the start, an import is committed and stale mirrors are rewritten': ({ before }, past) => {
    if (past.length > 0) return undefined;
    const begins: Readonly<Record<string, () => boolean>> = {
      imported: () => taskOf(before) === 'committing',
      stale: () => taskOf(before) === 'mirroring',
      published: () => restOf(before) === 'saved',
      [WITHOUT_STORE]: () => restOf(before) === 'unchanged',
      here: () => restOf(before) === (before.context.stored.revision === 0 ? 'unchanged' : 'saved'),
    };
    return begins[before.context.tab]?.() === true;
  },
  'a pending change is being committed, unless the store has just refused it': ({ after }) => {
    if (after.status !== 'active') return undefined;
    const { config, history, live } = after.context;
    const { committed: tried } = after.context.commit;
    const isRefused =
      restOf(after) === 'notSaved' &&
      tried.config === config &&
      tried.history === history &&
      tried.live === live;
    const isUnderWay = taskOf(after) === 'committing' || taskOf(after) === 'following';
    return isDirty(after) ? isUnderWay || isRefused : undefined;
  },
  'a commit holds every change since the previous one, and later changes do not affect it': ({
    before,
    after,
    event,
  }) => {
    const commit = commitIn(after);
    if (!commit || after.status !== 'active') return undefined;
    const wasUnderWay = taskOf(before) === 'committing' && !/^xstate\.(done|error)\./.test(event.type);
    if (wasUnderWay) return commit === commitIn(before);
    if (inputWith(after, 'change') !== commit) return false;
    const { context } = after;
    return (
      isSame(writtenBy(commit.change, context.stored), {
        config: context.config,
        past: context.history.past.map(asStored),
        future: context.history.future.map(asStored),
        isUndone: context.history.isUndone,
        isCleared: context.cleared !== undefined,
        live: context.live ?? null,
        unreadable: context.unreadable,
        importedMirrors: context.importedMirrors,
      }) &&
      commit.change.base === context.stored.revision &&
      commit.change.put.length ===
        stepsIn(context).filter((each) => !stepsIn(context.stored).includes(each)).length &&
      commit.committed.config === context.config &&
      commit.committed.history === context.history &&
      commit.count === context.pending.length &&
      !commit.isWithoutStore
    );
  },
  'after a commit, the store holds its document, and later changes are still pending': (step) => {
    if (outcomeIn(step) !== 'committed') return undefined;
    const { stored, pending, unreadable } = step.after.context;
    const { commit } = step.before.context;
    return (
      stored === commit.committed &&
      isSame(pending, step.before.context.pending.slice(commit.count)) &&
      unreadable === undefined &&
      isSameSite(step) &&
      taskOf(step.after) ===
        ((step.before.context.news ?? 0) > stored.revision
          ? 'following'
          : isDirty(step.after)
            ? 'committing'
            : 'mirroring')
    );
  },
  'the store is read only where another tab has written': (step) => {
    const { event, before, after } = step;
    if (taskOf(after) !== 'following' || taskOf(before) === 'following') return undefined;
    return event.type === 'store.changed' || outcomeIn(step) === 'overtaken' || isBehind(before);
  },
  'the patience of those who wait begins anew with each saving': ({ before, after }, past) => {
    const isBegun = restOf(before) !== undefined && taskOf(after) !== undefined;
    return past.length === 0 || isBegun ? !isOver(past.length === 0 ? before : after) : undefined;
  },
  'an overtaken commit leads to following the other tab': (step) =>
    outcomeIn(step) === 'overtaken' ? taskOf(step.after) === 'following' && isSameSite(step) : undefined,
  'the latest commit is mirrored': ({ after }) => {
    if (taskOf(after) !== 'mirroring') return undefined;
    const input = inputWith(after, 'config') as Situation['context'] | undefined;
    return input?.stored === after.context.stored && input.config === after.context.stored.config;
  },
  'after mirroring, the website is saved, or unchanged after a reset': (step) => {
    const { before, after, event } = step;
    if (taskOf(before) !== 'mirroring' || !event.type.startsWith('xstate.done.')) return undefined;
    const { mirrored, stored, cleared } = after.context;
    return mirrored === stored.revision && restOf(after) === (cleared ? 'unchanged' : 'saved');
  },
  'a failed write is shown with its reason': (step) => {
    const { event, before, after } = step;
    if (!isEnd(step, 'error')) return undefined;
    if (after.status !== 'active') return event.type.includes('.saving.') ? false : undefined;
    const isClean = taskOf(before) === 'following' && !isDirty(before);
    // A document of another tab that cannot be read leaves this tab's unchanged.
    const isNews = (before.context.news ?? 0) > before.context.stored.revision;
    if (isClean) return isSameSite(step) && taskOf(after) === (isNews ? 'following' : taskWhenClean(before));
    const rests = { committing: 'notSaved', following: 'notSaved', mirroring: 'notMirrored', deciding: '' };
    const isFull = 'error' in event && event.error === FULL;
    const task = taskOf(before);
    // Changes made meanwhile have not been tried yet.
    const { config, history, live, commit, stored, news = 0 } = before.context;
    const { committed: tried } = commit;
    const hasNewChanges = config !== tried.config || history !== tried.history || live !== tried.live;
    const isExpected =
      task !== 'mirroring' && hasNewChanges
        ? taskOf(after) === (news > stored.revision ? 'following' : 'committing')
        : restOf(after) === rests[task ?? 'deciding'];
    return isExpected && after.context.problem === (isFull ? 'full' : 'refused') && isSameSite(step);
  },
  'the page may be closed unless a change was refused, or has been on its way for too long': ({ after }) =>
    after.status === 'active'
      ? selectIsKept(after) === !(restOf(after) === 'notSaved' || (isOver(after) && isDirty(after)))
      : undefined,
  'a retry repeats the failed task': (step) => {
    if (step.event.type !== 'save.retry') return undefined;
    const again = { notSaved: 'committing', notMirrored: 'mirroring' }[String(restOf(step.before))];
    return again ? taskOf(step.after) === again && isSameSite(step) : isUnchanged(step);
  },
  'a commit of another tab is followed at once, or noted during a task; a known revision is ignored': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'store.changed') return undefined;
    // Without a database there is nothing to read.
    if (before.context.isWithoutStore) return isUnchanged(step);
    if (event.revision === before.context.stored.revision) return isUnchanged(step);
    const isFree = restOf(before) !== undefined || taskOf(before) === 'mirroring';
    const isNoted = taskOf(after) === taskOf(before) && after.context.news === event.revision;
    return (
      (isFree ? taskOf(after) === 'following' : isNoted) && isSameSite(step) && step.emitted.length === 0
    );
  },
  'a commit noted during a task is followed once after it': (step) => {
    const { before, after, event } = step;
    const { news, stored } = before.context;
    if (taskOf(after) === 'following' && taskOf(before) !== 'following')
      return after.context.news === undefined;
    const isEnding = event.type.startsWith('xstate.done.') && restOf(after) !== undefined;
    return isEnding
      ? news === undefined || news <= stored.revision || news <= after.context.stored.revision
      : undefined;
  },
  'this tab’s changes are rebased on the document of the other tab': (step) => {
    const followed = followedIn(step);
    if (!followed) return undefined;
    const { before, after } = step;
    const { context } = after;
    const { document } = followed;
    const own = before.context.pending.filter(({ way }) => way === 'done').map(({ step }) => step?.id);
    const kept = context.history.past.map(({ id }) => id).slice(document.history.past.length);
    return (
      isEqual(context.config, rebasedIn(before, document) ?? context.config) &&
      context.stored.revision === THEIRS &&
      isEqual(context.stored.config, document.config) &&
      isSame(
        context.history.past.slice(0, document.history.past.length).map(({ id }) => id),
        document.history.past.map(({ id }) => id),
      ) &&
      // What changes nothing there, and what has no place there, is left out.
      isSame(
        kept.filter((id) => own.includes(id)),
        own.filter((id) => kept.includes(id)),
      ) &&
      kept.length <= before.context.pending.length &&
      context.live ===
        (before.context.live === before.context.stored.live ? document.live : before.context.live) &&
      context.mirrored === THEIRS &&
      (isDirty(after)
        ? taskOf(after) === 'committing'
        : restOf(after) === (context.cleared ? 'unchanged' : 'saved'))
    );
  },
  'following another tab reports a replacement or a step, and the changed values': (step) => {
    const followed = followedIn(step);
    if (!followed) return undefined;
    const reported = step.emitted.filter(({ type }) => type !== 'site.edited' && type !== 'site.arranged');
    const turn = isTurned(step)
      ? { type: 'site.replaced', at: followed.at, by: 'store.changed' }
      : steppedIn(step);
    const [first, second, ...others] = reported;
    const { type, taken = [], contested } = Object(second) as Partial<Told>;
    return (
      isSame([first, type, others], [turn, 'site.followed', []]) &&
      areTaken(step, taken) &&
      isSame(contested, contestedIn(step, followed))
    );
  },
  'an emptied store is rewritten completely, unless another tab has done so': (step) => {
    if (followedIn(step) !== null) return undefined;
    const { stored, news } = step.after.context;
    const isRewritten = step.before.context.news !== undefined;
    return (
      stored === EMPTY_STORE &&
      taskOf(step.after) === (isRewritten ? 'following' : 'committing') &&
      news === undefined &&
      isSameSite(step) &&
      step.emitted.length === 0
    );
  },
};

/** Reporting: the facts about edits and arrangements. */
const reporting: Sentences<Site> = {
  'every edit and arrangement is reported once, in order': (step, past) => {
    const steps = [...past, step];
    const [done, reported] = [expectedFacts(steps), reportedIn(steps)];
    return isSame(reported, done.slice(0, reported.length));
  },
  'a change is reported when its saving has ended or takes too long, and not before': (step, past) => {
    const { after } = step;
    if (after.status !== 'active') return undefined;
    if (taskOf(after) !== undefined && !isOver(after)) return reportedIn([step]).length === 0;
    const steps = [...past, step];
    return reportedIn(steps).length === expectedFacts(steps).length;
  },
  'saving that takes too long continues after the reports': (step) =>
    step.event.type.startsWith('xstate.after.') && taskOf(step.before) !== undefined
      ? isOver(step.after) && taskOf(step.after) === taskOf(step.before) && isSameSite(step)
      : undefined,
  'each undo step that this tab makes is told at once, and nothing else is told so': ({
    before,
    after,
    emitted,
  }) => {
    const { latest } = after.context;
    const isMade = latest !== before.context.latest && latest?.way === 'done';
    const made = emitted.filter(({ type }) => type === 'step.made');
    const later = emitted.findIndex(({ type }) => type === 'site.replaced');
    return made.length === (isMade ? 1 : 0) && (!isMade || later !== 0);
  },
  'undo, redo and revert are reported at once as a step, unless they replace the site': (step) => {
    const { event, before, emitted } = step;
    if (event.type === 'value.take' || followedIn(step) !== undefined) return undefined;
    const { history } = before.context;
    const isTaken =
      (event.type === 'step.undo' && history.past.length > 0) ||
      (event.type === 'step.redo' && history.future.length > 0) ||
      (event.type === 'step.revert' && stands(before, event.commandId));
    const reported = emitted.filter(({ type }) => type === 'site.stepped');
    return isSame(reported, isTaken && !replaces(event, before) ? [steppedIn(step)] : []);
  },
  'a replacement of the site is reported once, with its time and what did it': (step) => {
    const { event, before, emitted } = step;
    if (followedIn(step) !== undefined) return undefined;
    const replaced = emitted.filter(({ type }) => type === 'site.replaced');
    const expected =
      'at' in event && replaces(event, before)
        ? [{ type: 'site.replaced', at: event.at, by: event.type }]
        : [];
    return JSON.stringify(replaced) === JSON.stringify(expected);
  },
};

/** Changes: edits, arrangements, undo and publishes. */
const changing: Sentences<Site> = {
  'an edit stores its value at its own path at once, and changes no other': (step) => {
    const edit = editOf(step);
    if (edit?.stored === undefined) return undefined;
    const changed = changedPaths(step.before.context.config, step.after.context.config);
    return (
      Object.keys(changed).every((path) => path === edit.path) &&
      valueAt(step.after.context.config, edit.path) === edit.stored &&
      isDone(step, { kind: 'edit', path: edit.path })
    );
  },
  'a refused or failed edit changes nothing and is answered at once': (step) => {
    const edit = editOf(step);
    if (!edit || edit.stored !== undefined) return undefined;
    const answer = [{ type: edit.answer, commandId: edit.commandId }];
    return isUnchanged(step) && JSON.stringify(step.emitted) === JSON.stringify(answer);
  },
  'every change gets a unique step id and is pending': (step) => {
    const { before, after } = step;
    if (followedIn(step) !== undefined || after.context.count === before.context.count) return undefined;
    const { count, pending, latest, tab, history } = after.context;
    const change = pending.at(-1);
    const ids = [...history.past, ...history.future].map(({ id }) => id);
    const isStepless = change?.way === 'bound' || change?.way === 'cleared';
    const known = isStepless ? before.context.latest : { count, way: change?.way, step: change?.step };
    return (
      count === before.context.count + 1 &&
      pending.length > before.context.pending.length &&
      change?.from === before.context.config &&
      change.to === after.context.config &&
      (!['done', 'cleared'].includes(change.way) || change.step?.id === `${tab}.${count}`) &&
      new Set(ids).size === ids.length &&
      latest?.count === known?.count &&
      latest?.way === known?.way &&
      latest?.step === known?.step
    );
  },
  'several edits are one step': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'plan.apply' || event.commandId !== 'p') return undefined;
    if (!('hero' in before.context.config)) return undefined;
    const changed = changedPaths(before.context.config, after.context.config);
    const deed = { kind: 'plan', paths: PLAN.map(({ path }) => path) };
    const { past } = after.context.history;
    return (
      isSame(changed, { 'hero.title.text': 'Planned', 'hero.button.visible': false }) &&
      isRecorded(step) &&
      past.length === before.context.history.past.length + 1 &&
      isSame(past.at(-1)?.deed, deed) &&
      past.at(-1)?.commandId === event.commandId
    );
  },
  'a plan with an edit that is refused changes nothing, and says so': (step) => {
    if (step.event.type !== 'plan.apply' || step.event.commandId !== 'q') return undefined;
    const refused = step.emitted.filter(({ type }) => type === 'site.refused');
    return isSameSite(step) && isSame(refused, [{ type: 'site.refused', commandId: 'q' }]);
  },
  'an arrangement is one step and changes only its list or setting; an impossible one changes nothing': (
    step,
  ) => {
    const { event, before, after } = step;
    const arranged =
      event.type === 'site.arrange' && ARRANGEMENTS.find(({ commandId }) => commandId === event.commandId);
    // The expected results apply to the unchanged example only.
    if (!arranged || !isEqual(plain(before), exampleConfig)) return undefined;
    const { at, stored, commandId, ...arrangement } = arranged;
    const [own = '', key = ''] = at?.split('.') ?? [];
    const expected = at
      ? { ...plain(before), [own]: { ...Object(before.context.config[own]), [key]: stored } }
      : plain(before);
    const { act, path } = arrangement;
    const deed = { kind: 'arrange', act, path };
    return (
      isEqual(plain(after), expected) &&
      (at === undefined
        ? after.context.history === before.context.history
        : isRecorded(step) && isSame(after.context.history.past.at(-1)?.deed, deed))
    );
  },
  'choosing a template loads its default values': (step) =>
    step.event.type === 'template.choose'
      ? isSame(step.after.context.config, BASES[step.event.templateId]) && isDone(step, { kind: 'template' })
      : undefined,
  'opening a file loads its website as one step': (step) =>
    step.event.type === 'site.open'
      ? isSame(step.after.context.config, step.event.config) &&
        (isEqual(step.before.context.config, step.event.config) || isOpening(step))
      : undefined,
  'a reset loads the default template without a site id': (step) =>
    step.event.type === 'site.reset'
      ? isSame(step.after.context.config, landingBusiness.base) && isDone(step, { kind: 'reset' })
      : undefined,
  'local storage is cleared by a reset, also by one without a difference, and kept again from the next change':
    (step) => {
      const { event, before, after } = step;
      if (followedIn(step) !== undefined) return undefined;
      const redone = event.type === 'step.redo' ? before.context.history.future[0] : undefined;
      if (event.type === 'site.reset' || redone?.deed.kind === 'reset')
        return after.context.cleared === 'reset';
      const isChange = after.context.config !== before.context.config;
      return after.context.cleared === (isChange ? undefined : before.context.cleared);
    },
  'starting content is loaded as one step with the name of the business': (step) => {
    if (step.event.type !== 'content.start') return undefined;
    const { config, history } = step.after.context;
    const deed = { kind: 'start', business: step.event.business };
    // It was made before the website was published, which another template is not.
    const { _siteId, _templateId } = step.before.context.config;
    const { _siteId: _, ...content } = step.event.config;
    const isKept = _siteId !== undefined && content._templateId === _templateId;
    const started = { ...content, ...(isKept && { _siteId }) } as Config;
    return (
      isSame(config, started) &&
      (isEqual(step.before.context.config, started) ||
        (isRecorded(step) && isSame(history.past.at(-1)?.deed, deed)))
    );
  },
  'of the example, whose words are samples, the length of its list is carried': ({ event, before, after }) =>
    event.type === 'content.carry' && isEqual(plain(before), exampleConfig)
      ? isSame(changedPaths(event.config, plain(after)), CARRIED)
      : undefined,
  'carried content is in the new template, at the same site, as one step': (step) => {
    if (step.event.type !== 'content.carry') return undefined;
    const { config, history } = step.after.context;
    return (
      config._templateId === step.event.config._templateId &&
      config._siteId === step.before.context.config._siteId &&
      (isEqual(step.before.context.config, config) ||
        (isRecorded(step) && isSame(history.past.at(-1)?.deed, { kind: 'carry' })))
    );
  },
  'undo restores the config before the latest step, and redo the config before the undo': (step, past) => {
    const previous = past.at(-1);
    if (previous && followedIn(previous) !== undefined) return undefined;
    const isUndo = step.event.type === 'step.undo' && !!previous && isRecorded(previous);
    const isRedo = step.event.type === 'step.redo' && previous?.event.type === 'step.undo';
    if (!previous || !(isUndo || isRedo)) return undefined;
    // An undo that had no step has left what redo had before.
    if (isRedo && previous.before.context.history.past.length === 0) return undefined;
    return isEqual(step.after.context.config, previous.before.context.config);
  },
  'reverting a step restores only its value, or does nothing': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'step.revert') return undefined;
    const { config, history } = before.context;
    const [change] = history.past.findLast(({ commandId }) => commandId === event.commandId)?.patch ?? [];
    if (!change || !stands(before, event.commandId)) return isUnchanged(step);
    return isSame(changedPaths(config, after.context.config), { [change.path.join('.')]: change.before });
  },
  'undo and redo without a step do nothing': (step) => {
    const { past: done, future } = step.before.context.history;
    const isIdle =
      (step.event.type === 'step.undo' && done.length === 0) ||
      (step.event.type === 'step.redo' && future.length === 0);
    return isIdle ? isUnchanged(step) && step.emitted.length === 0 : undefined;
  },
  'a publish of a website that another one has replaced gives the site to it, where it can come back': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.published' || isPresent(step)) return undefined;
    const sides = sidesOf(event.website, after);
    if (sides === undefined) return isUnchanged(step);
    return (
      after.context.config === before.context.config &&
      after.context.cleared === before.context.cleared &&
      sides.includes(event.result.siteId)
    );
  },
  'a publish sets the site id, and changes nothing else': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.published' || !isPresent(step)) return undefined;
    const { _siteId, ...rest } = after.context.config;
    const { _siteId: _, ...restBefore } = before.context.config;
    return _siteId === event.result.siteId && JSON.stringify(rest) === JSON.stringify(restBefore);
  },
  'an unpublish clears only the site id, and the one of another site changes nothing': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.unpublished') return undefined;
    if (before.context.config._siteId !== event.siteId) return isUnchanged(step);
    return isSame(after.context.config, plain(before));
  },
  'the live site keeps its version and the earlier ones until it is unpublished': (step) => {
    const { event, before, after } = step;
    const { live } = after.context;
    const isTold = event.type === 'version.shown' || event.type === 'address.checked';
    if (isTold || followedIn(step) !== undefined) return undefined;
    if (event.type === 'site.open') return live === (event.live ?? before.context.live);
    const isKnown = before.context.live?.config._siteId === (before.context.config._siteId ?? '');
    const isBack = event.type === 'site.published' && !isKnown && sidesOf(event.website, after) !== undefined;
    if (event.type === 'site.published' && (isPresent(step) || isBack))
      return isSame(live, {
        config: { ...event.config, _siteId: event.result.siteId },
        version: 1,
        shown: 1,
        url: event.result.url,
        before: before.context.live,
      });
    const isGone = event.type === 'site.unpublished' && before.context.config._siteId === event.siteId;
    return isGone ? live === undefined : live === before.context.live;
  },
  'another live version is recorded only for a site that was published here': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'version.shown') return undefined;
    const { live } = before.context;
    if (live?.config._siteId !== event.siteId) return isUnchanged(step);
    const { before: past, changedAt: _, ...latest } = live;
    const { version: shown, changedAt } = event;
    return isSameSite(step) && isSame(after.context.live, { ...latest, shown, changedAt, before: past });
  },
  'what becomes of the address is recorded only for a site that was published here': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'address.checked') return undefined;
    const { live } = before.context;
    if (live?.config._siteId !== event.siteId) return isUnchanged(step);
    const { before: past, ...latest } = live;
    // Who confirms an address does not tell it again.
    const told = { isConfirmed: event.isConfirmed, userEmail: event.email ?? live.userEmail };
    return isSameSite(step) && isSame(after.context.live, { ...latest, ...told, before: past });
  },
  'only the first publish of a site is reported to the embedder': ({ event, reported }) => {
    const isFirst = event.type === 'site.published' && !event.result.isUpdate;
    return JSON.stringify(reported) === JSON.stringify(isFirst ? [event.result] : []);
  },
  'another tab’s value is applied as a step, if a visitor could edit its path': (step) => {
    const { event, before, after, emitted } = step;
    if (event.type !== 'value.take') return undefined;
    const isOffered = event.path !== '__proto__.x';
    return (
      isSame(
        emitted.filter(({ type }) => type !== 'step.made'),
        [steppedIn(step)],
      ) &&
      (isOffered
        ? isSame(valueAt(after.context.config, event.path), event.value) &&
          (isSame(valueAt(before.context.config, event.path), event.value) ||
            (isRecorded(step) &&
              isSame(after.context.history.past.at(-1)?.deed, { kind: 'edit', path: event.path })))
        : isSameSite(step))
    );
  },
};

export const siteSentences: Sentences<Site> = { ...saving, ...reporting, ...changing };

/** The config without its site id. */
const plain = ({ context }: SiteStep['before']) => plainOf(context.config);
function plainOf({ _siteId, ...rest }: Config): Config {
  return rest;
}

/** The value at a path such as `benefits.items[0].title`. */
function valueAt(config: Config, path: string | readonly (string | number)[]): unknown {
  const keys = typeof path === 'string' ? path.replaceAll(/\[(\d+)\]/g, '.$1').split('.') : path;
  return keys.reduce<unknown>((here, key) => Object(here)[key], config);
}
