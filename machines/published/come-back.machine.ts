import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import { mailAddressOf } from '../../domain/facts/email-address.ts';
import type { MailReach } from '../../domain/mail-reach.ts';
import { publishedBefore } from '../../domain/publish/live-site.ts';
import type { LinkTarget, TakenRight } from '../../domain/publish/site-access.ts';
import { isDefaultWebsite } from '../../templates/fresh-websites.ts';
import { details } from '../details.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import type { SiteOfCall } from './published.setup.ts';
import { type Answered, type Failed, type Refusal, refusalOf } from './refusal.ts';

export interface ComeBackInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.open' | 'address.checked' }>>;
  /** What leads back: a mail, the link of one, or the page as another browser published it. */
  readonly by: 'mail' | 'link' | 'page';
}

interface ComeBackContext extends ComeBackInput {
  /** The e-mail address typed so far. */
  readonly userEmail: string;
  /** What becomes of the mail; undefined until the server has said it. */
  readonly reach: MailReach | undefined;
  /** What the link is for. */
  readonly target: LinkTarget | undefined;
  /** The right that it gave. */
  readonly taken: TakenRight | undefined;
  /** The website as its page brings it. */
  readonly found: Config | undefined;
  /** The version of the page that brings it. */
  readonly version: number;
  /** Why the latest request came to nothing; undefined if none did. */
  readonly refusal: Refusal | undefined;
}

export type ComeBackEvent =
  | { type: 'email.change'; text: string }
  | { type: 'email.submit' }
  | { type: 'link.take' }
  | { type: 'link.retry' }
  | { type: 'links.ask' }
  | { type: 'website.open'; at: number }
  | { type: 'website.keep' };

/** The address that asks for links to its websites. */
export interface LinksRequest {
  readonly userEmail: string;
}

/** What a published page brings: its website, if it carries its source. */
export interface WebsiteOfPage {
  readonly config: Config | undefined;
  /** The version that it was read from; 0 if the server does not say. */
  readonly version: number;
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
}

/** The right to the website that is here, if its page is to be opened. */
function ownRight({ site, by }: ComeBackInput): TakenRight | undefined {
  const { live } = site.getSnapshot().context;
  const siteId = live?.config._siteId;
  return by === 'page' && siteId !== undefined
    ? { siteId, url: live?.url ?? '', email: live?.userEmail }
    : undefined;
}

/**
 * The ways back to a published website: a mail, its link, or the page. The link's token stays with the services: no chart, and
 * so no report, has it.
 */
export const comeBackMachine = setup({
  types: {
    input: {} as ComeBackInput,
    context: {} as ComeBackContext,
    events: {} as ComeBackEvent,
  },
  actors: {
    mailLinks: notProvided<MailReach, LinksRequest>('mailLinks'),
    lookAtLink: notProvided<LinkTarget, void>('lookAtLink'),
    takeLink: notProvided<TakenRight, void>('takeLink'),
    readWebsite: notProvided<WebsiteOfPage, SiteOfCall>('readWebsite'),
  },
  guards: {
    isByMail: ({ context }) => context.by === 'mail',
    hasEmail: ({ context }) => mailAddressOf(context.userEmail) !== undefined,
    hasRight: ({ context: { taken } }) => taken !== undefined,
    isHere: ({ context }, { output: { siteId } }: Answered<TakenRight>) =>
      context.site.getSnapshot().context.config._siteId === siteId,
    isMissing: (_, { output: { config } }: Answered<WebsiteOfPage>) => config === undefined,
    canOpen: ({ context }) => {
      // Who asked for the page was told what it replaces.
      if (context.target === undefined) return true;
      const { config, fresh } = context.site.getSnapshot().context;
      return isDefaultWebsite(config, fresh);
    },
  },
  actions: {
    keepEmail: assign({ userEmail: (_, { text }: { text: string }) => text, refusal: undefined }),
    keepReach: assign({ reach: (_, { output }: Answered<MailReach>) => output }),
    keepTarget: assign({ target: (_, { output }: Answered<LinkTarget>) => output }),
    keepTaken: assign({ taken: (_, { output }: Answered<TakenRight>) => output }),
    keepFound: assign((_, { output: { config, version } }: Answered<WebsiteOfPage>) => ({
      found: config,
      version,
    })),
    keepRefusal: assign({ refusal: (_, failed: Failed) => refusalOf(failed) }),
    refuseText: assign({ refusal: { problem: 'notAnAddress' } as const }),
    forgetRefusal: assign({ refusal: undefined }),
    /** A link that came by mail confirms the address that the mail was sent to. */
    tellConfirmed: enqueueActions(
      ({ context: { site, target }, enqueue }, { output: { siteId } }: Answered<TakenRight>) => {
        if (target?.purpose !== 'device')
          enqueue.sendTo(site, { type: 'address.checked', siteId, isConfirmed: true });
      },
    ),
    openWebsite: sendTo(
      ({ context }) => context.site,
      ({ context: { site, target, taken, found, version } }, { at }: { at: number }) => {
        const { config, live } = site.getSnapshot().context;
        const opened = found ?? config;
        const byLink = target?.purpose === 'device' ? undefined : true;
        const isConfirmed = target === undefined ? live?.isConfirmed : byLink;
        return {
          type: 'site.open' as const,
          config: opened,
          at,
          live: taken && publishedBefore(opened, { ...taken, isConfirmed, version }, live),
        };
      },
    ),
  },
}).createMachine({
  id: 'comeBack',
  description: 'The ways back to a published website: a mail, the link of one, or the page itself.',
  context: ({ input }) => ({
    ...input,
    userEmail: '',
    reach: undefined,
    target: undefined,
    taken: ownRight(input),
    found: undefined,
    version: 0,
    refusal: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Transient: who opens the page of the website that is here has the right already.',
      always: [
        { guard: 'isByMail', target: 'typing' },
        { guard: 'hasRight', target: 'fetching' },
        { target: 'looking' },
      ],
    },
    typing: {
      description: 'The dialog asks for the e-mail address that the website was published with.',
      on: {
        'email.change': { actions: { type: 'keepEmail', params: details } },
        'email.submit': [{ guard: 'hasEmail', target: 'mailing' }, { actions: 'refuseText' }],
      },
    },
    mailing: {
      description: 'A mail with links is being asked for.',
      entry: 'forgetRefusal',
      invoke: {
        src: 'mailLinks',
        id: 'mailing',
        input: ({ context: { userEmail } }) => ({ userEmail }),
        onDone: { target: 'mailed', actions: { type: 'keepReach', params: details } },
        onError: { target: 'typing', actions: { type: 'keepRefusal', params: details } },
      },
    },
    mailed: { description: 'If websites belong to the address, a mail is on its way. Nobody is told more.' },
    looking: {
      description: 'The server is asked what the link is for. That spends nothing.',
      entry: 'forgetRefusal',
      invoke: {
        src: 'lookAtLink',
        id: 'looking',
        onDone: { target: 'offered', actions: { type: 'keepTarget', params: details } },
        onError: { target: 'unanswered', actions: { type: 'keepRefusal', params: details } },
      },
    },
    unanswered: {
      description: 'The link is over or unknown, or the server could not be reached. A retry spends nothing.',
      on: {
        'link.retry': [{ guard: 'hasRight', target: 'fetching' }, { target: 'looking' }],
        'links.ask': { target: 'typing', actions: 'forgetRefusal' },
      },
    },
    offered: {
      description: 'The dialog names the website, and waits for the click that spends the link.',
      on: { 'link.take': { target: 'taking' } },
    },
    taking: {
      description: 'The link is being spent: this browser may change the website from then on.',
      invoke: {
        src: 'takeLink',
        id: 'taking',
        onDone: [
          {
            guard: { type: 'isHere', params: details },
            target: 'here',
            actions: [
              { type: 'keepTaken', params: details },
              { type: 'tellConfirmed', params: details },
            ],
          },
          { target: 'fetching', actions: { type: 'keepTaken', params: details } },
        ],
        onError: { target: 'unanswered', actions: { type: 'keepRefusal', params: details } },
      },
    },
    here: { description: 'The website is the one that is edited here: there is nothing to fetch.' },
    fetching: {
      description: 'The published page is being fetched: it carries the website.',
      entry: 'forgetRefusal',
      invoke: {
        src: 'readWebsite',
        id: 'fetching',
        input: ({ context: { taken } }) => ({ siteId: taken?.siteId ?? '' }),
        onDone: [
          { guard: { type: 'isMissing', params: details }, target: 'withoutSource' },
          {
            guard: 'canOpen',
            target: 'opened',
            actions: [
              { type: 'keepFound', params: details },
              { type: 'openWebsite', params: ({ event }) => event.output },
            ],
          },
          { target: 'found', actions: { type: 'keepFound', params: details } },
        ],
        onError: { target: 'unanswered', actions: { type: 'keepRefusal', params: details } },
      },
    },
    withoutSource: {
      description: 'The right is stored, but the page is of a time when pages did not carry their website.',
    },
    found: {
      description: 'Another website is edited here: the dialog asks whether to replace it.',
      on: {
        'website.open': { target: 'opened', actions: { type: 'openWebsite', params: details } },
        'website.keep': { target: 'kept' },
      },
    },
    kept: { description: 'The right is stored, and the website that is edited here stays.' },
    opened: { description: 'The website is opened, and the next publish updates it.', type: 'final' },
  },
});

export type ComeBackActor = ActorRefFrom<typeof comeBackMachine>;

type ComeBack = SnapshotFrom<typeof comeBackMachine>;

/** The dialog's state. */
export const selectComeBackStage = (comeBack: ComeBack) => comeBack.value;

/** The e-mail address typed so far. */
export const selectTypedEmail = (comeBack: ComeBack) => comeBack.context.userEmail;

/** What becomes of the mail that was asked for; undefined until the server has said it. */
export const selectReach = (comeBack: ComeBack) => comeBack.context.reach;

/** What the link is for; undefined until the server has told it. */
export const selectTarget = (comeBack: ComeBack) => comeBack.context.target;

/** True once this browser has the right that the link gives. */
export const selectIsTaken = (comeBack: ComeBack) => comeBack.context.taken !== undefined;

/** Why the latest request came to nothing; undefined if none did. */
export const selectComeBackRefusal = (comeBack: ComeBack) => comeBack.context.refusal;
