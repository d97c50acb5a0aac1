import type { SnapshotFrom } from 'xstate';
import type { publishMachine } from './publish.machine.ts';

type Publish = SnapshotFrom<typeof publishMachine>;
type NestedStage = 'form' | 'deploying' | 'success' | 'failed';

/** The dialog's top-level state. */
export const selectStage = ({ value }: Publish) =>
  typeof value === 'string' ? value : (Object.keys(value)[0] as NestedStage);

/** True while the page is being deployed. */
export const selectIsDeploying = (publish: Publish) => publish.matches('deploying');

/** The steps of a deploy, in order. */
export const DEPLOY_STEPS = ['drawing', 'rendering', 'sending'] as const;

/** The index in `DEPLOY_STEPS` of the current or failed step; -1 if there is no deploy. */
export const selectDeployStep = (publish: Publish) =>
  selectNeedsNewSite(publish)
    ? DEPLOY_STEPS.indexOf('sending')
    : DEPLOY_STEPS.findIndex(
        (step) => publish.matches({ deploying: step }) || publish.matches({ failed: step }),
      );

/** True if the submitted e-mail address was rejected. */
export const selectEmailRejected = (publish: Publish) =>
  publish.matches({ form: 'rejected' }) ||
  publish.matches({ failed: { needsNewSite: { email: 'rejected' } } });

/** The e-mail address typed so far. */
export const selectEmail = (publish: Publish) => publish.context.email;

/** The reason why the deploy failed; empty if none is known, undefined if it has not failed. */
export const selectFailure = (publish: Publish) => publish.context.failure;

/** The live page's address, or undefined. */
export const selectAddress = (publish: Publish) => publish.context.result?.url;

/** True if the server refuses the site permanently, so that only a new site can be published. */
export const selectNeedsNewSite = (publish: Publish) => publish.matches({ failed: 'needsNewSite' });

/** The result of copying the live page's address; undefined until there is one. */
export const selectCopied = (publish: Publish) => {
  if (publish.matches({ success: 'copied' })) return true;
  return publish.matches({ success: 'notCopied' }) ? false : undefined;
};

/** True if the browser supports the Web Share API. */
export const selectCanShare = (publish: Publish) => publish.context.canShare;

/** True if the browser refused to share the live page's address. */
export const selectIsNotShared = (publish: Publish) => publish.matches({ success: 'notShared' });
