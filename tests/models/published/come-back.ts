import type { Config } from '../../../domain/config/config.ts';
import { NO_HISTORY } from '../../../domain/editing/history.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import type { LinkTarget, TakenRight } from '../../../domain/publish/site-access.ts';
import { comeBackMachine } from '../../../machines/published/come-back.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type ComeBack = typeof comeBackMachine;
type ComeBackStep = Step<ComeBack>;

const SITE_ID = 'site-xyz9876';
const URL = 'https://sites.example/s/site-xyz9876/';
const EMAIL = 'me@example.com';
const TARGETS = (['confirm', 'open', 'device'] as const).map(
  (purpose): LinkTarget => ({ purpose, siteId: SITE_ID, url: URL, email: 'm…a@example.com' }),
);
/** The right that a link gives, and the website that its page carries. */
export const TAKEN: TakenRight = { siteId: SITE_ID, url: URL, email: EMAIL };
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
const UNPUBLISHED = new OwnerCallError('unpublished');
const TOO_OFTEN = new OwnerCallError('tooOften', 700);

export const comeBackModel: Model<ComeBack> = {
  name: 'comeBack',
  machine: comeBackMachine,
  starts: {
    mail: () => ({ site: siteStub(landingBusiness.base), by: 'mail' }),
    untouched: () => ({ site: siteStub(landingBusiness.base), by: 'link' }),
    edited: () => ({ site: siteStub(exampleConfig), by: 'link' }),
    // This browser has published it, and a link is for it too.
    here: () => ({ site: siteStub(FOUND, NO_HISTORY, FOUND, OLDER), by: 'link' }),
    ownPage: () => ({ site: siteStub(FOUND, NO_HISTORY, FOUND, OLDER), by: 'page' }),
    neverPublished: () => ({ site: siteStub(exampleConfig), by: 'page' }),
  },
  cases: {
    'email.change': [{ text: EMAIL }, { text: 'nobody' }],
    'website.open': [{ at: 9 }],
  },
  outputs: {
    mailLinks: ['kept'],
    lookAtLink: TARGETS,
    takeLink: [TAKEN],
    readWebsite: [
      { config: FOUND, version: 4, at: 5 },
      { config: undefined, version: 4, at: 5 },
    ],
  },
  errors: {
    mailLinks: [TOO_OFTEN],
    lookAtLink: [UNPUBLISHED],
    takeLink: [UNPUBLISHED],
    readWebsite: [TOO_OFTEN],
  },
  waitsFor: {
    'comeBack.mailing': CLOSES,
    'comeBack.looking': CLOSES,
    'comeBack.taking': CLOSES,
    'comeBack.fetching': CLOSES,
  },
  pairs: 39,
  key: ({ context: { userEmail, target, taken, found, refusal } }) => [
    userEmail,
    target?.purpose,
    taken?.siteId,
    found?._siteId,
    refusal?.problem,
  ],
};

/** The calls, each with the state where it failed. */
const CALLS = {
  mailing: 'typing',
  looking: 'unanswered',
  taking: 'unanswered',
  fetching: 'unanswered',
} as const;
type Call = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Call[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const endedCall = (step: ComeBackStep, how: 'done' | 'error') =>
  NAMES.find((call) => isEnd(step, how, `.${call}`) && step.before.matches(call));
const begunCall = ({ before, after }: ComeBackStep) =>
  NAMES.find((call) => after.matches(call) && !before.matches(call));
const startOf = ({ before }: ComeBackStep) => before.context.site.getSnapshot().context.config;
/** What the site is told. */
const toldIn = ({ sent }: ComeBackStep) => sent.filter(({ to }) => to === 'site').map(({ event }) => event);
const { userEmail: _, ...KEPT } = OLDER;
/** What the site is told when the website opens at a time. */
const opened = ({ before, after }: ComeBackStep, at: number) => {
  const { target } = before.context;
  const byLink = target?.purpose === 'device' ? undefined : true;
  const isConfirmed = target === undefined ? false : byLink;
  return (
    after.matches('opened') && {
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
    }
  );
};

export const comeBackSentences: Sentences<ComeBack> = {
  'it begins with what leads back, and with the page where this browser has the right': (
    { before },
    past,
  ) => {
    if (past.length > 0) return undefined;
    const { by, site, taken } = before.context;
    const hasRight = by === 'page' && site.getSnapshot().context.live !== undefined;
    if (!isSame(taken, hasRight ? TAKEN : undefined)) return false;
    return before.matches(by === 'mail' ? 'typing' : hasRight ? 'fetching' : 'looking');
  },
  'what is typed is kept': ({ event, before, after }) =>
    event.type === 'email.change' && before.matches('typing')
      ? after.matches('typing') && after.context.userEmail === event.text
      : undefined,
  'a mail is asked for with the address, and with nothing that is none': (step) => {
    if (step.event.type !== 'email.submit' || !step.before.matches('typing')) return undefined;
    return step.after.matches(step.before.context.userEmail === EMAIL ? 'mailing' : 'typing');
  },
  'of a mail that was asked for, no more is told than what becomes of mails': (step) =>
    endedCall(step, 'done') === 'mailing'
      ? step.after.matches('mailed') && step.after.context.reach === 'kept'
      : undefined,
  'what the link is for is offered': (step) =>
    endedCall(step, 'done') === 'looking'
      ? 'output' in step.event &&
        step.after.matches('offered') &&
        step.after.context.target === step.event.output
      : undefined,
  'nothing is spent but by a click': (step) =>
    begunCall(step) === 'taking' ? step.event.type === 'link.take' : undefined,
  'a click spends it': (step) =>
    step.event.type === 'link.take' && step.before.matches('offered')
      ? step.after.matches('taking')
      : undefined,
  'each call says what it is for; of the link it says nothing': (step) => {
    const call = begunCall(step);
    if (call === undefined) return undefined;
    const inputs = {
      mailing: { userEmail: EMAIL },
      looking: undefined,
      taking: undefined,
      fetching: { siteId: SITE_ID },
    };
    return isSame(step.after.children[call]?.getSnapshot().input, inputs[call]);
  },
  'a website that is edited here is there already; another one is fetched': (step) => {
    if (endedCall(step, 'done') !== 'taking') return undefined;
    if (step.after.context.taken !== TAKEN) return false;
    return step.after.matches(startOf(step)._siteId === SITE_ID ? 'here' : 'fetching');
  },
  'the website of the page opens where nothing is lost, and is asked about elsewhere': (step) => {
    if (endedCall(step, 'done') !== 'fetching') return undefined;
    if (!('output' in step.event) || isSame(step.event.output, { version: 4, at: 5 }))
      return step.after.matches('withoutSource');
    // Who asked for the page was told what it replaces.
    const isAsked = step.before.context.target === undefined;
    if (isAsked || startOf(step) === landingBusiness.base) return step.after.matches('opened');
    return step.after.matches('found') && step.after.context.found === FOUND;
  },
  'asked, the visitor opens it or keeps what is here': ({ event, before, after }) => {
    if (!before.matches('found')) return undefined;
    if (event.type === 'website.open') return after.matches('opened');
    return event.type === 'website.keep' ? after.matches('kept') : undefined;
  },
  'the site is told of the website that opens, and of an address that a mail’s link confirms': (step) => {
    const { before, after, event } = step;
    if (after.matches('opened'))
      return isSame(toldIn(step), [opened(step, event.type === 'website.open' ? event.at : 5)]);
    const isConfirmed = after.matches('here') && !before.matches('here');
    const told = { type: 'address.checked', siteId: SITE_ID, isConfirmed: true };
    return isSame(toldIn(step), isConfirmed && before.context.target?.purpose !== 'device' ? [told] : []);
  },
  'a failed call can be repeated, and a new link can be asked for': (step) => {
    const call = endedCall(step, 'error');
    if (call) return step.after.matches(CALLS[call]);
    if (!step.before.matches('unanswered')) return undefined;
    if (step.event.type === 'links.ask') return step.after.matches('typing');
    const isTaken = step.before.context.taken !== undefined;
    return step.event.type === 'link.retry'
      ? step.after.matches(isTaken ? 'fetching' : 'looking')
      : undefined;
  },
  'why a request came to nothing is known until something else is done': (step) => {
    const { before, after, event } = step;
    const { refusal } = after.context;
    const known = 'error' in event && event.error instanceof OwnerCallError ? event.error : undefined;
    const { problem = 'broken', retryAfter } = known ?? {};
    if (endedCall(step, 'error')) return isSame(refusal, { problem, retryAfter });
    if (event.type === 'email.submit' && before.matches('typing') && after.matches('typing'))
      return isSame(refusal, { problem: 'notAnAddress' });
    const isOver =
      begunCall(step) !== undefined ||
      (event.type === 'links.ask' && before.matches('unanswered')) ||
      (event.type === 'email.change' && before.matches('typing'));
    return isSame(refusal, isOver ? undefined : before.context.refusal);
  },
};
