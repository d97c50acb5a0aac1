import { NO_HISTORY } from '../../../domain/editing/history.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import { OwnerCallError, type PublishedVersions } from '../../../domain/publish/published-versions.ts';
import type { SiteRights } from '../../../domain/publish/site-access.ts';
import { publishedMachine } from '../../../machines/published/published.machine.ts';
import type { SiteChange } from '../../../machines/published/published.setup.ts';
import { sharingMachine } from '../../../machines/published/sharing.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

const wholePublished = publishedMachine.provide({ actors: { sharing: sharingMachine } });
type Published = typeof wholePublished;
type PublishedStep = Step<Published>;

const SITE_ID = 'site-xyz9876';
const URL = 'https://sites.example/s/site-xyz9876/';
const LINK = 'http://127.0.0.1:3000/#open=abc';
const EMAIL = 'you@example.com';
/** Who may change the example site, which was taken off the web: a browser and a device. */
const RIGHTS: SiteRights = {
  email: 'y…u@example.com',
  isConfirmed: false,
  mail: 'sent',
  takenOffAt: '2025-05-30T09:30:00.000Z',
  putBackUntil: '2025-06-29T09:30:00.000Z',
  rights: [
    { id: '1', kind: 'browser', madeAt: '2025-05-20T09:30:00.000Z', isYours: true, mayRemove: true },
    { id: '2', kind: 'device', madeAt: '2025-05-21T09:30:00.000Z', isYours: false, mayRemove: true },
  ],
};
const LIVE = 3;
const KEPT = 1;
const NOT_KEPT = 9;
/** The versions of the example site on the server. */
export const PUBLISHED: PublishedVersions = {
  url: URL,
  current: LIVE,
  usedAt: '2025-06-02T09:30:00.000Z',
  versions: [LIVE, 2, KEPT].map((version) => ({
    version,
    publishedAt: `2025-06-0${version}T09:30:00.000Z`,
    url: `${URL}v/${version}/`,
  })),
};

const config = { ...exampleConfig, _siteId: SITE_ID };
/** The live page as the browser knows it that published its latest version. */
const OWN: LiveSite = { config, version: LIVE, shown: LIVE, url: URL, userEmail: 'me@example.com' };

const CLOSES = 'Closing the dialog ends it, from outside.';
const UNPUBLISHED = new OwnerCallError('unpublished');
const TOO_OFTEN = new OwnerCallError('tooOften', 700);

export const publishedModel: Model<Published> = {
  name: 'published',
  machine: wholePublished,
  starts: {
    published: () => ({ site: siteStub(config), isAboutVersions: true }),
    publishedHere: () => ({
      site: siteStub(config, NO_HISTORY, config, OWN),
      isAboutVersions: false,
    }),
    offered: () => ({ site: siteStub(config), isAboutVersions: false, offered: EMAIL }),
    unpublished: () => ({ site: siteStub(exampleConfig), isAboutVersions: false }),
  },
  cases: {
    'email.change': [{ text: EMAIL }, { text: 'nobody' }],
    'version.bringBack': [{ version: KEPT }, { version: LIVE }, { version: NOT_KEPT }],
    'right.choose': [{ id: '1' }, { id: '2' }],
  },
  outputs: {
    readPublished: [{ rights: RIGHTS, versions: PUBLISHED }],
    changeSite: [undefined],
    makeDeviceLink: [{ link: LINK }],
  },
  errors: {
    readPublished: [UNPUBLISHED, new OwnerCallError('missing'), TOO_OFTEN],
    changeSite: [UNPUBLISHED, new OwnerCallError('missing'), TOO_OFTEN],
    makeDeviceLink: [TOO_OFTEN],
  },
  waitsFor: {
    'published.reading': CLOSES,
    'published.changing': CLOSES,
    'published.linking': CLOSES,
  },
  pairs: 107,
  key: ({ context: { userEmail, change, refusal, offered } }) => [
    userEmail,
    change?.kind,
    refusal?.problem,
    offered,
  ],
};

const CALLS = ['reading', 'changing', 'linking'] as const;
type Call = (typeof CALLS)[number];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const liveOf = ({ context }: PublishedStep['before']) => context.site.getSnapshot().context.live;
/** The call that a step answers, and the one that it begins. */
const endedCall = (step: PublishedStep, how: 'done' | 'error') =>
  CALLS.find((call) => isEnd(step, how, `.${call}`) && step.before.matches(call));
const begunCall = ({ before, after }: PublishedStep) =>
  CALLS.find((call) => after.matches(call) && !before.matches(call));
const errorOf = ({ event }: PublishedStep) =>
  'error' in event && event.error instanceof OwnerCallError ? event.error : undefined;
/** Whether the typed text is an e-mail address. */
const isTyped = ({ before }: PublishedStep) => before.context.userEmail === EMAIL;

type Way = string | ((step: PublishedStep) => string);
/** Where each event of the visitor leads from where. From elsewhere it does nothing. */
const WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  'published.retry': { unanswered: 'reading', shown: 'reading' },
  'mail.resend': { shown: 'changing' },
  'message.test': { shown: 'changing' },
  'page.putBack': { shown: 'changing' },
  'version.bringBack': {
    shown: ({ event }) => (Reflect.get(event, 'version') === KEPT ? 'changing' : 'shown'),
  },
  'right.choose': { shown: 'confirming' },
  'unpublish.ask': { shown: 'confirming' },
  'change.accept': { confirming: 'changing' },
  'change.leave': { confirming: 'shown', readdressing: 'shown' },
  'address.ask': { shown: 'readdressing' },
  'email.change': { readdressing: 'readdressing' },
  'email.submit': { readdressing: (step) => (isTyped(step) ? 'changing' : 'readdressing') },
  'device.ask': { shown: 'linking', linkOver: 'linking' },
};
/** Where an event of the visitor leads; undefined if it does nothing here, or is another's. */
function wayOf(step: PublishedStep): string | undefined {
  const way = WAYS[step.event.type]?.[step.before.value];
  return typeof way === 'function' ? way(step) : way;
}

/** Where an answer leads. */
function answeredAt(call: Call, { before }: PublishedStep): string {
  if (call === 'changing') return before.context.change?.kind === 'unpublish' ? 'unpublished' : 'reading';
  if (call === 'linking') return 'linked';
  return before.context.offered === undefined ? 'shown' : 'changing';
}

/** Where an error leads. */
function failedAt(call: Call, problem: string | undefined): string {
  if (problem === 'unpublished') return 'unpublished';
  if (call !== 'reading') return 'shown';
  return problem === 'missing' ? 'none' : 'unanswered';
}

/** The change that each event asks for, or leaves. */
const CHANGES: Readonly<Record<string, (step: PublishedStep) => SiteChange | undefined>> = {
  'mail.resend': () => ({ kind: 'confirmAgain' }),
  'message.test': () => ({ kind: 'testMessage' }),
  'page.putBack': () => ({ kind: 'putBack' }),
  'version.bringBack': () => ({ kind: 'bringBack', version: KEPT }),
  'right.choose': ({ event }) => ({ kind: 'remove', rightId: Reflect.get(event, 'id') }),
  'unpublish.ask': () => ({ kind: 'unpublish' }),
  'email.submit': ({ before }) => ({ kind: 'email', userEmail: before.context.userEmail }),
  'address.ask': () => undefined,
  'change.leave': () => undefined,
};

/** What the site is told by a step. */
function meantForSite(step: PublishedStep): readonly object[] {
  const { before, after } = step;
  if (after.matches('unpublished') && !before.matches('unpublished'))
    return [{ type: 'site.unpublished', siteId: SITE_ID }];
  if (endedCall(step, 'done') !== 'reading') return [];
  const { change } = before.context;
  const email = change?.kind === 'email' && { email: change.userEmail };
  // A browser that knows no version of its own takes the newest for another's.
  const changedAt = liveOf(before) ? undefined : PUBLISHED.versions[0]?.publishedAt;
  return [
    { type: 'address.checked', siteId: SITE_ID, isConfirmed: false, ...email },
    { type: 'version.shown', siteId: SITE_ID, version: LIVE, changedAt },
  ];
}

export const publishedSentences: Sentences<Published> = {
  'it begins by asking what the server knows, if the website was published': ({ before }, past) =>
    past.length === 0 ? before.matches(before.context.siteId === SITE_ID ? 'reading' : 'none') : undefined,
  'each event leads where it should, and elsewhere does nothing': (step) => {
    if (!WAYS[step.event.type]) return undefined;
    const to = wayOf(step);
    return to === undefined ? isUnchanged(step) && isSilent(step) : step.after.value === to;
  },
  'an answer leads where it should, and so does an error': (step) => {
    const done = endedCall(step, 'done');
    if (done) return step.after.value === answeredAt(done, step);
    const failed = endedCall(step, 'error');
    return failed && step.after.value === failedAt(failed, errorOf(step)?.problem);
  },
  'each call is for the site, and a change is the one that was asked for': (step) => {
    const call = begunCall(step);
    if (call === undefined) return undefined;
    const input = Reflect.get(step.after.children, call)?.getSnapshot().input;
    const { siteId, change } = step.after.context;
    return siteId === SITE_ID && isSame(input, { siteId, ...(call === 'changing' && { change }) });
  },
  'what the server told is kept': (step) =>
    endedCall(step, 'done') === 'reading' && 'output' in step.event
      ? step.after.context.told === step.event.output
      : undefined,
  'the change that was asked for is told until another is asked for, or left': (step) => {
    const { before, after, event } = step;
    const { offered } = before.context;
    const isTaken = offered !== undefined && endedCall(step, 'done') === 'reading';
    if (isTaken)
      return (
        after.context.offered === undefined &&
        isSame(after.context.change, { kind: 'email', userEmail: offered })
      );
    const change = wayOf(step) === before.value ? undefined : wayOf(step) && CHANGES[event.type];
    return isSame(after.context.change, change ? change(step) : before.context.change);
  },
  'what is typed is kept': (step) =>
    step.event.type === 'email.change' && wayOf(step)
      ? step.after.context.userEmail === step.event.text
      : undefined,
  'why a request came to nothing is known until something else is done': (step) => {
    const { before, after, event } = step;
    const { refusal } = after.context;
    const isFailed = endedCall(step, 'error') && !after.matches('unpublished') && !after.matches('none');
    const { problem = 'broken', retryAfter } = errorOf(step) ?? {};
    if (isFailed) return isSame(refusal, { problem, retryAfter });
    const way = wayOf(step);
    if (event.type === 'email.submit' && way === before.value)
      return isSame(refusal, { problem: 'notAnAddress' });
    const isOver = way !== undefined && (way !== before.value || event.type === 'email.change');
    return isSame(refusal, isOver ? undefined : before.context.refusal);
  },
  'the site hears what concerns it, and nothing else': (step) =>
    isSame(
      step.sent.filter(({ to }) => to === 'site').map(({ event }) => event),
      meantForSite(step),
    ),
  'a link is shown as long as it works': (step) => {
    const { event, before, after } = step;
    if (endedCall(step, 'done') === 'linking')
      return after.children.sharing?.getSnapshot().context.url === LINK && after.context.link === LINK;
    if (!event.type.startsWith('xstate.after.')) return undefined;
    return before.matches('linked') ? after.matches('linkOver') : isUnchanged(step);
  },
  'the browser’s own sharing is left out: the link is a secret': ({ after }) =>
    after.children.sharing && after.children.sharing.getSnapshot().context.canShare === false,
};
