import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { details } from '../details.ts';
import { beginPublished, publishedSetup } from './published.setup.ts';

/** The dialog of the published website: its address, versions and rights, and the way to another device. */
export const publishedMachine = publishedSetup.createMachine({
  id: 'published',
  description: 'The dialog of the published website: its address, its versions, and who may change it.',
  context: ({ input }) => beginPublished(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Transient: of a website that was not published the server knows nothing.',
      always: [{ guard: 'isPublished', target: 'reading' }, { target: 'none' }],
    },
    reading: {
      description: 'The server is asked what it knows of the website.',
      entry: 'forgetRefusal',
      invoke: {
        src: 'readPublished',
        id: 'reading',
        input: ({ context: { siteId } }) => ({ siteId }),
        onDone: [
          {
            guard: 'isOffered',
            target: 'changing',
            actions: [
              { type: 'keepTold', params: details },
              { type: 'tellAddress', params: details },
              { type: 'tellVersion', params: details },
              'takeOffered',
            ],
          },
          {
            target: 'shown',
            actions: [
              { type: 'keepTold', params: details },
              { type: 'tellAddress', params: details },
              { type: 'tellVersion', params: details },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isUnpublished', params: details }, target: 'unpublished' },
          { guard: { type: 'isUnknown', params: details }, target: 'none' },
          { target: 'unanswered', actions: { type: 'keepRefusal', params: details } },
        ],
      },
    },
    unanswered: {
      description: 'The server could not be asked. The page’s address is shown all the same.',
      on: { 'published.retry': { target: 'reading' } },
    },
    confirming: {
      description: 'The dialog asks whether a right goes, or the website.',
      on: {
        'change.accept': { target: 'changing' },
        'change.leave': { target: 'shown', actions: 'forgetChange' },
      },
    },
    none: { description: 'The website has not been published.' },
    shown: {
      description: 'What the server told is shown and can be changed, and what became of the latest change.',
      on: {
        'published.retry': { target: 'reading' },
        'mail.resend': {
          target: 'changing',
          actions: { type: 'keepChange', params: { change: { kind: 'confirmAgain' } } },
        },
        'message.test': {
          target: 'changing',
          actions: { type: 'keepChange', params: { change: { kind: 'testMessage' } } },
        },
        'page.putBack': {
          target: 'changing',
          actions: { type: 'keepChange', params: { change: { kind: 'putBack' } } },
        },
        'version.bringBack': {
          guard: { type: 'isKept', params: details },
          target: 'changing',
          actions: {
            type: 'keepChange',
            params: ({ event: { version } }) => ({ change: { kind: 'bringBack', version } }),
          },
        },
        'right.choose': {
          target: 'confirming',
          actions: {
            type: 'keepChange',
            params: ({ event }) => ({ change: { kind: 'remove', rightId: event.id } }),
          },
        },
        'unpublish.ask': {
          target: 'confirming',
          actions: { type: 'keepChange', params: { change: { kind: 'unpublish' } } },
        },
        'address.ask': { target: 'readdressing', actions: 'forgetChange' },
        'device.ask': { target: 'linking' },
      },
    },
    changing: {
      description: 'A change is being made. What follows from it, the server knows.',
      invoke: {
        src: 'changeSite',
        id: 'changing',
        input: ({ context: { siteId, change } }) => ({ siteId, change }),
        onDone: [{ guard: 'isUnpublish', target: 'unpublished' }, { target: 'reading' }],
        onError: [
          { guard: { type: 'isUnpublished', params: details }, target: 'unpublished' },
          { target: 'shown', actions: { type: 'keepRefusal', params: details } },
        ],
      },
    },
    readdressing: {
      description: 'The dialog asks for another e-mail address.',
      on: {
        'email.change': { actions: { type: 'keepEmail', params: details } },
        'email.submit': [
          {
            guard: 'hasEmail',
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ context: { userEmail } }) => ({ change: { kind: 'email', userEmail } }),
            },
          },
          { actions: 'refuseText' },
        ],
        'change.leave': { target: 'shown', actions: 'forgetChange' },
      },
    },
    unpublished: {
      description: 'The website is unpublished. The next publish makes a new one.',
      entry: 'tellUnpublished',
    },
    linking: {
      description: 'A link for another device is being made.',
      entry: 'forgetRefusal',
      invoke: {
        src: 'makeDeviceLink',
        id: 'linking',
        input: ({ context: { siteId } }) => ({ siteId }),
        onDone: { target: 'linked', actions: { type: 'keepLink', params: details } },
        onError: { target: 'shown', actions: { type: 'keepRefusal', params: details } },
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

export type PublishedActor = ActorRefFrom<typeof publishedMachine>;

type Published = SnapshotFrom<typeof publishedMachine>;

const GONE = new Set<Published['value']>(['unanswered', 'none', 'unpublished']);

/** The dialog's state. */
export const selectPublishedStage = (published: Published) => published.value;

/** True if the versions were asked for. */
export const selectIsAboutVersions = (published: Published) => published.context.isAboutVersions;

/** What the server told of the website; undefined until then, and where it tells it no more. */
export const selectTold = (published: Published) =>
  GONE.has(published.value) ? undefined : published.context.told;

/** True if no request is running, so that something can be changed. */
export const selectCanChange = (published: Published) => published.matches('shown');

/** The change that was asked for latest. */
export const selectChange = (published: Published) => published.context.change;

/** Who loses the right by that change; undefined if nobody does. */
export const selectChosenHolder = ({ context: { told, change } }: Published) =>
  change?.kind === 'remove' ? told?.rights.rights.find(({ id }) => id === change.rightId) : undefined;

/** The new e-mail address, as far as it is typed. */
export const selectNewEmail = (published: Published) => published.context.userEmail;

/** The actor that copies the link for another device; undefined if none is shown. */
export const selectLinkSharing = (published: Published) => published.children.sharing;

/** Why the latest request came to nothing; undefined if none did. */
export const selectRefusal = (published: Published) => published.context.refusal;
