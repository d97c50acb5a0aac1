import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { details } from '../details.ts';
import { accessSetup, beginAccess } from './access.setup.ts';

/** The dialog of the published website: its e-mail address, the way to another device, and who may change it. */
export const accessMachine = accessSetup.createMachine({
  id: 'access',
  description:
    'The dialog of the published website: its e-mail address, other devices, and who may change it.',
  context: ({ input }) => beginAccess(input),
  initial: 'looking',
  states: {
    looking: {
      description: 'The server is asked who may change the website.',
      invoke: {
        src: 'readRights',
        id: 'looking',
        input: ({ context: { siteId } }) => ({ siteId }),
        onDone: [
          {
            guard: 'isMailed',
            target: 'listed.mailed',
            actions: [
              { type: 'keepRights', params: ({ event }) => event },
              { type: 'tellAddress', params: ({ event }) => event },
            ],
          },
          {
            guard: 'isTested',
            target: 'listed.tested',
            actions: [
              { type: 'keepRights', params: ({ event }) => event },
              { type: 'tellAddress', params: ({ event }) => event },
            ],
          },
          {
            target: 'listed',
            actions: [
              { type: 'keepRights', params: ({ event }) => event },
              { type: 'tellAddress', params: ({ event }) => event },
            ],
          },
        ],
        onError: { target: 'unknown', actions: { type: 'keepProblem', params: details } },
      },
    },
    unknown: {
      description: 'The server could not be asked. The page’s address is shown all the same.',
      on: { 'access.retry': { target: 'looking' } },
    },
    listed: {
      description: 'What the server told is shown, and can be changed.',
      initial: 'quiet',
      states: {
        quiet: { description: 'There is nothing to say of an earlier change.' },
        mailed: { description: 'A mail that confirms the address is on its way.' },
        tested: { description: 'A test message is on its way to the address.' },
        refused: { description: 'The latest request failed; nothing was changed.' },
      },
      on: {
        'mail.resend': {
          target: 'changing',
          actions: { type: 'keepChange', params: { change: { kind: 'confirmAgain' } } },
        },
        'address.ask': { target: 'askingAddress' },
        'device.ask': { target: 'linking' },
        'right.choose': {
          target: 'confirming',
          actions: {
            type: 'keepChange',
            params: ({ event }) => ({ change: { kind: 'remove', rightId: event.id } }),
          },
        },
        'page.putBack': {
          target: 'changing',
          actions: { type: 'keepChange', params: { change: { kind: 'putBack' } } },
        },
        'message.test': {
          target: 'changing',
          actions: { type: 'keepChange', params: { change: { kind: 'testMessage' } } },
        },
      },
    },
    askingAddress: {
      description: 'The dialog asks for another e-mail address.',
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing has been submitted since the text changed.' },
        rejected: { description: 'The submitted text is not an e-mail address.' },
      },
      on: {
        'email.change': { target: '.quiet', actions: { type: 'keepEmail', params: details } },
        'address.submit': [
          {
            guard: 'hasEmail',
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ context: { userEmail } }) => ({ change: { kind: 'email', userEmail } }),
            },
          },
          { target: '.rejected' },
        ],
        'address.leave': { target: 'listed' },
      },
    },
    confirming: {
      description: 'The dialog asks whether to remove a right.',
      on: { 'right.remove': { target: 'changing' }, 'right.keep': { target: 'listed' } },
    },
    changing: {
      description: 'A change is being made. What follows from it, the server knows.',
      invoke: {
        src: 'changeAccess',
        id: 'changing',
        input: ({ context: { siteId, change } }) => ({ siteId, change }),
        onDone: { target: 'looking' },
        onError: { target: 'listed.refused', actions: { type: 'keepProblem', params: details } },
      },
    },
    linking: {
      description: 'A link for another device is being made.',
      invoke: {
        src: 'makeDeviceLink',
        id: 'linking',
        input: ({ context: { siteId } }) => ({ siteId }),
        onDone: { target: 'linked', actions: { type: 'keepLink', params: ({ event }) => event } },
        onError: { target: 'listed.refused', actions: { type: 'keepProblem', params: details } },
      },
    },
    linked: {
      description: 'A link for another device is shown. It works once, and not for long.',
      invoke: {
        src: 'sharing',
        id: 'sharing',
        input: ({ context: { link } }) => ({ url: link, canShare: false }),
      },
      after: { linkLifetime: { target: 'linkOver' } },
    },
    linkOver: {
      description: 'The link for another device has expired.',
      on: { 'device.ask': { target: 'linking' } },
    },
  },
});

export type AccessActor = ActorRefFrom<typeof accessMachine>;

type Access = SnapshotFrom<typeof accessMachine>;

/** The dialog's top-level state. */
export const selectAccessStage = ({ value }: Access) =>
  typeof value === 'string' ? value : 'listed' in value ? 'listed' : 'askingAddress';

/** What became of the latest request. */
export const selectOutcome = ({ value }: Access) =>
  typeof value === 'object' && 'listed' in value ? value.listed : undefined;

/** Who may change the website; undefined until the server has told it, and where it tells it no more. */
export const selectRights = (access: Access) =>
  access.matches('unknown') ? undefined : access.context.rights;

/** The right that the question is about. */
export const selectChosen = ({ context: { change } }: Access) =>
  change?.kind === 'remove' ? change.rightId : undefined;

/** True if no request is running, so that something can be changed. */
export const selectCanChange = (access: Access) => access.matches('listed');

/** The new e-mail address, as far as it is typed. */
export const selectNewEmail = (access: Access) => access.context.userEmail;

/** True if the submitted text is not an e-mail address. */
export const selectIsRejected = (access: Access) => access.matches({ askingAddress: 'rejected' });

/** The actor that copies the link for another device; undefined if none is shown. */
export const selectLinkSharing = (access: Access) => access.children.sharing;

/** The reason why the latest request failed, or undefined. */
export const selectProblem = (access: Access) => access.context.problem;

/** Seconds until a retry is allowed, if the server sent them. */
export const selectRetryAfter = (access: Access) => access.context.retryAfter;
