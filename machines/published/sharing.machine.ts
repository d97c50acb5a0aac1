import type { SnapshotFrom } from 'xstate';
import { type ActorRefFrom, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

interface SharingInput {
  /** The address of the live page. */
  readonly url: string;
  /** True if the browser supports the Web Share API. */
  readonly canShare: boolean;
}

export type SharingEvent = { type: 'address.copy' } | { type: 'address.share' };

/** The live page's address, which is copied or shared. */
export const sharingMachine = setup({
  types: { input: {} as SharingInput, context: {} as SharingInput, events: {} as SharingEvent },
  actors: {
    copyText: notProvided<void, { readonly text: string }>('copyText'),
    shareAddress: notProvided<void, { readonly url: string }>('shareAddress'),
  },
  guards: { canShare: ({ context }) => context.canShare },
}).createMachine({
  id: 'sharing',
  description: 'The address of the live page, to be copied or shared.',
  context: ({ input }) => input,
  initial: 'shown',
  on: {
    'address.copy': { target: '.copying' },
    'address.share': { guard: 'canShare', target: '.sharing' },
  },
  states: {
    shown: { description: 'The address of the page is shown.' },
    copying: {
      description: 'The address is being copied to the clipboard.',
      invoke: {
        src: 'copyText',
        id: 'copying',
        input: ({ context }) => ({ text: context.url }),
        onDone: { target: 'copied' },
        onError: { target: 'notCopied' },
      },
    },
    copied: { description: 'The address was copied.' },
    notCopied: { description: 'The browser refused access to the clipboard.' },
    sharing: {
      description: 'The share dialog of the browser is open.',
      invoke: {
        src: 'shareAddress',
        id: 'sharing',
        input: ({ context }) => ({ url: context.url }),
        onDone: { target: 'shown' },
        onError: { target: 'notShared' },
      },
      on: { 'address.share': {} },
    },
    notShared: { description: 'The browser refused to share the address.' },
  },
});

export type SharingActor = ActorRefFrom<typeof sharingMachine>;

type Sharing = SnapshotFrom<typeof sharingMachine>;

/** The state of copying and sharing. */
export const selectSharingState = (sharing: Sharing) => sharing.value;

/** The live page's address. */
export const selectSharedAddress = (sharing: Sharing) => sharing.context.url;

/** True if the browser supports the Web Share API. */
export const selectCanShare = (sharing: Sharing) => sharing.context.canShare;
