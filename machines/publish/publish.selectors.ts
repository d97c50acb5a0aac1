import type { SnapshotFrom } from 'xstate';
import type { publishMachine } from './publish.machine.ts';

type Publish = SnapshotFrom<typeof publishMachine>;
type NestedStage = 'form' | 'deploying' | 'success' | 'failed';

/** The dialog's situation. */
export const selectStage = ({ value }: Publish) =>
  typeof value === 'string' ? value : (Object.keys(value)[0] as NestedStage);

/** Whether a page is on its way to the server. */
export const selectIsDeploying = (publish: Publish) => publish.matches('deploying');

/** What a deploy goes through, in its order. */
export const DEPLOY_STEPS = ['drawing', 'rendering', 'sending'] as const;

/** Where among `DEPLOY_STEPS` the deploy is, or failed; -1 where there is none. */
export const selectDeployStep = (publish: Publish) =>
  selectNeedsNewSite(publish)
    ? DEPLOY_STEPS.indexOf('sending')
    : DEPLOY_STEPS.findIndex(
        (step) => publish.matches({ deploying: step }) || publish.matches({ failed: step }),
      );

/** Whether the e-mail address submitted was refused. */
export const selectEmailRejected = (publish: Publish) =>
  publish.matches({ form: 'rejected' }) ||
  publish.matches({ failed: { needsNewSite: { email: 'rejected' } } });

/** The e-mail address as typed so far. */
export const selectEmail = (publish: Publish) => publish.context.email;

/** Why the deploy failed, where it did: blank where no reason was given. */
export const selectFailure = (publish: Publish) => publish.context.failure;

/** The live page's address, once there is one. */
export const selectAddress = (publish: Publish) => publish.context.result?.url;

/** Whether the server refuses the site for good, so that only a new site can be published. */
export const selectNeedsNewSite = (publish: Publish) => publish.matches({ failed: 'needsNewSite' });

/** What became of copying the live page's address: undefined where nobody asked, or the clipboard has not answered. */
export const selectCopied = (publish: Publish) => {
  if (publish.matches({ success: 'copied' })) return true;
  return publish.matches({ success: 'notCopied' }) ? false : undefined;
};

/** Whether the browser can share the live page's address in its own way. */
export const selectCanShare = (publish: Publish) => publish.context.canShare;

/** Whether the browser did not let the live page's address be shared. */
export const selectIsNotShared = (publish: Publish) => publish.matches({ success: 'notShared' });
