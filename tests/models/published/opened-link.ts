import type { Config } from '../../../domain/config/config.ts';
import { NO_HISTORY } from '../../../domain/editing/history.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import type { LinkTarget, TakenRight } from '../../../domain/publish/site-access.ts';
import { openedLinkMachine } from '../../../machines/published/opened-link.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type OpenedLink = typeof openedLinkMachine;
type LinkStep = Step<OpenedLink>;

const SITE_ID = 'site-xyz9876';
const URL = 'https://sites.example/s/site-xyz9876/';
const TARGETS = (['confirm', 'open', 'device'] as const).map(
  (purpose): LinkTarget => ({ purpose, siteId: SITE_ID, url: URL, email: 'm…@…' }),
);
/** The right that a link gives, and the website that its page carries. */
export const TAKEN: TakenRight = { siteId: SITE_ID, url: URL, email: 'me@example.com' };
const FOUND: Config = { ...exampleConfig, _siteId: SITE_ID };

/** The live page as the browser knows it that asks for its own. */
const OLDER: LiveSite = {
  config: FOUND,
  version: 3,
  shown: 3,
  url: URL,
  userEmail: TAKEN.email,
  isConfirmed: false,
};

const CLOSES = 'Closing the dialog ends it, from outside.';

export const openedLinkModel: Model<OpenedLink> = {
  name: 'openedLink',
  machine: openedLinkMachine,
  starts: {
    untouched: () => ({ site: siteStub(landingBusiness.base), isOwnPage: false }),
    edited: () => ({ site: siteStub(exampleConfig), isOwnPage: false }),
    here: () => ({ site: siteStub(FOUND), isOwnPage: false }),
    ownPage: () => ({ site: siteStub(FOUND, NO_HISTORY, FOUND, undefined, OLDER), isOwnPage: true }),
    neverPublished: () => ({ site: siteStub(exampleConfig), isOwnPage: true }),
  },
  cases: { 'website.open': [{ at: 9 }] },
  outputs: {
    lookAtLink: TARGETS,
    takeLink: [TAKEN],
    readWebsite: [
      { config: FOUND, version: 4, at: 5 },
      { config: undefined, version: 4, at: 5 },
    ],
  },
  errors: {
    lookAtLink: [new OwnerCallError('unpublished')],
    takeLink: [new OwnerCallError('unpublished')],
    readWebsite: [new OwnerCallError('tooOften', 700)],
  },
  waitsFor: {
    'openedLink.looking': CLOSES,
    'openedLink.taking': CLOSES,
    'openedLink.fetching': CLOSES,
  },
  pairs: 27,
  key: ({ context: { target, taken, found, problem, retryAfter } }) => [
    target?.purpose,
    taken?.siteId,
    found?._siteId,
    problem,
    retryAfter,
  ],
};

/** The calls, with the state that waits for each, and the state where it failed. */
const CALLS = { looking: 'notFound', taking: 'notTaken', fetching: 'notFetched' } as const;
const callOf = ({ before }: LinkStep) =>
  (Object.keys(CALLS) as (keyof typeof CALLS)[]).find((call) => before.matches(call));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const startOf = ({ before }: LinkStep) => before.context.site.getSnapshot().context.config;
/** What the site is told. */
const toldIn = ({ sent }: LinkStep) => sent.filter(({ to }) => to === 'site');
const { userEmail: _, ...KEPT } = OLDER;
/** What the site is told when the website opens at a time. */
const opened = ({ before, after }: LinkStep, at: number) => {
  const { target } = before.context;
  const isConfirmed = target === undefined ? false : target?.purpose === 'device' ? undefined : true;
  return (
    after.matches('opened') && {
      to: 'site',
      event: {
        type: 'site.open',
        config: FOUND,
        at,
        live: {
          config: FOUND,
          version: 4,
          shown: 4,
          url: TAKEN.url,
          ...(isConfirmed !== undefined && { isConfirmed }),
          userEmail: TAKEN.email,
          ...(target === undefined && { before: KEPT }),
        },
      },
    }
  );
};

export const openedLinkSentences: Sentences<OpenedLink> = {
  'it begins by asking what the link is for, or with the page where this browser has the right': (
    { before },
    past,
  ) => {
    if (past.length > 0) return undefined;
    const { isOwnPage, site } = before.context;
    const hasRight = isOwnPage && site.getSnapshot().context.live !== undefined;
    return before.matches(hasRight ? 'fetching' : 'looking');
  },
  'what the link is for is offered, and nothing is spent before a click': (step) => {
    if (isEnd(step, 'done', 'looking') && step.before.matches('looking'))
      return (
        'output' in step.event &&
        step.after.matches('offered') &&
        step.after.context.target === step.event.output
      );
    if (!step.after.matches('taking') || step.before.matches('taking')) return undefined;
    return step.event.type === 'link.take' || step.event.type === 'link.retry';
  },
  'a click spends it': (step) =>
    step.event.type === 'link.take' && step.before.matches('offered')
      ? step.after.matches('taking') && step.after.children.taking !== undefined
      : undefined,
  'a website that is edited here is there already; another one is fetched': (step) => {
    if (!isEnd(step, 'done', 'taking') || !step.before.matches('taking')) return undefined;
    if (step.after.context.taken !== TAKEN) return false;
    if (startOf(step)._siteId === SITE_ID) return step.after.matches('here');
    const input = step.after.children.fetching?.getSnapshot().input;
    return step.after.matches('fetching') && isSame(input, { siteId: SITE_ID });
  },
  'a link of a mail confirms the address of the website that is here': (step) => {
    if (!step.after.matches('here') || step.before.matches('here')) return undefined;
    const { target } = step.before.context;
    const told = { type: 'address.checked', siteId: SITE_ID, isConfirmed: true };
    return isSame(toldIn(step), target?.purpose === 'device' ? [] : [{ to: 'site', event: told }]);
  },
  'the website of the page opens where nothing is lost, and is asked about elsewhere': (step) => {
    if (!isEnd(step, 'done', 'fetching') || !step.before.matches('fetching')) return undefined;
    if (!('output' in step.event) || isSame(step.event.output, { version: 4, at: 5 }))
      return step.after.matches('withoutSource') && toldIn(step).length === 0;
    if (startOf(step) === landingBusiness.base || step.before.context.target === undefined)
      return isSame(toldIn(step), [opened(step, 5)]);
    return step.after.matches('asking') && step.after.context.found === FOUND && toldIn(step).length === 0;
  },
  'asked, the visitor opens it or keeps what is here': (step) => {
    if (!step.before.matches('asking')) return undefined;
    if (step.event.type === 'website.open') return isSame(toldIn(step), [opened(step, 9)]);
    return step.event.type === 'website.keep'
      ? step.after.matches('kept') && toldIn(step).length === 0
      : undefined;
  },
  'the site is told nothing else': (step) =>
    step.after.matches('here') || step.after.matches('opened') ? undefined : toldIn(step).length === 0,
  'a failed call keeps its reason and the time to wait, and can be repeated': (step) => {
    const call = callOf(step);
    if (call !== undefined && isEnd(step, 'error', call) && 'error' in step.event) {
      const known = step.event.error instanceof OwnerCallError ? step.event.error : undefined;
      const { problem, retryAfter } = step.after.context;
      const isKept = problem === (known?.problem ?? 'broken') && retryAfter === known?.retryAfter;
      return step.after.matches(CALLS[call]) && isKept;
    }
    if (step.event.type !== 'link.retry') return undefined;
    const failed = Object.entries(CALLS).find(([, state]) => step.before.matches(state));
    return failed && step.after.matches(failed[0] as keyof typeof CALLS);
  },
};
