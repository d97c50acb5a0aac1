import { createActor, fromTransition } from 'xstate';
import type { VersionsInput } from '../../../../machines/publish/versions.machine.ts';
import { versionsMachine } from '../../../../machines/publish/versions.machine.ts';
import {
  OwnerCallError,
  ownerCallProblem,
  type PublishedVersions,
} from '../../../../src/domain/deploy/published-versions.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../model.ts';
import { isEnd, isSilent, isUnchanged } from '../../sentences.ts';
import { siteStub } from '../../site-stub.ts';

type Versions = typeof versionsMachine;
type VersionsStep = Step<Versions>;

const SITE_ID = 'site-xyz9876';
const address = 'https://sites.example/s/site-xyz9876/';

/** What the server keeps of the example site. */
export const PUBLISHED: PublishedVersions = {
  url: address,
  current: 3,
  versions: [3, 2, 1].map((version) => ({
    version,
    publishedAt: `2025-06-0${version}T09:30:00.000Z`,
    url: `${address}v/${version}/`,
  })),
};
const LIVE = 3;
const KEPT = 1;
const NOT_KEPT = 9;

export const versionsModel: Model<Versions> = {
  name: 'versions',
  machine: versionsMachine,
  starts: {
    unpublished: () => ({ site: siteStub(exampleConfig), publish: publishStub() }),
    published: () => ({ site: siteStub({ ...exampleConfig, _siteId: SITE_ID }), publish: publishStub() }),
  },
  cases: {
    'version.bringBack': [{ version: KEPT }, { version: LIVE }, { version: NOT_KEPT }],
  },
  outputs: { readVersions: [PUBLISHED], bringBack: [undefined], unpublishSite: [undefined] },
  errors: {
    readVersions: [new OwnerCallError('unpublished'), new OwnerCallError('missing')],
    bringBack: [
      new OwnerCallError('unpublished'),
      new OwnerCallError('missing'),
      new OwnerCallError('tooOften', 700),
    ],
    unpublishSite: [new OwnerCallError('unpublished'), new OwnerCallError('missing')],
  },
  key: ({ context: { published, wanted, problem, retryAfter } }) => [
    published?.current,
    wanted,
    problem,
    retryAfter,
  ],
};

const CALLS = ['loading', 'bringingBack', 'unpublishing'] as const;
type Call = (typeof CALLS)[number];
const callOf = ({ before }: VersionsStep) => CALLS.find((call) => before.matches(call));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const problemOf = (step: VersionsStep) =>
  isEnd(step, 'error') && 'error' in step.event ? ownerCallProblem(step.event.error) : undefined;
/** Where an event of the visitor's means something. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'versions.open': ['closed'],
  'versions.retry': ['failed'],
  'publish.open': ['none'],
  'unpublish.ask': ['listed'],
  'unpublish.accept': ['confirming'],
  'unpublish.decline': ['confirming'],
  'version.bringBack': ['listed'],
};
const stageOf = ({ before }: VersionsStep) =>
  typeof before.value === 'string' ? before.value : (Object.keys(before.value)[0] ?? '');
/** The call that a step begins. */
function begun({ before, after }: VersionsStep): Call | undefined {
  const call = CALLS.find((each) => after.matches(each));
  return call !== undefined && !before.matches(call) ? call : undefined;
}

export const versionsSentences: Sentences<Versions> = {
  'asking which versions there are, it has forgotten what it showed': (step) => {
    if (begun(step) !== 'loading') return undefined;
    const { published, problem, retryAfter } = step.after.context;
    return [published, problem, retryAfter].every((each) => each === undefined);
  },
  'it can be closed at any time, which gives up what was under way': (step) =>
    step.event.type === 'versions.close'
      ? step.after.matches('closed') && Object.keys(step.after.children).length === 0 && isSilent(step)
      : undefined,
  'opened, it asks for the versions of a site that has an id, and says of another that there are none': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'versions.open' || !before.matches('closed')) return undefined;
    const { _siteId } = before.context.site.getSnapshot().context.config;
    return after.matches(_siteId === undefined ? 'none' : 'loading');
  },
  'a call is for the site that was opened, and for the version that was asked for': (step) => {
    const call = begun(step);
    if (call === undefined) return undefined;
    const inputs = Object.values(step.after.children).map((child) => child?.getSnapshot().input);
    const input = { siteId: SITE_ID, ...(call === 'bringingBack' && { version: step.after.context.wanted }) };
    return isSame(inputs, [input]);
  },
  'what the server keeps is listed': (step) =>
    isEnd(step, 'done', 'loading')
      ? step.after.matches({ listed: 'quiet' }) && step.after.context.published === PUBLISHED
      : undefined,
  'a version that is kept and not live can be brought back, from the list': (step) => {
    if (step.event.type !== 'version.bringBack' || stageOf(step) !== 'listed') return undefined;
    const { version } = step.event;
    const isKept = version !== NOT_KEPT && version !== step.before.context.published?.current;
    if (!isKept) return isUnchanged(step);
    return step.after.matches('bringingBack') && step.after.context.wanted === version;
  },
  'once brought back, it is the live one, of the same versions': (step) =>
    isEnd(step, 'done', 'bringingBack')
      ? step.after.matches({ listed: 'changed' }) &&
        isSame(step.after.context.published, { ...PUBLISHED, current: step.before.context.wanted })
      : undefined,
  'nothing is unpublished without the question': (step) =>
    begun(step) === 'unpublishing' ? step.event.type === 'unpublish.accept' : undefined,
  'asking, and a declined question, change nothing of the list': ({ event, before, after }) => {
    const isAsked = event.type === 'unpublish.ask' && before.matches('listed');
    const isDeclined = event.type === 'unpublish.decline' && before.matches('confirming');
    if (!isAsked && !isDeclined) return undefined;
    return after.matches(isAsked ? 'confirming' : 'listed') && isSame(after.context, before.context);
  },
  'the list is there to be seen exactly while it is looked at or changed': ({ after }) =>
    after.hasTag('listing') ===
    (after.matches('listed') ||
      after.matches('confirming') ||
      after.matches('bringingBack') ||
      after.matches('unpublishing')),
  'the site is told which version everyone sees, once that is known, and that it is off the web; nothing else':
    (step) => {
      const { before, after, sent } = step;
      const isNew = after.matches('unpublished') && !before.matches('unpublished');
      const isKnown = isEnd(step, 'done', 'loading') || isEnd(step, 'done', 'bringingBack');
      const version = after.context.published?.current;
      const told = [
        ...(isKnown ? [{ to: 'site', event: { type: 'version.shown', siteId: SITE_ID, version } }] : []),
        ...(isNew ? [{ to: 'site', event: { type: 'site.unpublished', siteId: SITE_ID } }] : []),
      ];
      return isSame(
        sent.filter(({ to }) => to === 'site'),
        told,
      );
    },
  'unpublished, it is off the web; so it is where the server says that it was before': (step) =>
    isEnd(step, 'done', 'unpublishing') || problemOf(step) === 'unpublished'
      ? step.after.matches('unpublished')
      : undefined,
  'a site that the server does not know has no versions yet; that it keeps one no more is told': (step) => {
    if (problemOf(step) !== 'missing') return undefined;
    const { after } = step;
    if (callOf(step) === 'loading') return after.matches('none');
    return after.matches('failed') && after.context.problem === 'missing';
  },
  'any other call that came to nothing says why, and when it may be made again, where that is known': (
    step,
  ) => {
    const told = problemOf(step);
    if (told !== 'broken' && told !== 'tooOften') return undefined;
    const { problem, retryAfter } = step.after.context;
    const wait = told === 'tooOften' ? 700 : undefined;
    return step.after.matches('failed') && problem === told && retryAfter === wait;
  },
  'where nothing is published, the visitor is led to publishing': (step) => {
    if (step.event.type !== 'publish.open' || stageOf(step) !== 'none') return undefined;
    const told = [{ to: 'publish', event: { type: 'publish.open' } }];
    return step.after.matches('closed') && isSame(step.sent, told);
  },
  'tried again, it asks anew what there is': (step) =>
    step.event.type === 'versions.retry' && stageOf(step) === 'failed'
      ? begun(step) === 'loading'
      : undefined,
  'what means nothing where it is said does nothing': (step) => {
    const meant = MEANT[step.event.type];
    return meant && !meant.includes(stageOf(step)) ? isUnchanged(step) && isSilent(step) : undefined;
  },
};

/** A publish dialog that anybody may ask to open. */
function publishStub(): VersionsInput['publish'] {
  const logic = fromTransition((state: null) => state, null);
  return createActor(logic, { id: 'publish' }).start() as unknown as VersionsInput['publish'];
}
