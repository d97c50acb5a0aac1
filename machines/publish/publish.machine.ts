import { askedDeploy, notRendered, publishSetup } from './publish.setup.ts';

/** The publish dialog: the e-mail form, the deploy on its way, and how it ended. */
export const publishMachine = publishSetup.createMachine({
  id: 'publish',
  description: 'The Deployment Status dialog.',
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
      description: 'The visitor is asked for an e-mail address.',
      initial: 'asking',
      states: {
        asking: { description: 'Nothing has been submitted yet.' },
        rejected: { description: 'What was submitted is no e-mail address.' },
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
        'finding.write': {
          guard: 'isChatFree',
          target: 'idle',
          actions: [
            'forgetAll',
            { type: 'goHome', params: ({ event }) => event },
            { type: 'writeCommand', params: ({ event }) => event },
          ],
        },
        'finding.mend': { actions: { type: 'mendSite', params: ({ event }) => event } },
      },
    },
    deploying: {
      description: 'The page is on its way to the server.',
      entry: 'startOver',
      initial: 'identifying',
      states: {
        identifying: {
          description: 'A site published before keeps its id; a new one needs one.',
          always: [{ guard: 'hasSiteId', target: 'rendering' }, { target: 'drawing' }],
        },
        drawing: {
          description: 'A site id is drawn.',
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
          description: 'The page is made from the site as it stands.',
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
          description: 'The deploy call is under way; closing the dialog cancels it.',
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
      description: 'The browser has no network: it goes on when that is back, or when the visitor tries.',
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
        live: { description: 'Its address is shown.' },
        copying: {
          description: 'Its address is on its way to the clipboard.',
          invoke: {
            src: 'copyText',
            id: 'copying',
            input: ({ context }) => ({ text: context.result?.url ?? '' }),
            onDone: { target: 'copied' },
            onError: { target: 'notCopied' },
          },
        },
        copied: { description: 'Its address is in the clipboard.' },
        notCopied: { description: 'The browser keeps the clipboard to itself.' },
        sharing: {
          description: 'The browser asks whom its address is for.',
          invoke: {
            src: 'shareAddress',
            id: 'sharing',
            input: ({ context }) => ({ url: context.result?.url ?? '' }),
            onDone: { target: 'live' },
            onError: { target: 'notShared' },
          },
          on: { 'address.share': {} },
        },
        notShared: { description: 'The browser did not let it be shared.' },
      },
      on: {
        'address.copy': { target: '.copying' },
        'address.share': { guard: 'canShare', target: '.sharing' },
      },
    },
    failed: {
      description: 'The page was not published; the visitor may try again.',
      initial: 'sending',
      states: {
        drawing: { description: 'No site id could be drawn.' },
        rendering: { description: 'The page could not be made.' },
        sending: { description: 'The server did not take the page.' },
        needsNewSite: {
          description: 'The server refuses this site for good; the page can be published as a new site.',
          type: 'parallel',
          states: {
            because: {
              description: 'Why the server refuses the site.',
              initial: 'notOwned',
              states: {
                notOwned: { description: 'The site belongs to somebody else.' },
                unpublished: { description: 'The site was unpublished, and stays so.' },
              },
            },
            email: {
              description: 'The e-mail address that the new site needs.',
              initial: 'asking',
              states: {
                asking: { description: 'It has not been refused.' },
                rejected: { description: 'What was submitted is no e-mail address.' },
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
