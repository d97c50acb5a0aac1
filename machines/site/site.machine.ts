import { beginSite } from './site.context.ts';
import { saving } from './site.saving.ts';
import { siteSetup } from './site.setup.ts';

/** The website being edited. A change is applied at once and reported as done when it is saved. */
export const siteMachine = siteSetup.createMachine({
  id: 'site',
  description: 'The website being edited, and its storage.',
  // Contradicting `always` guards would loop forever and freeze the page; XState throws instead.
  options: { maxIterations: 100 },
  context: ({ input }) => beginSite(input),
  invoke: { src: 'watchStore', id: 'store' },
  type: 'parallel',
  states: {
    document: {
      // A report of a step compares two documents, so it runs before the change.
      description: 'The document in memory; changes are applied at once.',
      on: {
        'edit.apply': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            actions: { type: 'applyEdit', params: ({ event }) => event },
          },
          { actions: { type: 'reportRefusal', params: ({ event }) => event } },
        ],
        'plan.apply': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            actions: { type: 'applyPlan', params: ({ event }) => event },
          },
          { actions: { type: 'refusePlan', params: ({ event }) => event } },
        ],
        'site.arrange': { actions: { type: 'arrange', params: ({ event }) => event } },
        'template.choose': {
          actions: [
            { type: 'startFromTemplate', params: ({ event }) => event },
            { type: 'reportReplaced', params: ({ event }) => event },
          ],
        },
        'site.reset': { actions: ['resetSite', { type: 'reportReplaced', params: ({ event }) => event }] },
        'site.open': {
          actions: [
            { type: 'openSite', params: ({ event }) => event },
            { type: 'reportReplaced', params: ({ event }) => event },
          ],
        },
        'content.start': {
          actions: [
            { type: 'startContent', params: ({ event }) => event },
            { type: 'reportReplaced', params: ({ event }) => event },
          ],
        },
        'content.carry': {
          actions: [
            { type: 'carryContent', params: ({ event }) => event },
            { type: 'reportReplaced', params: ({ event }) => event },
          ],
        },
        'step.undo': [
          {
            guard: 'undoesReplacing',
            actions: ['undoStep', { type: 'reportReplaced', params: ({ event }) => event }],
          },
          { guard: 'canUndo', actions: ['reportUndone', 'undoStep'] },
        ],
        'step.redo': [
          {
            guard: 'redoesReplacing',
            actions: ['redoStep', { type: 'reportReplaced', params: ({ event }) => event }],
          },
          { guard: 'canRedo', actions: ['reportRedone', 'redoStep'] },
        ],
        'step.revert': {
          guard: { type: 'canRevert', params: ({ event }) => event },
          actions: [
            { type: 'reportReverted', params: ({ event }) => event },
            { type: 'revertStep', params: ({ event }) => event },
          ],
        },
        'value.take': {
          actions: [
            { type: 'reportTaken', params: ({ event }) => event },
            { type: 'takeValue', params: ({ event }) => event },
          ],
        },
        // Another website may have taken its place: that one is not published.
        'site.published': {
          actions: [
            { type: 'keepPublished', params: ({ event }) => event },
            { type: 'tellFirstPublish', params: ({ event }) => event },
          ],
        },
        'site.unpublished': {
          guard: { type: 'hasSiteId', params: ({ event }) => event },
          actions: 'dropSiteId',
        },
        'version.shown': { actions: { type: 'noteShown', params: ({ event }) => event } },
        'address.checked': { actions: { type: 'noteAddress', params: ({ event }) => event } },
      },
    },
    saving,
  },
});
