import { heard } from '../listen.ts';
import { askedDeploy, beginPublish, publishSetup } from './publish.setup.ts';

/** The publish dialog: the e-mail form, the deploy, and its result. */
export const publishMachine = publishSetup.createMachine({
  id: 'publish',
  description: 'The publish dialog (Deployment Status).',
  context: ({ input }) => beginPublish(input),
  invoke: {
    src: 'listen',
    id: 'siteFacts',
    input: ({ context }) => [heard(context.site, 'site.replaced', 'site.followed')],
  },
  on: {
    'site.replaced': { actions: 'forgetDraftId' },
    'site.followed': {
      guard: { type: 'bringsSiteId', params: ({ event }) => event },
      actions: 'forgetDraftId',
    },
    'publish.close': { target: '.idle' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The dialog is closed.',
      entry: ['forgetAll', 'announceClosing'],
      on: { 'publish.open': { target: 'form' } },
    },
    form: {
      description: 'The dialog asks for an e-mail address, and what to do with drafts.',
      initial: 'asking',
      states: {
        asking: { description: 'Nothing has been submitted yet.' },
        rejected: { description: 'The submitted text is not an e-mail address.' },
      },
      on: {
        'email.change': { target: '.asking', actions: { type: 'changeEmail', params: ({ event }) => event } },
        'publish.submit': [
          // The visitor first decides about drafts: they are in the preview, but would not be sent.
          { guard: 'hasDrafts' },
          { guard: 'hasEmail', target: 'deploying' },
          { target: '.rejected' },
        ],
        'finding.follow': {
          guard: 'isChatFree',
          target: 'idle',
          actions: { type: 'goThere', params: ({ event }) => event },
        },
        'finding.mend': { actions: { type: 'mendSite', params: ({ event }) => event } },
        'finding.hide': { actions: { type: 'hideInvented', params: ({ event }) => event } },
      },
    },
    deploying: {
      description: 'The page is being deployed.',
      entry: 'startOver',
      invoke: {
        src: 'takeTurn',
        id: 'turn',
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      initial: 'identifying',
      states: {
        identifying: {
          description: 'Transient: an update begins at once, a first publish waits for its turn.',
          always: [{ guard: 'isUpdate', target: 'rendering' }, { target: 'queueing' }],
        },
        queueing: {
          description:
            'Another tab may be publishing this website for the first time; this one waits for it.',
          on: {
            'turn.came': [
              { guard: { type: 'isPublishedElsewhere', params: ({ event }) => event }, target: 'following' },
              { guard: 'hasSiteId', target: 'rendering' },
              { target: 'drawing' },
            ],
          },
        },
        following: {
          description: 'Another tab published this website; its site id is on the way to this tab.',
          always: { guard: 'isUpdate', target: 'rendering' },
          after: { followingPatience: [{ guard: 'hasSiteId', target: 'rendering' }, { target: 'drawing' }] },
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
              target: '#publish.failed.reason.drawing',
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
              target: '#publish.failed.reason.rendering',
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
              target: 'keeping',
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
                target: '#publish.failed.reason.offline',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isRefusedForGood', params: ({ event }) => event },
                target: '#publish.failed.reason.needsNewSite',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                target: '#publish.failed',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        keeping: {
          description: 'The page is live. Its site id is being saved, before another tab may publish.',
          invoke: {
            src: 'untilSaved',
            input: ({ context }) => context,
            onDone: { target: '#publish.success' },
            onError: { target: '#publish.success' },
          },
        },
      },
    },
    success: {
      description: 'The page is live.',
      invoke: {
        src: 'sharing',
        id: 'sharing',
        input: ({ context }) => ({ url: context.result?.url ?? '', canShare: context.canShare }),
      },
      on: {
        'menu.return': {
          guard: 'isChatFree',
          target: 'idle',
          actions: { type: 'goHome', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The deploy failed and can be retried.',
      type: 'parallel',
      states: {
        reason: {
          description: 'What failed.',
          initial: 'sending',
          states: {
            drawing: { description: 'Drawing a site id failed.' },
            rendering: { description: 'Rendering the page failed.' },
            sending: { description: 'The server refused the page, or could not be reached.' },
            offline: {
              description: 'The browser is offline.',
              initial: 'asking',
              states: {
                asking: { description: 'The visitor has not asked for a retry.' },
                awaiting: {
                  description:
                    'The deploy is retried when the network is back, with the address of the click.',
                  invoke: {
                    src: 'awaitNetwork',
                    id: 'network',
                    onDone: { target: '#publish.deploying', actions: 'takeRetryEmail' },
                    onError: {
                      target: 'asking',
                      actions: { type: 'keepFailure', params: ({ event }) => event },
                    },
                  },
                },
              },
              on: {
                'publish.submitWhenOnline': {
                  guard: 'hasEmail',
                  target: '.awaiting',
                  actions: 'keepRetryEmail',
                },
              },
            },
            needsNewSite: {
              description:
                'The site is another’s, or was unpublished permanently: the page can be published as a new site.',
            },
          },
        },
        email: {
          description: 'The e-mail address for the next try.',
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
            'publish.submit': [{ guard: 'hasEmail', target: '#publish.deploying' }, { target: '.rejected' }],
            'publish.submitAsNewSite': [
              { guard: 'canBeNewSite', target: '#publish.deploying.drawing' },
              { guard: 'needsNewSite', target: '.rejected' },
            ],
            'publish.submitWhenOnline': { guard: 'lacksEmailOffline', target: '.rejected' },
          },
        },
      },
    },
  },
});
