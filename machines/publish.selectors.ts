import type { SnapshotFrom } from 'xstate';
import type { publishMachine } from './publish.machine.ts';

type Publish = SnapshotFrom<typeof publishMachine>;

/** The dialog's situation: idle, form, deploying, waiting, success or failed. */
export const selectStage = (publish: Publish) =>
  typeof publish.value === 'string' ? publish.value : nestedStage(publish);

/** What a deploy goes through, in its order. */
export const DEPLOY_STEPS = ['drawing', 'rendering', 'sending'] as const;

/** Where among `DEPLOY_STEPS` the deploy is; -1 where none is under way. */
export const selectDeployStep = (publish: Publish) =>
  DEPLOY_STEPS.findIndex((deploying) => publish.matches({ deploying }));

/** Whether the e-mail address submitted was refused. */
export const selectEmailRejected = (publish: Publish) => publish.matches({ form: 'rejected' });

/** The e-mail address as typed so far. */
export const selectEmail = (publish: Publish) => publish.context.email;

/** Why the deploy failed, where it did. */
export const selectFailure = (publish: Publish) => publish.context.failure;

/** The live page's address, once there is one. */
export const selectAddress = (publish: Publish) => publish.context.result?.url;

/** Whether another's or an unpublished site stands in the way, so that only a new site can be published. */
export const selectNeedsNewSite = (publish: Publish) => publish.can({ type: 'publish.asNewSite' });

/** What became of copying the live page's address: undefined where nobody asked, or the clipboard has not answered. */
export const selectCopied = (publish: Publish) => {
  if (publish.matches({ success: 'copied' })) return true;
  return publish.matches({ success: 'notCopied' }) ? false : undefined;
};

function nestedStage(publish: Publish) {
  if (publish.matches('form')) return 'form';
  return publish.matches('success') ? 'success' : 'deploying';
}
