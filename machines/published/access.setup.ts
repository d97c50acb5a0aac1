import { assign, sendTo, setup } from 'xstate';
import { retryAfterOf } from '../../domain/errors/refusal.ts';
import { isEmail } from '../../domain/publish/email-rule.ts';
import { type OwnerCallProblem, ownerCallProblem } from '../../domain/publish/published-versions.ts';
import type { SiteRights } from '../../domain/publish/site-access.ts';
import { notProvided, notProvidedMachine } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import type { sharingMachine } from './sharing.machine.ts';
import type { SiteOfCall } from './versions.machine.ts';

export interface AccessInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'address.checked' }>>;
}

interface AccessContext extends AccessInput {
  readonly siteId: string;
  readonly rights: SiteRights | undefined;
  /** The new e-mail address, as far as it is typed. */
  readonly userEmail: string;
  /** The latest change that was asked for. */
  readonly change: AccessChange | undefined;
  /** The address of the link for another device. */
  readonly link: string;
  readonly problem: OwnerCallProblem | undefined;
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly retryAfter: number | undefined;
}

export type AccessEvent =
  | { type: 'access.retry' }
  | { type: 'mail.resend' }
  | { type: 'address.ask' }
  | { type: 'email.change'; text: string }
  | { type: 'address.submit' }
  | { type: 'address.leave' }
  | { type: 'device.ask' }
  | { type: 'right.choose'; id: string }
  | { type: 'right.remove' }
  | { type: 'right.keep' }
  | { type: 'page.putBack' }
  | { type: 'message.test' };

/**
 * What is changed: the mail that confirms is sent again, the address is another, a right goes, the page is put back, or a
 * test message is written.
 */
export type AccessChange =
  | { readonly kind: 'confirmAgain' }
  | { readonly kind: 'email'; readonly userEmail: string }
  | { readonly kind: 'remove'; readonly rightId: string }
  | { readonly kind: 'putBack' }
  | { readonly kind: 'testMessage' };

/** A change of a site. */
export interface ChangeOfCall extends SiteOfCall {
  readonly change: AccessChange | undefined;
}

/** The context of a dialog that has just been opened. */
export const beginAccess = (input: AccessInput): AccessContext => ({
  ...input,
  siteId: input.site.getSnapshot().context.config._siteId ?? '',
  rights: undefined,
  userEmail: '',
  change: undefined,
  link: '',
  problem: undefined,
  retryAfter: undefined,
});

/** The actors, guards and actions of the chart of who may change a website. */
export const accessSetup = setup({
  types: {
    input: {} as AccessInput,
    context: {} as AccessContext,
    events: {} as AccessEvent,
    children: {} as { sharing: 'sharing' },
  },
  actors: {
    readRights: notProvided<SiteRights, SiteOfCall>('readRights'),
    changeAccess: notProvided<void, ChangeOfCall>('changeAccess'),
    /** Its output is the address of the link. */
    makeDeviceLink: notProvided<{ readonly link: string }, SiteOfCall>('makeDeviceLink'),
    sharing: notProvidedMachine<typeof sharingMachine>('sharing'),
  },
  // The server says the same of a link's life.
  delays: { linkLifetime: 900_000 },
  guards: {
    hasEmail: ({ context }) => isEmail(context.userEmail),
    isMailed: ({ context: { change } }) => change?.kind === 'email' || change?.kind === 'confirmAgain',
    isTested: ({ context: { change } }) => change?.kind === 'testMessage',
  },
  actions: {
    keepRights: assign({ rights: (_, { output }: { output: SiteRights }) => output }),
    tellAddress: sendTo(
      ({ context }) => context.site,
      ({ context: { siteId, change } }, { output: { isConfirmed } }: { output: SiteRights }) =>
        ({
          type: 'address.checked',
          siteId,
          isConfirmed,
          ...(change?.kind === 'email' && { email: change.userEmail }),
        }) as const,
    ),
    keepEmail: assign({ userEmail: (_, { text }: { text: string }) => text }),
    keepChange: assign({ change: (_, { change }: { change: AccessChange }) => change }),
    keepLink: assign({ link: (_, { output }: { output: { readonly link: string } }) => output.link }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: ownerCallProblem(error),
      retryAfter: retryAfterOf(error),
    })),
  },
});
