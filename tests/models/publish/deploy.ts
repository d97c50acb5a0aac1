import type { AnyActorRef } from 'xstate';
import type { Config } from '../../../domain/config/config.ts';
import { DeployError, type DeployFailure, NetworkLost } from '../../../domain/publish/deploy-error.ts';
import { type DeployInput, deployMachine } from '../../../machines/publish/deploy.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { after, type Property, until } from '../../prove/temporal/temporal.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { stubNamed } from '../stubs/stub.ts';

type Deploy = typeof deployMachine;
type DeployStepTaken = Step<Deploy>;

const CALLS = ['drawing', 'rendering', 'sending'] as const;
const EMAIL = 'me@example.com';
export const OWN = 'site-xyz9876';
export const KEPT = 'site-kept000';
export const RESULT = {
  success: true,
  url: 'https://sites.example/s/site-new0001/',
  deploymentId: 'site-new0001.1',
  templateUsed: 'Landing Page',
  siteId: 'site-new0001',
  isUpdate: false,
};
const RENDERED = {
  config: exampleConfig,
  website: undefined,
  html: '<!doctype html>',
  siteId: 'site-new0001',
  email: EMAIL,
  isUpdate: false,
};
/** The config that was sent. The website may have changed since. */
export const SENT: Config = { ...exampleConfig, header: { logoText: 'As it was sent' } };
const PUBLISHED = { result: RESULT, config: SENT, website: 'a.1', userEmail: 'me@example.com' };
const TAKEN = new DeployError('This address is taken', 409);
const NOT_OWNED = new DeployError('It is another’s', 403);
const UNPUBLISHED = new DeployError('It is gone', 410);

const start = (config: Config, given: Partial<DeployInput> = {}) => ({
  site: siteStub(config),
  receiver: stubNamed('receiver') as DeployInput['receiver'],
  email: EMAIL,
  draftSiteId: undefined,
  isNewSite: false,
  ...given,
});

export const deployModel: Model<Deploy> = {
  name: 'deploy',
  machine: deployMachine,
  starts: {
    unpublished: () => start(exampleConfig),
    published: () => start({ ...exampleConfig, _siteId: OWN }),
    reset: () => ({
      ...start(exampleConfig),
      site: siteStub(exampleConfig, undefined, { ...exampleConfig, _siteId: OWN }),
    }),
    retried: () => start(exampleConfig, { draftSiteId: KEPT }),
    // A first try as a new site failed.
    'retried as a new site': () => start({ ...exampleConfig, _siteId: OWN }, { draftSiteId: KEPT }),
    'as a new site': () => start({ ...exampleConfig, _siteId: OWN }, { isNewSite: true }),
  },
  cases: {
    'lock.held': [{ siteId: undefined }, { siteId: 'site-other12' }, { siteId: OWN }],
    'site.replaced': [{ at: 5, by: 'store.changed' }],
    'site.followed': [
      {
        taken: [
          { path: 'hero.title.text', value: 'Hi' },
          { path: '_siteId', value: 'site-other12' },
        ],
        contested: [],
      },
      { taken: [{ path: 'hero.title.text', value: 'Hi' }], contested: [] },
    ],
  },
  outputs: {
    drawSiteId: ['site-new0001'],
    renderSite: [RENDERED],
    deploySite: [PUBLISHED],
    untilSaved: [undefined],
  },
  errors: {
    deploySite: [TAKEN, NOT_OWNED, UNPUBLISHED, new NetworkLost('Failed to fetch'), 'nothing to read'],
  },
  equivalent: {
    'deploy.identifying always #2 leads to following':
      'A site that is an update leaves this state for the same one at once.',
  },
  notRepeated: Object.fromEntries(
    ['drawing late', 'rendering late', 'keeping late', 'keeping twice'].map((answer) => [
      `0.deploy.${answer}`,
      'Nothing but its answer leaves the state: closing the dialog stops the deploy.',
    ]),
  ),
  pairs: 96,
  steady: { email: 'It goes to the service as it is.' },
  key: ({ context: { draftSiteId, redraws, end } }) => [draftSiteId, redraws, end],
};

const isAt = (...values: readonly string[]) => {
  const known: ReadonlySet<unknown> = new Set(values);
  return ({ value }: DeployStepTaken['after']) => known.has(value);
};
const ownIdOf = ({ before }: DeployStepTaken) => before.context.site.getSnapshot().context.config._siteId;
const idOf = (step: DeployStepTaken) => step.before.context.draftSiteId ?? ownIdOf(step);
const isUpdate = (step: DeployStepTaken) =>
  step.before.context.draftSiteId === undefined && ownIdOf(step) !== undefined;
const told = ({ sent }: DeployStepTaken, to: string) =>
  sent.filter((each) => each.to === to).map(({ event }) => event);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const toldOfId = (step: DeployStepTaken) =>
  told(step, step.before.context.receiver.id).filter(({ type }) => type === 'draftId.changed');
const reportsPublish = (step: DeployStepTaken) => told(step, 'site').length > 0;

/** What holds of the order of steps. */
export const deployProperties: Readonly<Record<string, Property<DeployStepTaken>>> = {
  'a deploy that reported a publish reports no other': after(
    reportsPublish,
    until(
      (step) => !reportsPublish(step),
      () => false,
    ),
  ),
};

export const deploySentences: Sentences<Deploy> = {
  'an update begins at once, a first publish when its turn comes, a new site with a new id': (step, past) => {
    if (past.length > 0) return undefined;
    const first = step.before.context.isNewSite ? 'drawing' : isUpdate(step) ? 'rendering' : 'queueing';
    return step.before.value === first;
  },
  'it asks for its turn, and holds it until it ends': ({ after }) =>
    after.status === 'active' ? after.children.turn !== undefined : undefined,
  'in its turn a site that had an id drawn keeps it for a retry, one without gets one': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'lock.held' || before.value !== 'queueing') return undefined;
    const { stored } = before.context.site.getSnapshot().context;
    const isElsewhere = ![undefined, ownIdOf(step), stored.config._siteId].includes(event.siteId);
    // An id that came meanwhile is updated.
    if (isElsewhere && !isUpdate(step)) return after.value === 'following';
    return after.value === (idOf(step) === undefined ? 'drawing' : 'rendering');
  },
  'a turn that comes to nobody who waits for it changes nothing': (step) =>
    step.event.type === 'lock.held' && step.before.value !== 'queueing'
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'what another tab published is updated once it has come, or published anew when it does not': (step) => {
    const { event, before, after } = step;
    if (before.value !== 'following') return undefined;
    if (event.type.startsWith('xstate.after.'))
      return after.value === (idOf(step) === undefined ? 'drawing' : 'rendering');
    const isTaken = event.type === 'site.followed' && event.taken.some(({ path }) => path === '_siteId');
    const hasCome = isTaken || event.type === 'site.replaced';
    if (hasCome && ownIdOf(step) !== undefined) return after.value === 'rendering';
    return event.type.startsWith('xstate.error.') || after.value === 'following';
  },
  'the page is rendered with the id and the e-mail address': ({ before, after }) => {
    if (after.value !== 'rendering' || before.value === 'rendering') return undefined;
    const { site, draftSiteId, email } = after.context;
    const { site: rendered, ...rest } = Object(inputOf(after));
    const siteId = draftSiteId ?? site.getSnapshot().context.config._siteId;
    return rendered === site && isSame(rest, { siteId, email, isUpdate: draftSiteId === undefined });
  },
  'the rendered page is sent': (step) =>
    isEnd(step, 'done', 'rendering')
      ? step.after.value === 'sending' && inputOf(step.after) === RENDERED
      : undefined,
  'the drawn id is used, and told': (step) =>
    isEnd(step, 'done', 'drawing')
      ? step.after.context.draftSiteId === 'site-new0001' &&
        step.after.value === 'rendering' &&
        isSame(toldOfId(step), [{ type: 'draftId.changed', siteId: 'site-new0001' }])
      : undefined,
  'a taken id is redrawn, three times at most': (step, past) => {
    if (!isEnd(step, 'error', 'sending') || errorOf(step) !== TAKEN) return undefined;
    const redraws = past.filter((each) => isEnd(each, 'error', 'sending')).length;
    const canRedraw = step.before.context.draftSiteId !== undefined && redraws < 3;
    return step.after.value === (canRedraw ? 'drawing' : 'failed');
  },
  'any other failure ends the deploy': (step) => {
    const failed = CALLS.find((call) => isEnd(step, 'error', call));
    const isTurn = isEnd(step, 'error', '.turn');
    if ((failed === undefined && !isTurn) || errorOf(step) === TAKEN) return undefined;
    return step.after.value === 'failed' && told(step, 'site').length + toldOfId(step).length === 0;
  },
  'a failed deploy says at which step, why, and what can be done': (step) => {
    const { after } = step;
    if (after.value !== 'failed') return undefined;
    const error = errorOf(step);
    const isForGood = error === NOT_OWNED || error === UNPUBLISHED;
    const failure: DeployFailure = {
      step: CALLS.find((call) => isEnd(step, 'error', call)) ?? 'sending',
      kind: isForGood ? 'needsNewSite' : error instanceof NetworkLost ? 'offline' : 'refused',
      reason: error instanceof Error ? error.message : '',
    };
    return isSame(after.output, { kind: 'failed', failure });
  },
  'a page that went live is reported to the site, and its id is no draft any more': (step) =>
    isEnd(step, 'done', 'sending')
      ? step.after.value === 'keeping' &&
        step.after.context.draftSiteId === undefined &&
        isSame(told(step, 'site'), [{ type: 'site.published', ...PUBLISHED }]) &&
        isSame(toldOfId(step), [{ type: 'draftId.changed', siteId: undefined }])
      : undefined,
  'nothing else is told': (step) =>
    isEnd(step, 'done', 'sending') || isEnd(step, 'done', 'drawing')
      ? undefined
      : told(step, 'site').length + toldOfId(step).length === 0,
  'success is told once the site is saved, or could not be': (step) => {
    if (step.before.value !== 'keeping') return undefined;
    const isOver = isEnd(step, 'done', '.keeping') || isEnd(step, 'error', '.keeping');
    if (!isOver) return step.after.value !== 'live';
    return step.after.value === 'live' && isSame(step.after.output, { kind: 'live', published: PUBLISHED });
  },
  'it is done when it is live or has failed': ({ after }) =>
    (after.status === 'done') === isAt('live', 'failed')(after),
  'a site that was replaced does not keep the id drawn for it': ({ event, before, after }) => {
    if (event.type !== 'site.replaced') return undefined;
    return (
      after.context.draftSiteId === undefined &&
      (before.value === 'following' || after.value === before.value)
    );
  },
  'a site that another tab published does not keep the id drawn for it, and keeps it at any other news': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.followed') return undefined;
    if (!event.taken.some(({ path }) => path === '_siteId')) return isUnchanged(step);
    return (
      after.context.draftSiteId === undefined &&
      (before.value === 'following' || after.value === before.value)
    );
  },
};

/** The call that is under way, beside the watching of the site and the turn. */
function callOf({ children }: DeployStepTaken['after']): AnyActorRef | undefined {
  return Object.entries(children).find(([id]) => id !== 'siteFacts' && id !== 'turn')?.[1];
}

function inputOf(after: DeployStepTaken['after']): unknown {
  return Reflect.get(callOf(after)?.getSnapshot() ?? {}, 'input');
}

function errorOf({ event }: DeployStepTaken): unknown {
  return 'error' in event ? event.error : undefined;
}
