import { assign, sendTo, setup } from 'xstate';
import { mailAddressOf } from '../../domain/facts/email-address.ts';
import { shownIn } from '../../domain/publish/changed-elsewhere.ts';
import { isToldOf } from '../../domain/publish/masked-email.ts';
import type { PublishedVersions } from '../../domain/publish/published-versions.ts';
import type { SiteRights } from '../../domain/publish/site-access.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { type Answered, type Failed, type Refusal, refusalOf } from './refusal.ts';
import { sharingMachine } from './sharing.machine.ts';

export interface PublishedInput {
  readonly site: SiteRef<
    Extract<SiteEvent, { type: 'address.checked' | 'version.shown' | 'site.unpublished' }>
  >;
  /** True if its versions were asked for: they stand first. */
  readonly isAboutVersions: boolean;
  /** An address that was offered for the website, and takes the place of its own once that is known. */
  readonly offered?: string | undefined;
}

interface PublishedContext extends PublishedInput {
  /** The website that is edited; empty if it was never published. */
  readonly siteId: string;
  /** What the server told of it. */
  readonly told: PublishedSite | undefined;
  /** The latest change that was asked for. */
  readonly change: SiteChange | undefined;
  /** The new e-mail address, as far as it is typed. */
  readonly userEmail: string;
  /** The address of the link for another device. */
  readonly link: string;
  /** Why the latest request came to nothing; undefined if none did. */
  readonly refusal: Refusal | undefined;
}

export type PublishedEvent =
  | { type: 'published.retry' }
  | { type: 'mail.resend' }
  | { type: 'message.test' }
  | { type: 'page.putBack' }
  | { type: 'version.bringBack'; version: number }
  | { type: 'right.choose'; id: string }
  | { type: 'unpublish.ask' }
  | { type: 'change.accept' }
  | { type: 'change.leave' }
  | { type: 'address.ask' }
  | { type: 'email.change'; text: string }
  | { type: 'email.submit' }
  | { type: 'device.ask' };

/**
 * What is changed: the mail that confirms is sent again, the address is another, a test message is written, the page is put
 * back, an earlier version is made live again, a right goes, or the website does.
 */
export type SiteChange =
  | { readonly kind: 'confirmAgain' }
  | { readonly kind: 'email'; readonly userEmail: string }
  | { readonly kind: 'testMessage' }
  | { readonly kind: 'putBack' }
  | { readonly kind: 'bringBack'; readonly version: number }
  | { readonly kind: 'remove'; readonly rightId: string }
  | { readonly kind: 'unpublish' };

/** What the server tells of a published website: who may change it, and its versions. */
export interface PublishedSite {
  readonly rights: SiteRights;
  readonly versions: PublishedVersions;
}

/** The site that a request is for. */
export interface SiteOfCall {
  readonly siteId: string;
}

/** A change of a site. */
export interface ChangeOfCall extends SiteOfCall {
  readonly change: SiteChange | undefined;
}

/** The context of a dialog that has just been opened. */
export const beginPublished = (input: PublishedInput): PublishedContext => ({
  ...input,
  siteId: input.site.getSnapshot().context.config._siteId ?? '',
  told: undefined,
  change: undefined,
  userEmail: '',
  link: '',
  refusal: undefined,
});

/** The actors, guards and actions of the chart of the published website. */
export const publishedSetup = setup({
  types: {
    input: {} as PublishedInput,
    context: {} as PublishedContext,
    events: {} as PublishedEvent,
    children: {} as { sharing: 'sharing' },
  },
  actors: {
    readPublished: notProvided<PublishedSite, SiteOfCall>('readPublished'),
    changeSite: notProvided<void, ChangeOfCall>('changeSite'),
    /** Its output is the address of the link. */
    makeDeviceLink: notProvided<{ readonly link: string }, SiteOfCall>('makeDeviceLink'),
    sharing: sharingMachine,
  },
  // The server says the same of a link's life.
  delays: { linkLifetime: 900_000 },
  guards: {
    isPublished: ({ context }) => context.siteId !== '',
    hasEmail: ({ context }) => mailAddressOf(context.userEmail) !== undefined,
    isKept: ({ context: { told } }, { version }: { version: number }) =>
      version !== told?.versions.current &&
      told?.versions.versions.some((kept) => kept.version === version) === true,
    isOffered: ({ context }) => context.offered !== undefined,
    isUnpublish: ({ context }) => context.change?.kind === 'unpublish',
    isUnpublished: (_, failed: Failed) => refusalOf(failed).problem === 'unpublished',
    isUnknown: (_, failed: Failed) => refusalOf(failed).problem === 'missing',
  },
  actions: {
    keepTold: assign({ told: (_, { output }: Answered<PublishedSite>) => output }),
    keepChange: assign({ change: (_, { change }: { change: SiteChange }) => change, refusal: undefined }),
    takeOffered: assign({
      change: ({ context: { offered } }): SiteChange => ({ kind: 'email', userEmail: offered ?? '' }),
      offered: undefined,
    }),
    forgetChange: assign({ change: undefined, refusal: undefined }),
    keepEmail: assign({ userEmail: (_, { text }: { text: string }) => text, refusal: undefined }),
    keepLink: assign({ link: (_, { output }: Answered<{ readonly link: string }>) => output.link }),
    keepRefusal: assign({ refusal: (_, failed: Failed) => refusalOf(failed) }),
    refuseText: assign({ refusal: { problem: 'notAnAddress' } as const }),
    forgetRefusal: assign({ refusal: undefined }),
    tellAddress: sendTo(
      ({ context }) => context.site,
      ({ context: { siteId, change } }, { output: { rights } }: Answered<PublishedSite>) =>
        ({
          type: 'address.checked',
          siteId,
          isConfirmed: rights.isConfirmed,
          // A change that was refused, or asked for by mail, is none.
          ...(change?.kind === 'email' &&
            isToldOf(rights.email, change.userEmail) && { email: change.userEmail }),
        }) as const,
    ),
    tellVersion: sendTo(
      ({ context }) => context.site,
      ({ context: { site, siteId } }, { output: { versions } }: Answered<PublishedSite>) =>
        ({ type: 'version.shown', ...shownIn(versions, siteId, site.getSnapshot().context.live) }) as const,
    ),
    tellUnpublished: sendTo(
      ({ context }) => context.site,
      ({ context: { siteId } }) => ({ type: 'site.unpublished', siteId }) as const,
    ),
  },
});
