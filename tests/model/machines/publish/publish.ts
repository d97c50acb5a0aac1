import { publishMachine } from '../../../../machines/publish/publish.machine.ts';
import { DEPLOY_STEPS } from '../../../../machines/publish/publish.selectors.ts';
import type { PublishInput } from '../../../../machines/publish/publish.setup.ts';
import type { Config } from '../../../../src/domain/config/config.ts';
import { DeployError, NetworkLost } from '../../../../src/domain/deploy/deploy-error.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { chatStub } from '../../chat-stub.ts';
import type { Model, Sentences, Step } from '../../model.ts';
import { isEnd, isSilent, isUnchanged } from '../../sentences.ts';
import { siteStub } from '../../site-stub.ts';

type Publish = typeof publishMachine;
type PublishStep = Step<Publish>;

const EMAIL = 'me@example.com';
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
      site: siteStub({ ...exampleConfig, _siteId: 'site-xyz9876' }),
      chat: freeChat(),
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
    copyText: [undefined],
    shareAddress: [undefined],
    awaitNetwork: [undefined],
  },
  errors: {
    deploySite: [TAKEN, NOT_OWNED, UNPUBLISHED, new NetworkLost(), 'nothing to read'],
  },
  key: ({ context: { email, draftSiteId, redraws, failure, result } }) => [
    email,
    draftSiteId,
    redraws,
    failure,
    result,
  ],
};

const isForm = ({ before }: PublishStep) =>
  before.matches('form') || before.matches('failed') || before.matches('waiting');
const isNetworkLost = (step: PublishStep) =>
  isEnd(step, 'error', 'sending') && errorOf(step) instanceof NetworkLost;
const isDeploying = ({ after }: PublishStep) => after.matches('deploying');
const submits = ({ event }: PublishStep) =>
  event.type === 'publish.submit' || event.type === 'publish.submitAsNewSite';
const idOf = ({ before }: PublishStep) =>
  before.context.draftSiteId ?? before.context.site.getSnapshot().context.config._siteId;
const needsNewSite = ({ before }: PublishStep) => before.matches({ failed: 'needsNewSite' });

export const publishSentences: Sentences<Publish> = {
  'closing clears status, link, error and e-mail': ({ after }) => {
    if (!after.matches('idle')) return undefined;
    const { email, failure, result, redraws } = after.context;
    return email === '' && failure === undefined && result === undefined && redraws === 0;
  },
  'closing is always possible and stops the running call': ({ event, after }) =>
    event.type === 'publish.close'
      ? after.matches('idle') && Object.keys(after.children).every((id) => id === '0.publish')
      : undefined,
  'the dialog opens with the form': ({ event, before, after }) =>
    event.type === 'publish.open' && before.matches('idle') ? after.matches({ form: 'asking' }) : undefined,
  'the e-mail address is the typed text, in a form': (step) =>
    step.event.type === 'email.change'
      ? step.after.context.email === (isForm(step) ? step.event.text : step.before.context.email)
      : undefined,
  'typing clears the rejection': ({ event, before, after }) =>
    event.type === 'email.change' && (before.matches('form') || before.matches({ failed: 'needsNewSite' }))
      ? after.matches({ form: 'asking' }) || after.matches({ failed: { needsNewSite: { email: 'asking' } } })
      : undefined,
  'submitting without an e-mail address is rejected': (step) =>
    submits(step) && isForm(step) && step.before.context.email !== EMAIL && isOffered(step)
      ? step.after.matches(
          needsNewSite(step) ? { failed: { needsNewSite: { email: 'rejected' } } } : { form: 'rejected' },
        )
      : undefined,
  'a new site is offered with the reason until it is deployed or the dialog closes': (step) => {
    if (!needsNewSite(step)) return undefined;
    const { before, after } = step;
    if (after.matches('deploying') || after.matches('idle')) return true;
    const reasons = [before, after].map(({ value, context }) => [
      (value as { failed: { needsNewSite: { because: string } } }).failed.needsNewSite?.because,
      context.failure,
    ]);
    return JSON.stringify(reasons[0]) === JSON.stringify(reasons[1]);
  },
  'submitting with an e-mail address starts a deploy and clears the earlier result': (step) => {
    if (!submits(step) || !isForm(step) || step.before.context.email !== EMAIL || !isOffered(step)) {
      return undefined;
    }
    const { failure, result, redraws } = step.after.context;
    return isDeploying(step) && failure === undefined && result === undefined && redraws === 0;
  },
  'submitting draws an id only if the site has none and none was drawn before': (step) => {
    if (step.event.type !== 'publish.submit' || !isDeploying(step) || step.before.matches('deploying')) {
      return undefined;
    }
    return step.after.matches({ deploying: idOf(step) === undefined ? 'drawing' : 'rendering' });
  },
  'a new site always gets a new id': (step) =>
    step.event.type === 'publish.submitAsNewSite' && step.before.matches('failed') && isDeploying(step)
      ? step.after.matches({ deploying: 'drawing' })
      : undefined,
  'the current site is rendered with its id and e-mail address': ({ before, after }) => {
    if (!after.matches({ deploying: 'rendering' }) || before.matches({ deploying: 'rendering' }))
      return undefined;
    const { site, draftSiteId, email } = after.context;
    const { config } = site.getSnapshot().context;
    const input = callOf(after)?.getSnapshot().input as { readonly config?: unknown } | undefined;
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
    return isEnd(step, 'done', 'rendering') && callOf(after)?.getSnapshot().input === RENDERED;
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
    if (failed === undefined || isNetworkLost(step) || error === TAKEN) return undefined;
    const because = error === NOT_OWNED ? 'notOwned' : error === UNPUBLISHED ? 'unpublished' : undefined;
    return step.after.matches({ failed: because ? { needsNewSite: { because, email: 'asking' } } : failed });
  },
  'without a network the deploy waits, and keeps the e-mail address and the id': (step) => {
    if (!isNetworkLost(step)) return undefined;
    const { before, after } = step;
    return (
      after.matches('waiting') &&
      after.children.network !== undefined &&
      after.context.email === before.context.email &&
      after.context.draftSiteId === before.context.draftSiteId
    );
  },
  'the deploy waits only for the network': (step) =>
    step.after.matches('waiting') && !step.before.matches('waiting') ? isNetworkLost(step) : undefined,
  'the deploy resumes when the network is back, if there still is an e-mail address': (step) =>
    isEnd(step, 'done', '.network')
      ? step.after.matches(step.before.context.email === EMAIL ? 'deploying' : { form: 'rejected' })
      : undefined,
  'a failed deploy keeps its reason': (step) =>
    step.after.matches('failed') && !step.before.matches('failed')
      ? step.after.context.failure === reasonIn(errorOf(step))
      : undefined,
  'a successful deploy keeps its result, reports it to the site and clears the drawn id': (step) => {
    if (!isEnd(step, 'done', 'sending')) return undefined;
    const { result, draftSiteId } = step.after.context;
    const expected = [{ to: 'site', event: { type: 'site.published', result: RESULT, config: SENT } }];
    return (
      step.after.matches('success') &&
      result === RESULT &&
      draftSiteId === undefined &&
      JSON.stringify(toSite(step)) === JSON.stringify(expected)
    );
  },
  'copying copies exactly the live address': ({ event, before, after }) => {
    if (event.type !== 'address.copy' || !before.matches('success')) return undefined;
    const input = after.children.copying?.getSnapshot().input;
    return (
      after.matches({ success: 'copying' }) && JSON.stringify(input) === JSON.stringify({ text: RESULT.url })
    );
  },
  'the result of copying is shown': (step) => {
    if (isEnd(step, 'done', 'copying')) return step.after.matches({ success: 'copied' });
    return isEnd(step, 'error', 'copying') ? step.after.matches({ success: 'notCopied' }) : undefined;
  },
  'sharing shares the live address, if the browser can, and once at a time': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'address.share' || !before.matches('success')) return undefined;
    if (!before.context.canShare || before.matches({ success: 'sharing' })) return isUnchanged(step);
    const input = after.children.sharing?.getSnapshot().input;
    return (
      after.matches({ success: 'sharing' }) && JSON.stringify(input) === JSON.stringify({ url: RESULT.url })
    );
  },
  'only a failure of sharing is shown': (step) => {
    if (isEnd(step, 'done', 'sharing')) return step.after.matches({ success: 'live' });
    return isEnd(step, 'error', 'sharing') ? step.after.matches({ success: 'notShared' }) : undefined;
  },
  'nothing can be copied or shared before the site is live': (step) =>
    step.event.type.startsWith('address.') && !step.before.matches('success') ? isUnchanged(step) : undefined,
  'only a success and a corrected finding are sent to the site': (step) =>
    isEnd(step, 'done', 'sending') || mends(step) ? undefined : toSite(step).length === 0,
  'following a finding closes the dialog and opens its field in the chat': (step) => {
    if (step.event.type !== 'finding.follow' || !follows(step)) return undefined;
    const { target, at } = step.event;
    const expected = [{ to: 'chat', event: { type: 'place.open', target, at } }];
    return step.after.matches('idle') && JSON.stringify(step.sent) === JSON.stringify(expected);
  },
  'correcting a finding edits the site and leaves the form unchanged': (step) => {
    if (step.event.type !== 'finding.mend' || !mends(step)) return undefined;
    const { path, value } = step.event;
    const edit = { type: 'edit.apply', commandId: 'finding', path, typed: value };
    return isUnchanged(step) && JSON.stringify(step.sent) === JSON.stringify([{ to: 'site', event: edit }]);
  },
  'findings do nothing outside the form, and cannot be followed while the chat works': (step) =>
    step.event.type.startsWith('finding.') && !follows(step) && !mends(step)
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'replacing the site drops the drawn id': ({ event, before, after }) =>
    event.type === 'site.replaced'
      ? after.context.draftSiteId === undefined &&
        JSON.stringify(after.value) === JSON.stringify(before.value)
      : undefined,
  'a publish in another tab drops the drawn id; other changes keep it': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.followed') return undefined;
    const isPublished = event.taken.some(({ path }) => path === '_siteId');
    return isPublished
      ? after.context.draftSiteId === undefined &&
          JSON.stringify(after.value) === JSON.stringify(before.value)
      : isUnchanged(step);
  },
  'nothing can be submitted during or after a deploy, or if it is not offered': (step) =>
    submits(step) && (!isForm(step) || !isOffered(step)) ? isUnchanged(step) && isSilent(step) : undefined,
  'the dialog fails if its connection to the site fails': (step) =>
    isEnd(step, 'error', '0.publish') ? step.after.status === 'error' : undefined,
};

function mends({ event, before }: PublishStep): boolean {
  return event.type === 'finding.mend' && before.matches('form');
}

function follows({ event, before }: PublishStep): boolean {
  const isFree = !before.context.chat.getSnapshot().hasTag('working');
  return event.type === 'finding.follow' && before.matches('form') && isFree;
}

/** Publishing as a new site is offered only if the site belongs to another owner or is no longer published. */
function isOffered(step: PublishStep): boolean {
  return step.event.type === 'publish.submit' || needsNewSite(step);
}

/** The running call, which is every child but the subscription to the site. */
function callOf({ children }: PublishStep['after']) {
  return Object.entries(children).find(([id]) => id !== '0.publish')?.[1];
}

function errorOf({ event }: PublishStep): unknown {
  return 'error' in event ? event.error : undefined;
}

function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

function toSite({ sent }: PublishStep) {
  return sent.filter(({ to }) => to === 'site');
}
