import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { retryAfterOf } from '../../domain/errors/refusal.ts';
import { isEmail } from '../../domain/publish/email-rule.ts';
import { type OwnerCallProblem, ownerCallProblem } from '../../domain/publish/published-versions.ts';
import type { MailReach } from '../../domain/publish/site-access.ts';
import { details } from '../details.ts';
import { notProvided } from '../not-provided.ts';

interface ComeBackContext {
  /** The e-mail address typed so far. */
  readonly userEmail: string;
  /** What becomes of the mail; undefined until the server has said it. */
  readonly reach: MailReach | undefined;
  readonly problem: OwnerCallProblem | undefined;
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly retryAfter: number | undefined;
}

export type ComeBackEvent = { type: 'email.change'; text: string } | { type: 'links.request' };

/** The address that asks for links to its websites. */
export interface LinksRequest {
  readonly userEmail: string;
}

/** The dialog for whoever has a website already: it asks for a mail with links. */
export const comeBackMachine = setup({
  types: { context: {} as ComeBackContext, events: {} as ComeBackEvent },
  actors: { mailLinks: notProvided<MailReach, LinksRequest>('mailLinks') },
  guards: { hasEmail: ({ context }) => isEmail(context.userEmail) },
  actions: {
    keepEmail: assign({ userEmail: (_, { text }: { text: string }) => text }),
    keepReach: assign({ reach: (_, { output }: { output: MailReach }) => output }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: ownerCallProblem(error),
      retryAfter: retryAfterOf(error),
    })),
  },
}).createMachine({
  id: 'comeBack',
  description: 'The dialog for whoever has a website already: it asks for a mail with links.',
  context: { userEmail: '', reach: undefined, problem: undefined, retryAfter: undefined },
  initial: 'asking',
  states: {
    asking: {
      description: 'The dialog asks for the e-mail address that the website was published with.',
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing has been submitted since the text changed.' },
        rejected: { description: 'The submitted text is not an e-mail address.' },
        refused: { description: 'The server refused the request, or could not be reached.' },
      },
      on: {
        'email.change': { target: '.quiet', actions: { type: 'keepEmail', params: details } },
        'links.request': [{ guard: 'hasEmail', target: 'sending' }, { target: '.rejected' }],
      },
    },
    sending: {
      description: 'The mail is being asked for.',
      invoke: {
        src: 'mailLinks',
        id: 'sending',
        input: ({ context: { userEmail } }) => ({ userEmail }),
        onDone: { target: 'sent', actions: { type: 'keepReach', params: details } },
        onError: { target: 'asking.refused', actions: { type: 'keepProblem', params: details } },
      },
    },
    sent: { description: 'If websites belong to the address, a mail is on its way. Nobody is told more.' },
  },
});

export type ComeBackActor = ActorRefFrom<typeof comeBackMachine>;

type ComeBack = SnapshotFrom<typeof comeBackMachine>;

/** Where the request stands. */
export const selectComeBackStage = ({ value }: ComeBack) =>
  typeof value === 'string' ? value : value.asking;

/** The e-mail address typed so far. */
export const selectTypedEmail = (comeBack: ComeBack) => comeBack.context.userEmail;

/** What becomes of the mail that was asked for; undefined until the server has said it. */
export const selectReach = (comeBack: ComeBack) => comeBack.context.reach;

/** The reason why the request failed, or undefined. */
export const selectProblem = (comeBack: ComeBack) => comeBack.context.problem;

/** Seconds until a retry is allowed, if the server sent them. */
export const selectRetryAfter = (comeBack: ComeBack) => comeBack.context.retryAfter;
