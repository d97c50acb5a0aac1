import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import type { SiteRights } from '../../../domain/publish/site-access.ts';
import { accessMachine } from '../../../machines/published/access.machine.ts';
import { sharingMachine } from '../../../machines/published/sharing.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

const wholeAccess = accessMachine.provide({ actors: { sharing: sharingMachine } });
type Access = typeof wholeAccess;
type AccessStep = Step<Access>;

const SITE_ID = 'site-xyz9876';
const LINK = 'http://127.0.0.1:3000/#open=abc';
const EMAIL = 'you@example.com';
/** Who may change the example site, which was taken off the web: a browser and a device. */
const RIGHTS: SiteRights = {
  email: 'm…@…',
  isConfirmed: false,
  mail: 'kept',
  takenOffAt: '2025-05-30T09:30:00.000Z',
  putBackUntil: '2025-06-29T09:30:00.000Z',
  rights: [
    { id: '1', kind: 'browser', madeAt: '2025-05-20T09:30:00.000Z', isYours: true, mayRemove: true },
    { id: '2', kind: 'device', madeAt: '2025-05-21T09:30:00.000Z', isYours: false, mayRemove: true },
  ],
};

const CLOSES = 'Closing the dialog ends it, from outside.';

/** The calls, with where an answer leads. */
const CALLS = { looking: 'listed', changing: 'looking', linking: 'linked' } as const;
type Call = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Call[];

export const accessModel: Model<Access> = {
  name: 'access',
  machine: wholeAccess,
  starts: { any: () => ({ site: siteStub({ ...exampleConfig, _siteId: SITE_ID }) }) },
  cases: {
    'email.change': [{ text: EMAIL }, { text: 'nobody' }],
    'right.choose': [{ id: '1' }, { id: '2' }],
  },
  outputs: {
    readRights: [RIGHTS],
    changeAccess: [undefined],
    makeDeviceLink: [{ link: LINK }],
  },
  errors: { readRights: [new OwnerCallError('tooOften', 700)] },
  waitsFor: Object.fromEntries(NAMES.map((call) => [`access.${call}`, CLOSES])),
  pairs: 80,
  key: ({ context: { userEmail, change, problem } }) => [userEmail, change?.kind, problem],
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** What the site is told. */
const toldIn = ({ sent }: AccessStep) => sent.filter(({ to }) => to === 'site');
const top = (value: AccessStep['after']['value']) =>
  typeof value === 'string' ? value : Object.keys(value)[0];
const endedCall = (step: AccessStep, how: 'done' | 'error') =>
  NAMES.find((call) => isEnd(step, how, `.${call}`) && step.before.matches(call));
/** What each event of the visitor leads to from where. */
const WAYS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'access.retry': [['unknown', 'looking']],
  'mail.resend': [['listed', 'changing']],
  'address.ask': [['listed', 'askingAddress']],
  'address.leave': [['askingAddress', 'listed']],
  'device.ask': [
    ['listed', 'linking'],
    ['linkOver', 'linking'],
  ],
  'right.choose': [['listed', 'confirming']],
  'right.remove': [['confirming', 'changing']],
  'right.keep': [['confirming', 'listed']],
  'page.putBack': [['listed', 'changing']],
  'message.test': [['listed', 'changing']],
};

export const accessSentences: Sentences<Access> = {
  'it begins by asking who may change the website': beginsIn('looking'),
  'it is about the website that is edited': ({ before }, past) =>
    past.length === 0 ? before.context.siteId === SITE_ID : undefined,
  'each event leads where it should, and elsewhere does nothing': (step) => {
    const ways = WAYS[step.event.type];
    if (!ways) return undefined;
    const way = ways.find(([from]) => from === top(step.before.value));
    return way
      ? top(step.after.value) === way[1] && toldIn(step).length === 0
      : isUnchanged(step) && isSilent(step);
  },
  'each call is for the site, and a change is the one that was asked for': (step) => {
    const { before, after, event } = step;
    const started = NAMES.find((call) => after.matches(call) && !before.matches(call));
    if (started === undefined) return undefined;
    const { userEmail, change: chosen } = before.context;
    const changes: Readonly<Record<string, unknown>> = {
      'mail.resend': { kind: 'confirmAgain' },
      'address.submit': { kind: 'email', userEmail },
      'right.remove': chosen,
      'page.putBack': { kind: 'putBack' },
      'message.test': { kind: 'testMessage' },
    };
    const input = Reflect.get(after.children, started)?.getSnapshot().input;
    const change = started === 'changing' && { change: changes[event.type] };
    return isSame(input, { siteId: after.context.siteId, ...change });
  },
  'an answer leads where it should': (step) => {
    const call = endedCall(step, 'done');
    return call && top(step.after.value) === CALLS[call];
  },
  'what the server told is kept, and the site hears of the address': (step) => {
    if (endedCall(step, 'done') !== 'looking' || !('output' in step.event)) return undefined;
    const { isConfirmed } = step.event.output as SiteRights;
    const { change, siteId } = step.before.context;
    const email = change?.kind === 'email' && { email: change.userEmail };
    const told = { type: 'address.checked', siteId, isConfirmed, ...email };
    return (
      step.after.context.rights === step.event.output && isSame(toldIn(step), [{ to: 'site', event: told }])
    );
  },
  'the site hears of nothing else': (step) =>
    endedCall(step, 'done') === 'looking' ? undefined : toldIn(step).length === 0,
  'after a change that sends a mail, that is told': (step) => {
    if (endedCall(step, 'done') !== 'looking') return undefined;
    const told = { confirmAgain: 'mailed', email: 'mailed', testMessage: 'tested' } as const;
    const kind = step.before.context.change?.kind;
    return step.after.matches({ listed: told[kind as keyof typeof told] ?? 'quiet' });
  },
  'asking for another address says nothing yet': ({ event, before, after }) =>
    event.type === 'address.ask' && before.matches('listed')
      ? after.matches({ askingAddress: 'quiet' })
      : undefined,
  'leaving a question says nothing': ({ event, before, after }) =>
    (event.type === 'address.leave' && before.matches('askingAddress')) ||
    (event.type === 'right.keep' && before.matches('confirming'))
      ? after.matches({ listed: 'quiet' })
      : undefined,
  'what is typed is kept, and takes away what was said of the text before': (step) =>
    step.event.type === 'email.change' && step.before.matches('askingAddress')
      ? step.after.matches({ askingAddress: 'quiet' }) && step.after.context.userEmail === step.event.text
      : undefined,
  'only an e-mail address is sent': (step) =>
    step.event.type === 'address.submit' && step.before.matches('askingAddress')
      ? step.after.matches(
          step.before.context.userEmail === EMAIL ? 'changing' : { askingAddress: 'rejected' },
        )
      : undefined,
  'the chosen right is the one to remove': (step) =>
    step.event.type === 'right.choose' && step.before.matches('listed')
      ? isSame(step.after.context.change, { kind: 'remove', rightId: step.event.id })
      : undefined,
  'a link is shown as long as it works': (step) => {
    const { event, before, after } = step;
    if (endedCall(step, 'done') === 'linking')
      return after.children.sharing?.getSnapshot().context.url === LINK && after.context.link === LINK;
    if (!event.type.startsWith('xstate.after.')) return undefined;
    return before.matches('linked') ? after.matches('linkOver') : isUnchanged(step);
  },
  'the browser’s own sharing is left out: the link is a secret': ({ after }) =>
    after.children.sharing && after.children.sharing.getSnapshot().context.canShare === false,
  'a failed call keeps its reason and the time to wait': (step) => {
    const call = endedCall(step, 'error');
    if (call === undefined || !('error' in step.event)) return undefined;
    const known = step.event.error instanceof OwnerCallError ? step.event.error : undefined;
    const { problem, retryAfter } = step.after.context;
    return (
      step.after.matches(call === 'looking' ? 'unknown' : { listed: 'refused' }) &&
      problem === (known?.problem ?? 'broken') &&
      retryAfter === known?.retryAfter
    );
  },
};
