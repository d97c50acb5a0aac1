import { details } from '../details.ts';
import { heard } from '../listen.ts';
import { beginPublish, publishedIn, publishSetup } from './publish.setup.ts';

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
    'site.replaced': [
      { guard: { type: 'isConfirmed', params: details }, actions: ['forgetDraftId', 'forgetTyped'] },
      { actions: 'forgetDraftId' },
    ],
    'site.followed': { guard: { type: 'bringsSiteId', params: details }, actions: 'forgetDraftId' },
    'publish.close': { target: '.idle' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The dialog is closed.',
      entry: ['forgetAll', 'announceClosing'],
      on: { 'publish.open': { target: 'form', actions: { type: 'fillEmail', params: details } } },
    },
    form: {
      description: 'The dialog asks for an e-mail address, and what to do with drafts.',
      type: 'parallel',
      invoke: {
        src: 'readVersions',
        id: 'versions',
        input: ({ context }) => ({ siteId: publishedIn(context) }),
        onDone: { actions: { type: 'tellShown', params: ({ event }) => event } },
        // Without them the review does not speak of other browsers.
        onError: {},
      },
      states: {
        email: {
          description: 'The e-mail address.',
          initial: 'asking',
          states: {
            asking: { description: 'Nothing has been submitted yet.' },
            rejected: { description: 'The submitted text is not an e-mail address.' },
          },
          on: {
            'email.change': { target: '.asking', actions: { type: 'changeEmail', params: details } },
            'publish.submit': [
              // The visitor first decides about drafts: they are in the preview, but would not be sent.
              { guard: 'hasDrafts' },
              { guard: 'hasEmail', target: '#publish.deploying' },
              { target: '.rejected' },
            ],
            'publish.submitAgain': [
              { guard: 'hasDrafts' },
              { guard: 'hasRemembered', target: '#publish.deploying', actions: 'takeRemembered' },
            ],
          },
        },
        review: {
          description: 'What to look at before publishing.',
          initial: 'unlisted',
          states: {
            unlisted: {
              description: 'The list is not drawn yet. What it is by its length it stays.',
              on: {
                'review.listed': [
                  { guard: { type: 'isShort', params: details }, target: 'listed.unfolded' },
                  { target: 'listed.folded' },
                ],
              },
            },
            listed: {
              description: 'The list is drawn. What the pictures of the page add to it folds nothing.',
              invoke: {
                src: 'checkPictures',
                id: 'pictures',
                input: ({ context: { site, pictures } }) => ({ site, broken: pictures.broken }),
              },
              on: {
                'pictures.checked': { actions: { type: 'keepPictures', params: details } },
                'review.unfold': { target: '.unfolded' },
                'review.fold': { target: '.folded' },
                // Wherever the visitor types, the list stays open.
                'finding.change': { target: '.unfolded', actions: { type: 'keepTyped', params: details } },
              },
              initial: 'unfolded',
              states: {
                unfolded: { description: 'The list is unfolded, however long it is.' },
                folded: { description: 'The list is folded.' },
              },
            },
          },
          on: {
            'finding.mend': { actions: { type: 'mendSite', params: details } },
            'samples.settle': { actions: { type: 'settleSamples', params: details } },
            'finding.follow': {
              guard: 'isChatFree',
              target: '#publish.idle',
              actions: { type: 'goThere', params: details },
            },
          },
        },
      },
    },
    deploying: {
      description:
        'What is typed is applied and what is made up is left off, as edits; then the page is deployed. Closing the dialog stops that.',
      entry: ['prepareSite', 'startOver'],
      invoke: {
        src: 'deploy',
        id: 'deploy',
        input: ({ context: { site, email, draftSiteId }, event, self }) => ({
          site,
          receiver: self,
          email,
          draftSiteId,
          isNewSite: event.type === 'publish.submitAsNewSite',
        }),
        onDone: [
          {
            guard: { type: 'isLive', params: ({ event }) => event.output },
            target: 'success',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepEnd', params: ({ event }) => event.output } },
        ],
      },
      on: { 'draftId.changed': { actions: { type: 'keepDraftId', params: details } } },
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
          actions: { type: 'goHome', params: details },
        },
        // Where no mail can go to the address, it is mended here.
        'email.change': { guard: 'isMailless', actions: { type: 'changeEmail', params: details } },
        'publish.submit': { guard: 'canMendEmail', target: 'deploying' },
      },
    },
    failed: {
      description: 'The deploy failed and can be retried.',
      type: 'parallel',
      states: {
        reason: {
          description: 'Why it failed.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Transient: picks the state by the failure.',
              always: [
                { guard: { type: 'isFailure', params: { kind: 'offline' } }, target: 'offline' },
                { guard: { type: 'isFailure', params: { kind: 'needsNewSite' } }, target: 'needsNewSite' },
                { target: 'refused' },
              ],
            },
            refused: {
              description: 'A step failed, or the server refused the page or could not be reached.',
            },
            needsNewSite: {
              description:
                'The site is another’s, or was unpublished permanently: the page can be published as a new site.',
              on: {
                'publish.submitAsNewSite': [
                  { guard: 'hasEmail', target: '#publish.deploying' },
                  { actions: 'rejectEmail' },
                ],
              },
            },
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
                    onError: { target: 'asking', actions: { type: 'keepReason', params: details } },
                  },
                },
              },
              on: {
                'publish.submitWhenOnline': [
                  { guard: 'hasEmail', target: '.awaiting', actions: 'keepRetryEmail' },
                  { actions: 'rejectEmail' },
                ],
              },
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
            'email.change': { target: '.asking', actions: { type: 'changeEmail', params: details } },
            'email.rejected': { target: '.rejected' },
            'publish.submit': [{ guard: 'hasEmail', target: '#publish.deploying' }, { target: '.rejected' }],
          },
        },
      },
    },
  },
});
