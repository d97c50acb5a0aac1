import { NO_HISTORY } from '../../../domain/editing/history.ts';
import type { DeployFailure } from '../../../domain/publish/deploy-error.ts';
import type { PublishedVersions } from '../../../domain/publish/published-versions.ts';
import type { DeployEnd } from '../../../machines/publish/deploy.machine.ts';
import { publishMachine } from '../../../machines/publish/publish.machine.ts';
import type { AskedPictures, PublishInput } from '../../../machines/publish/publish.setup.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { after, type Property, until } from '../../prove/temporal/temporal.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { OWN, RESULT, SENT } from './deploy.ts';

type Publish = typeof publishMachine;
type PublishStep = Step<Publish>;

const EMAIL = 'me@example.com';
/** A site that was published with the address. */
const rememberingSite = () => {
  const config = { ...exampleConfig, _siteId: OWN };
  return siteStub(config, NO_HISTORY, config, { config, version: 1, shown: 1, userEmail: EMAIL });
};
const freeChat = () => chatStub() as PublishInput['chat'];

const LIVE: DeployEnd = { kind: 'live', published: { result: RESULT, config: SENT } };
/** No mail can go to the address that the page was published with. */
const MAILLESS: DeployEnd = {
  kind: 'live',
  published: { result: { ...RESULT, mail: 'none' }, config: SENT },
};
const FAILURES: readonly DeployFailure[] = [
  { step: 'rendering', kind: 'refused', reason: 'No font' },
  { step: 'sending', kind: 'offline', reason: 'Failed to fetch' },
  { step: 'sending', kind: 'needsNewSite', reason: 'It is another’s' },
];
/** How a deploy ends where the server says nothing of mails. */
export const ENDS: readonly unknown[] = [LIVE, ...FAILURES.map((failure) => ({ kind: 'failed', failure }))];
/** What the server keeps, once another browser has published the site of `rememberingSite`. */
const NEWER: PublishedVersions = {
  url: 'https://a.example/',
  current: 2,
  usedAt: '2026-11-20T09:30:00.000Z',
  versions: [{ version: 2, publishedAt: '2026-11-24T09:30:00.000Z', url: 'https://a.example/v/2/' }],
};
const PICTURES = {
  weights: new Map([['https://a.example/a.png', 400_000]]),
  broken: new Set(['https://a.example/b.png']),
};
/** A text that is typed into a row, and what stands in its field. */
const ROW = { path: 'hero.title.text', text: 'Typed' };
const STORED = { path: 'hero.title.text', text: 'Welcome' };

export const publishModel: Model<Publish> = {
  name: 'publish',
  machine: publishMachine,
  starts: {
    unpublished: () => ({ site: siteStub(exampleConfig), chat: freeChat(), canShare: true }),
    published: () => ({
      site: siteStub({ ...exampleConfig, _siteId: OWN }),
      chat: freeChat(),
      canShare: true,
    }),
    remembered: () => ({ site: rememberingSite(), chat: freeChat(), canShare: true }),
    rememberedAndDrafted: () => ({
      site: rememberingSite(),
      chat: chatStub({ drafts: { 'hero.title.text': 'Kept' } }) as PublishInput['chat'],
      canShare: true,
    }),
    drafted: () => ({
      site: siteStub(exampleConfig),
      chat: chatStub({ drafts: { 'hero.title.text': 'Kept' } }) as PublishInput['chat'],
      canShare: true,
    }),
    working: () => ({
      site: siteStub(exampleConfig),
      chat: chatStub({ isWorking: true }) as PublishInput['chat'],
      canShare: false,
    }),
  },
  cases: {
    'publish.open': [{}, { email: EMAIL }],
    'email.change': [{ text: EMAIL }, { text: 'nobody' }],
    'finding.follow': [{ target: 'hero.button.url', at: 5 }],
    'finding.change': [ROW, STORED],
    'finding.mend': [
      { path: 'hero.textColor', value: '#767676' },
      { path: ROW.path, value: ROW.text },
    ],
    'samples.settle': [{ edits: [{ path: 'header.logoText', typed: '' }] }],
    'review.listed': [{ count: 3 }, { count: 4 }],
    'pictures.checked': [{ pictures: PICTURES }],
    'draftId.changed': [{ siteId: 'site-new0001' }, { siteId: undefined }],
    'menu.return': [{ at: 5 }],
    // Raised by the dialog itself.
    'email.rejected': [],
    'site.replaced': [
      { at: 5, by: 'site.reset' },
      { at: 5, by: 'store.changed' },
    ],
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
    deploy: [...ENDS, MAILLESS],
    readVersions: [NEWER, undefined],
    awaitNetwork: [undefined],
  },
  equivalent: {
    'publish.idle calls announceClosing before forgetAll on entry (1)':
      'What is emitted carries nothing of the context.',
  },
  notRepeated: {
    'versions twice': 'The versions are read once for each opening.',
  },
  pairs: 470,
  key: ({ context: { email, retryEmail, typed, draftSiteId, failure, result } }) => [
    email,
    retryEmail,
    typed,

    draftSiteId,
    failure,
    result,
  ],
};

/** Where an address can be typed: once the page is live, only if no mail can go to the one it was published with. */
const isForm = ({ before }: PublishStep) =>
  before.matches('form') ||
  before.matches('failed') ||
  (before.matches('success') && before.context.result?.mail === 'none');
const isDeploying = ({ after }: PublishStep) => after.matches('deploying');
const beginsDeploy = (step: PublishStep) => isDeploying(step) && !step.before.matches('deploying');
const isAwaiting = (publish: PublishStep['after']) =>
  publish.matches({ failed: { reason: { offline: 'awaiting' } } });
const submits = ({ event }: PublishStep) =>
  event.type === 'publish.submit' || event.type === 'publish.submitAsNewSite';
const needsNewSite = ({ before }: PublishStep) => before.matches({ failed: { reason: 'needsNewSite' } });
const isOffline = ({ before }: PublishStep) => before.matches({ failed: { reason: 'offline' } });
/** What failed, by its name alone. */
const reasonIn = ({ value }: PublishStep['after']) => {
  const { reason } = (value as { readonly failed: { readonly reason: object | string } }).failed;
  return reason instanceof Object ? Object.keys(reason)[0] : reason;
};
const reviewIn = ({ value }: PublishStep['after']) => {
  const { review } = Object(Object(value).form);
  return review?.listed ?? review;
};
const isListed = ({ before }: PublishStep) => before.matches({ form: { review: 'listed' } });
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const edit = (path: string, typed: string) => ({ type: 'edit.apply', commandId: 'finding', path, typed });

/** The name of the website is its template's. */
const LEFT_OFF = {
  type: 'plan.apply',
  commandId: 'samples',
  edits: [{ path: 'header.logoText', typed: '' }],
};

/** What holds of the order of steps. */
export const publishProperties: Readonly<Record<string, Property<PublishStep>>> = {
  'a deploy goes on until it succeeds, fails, or is closed': after(
    beginsDeploy,
    until(isDeploying, ({ after }) =>
      ['success', 'failed', 'idle'].some((stage) => after.matches(stage as never)),
    ),
  ),
  'where the visitor waits for the network, nothing is deployed before it is back': after(
    ({ before, after }) => !isAwaiting(before) && isAwaiting(after),
    until(
      (step) => !isDeploying(step),
      (step) => isEnd(step, 'done', 'network') || (submits(step) && isOffered(step)),
    ),
  ),
};

export const publishSentences: Sentences<Publish> = {
  'the dialog is closed at the beginning': beginsIn('idle'),
  'a dialog that closes says so': ({ before, after, event, emitted }) =>
    isSame(
      emitted,
      after.matches('idle') && (!before.matches('idle') || event.type === 'publish.close')
        ? [{ type: 'publish.closed' }]
        : [],
    ),
  'closing clears status, link, error and e-mail': ({ after }) => {
    if (!after.matches('idle')) return undefined;
    const { email, retryEmail, failure, result, sent } = after.context;
    return [email, retryEmail].join('') === '' && !failure && !result && !sent;
  },
  'closing is always possible and stops the running call': ({ event, after }) =>
    event.type === 'publish.close'
      ? after.matches('idle') && Object.keys(after.children).every((id) => id === 'siteFacts')
      : undefined,
  'the dialog opens with the form, and the address that was typed in the chat': ({ event, before, after }) =>
    event.type === 'publish.open' && before.matches('idle')
      ? isSame(after.value, { form: { email: 'asking', review: 'unlisted' } }) &&
        after.context.email === (event.email ?? '')
      : undefined,
  'the e-mail address is the typed text, in a form': (step) =>
    step.event.type === 'email.change'
      ? step.after.context.email === (isForm(step) ? step.event.text : step.before.context.email)
      : undefined,
  'typing takes the complaint back': ({ event, before, after }) =>
    event.type === 'email.change' && (before.matches('form') || before.matches('failed'))
      ? after.matches({ form: { email: 'asking' } }) || after.matches({ failed: { email: 'asking' } })
      : undefined,
  'while a value is not sent, the form waits for what becomes of it': (step) =>
    isAsking(step) && submits(step) ? isUnchanged(step) && isSilent(step) : undefined,
  'without an e-mail address nothing is deployed, and that is said, or nothing changes for a page that is live':
    (step) => {
      const { before, after } = step;
      if (!asks(step) || !isForm(step) || isAsking(step) || before.context.email === EMAIL) return undefined;
      if (!isOffered(step)) return undefined;
      if (before.matches('success')) return isUnchanged(step) && isSilent(step);
      return after.matches(
        before.matches('form') ? { form: { email: 'rejected' } } : { failed: { email: 'rejected' } },
      );
    },
  'a failure stays, with its reason, until a publish is on its way or the dialog closed': (step) => {
    const { before, after } = step;
    if (!before.matches('failed') || after.matches('deploying') || after.matches('idle')) return undefined;
    const isStill = isEnd(step, 'error', '.network') || after.context.failure === before.context.failure;
    return (
      after.status === 'error' || (after.matches('failed') && isStill && reasonIn(after) === reasonIn(before))
    );
  },
  'submitting with an e-mail address starts a deploy and clears the earlier result': (step) => {
    if (!submits(step) || !isForm(step) || isAsking(step)) return undefined;
    if (step.before.context.email !== EMAIL || !isOffered(step)) return undefined;
    const { failure, result, sent } = step.after.context;
    return isDeploying(step) && !failure && !result && !sent;
  },
  'a deploy gets the website, the address, the drawn id, and whether a new site is asked for': (step) => {
    if (!beginsDeploy(step)) return undefined;
    const { site, email, draftSiteId, isNewSite } = step.after.children.deploy?.getSnapshot().context ?? {};
    const { context } = step.after;
    return (
      site === context.site &&
      isSame(
        [email, draftSiteId, isNewSite],
        [EMAIL, context.draftSiteId, step.event.type === 'publish.submitAsNewSite'],
      )
    );
  },
  'nothing is published without a click': (step) =>
    beginsDeploy(step)
      ? submits(step) || step.event.type === 'publish.submitAgain' || isEnd(step, 'done', '.network')
      : undefined,
  'an update takes the address of the latest publish, where that is known and nothing is left to decide': (
    step,
  ) => {
    if (step.event.type !== 'publish.submitAgain') return undefined;
    const { live } = step.before.context.site.getSnapshot().context;
    if (!step.before.matches('form') || !live || isAsking(step)) return isUnchanged(step) && isSilent(step);
    return isDeploying(step) && step.after.context.email === EMAIL;
  },
  'a deploy ends in success, or in a failure of its kind, and its end is kept': (step) => {
    if (!isEnd(step, 'done', '.deploy') || !step.before.matches('deploying')) return undefined;
    const { output: end } = step.event as never as { readonly output: DeployEnd };
    const { failure, result, sent } = step.after.context;
    if (end.kind === 'live')
      return step.after.matches('success') && result === end.published.result && sent === SENT && !failure;
    const { kind } = end.failure;
    const reason = kind === 'offline' ? { offline: 'asking' } : kind;
    return (
      isSame(step.after.value, { failed: { reason, email: 'asking' } }) && failure === end.failure && !result
    );
  },
  'a drawn id is kept for a retry while its deploy runs, also over a close': ({ event, before, after }) =>
    event.type === 'draftId.changed'
      ? after.context.draftSiteId ===
        (before.matches('deploying') ? event.siteId : before.context.draftSiteId)
      : undefined,
  'offline, a click has it tried again when the network is back, with the address of that click': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'publish.submitWhenOnline') return undefined;
    if (!isOffline(step)) return isUnchanged(step) && isSilent(step);
    if (before.context.email !== EMAIL) return after.context.retryEmail === before.context.retryEmail;
    return isAwaiting(after) && after.children.network !== undefined && after.context.retryEmail === EMAIL;
  },
  'with the network back it goes on, with the address of the click': (step) =>
    isEnd(step, 'done', '.network')
      ? isDeploying(step) && step.after.context.email === step.before.context.retryEmail
      : undefined,
  'a wait for the network that broke says why and can be asked for again': (step) =>
    isEnd(step, 'error', '.network')
      ? step.after.matches({ failed: { reason: { offline: 'asking' } } }) &&
        isSame(step.after.context.failure, { ...step.before.context.failure, reason: messageIn(step) })
      : undefined,
  'what copies and shares has the live address': ({ before, after }) => {
    if (!after.matches('success') || before.matches('success')) return undefined;
    const input = after.children.sharing?.getSnapshot().context;
    return isSame(input, { url: RESULT.url, canShare: after.context.canShare });
  },
  'from success the main menu is one click away, where the chat is free': (step) => {
    if (step.event.type !== 'menu.return') return undefined;
    if (!step.before.matches('success') || isWorking(step)) return isUnchanged(step) && isSilent(step);
    const told = [{ to: 'chat', event: { type: 'menu.open', at: step.event.at } }];
    return step.after.matches('idle') && isSame(step.sent, told);
  },
  'the site hears of nothing but what the review mends, what is typed in it when a deploy begins, and its versions':
    (step) =>
      mends(step) || beginsDeploy(step) || isEnd(step, 'done', '.versions')
        ? undefined
        : toSite(step).length === 0,
  'the versions are asked for when the form opens, of a site that this browser has published': ({
    before,
    after,
  }) => {
    if (!after.matches('form') || before.matches('form')) return undefined;
    const { live } = after.context.site.getSnapshot().context;
    return isSame(after.children.versions?.getSnapshot().input, live ? { siteId: OWN } : {});
  },
  'where another browser has published since, the site is told when': (step) => {
    if (!isEnd(step, 'done', '.versions') || !step.before.matches('form')) return undefined;
    const { output } = step.event as { readonly output?: PublishedVersions };
    const { live } = step.before.context.site.getSnapshot().context;
    const told = {
      type: 'version.shown',
      siteId: OWN,
      version: 2,
      changedAt: NEWER.versions[0]?.publishedAt,
    };
    return isSame(toSite(step), live && output ? [{ to: 'site', event: told }] : []);
  },
  'a review does without the versions': (step) =>
    isEnd(step, 'error', '.versions') ? isUnchanged(step) && isSilent(step) : undefined,
  'following a finding closes the dialog and opens its field in the chat': (step) => {
    if (step.event.type !== 'finding.follow' || !follows(step)) return undefined;
    const { target, at } = step.event;
    const expected = [{ to: 'chat', event: { type: 'place.open', target, at } }];
    return step.after.matches('idle') && isSame(step.sent, expected);
  },
  'what is typed into a row stands until it is applied or the website replaced; the stored text is none': (
    step,
  ) => {
    const { event, before, after } = step;
    const { typed } = after.context;
    if (event.type === 'site.replaced')
      return isSame(typed, event.by === 'site.reset' ? {} : before.context.typed);
    if (beginsDeploy(step)) return isSame(typed, {});
    if (!before.matches('form')) return typed === before.context.typed;
    if (event.type === 'finding.change' && isListed(step)) {
      const isTyped = event.text === ROW.text;
      return isSame(Object.keys(typed), isTyped ? [ROW.path] : []) && typed[ROW.path]?.text !== STORED.text;
    }
    if (event.type === 'finding.mend')
      return isSame(Object.keys(typed), event.path === ROW.path ? [] : Object.keys(before.context.typed));
    return typed === before.context.typed;
  },
  'a publish applies what is typed into rows, then leaves what is made up off, as one step': (step) => {
    if (!beginsDeploy(step)) return undefined;
    const isTyped = ROW.path in step.before.context.typed;
    return isSame(toSite(step), [
      ...(isTyped ? [{ to: 'site', event: edit(ROW.path, ROW.text) }] : []),
      { to: 'site', event: LEFT_OFF },
    ]);
  },
  'a list is unfolded at first if it is short, then as the visitor folds it, and typing keeps it unfolded': (
    step,
  ) => {
    const { event, before, after } = step;
    if (!before.matches('form') || !after.matches('form')) return undefined;
    if (!isListed(step))
      return (
        reviewIn(after) ===
        (event.type !== 'review.listed' ? 'unlisted' : event.count > 3 ? 'folded' : 'unfolded')
      );
    const chosen = { 'review.unfold': 'unfolded', 'finding.change': 'unfolded', 'review.fold': 'folded' };
    return reviewIn(after) === (Reflect.get(chosen, event.type) ?? reviewIn(before));
  },
  'what is known of the pictures is kept while the list is there, and stays': (step) => {
    const { event, before, after } = step;
    const isKept = event.type === 'pictures.checked' && isListed(step);
    return after.context.pictures === (isKept ? event.pictures : before.context.pictures);
  },
  'the pictures are checked once the list is drawn, which folds by what was known before': (step) => {
    const { after } = step;
    if (!after.matches({ form: { review: 'listed' } })) return after.children.pictures === undefined;
    if (isListed(step)) return after.children.pictures === step.before.children.pictures;
    const { site, pictures } = after.context;
    const asked = after.children.pictures?.getSnapshot().input as AskedPictures | undefined;
    return asked?.site === site && asked.broken === pictures.broken;
  },
  'a finding that is mended changes the site': (step) => {
    if (step.event.type !== 'finding.mend' || !mends(step)) return undefined;
    const { path, value } = step.event;
    return isSame(step.sent, [{ to: 'site', event: edit(path, value) }]);
  },
  'what becomes of samples is one step of the site, and the form stays as it is': (step) => {
    if (step.event.type !== 'samples.settle' || !mends(step)) return undefined;
    const plan = { type: 'plan.apply', commandId: 'finding', edits: step.event.edits };
    return isUnchanged(step) && isSame(step.sent, [{ to: 'site', event: plan }]);
  },
  'findings are for the form, and lead nowhere while the chat works': (step) =>
    step.event.type.startsWith('finding.') && !follows(step) && !mends(step) && !types(step)
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'a site that was replaced does not keep the id drawn for it': ({ event, before, after }) =>
    event.type === 'site.replaced'
      ? after.context.draftSiteId === undefined && isSame(after.value, before.value)
      : undefined,
  'a site that another tab published does not keep the id drawn for it, and keeps it at any other news': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.followed') return undefined;
    if (!event.taken.some(({ path }) => path === '_siteId')) return isUnchanged(step);
    return after.context.draftSiteId === undefined && isSame(after.value, before.value);
  },
  'nothing can be submitted during a deploy, or if it is not offered': (step) =>
    submits(step) && (!isForm(step) || !isOffered(step)) ? isUnchanged(step) && isSilent(step) : undefined,
};

function mends({ event, before }: PublishStep): boolean {
  return (event.type === 'finding.mend' || event.type === 'samples.settle') && before.matches('form');
}

function types(step: PublishStep): boolean {
  return step.event.type === 'finding.change' && isListed(step);
}

function isWorking({ before }: PublishStep): boolean {
  return before.context.chat.getSnapshot().hasTag('working');
}

/** Whether the form asks what becomes of a value that is not sent. */
function isAsking({ before }: PublishStep): boolean {
  const { drafts } = before.context.chat.getSnapshot().context.box.getSnapshot().context;
  return before.matches('form') && Object.keys(drafts).length > 0;
}

function follows(step: PublishStep): boolean {
  return step.event.type === 'finding.follow' && step.before.matches('form') && !isWorking(step);
}

/** Whether a click asks for a deploy, now or later. */
function asks(step: PublishStep): boolean {
  return submits(step) || step.event.type === 'publish.submitWhenOnline';
}

/** Publishing as a new site is offered only where the site is another's, or not published any more; a retry when online, offline. */
function isOffered(step: PublishStep): boolean {
  if (step.event.type === 'publish.submitWhenOnline') return isOffline(step);
  return step.event.type === 'publish.submit' || needsNewSite(step);
}

function messageIn({ event }: PublishStep): string {
  return 'error' in event && event.error instanceof Error ? event.error.message : '';
}

function toSite({ sent }: PublishStep) {
  return sent.filter(({ to }) => to === 'site');
}
