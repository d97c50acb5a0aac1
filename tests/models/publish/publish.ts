import { publishMachine } from '../../../machines/publish/publish.machine.ts';
import { DEPLOY_STEPS } from '../../../machines/publish/publish.selectors.ts';
import type { PublishInput } from '../../../machines/publish/publish.setup.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { DeployError, NetworkLost } from '../../../src/domain/publish/deploy-error.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { after, type Property, until } from '../../prove/temporal/temporal.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Publish = typeof publishMachine;
type PublishStep = Step<Publish>;

const EMAIL = 'me@example.com';
const OWN = 'site-xyz9876';
const RESULT = {
  success: true,
  url: 'https://sites.example/s/site-new0001/',
  deploymentId: 'site-new0001.1',
  templateUsed: 'Landing Page',
  siteId: 'site-new0001',
  isUpdate: false,
};
const RENDERED = {
  config: exampleConfig,
  html: '<!doctype html>',
  siteId: 'site-new0001',
  email: EMAIL,
  isUpdate: false,
};
const TAKEN = new DeployError('This address is taken', 409);
const NOT_OWNED = new DeployError('It is another’s', 403);
const UNPUBLISHED = new DeployError('It is gone', 410);

const freeChat = () => chatStub() as PublishInput['chat'];

/** The config that was sent. The website may have changed since. */
const SENT: Config = { ...exampleConfig, header: { logoText: 'As it was sent' } };

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
    'email.change': [{ text: EMAIL }, { text: 'nobody' }],
    'finding.follow': [{ target: 'hero.button.url', at: 5 }],
    'finding.mend': [{ path: 'hero.textColor', value: '#767676' }],
    'finding.hide': [{ edits: [{ path: 'header.logoText', typed: '' }] }],
    'turn.came': [{ siteId: undefined }, { siteId: 'site-other12' }, { siteId: OWN }],
    'menu.return': [{ at: 5 }],
    'site.replaced': [{ at: 5 }],
    'site.followed': [
      { taken: [{ path: '_siteId', value: 'site-other12' }], contested: [] },
      { taken: [{ path: 'hero.title.text', value: 'Hi' }], contested: [] },
    ],
  },
  outputs: {
    drawSiteId: ['site-new0001'],
    renderSite: [RENDERED],
    deploySite: [{ result: RESULT, config: SENT }],
    untilSaved: [undefined],
    awaitNetwork: [undefined],
  },
  errors: {
    deploySite: [TAKEN, NOT_OWNED, UNPUBLISHED, new NetworkLost('Failed to fetch'), 'nothing to read'],
  },
  equivalent: {
    'publish.deploying.identifying always #1 leads to following':
      'A site that is an update leaves this state for the same one at once.',
  },
  pairs: 299,
  key: ({ context: { email, retryEmail, draftSiteId, redraws, failure, result } }) => [
    email,
    retryEmail,
    draftSiteId,
    redraws,
    failure,
    result,
  ],
};

const isForm = ({ before }: PublishStep) => before.matches('form') || before.matches('failed');
const isDeploying = ({ after }: PublishStep) => after.matches('deploying');
const beginsDeploy = (step: PublishStep) => isDeploying(step) && !step.before.matches('deploying');
const isAwaiting = (publish: PublishStep['after']) =>
  publish.matches({ failed: { reason: { offline: 'awaiting' } } });
const reportsPublish = (step: PublishStep) =>
  toSite(step).some(({ event }) => event.type === 'site.published');
const submits = ({ event }: PublishStep) =>
  event.type === 'publish.submit' || event.type === 'publish.submitAsNewSite';
const ownIdOf = ({ before }: PublishStep) => before.context.site.getSnapshot().context.config._siteId;
const idOf = (step: PublishStep) => step.before.context.draftSiteId ?? ownIdOf(step);
const isUpdate = (step: PublishStep) =>
  step.before.context.draftSiteId === undefined && ownIdOf(step) !== undefined;
const needsNewSite = ({ before }: PublishStep) => before.matches({ failed: { reason: 'needsNewSite' } });
const isOffline = ({ before }: PublishStep) => before.matches({ failed: { reason: 'offline' } });
/** What failed, by its name alone. */
const reasonIn = ({ value }: PublishStep['after']) => {
  const { reason } = (value as { readonly failed: { readonly reason: object | string } }).failed;
  return reason instanceof Object ? Object.keys(reason)[0] : reason;
};

/** What holds of the order of steps. */
export const publishProperties: Readonly<Record<string, Property<PublishStep>>> = {
  'a deploy goes on until it succeeds, fails, or is closed': after(
    beginsDeploy,
    until(isDeploying, ({ after }) =>
      ['success', 'failed', 'idle'].some((stage) => after.matches(stage as never)),
    ),
  ),
  'a deploy reports no publish before the site was sent': after(
    beginsDeploy,
    until(
      (step) => toSite(step).length === 0,
      (step) => isEnd(step, 'done', 'sending') || !isDeploying(step),
    ),
  ),
  'a deploy that reported a publish reports no other': after(
    reportsPublish,
    until((step) => !reportsPublish(step), beginsDeploy),
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
    JSON.stringify(emitted) ===
    JSON.stringify(
      after.matches('idle') && (!before.matches('idle') || event.type === 'publish.close')
        ? [{ type: 'publish.closed' }]
        : [],
    ),
  'closing clears status, link, error and e-mail': ({ after }) => {
    if (!after.matches('idle')) return undefined;
    const { email, failure, result, redraws } = after.context;
    return email === '' && failure === undefined && result === undefined && redraws === 0;
  },
  'closing is always possible and stops the running call': ({ event, after }) =>
    event.type === 'publish.close'
      ? after.matches('idle') && Object.keys(after.children).every((id) => id === 'siteFacts')
      : undefined,
  'the dialog opens with the form': ({ event, before, after }) =>
    event.type === 'publish.open' && before.matches('idle') ? after.matches({ form: 'asking' }) : undefined,
  'the e-mail address is the typed text, in a form': (step) =>
    step.event.type === 'email.change'
      ? step.after.context.email === (isForm(step) ? step.event.text : step.before.context.email)
      : undefined,
  'typing takes the complaint back': ({ event, before, after }) =>
    event.type === 'email.change' && (before.matches('form') || before.matches('failed'))
      ? after.matches({ form: 'asking' }) || after.matches({ failed: { email: 'asking' } })
      : undefined,
  'while a value is not sent, the form waits for what becomes of it': (step) =>
    isAsking(step) && submits(step) ? isUnchanged(step) && isSilent(step) : undefined,
  'without an e-mail address nothing is deployed, and that is said': (step) =>
    asks(step) && isForm(step) && !isAsking(step) && step.before.context.email !== EMAIL && isOffered(step)
      ? step.after.matches(
          step.before.matches('form') ? { form: 'rejected' } : { failed: { email: 'rejected' } },
        )
      : undefined,
  'a failure stays, with its reason, until a publish is on its way or the dialog closed': (step) => {
    const { before, after } = step;
    if (!before.matches('failed') || after.matches('deploying') || after.matches('idle')) return undefined;
    const isSame = isEnd(step, 'error', '.network') || after.context.failure === before.context.failure;
    return (
      after.status === 'error' || (after.matches('failed') && isSame && reasonIn(after) === reasonIn(before))
    );
  },
  'submitting with an e-mail address starts a deploy and clears the earlier result': (step) => {
    if (!submits(step) || !isForm(step) || isAsking(step)) return undefined;
    if (step.before.context.email !== EMAIL || !isOffered(step)) {
      return undefined;
    }
    const { failure, result, redraws } = step.after.context;
    return isDeploying(step) && failure === undefined && result === undefined && redraws === 0;
  },
  'an update begins at once, a first publish when its turn comes': (step) => {
    if (step.event.type !== 'publish.submit' || !isDeploying(step) || step.before.matches('deploying')) {
      return undefined;
    }
    return step.after.matches({ deploying: isUpdate(step) ? 'rendering' : 'queueing' });
  },
  'a deploy asks for its turn, and holds it until it ends': ({ after }) =>
    after.status === 'error' ? undefined : after.matches('deploying') === (after.children.turn !== undefined),
  'in its turn a site that had an id drawn keeps it for a retry, one without gets one': (step) => {
    if (step.event.type !== 'turn.came' || !step.before.matches({ deploying: 'queueing' })) return undefined;
    const { siteId } = step.event;
    // An id that came meanwhile is updated.
    if (siteId !== undefined && siteId !== ownIdOf(step) && !isUpdate(step))
      return step.after.matches({ deploying: 'following' });
    return step.after.matches({ deploying: idOf(step) === undefined ? 'drawing' : 'rendering' });
  },
  'a turn that comes to nobody who waits for it changes nothing': (step) =>
    step.event.type === 'turn.came' && !step.before.matches({ deploying: 'queueing' })
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'what another tab published is updated once it has come, or published anew when it does not': (step) => {
    const { event, before, after } = step;
    if (!before.matches({ deploying: 'following' })) return undefined;
    if (event.type.startsWith('xstate.after.'))
      return after.matches({ deploying: idOf(step) === undefined ? 'drawing' : 'rendering' });
    const isTaken = event.type === 'site.followed' && event.taken.some(({ path }) => path === '_siteId');
    const hasCome = isTaken || event.type === 'site.replaced';
    if (hasCome && ownIdOf(step) !== undefined) return after.matches({ deploying: 'rendering' });
    const isOver = event.type === 'publish.close' || event.type.startsWith('xstate.error.');
    return isOver || after.matches({ deploying: 'following' });
  },
  'nothing is published without a click': (step) =>
    isDeploying(step) && !step.before.matches('deploying')
      ? submits(step) || isEnd(step, 'done', '.network')
      : undefined,
  'a new site always gets a new id': (step) =>
    step.event.type === 'publish.submitAsNewSite' && step.before.matches('failed') && isDeploying(step)
      ? step.after.matches({ deploying: 'drawing' })
      : undefined,
  'the current site is rendered with its id and e-mail address': ({ before, after }) => {
    if (!after.matches({ deploying: 'rendering' }) || before.matches({ deploying: 'rendering' }))
      return undefined;
    const { site, draftSiteId, email } = after.context;
    const { config } = site.getSnapshot().context;
    const input = inputOf(after) as { readonly config?: unknown } | undefined;
    const expected = {
      siteId: draftSiteId ?? config._siteId,
      email,
      isUpdate: draftSiteId === undefined,
    };
    const { config: rendered, ...rest } = input ?? {};
    return rendered === config && email === EMAIL && JSON.stringify(rest) === JSON.stringify(expected);
  },
  'the rendered page is sent, and is dropped after that': (step) => {
    const { before, after } = step;
    if (!after.matches({ deploying: 'sending' })) return after.context.rendered.html === '';
    if (before.matches({ deploying: 'sending' })) return undefined;
    return isEnd(step, 'done', 'rendering') && inputOf(after) === RENDERED;
  },
  'the drawn id is used': (step) =>
    isEnd(step, 'done', 'drawing')
      ? step.after.context.draftSiteId === 'site-new0001' && step.after.matches({ deploying: 'rendering' })
      : undefined,
  'a taken id is redrawn, three times at most': (step, past) => {
    if (!isEnd(step, 'error', 'sending') || errorOf(step) !== TAKEN) return undefined;
    const sinceSubmit = past.slice(past.findLastIndex((each) => submits(each) && isForm(each)) + 1);
    const redraws = sinceSubmit.filter((each) => isEnd(each, 'error', 'sending')).length;
    const canRedraw = step.before.context.draftSiteId !== undefined && redraws < 3;
    return step.after.matches(canRedraw ? { deploying: 'drawing' } : 'failed');
  },
  'any other failure ends the deploy at the failed step': (step) => {
    const failed = DEPLOY_STEPS.find((call) => isEnd(step, 'error', call));
    const error = errorOf(step);
    if (failed === undefined || error === TAKEN) return undefined;
    const isForGood = error === NOT_OWNED || error === UNPUBLISHED;
    const reason = isForGood ? 'needsNewSite' : error instanceof NetworkLost ? { offline: 'asking' } : failed;
    return step.after.matches({ failed: { reason, email: 'asking' } } as never);
  },
  'offline, a click has it tried again when the network is back, with the address of that click': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'publish.submitWhenOnline') return undefined;
    if (!isOffline(step)) return isUnchanged(step) && isSilent(step);
    if (before.context.email !== EMAIL) return after.context.retryEmail === before.context.retryEmail;
    return (
      after.matches({ failed: { reason: { offline: 'awaiting' } } }) &&
      after.children.network !== undefined &&
      after.context.retryEmail === EMAIL
    );
  },
  'with the network back it goes on, with the address of the click': (step) =>
    isEnd(step, 'done', '.network')
      ? isDeploying(step) && step.after.context.email === step.before.context.retryEmail
      : undefined,
  'a wait for the network that broke can be asked for again': (step) =>
    isEnd(step, 'error', '.network')
      ? step.after.matches({ failed: { reason: { offline: 'asking' } } })
      : undefined,
  'a turn that cannot be taken is a failure': (step) =>
    isEnd(step, 'error', '.turn') ? step.after.matches({ failed: { reason: 'sending' } }) : undefined,
  'a failed try says why': (step) =>
    step.after.matches('failed') && (!step.before.matches('failed') || isEnd(step, 'error', '.network'))
      ? step.after.context.failure === messageIn(errorOf(step))
      : undefined,
  'a successful deploy keeps its result, reports it to the site and clears the drawn id': (step) => {
    if (!isEnd(step, 'done', 'sending')) return undefined;
    const { result, draftSiteId } = step.after.context;
    const expected = [{ to: 'site', event: { type: 'site.published', result: RESULT, config: SENT } }];
    return (
      step.after.matches({ deploying: 'keeping' }) &&
      result === RESULT &&
      draftSiteId === undefined &&
      JSON.stringify(toSite(step)) === JSON.stringify(expected)
    );
  },
  'success is told once the site is saved, or could not be': (step) => {
    if (!step.before.matches({ deploying: 'keeping' })) return undefined;
    const isOver = isEnd(step, 'done', '.keeping') || isEnd(step, 'error', '.keeping');
    return isOver ? step.after.matches('success') : !step.after.matches('success');
  },
  'what copies and shares has the live address': ({ before, after }) => {
    if (!after.matches('success') || before.matches('success')) return undefined;
    const input = after.children.sharing?.getSnapshot().context;
    return JSON.stringify(input) === JSON.stringify({ url: RESULT.url, canShare: after.context.canShare });
  },
  'from success the main menu is one click away, where the chat is free': (step) => {
    if (step.event.type !== 'menu.return') return undefined;
    if (!step.before.matches('success') || isWorking(step)) return isUnchanged(step) && isSilent(step);
    const told = [{ to: 'chat', event: { type: 'menu.open', at: step.event.at } }];
    return step.after.matches('idle') && JSON.stringify(step.sent) === JSON.stringify(told);
  },
  'the site hears of nothing but a success, and what a finding mends': (step) =>
    isEnd(step, 'done', 'sending') || mends(step) ? undefined : toSite(step).length === 0,
  'following a finding closes the dialog and opens its field in the chat': (step) => {
    if (step.event.type !== 'finding.follow' || !follows(step)) return undefined;
    const { target, at } = step.event;
    const expected = [{ to: 'chat', event: { type: 'place.open', target, at } }];
    return step.after.matches('idle') && JSON.stringify(step.sent) === JSON.stringify(expected);
  },
  'a finding that is mended changes the site, and the form stays as it is': (step) => {
    if (step.event.type !== 'finding.mend' || !mends(step)) return undefined;
    const { path, value } = step.event;
    const edit = { type: 'edit.apply', commandId: 'finding', path, typed: value };
    return isUnchanged(step) && JSON.stringify(step.sent) === JSON.stringify([{ to: 'site', event: edit }]);
  },
  'what the template invented is hidden as one step of the site, and the form stays as it is': (step) => {
    if (step.event.type !== 'finding.hide' || !mends(step)) return undefined;
    const plan = { type: 'plan.apply', commandId: 'finding', edits: step.event.edits };
    return isUnchanged(step) && JSON.stringify(step.sent) === JSON.stringify([{ to: 'site', event: plan }]);
  },
  'findings are for the form, and lead nowhere while the chat works': (step) =>
    step.event.type.startsWith('finding.') && !follows(step) && !mends(step)
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'a site that was replaced does not keep the id drawn for it': ({ event, before, after }) => {
    if (event.type !== 'site.replaced') return undefined;
    const isAwaited = before.matches({ deploying: 'following' });
    const isSame = isAwaited || JSON.stringify(after.value) === JSON.stringify(before.value);
    return after.context.draftSiteId === undefined && isSame;
  },
  'a site that another tab published does not keep the id drawn for it, and keeps it at any other news': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.followed') return undefined;
    const isPublished = event.taken.some(({ path }) => path === '_siteId');
    if (!isPublished) return isUnchanged(step);
    const isAwaited = before.matches({ deploying: 'following' });
    const isSame = isAwaited || JSON.stringify(after.value) === JSON.stringify(before.value);
    return after.context.draftSiteId === undefined && isSame;
  },
  'nothing can be submitted during or after a deploy, or if it is not offered': (step) =>
    submits(step) && (!isForm(step) || !isOffered(step)) ? isUnchanged(step) && isSilent(step) : undefined,
};

function mends({ event, before }: PublishStep): boolean {
  return (event.type === 'finding.mend' || event.type === 'finding.hide') && before.matches('form');
}

function isWorking({ before }: PublishStep): boolean {
  return before.context.chat.getSnapshot().hasTag('working');
}

/** Whether the form asks what becomes of a value that is not sent. */
function isAsking({ before }: PublishStep): boolean {
  const { drafts } = before.context.chat.getSnapshot().context;
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

/** The call that is under way, beside the watching of the site and the turn. */
function callOf({ children }: PublishStep['after']) {
  return Object.entries(children).find(([id]) => id !== 'siteFacts' && id !== 'turn')?.[1];
}

function inputOf(after: PublishStep['after']): unknown {
  return Reflect.get(callOf(after)?.getSnapshot() ?? {}, 'input');
}

function errorOf({ event }: PublishStep): unknown {
  return 'error' in event ? event.error : undefined;
}

function messageIn(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

function toSite({ sent }: PublishStep) {
  return sent.filter(({ to }) => to === 'site');
}
