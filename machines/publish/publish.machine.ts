import { askedDeploy, notRendered, publishSetup } from './publish.setup.ts';

/** The publish dialog: the e-mail form, the deploy, and its result. */
export const publishMachine = publishSetup.createMachine({
  id: 'publish',
  description: 'The publish dialog (Deployment Status).',
  context: ({ input }) => ({
    ...input,
    email: '',
    draftSiteId: undefined,
    redraws: 0,
    rendered: notRendered({ ...input, email: '', draftSiteId: undefined }),
    failure: undefined,
    result: undefined,
  }),
  invoke: {
    src: 'watchSite',
    input: ({ context }) => ({ site: context.site }),
    onError: { actions: { type: 'escalate', params: ({ event }) => event } },
  },
  on: {
    'site.replaced': { actions: 'forgetDraftId' },
    'site.followed': {
      guard: { type: 'bringsSiteId', params: ({ event }) => event },
      actions: 'forgetDraftId',
    },
    'publish.close': { target: '.idle', actions: 'forgetAll' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The dialog is closed.',
      on: { 'publish.open': { target: 'form' } },
    },
    form: {
      description: 'The dialog asks for an e-mail address.',
      initial: 'asking',
      states: {
        asking: { description: 'Nothing has been submitted yet.' },
        rejected: { description: 'The submitted text is not an e-mail address.' },
      },
      on: {
        'email.change': {
          target: '.asking',
          actions: { type: 'changeEmail', params: ({ event }) => event },
        },
        'publish.submit': [{ guard: 'hasEmail', target: 'deploying' }, { target: '.rejected' }],
        'finding.follow': {
          guard: 'isChatFree',
          target: 'idle',
          actions: ['forgetAll', { type: 'goThere', params: ({ event }) => event }],
        },
        'finding.mend': { actions: { type: 'mendSite', params: ({ event }) => event } },
      },
    },
    deploying: {
      description: 'The page is being deployed.',
      entry: 'startOver',
      initial: 'identifying',
      states: {
        identifying: {
          description: 'Transient: a site published before keeps its id, a new one needs one.',
          always: [{ guard: 'hasSiteId', target: 'rendering' }, { target: 'drawing' }],
        },
        drawing: {
          description: 'A site id is being drawn.',
          invoke: {
            src: 'drawSiteId',
            onDone: {
              target: 'rendering',
              actions: { type: 'keepDraftId', params: ({ event }) => ({ siteId: event.output }) },
            },
            onError: {
              target: '#publish.failed.drawing',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        rendering: {
          description: 'The page is rendered from the current config.',
          invoke: {
            src: 'renderSite',
            input: ({ context }) => askedDeploy(context),
            onDone: {
              target: 'sending',
              actions: { type: 'keepRendered', params: ({ event }) => ({ rendered: event.output }) },
            },
            onError: {
              target: '#publish.failed.rendering',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        sending: {
          description: 'The deploy request is running; closing the dialog aborts it.',
          exit: 'forgetRendered',
          invoke: {
            src: 'deploySite',
            input: ({ context }) => context.rendered,
            onDone: {
              target: '#publish.success',
              actions: [
                { type: 'keepResult', params: ({ event }) => event.output },
                { type: 'tellSite', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: { type: 'canRedraw', params: ({ event }) => event },
                target: 'drawing',
                actions: 'countRedraw',
              },
              {
                guard: { type: 'isNetworkLost', params: ({ event }) => event },
                target: '#publish.waiting',
              },
              {
                guard: { type: 'isNotOwned', params: ({ event }) => event },
                target: '#publish.failed.needsNewSite.because.notOwned',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isUnpublished', params: ({ event }) => event },
                target: '#publish.failed.needsNewSite.because.unpublished',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                target: '#publish.failed',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    waiting: {
      description: 'The browser is offline. The deploy restarts when the network is back, or on request.',
      invoke: {
        src: 'awaitNetwork',
        id: 'network',
        onDone: [{ guard: 'hasEmail', target: 'deploying' }, { target: 'form.rejected' }],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: {
        'email.change': { actions: { type: 'changeEmail', params: ({ event }) => event } },
        'publish.submit': [{ guard: 'hasEmail', target: 'deploying' }, { target: 'form.rejected' }],
      },
    },
    success: {
      description: 'The page is live.',
      initial: 'live',
      states: {
        live: { description: 'The address of the page is shown.' },
        copying: {
          description: 'The address is being copied to the clipboard.',
          invoke: {
            src: 'copyText',
            id: 'copying',
            input: ({ context }) => ({ text: context.result?.url ?? '' }),
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
            input: ({ context }) => ({ url: context.result?.url ?? '' }),
            onDone: { target: 'live' },
            onError: { target: 'notShared' },
          },
          on: { 'address.share': {} },
        },
        notShared: { description: 'The browser refused to share the address.' },
      },
      on: {
        'address.copy': { target: '.copying' },
        'address.share': { guard: 'canShare', target: '.sharing' },
      },
    },
    failed: {
      description: 'The deploy failed and can be retried.',
      initial: 'sending',
      states: {
        drawing: { description: 'Drawing a site id failed.' },
        rendering: { description: 'Rendering the page failed.' },
        sending: { description: 'The server refused the page, or could not be reached.' },
        needsNewSite: {
          description: 'The server refuses this site permanently; the page can be published as a new site.',
          type: 'parallel',
          states: {
            because: {
              description: 'The reason of the refusal.',
              initial: 'notOwned',
              states: {
                notOwned: { description: 'The site was published by someone else.' },
                unpublished: { description: 'The site was unpublished permanently.' },
              },
            },
            email: {
              description: 'The e-mail address for the new site.',
              initial: 'asking',
              states: {
                asking: { description: 'The address has not been rejected.' },
                rejected: { description: 'The submitted text is not an e-mail address.' },
              },
              on: {
                'email.change': {
                  target: '.asking',
                  actions: { type: 'changeEmail', params: ({ event }) => event },
                },
                'publish.submit': [
                  { guard: 'hasEmail', target: '#publish.deploying' },
                  { target: '.rejected' },
                ],
                'publish.submitAsNewSite': [
                  { guard: 'hasEmail', target: '#publish.deploying.drawing' },
                  { target: '.rejected' },
                ],
              },
            },
          },
        },
      },
      on: {
        'email.change': { actions: { type: 'changeEmail', params: ({ event }) => event } },
        'publish.submit': [{ guard: 'hasEmail', target: 'deploying' }, { target: 'form.rejected' }],
      },
    },
  },
});
