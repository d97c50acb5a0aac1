import { OwnerCallError, type PublishedVersions } from '../../../domain/publish/published-versions.ts';
import { versionsMachine } from '../../../machines/published/versions.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Versions = typeof versionsMachine;
type VersionsStep = Step<Versions>;

const SITE_ID = 'site-xyz9876';
const address = 'https://sites.example/s/site-xyz9876/';

/** The versions of the example site on the server. */
export const PUBLISHED: PublishedVersions = {
  url: address,
  current: 3,
  usedAt: '2025-06-02T09:30:00.000Z',
  versions: [3, 2, 1].map((version) => ({
    version,
    publishedAt: `2025-06-0${version}T09:30:00.000Z`,
    url: `${address}v/${version}/`,
  })),
};
const LIVE = 3;
const KEPT = 1;
const NOT_KEPT = 9;

const CLOSES = 'Closing the dialog ends it, from outside.';

export const versionsModel: Model<Versions> = {
  name: 'versions',
  machine: versionsMachine,
  starts: {
    unpublished: () => ({ site: siteStub(exampleConfig) }),
    published: () => ({ site: siteStub({ ...exampleConfig, _siteId: SITE_ID }) }),
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
  waitsFor: {
    'versions.loading': CLOSES,
    'versions.bringingBack': CLOSES,
    'versions.unpublishing': CLOSES,
  },
  pairs: 17,
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
  isEnd(step, 'error') && 'error' in step.event
    ? step.event.error instanceof OwnerCallError
      ? step.event.error.problem
      : 'broken'
    : undefined;
/** The states in which each event of the visitor has an effect. */
const EFFECTIVE_IN: Readonly<Record<string, readonly string[]>> = {
  'versions.retry': ['failed'],
  'unpublish.ask': ['listed'],
  'unpublish.accept': ['confirming'],
  'unpublish.decline': ['confirming'],
  'version.bringBack': ['listed'],
};
const stageOf = ({ before }: VersionsStep) =>
  typeof before.value === 'string' ? before.value : (Object.keys(before.value)[0] ?? '');
/** The call that a step starts. */
function startedCall({ before, after }: VersionsStep): Call | undefined {
  const call = CALLS.find((each) => after.matches(each));
  return call !== undefined && !before.matches(call) ? call : undefined;
}

export const versionsSentences: Sentences<Versions> = {
  'loading clears the versions, the problem and the time to wait': (step) => {
    if (startedCall(step) !== 'loading') return undefined;
    const { published, problem, retryAfter } = step.after.context;
    return [published, problem, retryAfter].every((each) => each === undefined);
  },
  'it begins with the versions if the site has an id, and shows that there are none otherwise': (
    { before },
    past,
  ) => {
    if (past.length > 0) return undefined;
    const { _siteId } = before.context.site.getSnapshot().context.config;
    return before.matches(_siteId === undefined ? 'none' : 'loading');
  },
  'each call is for the site and the requested version': (step) => {
    const call = startedCall(step);
    if (call === undefined) return undefined;
    const inputs = Object.values(step.after.children).map((child) => child?.getSnapshot().input);
    const { _siteId: siteId } = step.after.context.site.getSnapshot().context.config;
    const input = { siteId, ...(call === 'bringingBack' && { version: step.after.context.wanted }) };
    return isSame(inputs, [input]);
  },
  'the loaded versions are listed': (step) =>
    isEnd(step, 'done', 'loading')
      ? step.after.matches({ listed: 'quiet' }) && step.after.context.published === PUBLISHED
      : undefined,
  'a listed version that is not live can be brought back': (step) => {
    if (step.event.type !== 'version.bringBack' || stageOf(step) !== 'listed') return undefined;
    const { version } = step.event;
    const isKept = version !== NOT_KEPT && version !== step.before.context.published?.current;
    if (!isKept) return isUnchanged(step);
    return step.after.matches('bringingBack') && step.after.context.wanted === version;
  },
  'a version that was brought back is the live one, and the list stays the same': (step) =>
    isEnd(step, 'done', 'bringingBack')
      ? step.after.matches({ listed: 'changed' }) &&
        isSame(step.after.context.published, {
          ...PUBLISHED,
          current: step.before.context.wanted,
          usedAt: undefined,
        })
      : undefined,
  'unpublishing starts only after the question is accepted': (step) =>
    startedCall(step) === 'unpublishing' ? step.event.type === 'unpublish.accept' : undefined,
  'asking and declining do not change the list': ({ event, before, after }) => {
    const isAsked = event.type === 'unpublish.ask' && before.matches('listed');
    const isDeclined = event.type === 'unpublish.decline' && before.matches('confirming');
    if (!isAsked && !isDeclined) return undefined;
    return after.matches(isAsked ? 'confirming' : 'listed') && isSame(after.context, before.context);
  },
  'the list is shown exactly while it is viewed or changed': ({ after }) =>
    after.hasTag('listing') ===
    (after.matches('listed') ||
      after.matches('confirming') ||
      after.matches('bringingBack') ||
      after.matches('unpublishing')),
  'only the live version and an unpublish are reported to the site': (step) => {
    const { before, after, sent } = step;
    const isNew = after.matches('unpublished') && !before.matches('unpublished');
    const isKnown = isEnd(step, 'done', 'loading') || isEnd(step, 'done', 'bringingBack');
    const version = after.context.published?.current;
    // Who brings a version back has seen what another browser published.
    const changedAt = isEnd(step, 'done', 'loading') ? PUBLISHED.versions[0]?.publishedAt : undefined;
    const shown = { type: 'version.shown', siteId: SITE_ID, version, changedAt };
    const expected = [
      ...(isKnown ? [{ to: 'site', event: shown }] : []),
      ...(isNew ? [{ to: 'site', event: { type: 'site.unpublished', siteId: SITE_ID } }] : []),
    ];
    return isSame(
      sent.filter(({ to }) => to === 'site'),
      expected,
    );
  },
  'an unpublish, or a server that reports one, leads to unpublished': (step) =>
    isEnd(step, 'done', 'unpublishing') || problemOf(step) === 'unpublished'
      ? step.after.matches('unpublished')
      : undefined,
  'a site unknown to the server has no versions; a missing version is a failure': (step) => {
    if (problemOf(step) !== 'missing') return undefined;
    const { after } = step;
    if (callOf(step) === 'loading') return after.matches('none');
    return after.matches('failed') && after.context.problem === 'missing';
  },
  'any other failed call keeps its reason and the time to wait': (step) => {
    const found = problemOf(step);
    if (found !== 'broken' && found !== 'tooOften') return undefined;
    const { problem, retryAfter } = step.after.context;
    const wait = found === 'tooOften' ? 700 : undefined;
    return step.after.matches('failed') && problem === found && retryAfter === wait;
  },
  'a retry loads the versions again': (step) =>
    step.event.type === 'versions.retry' && stageOf(step) === 'failed'
      ? startedCall(step) === 'loading'
      : undefined,
  'an event without an effect in its state does nothing': (step) => {
    const stages = EFFECTIVE_IN[step.event.type];
    return stages && !stages.includes(stageOf(step)) ? isUnchanged(step) && isSilent(step) : undefined;
  },
};
