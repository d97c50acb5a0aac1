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
export const selectDeployStep = (publish: Publish) => {
  const at = DEPLOY_STEPS.findIndex(
    (step) => publish.matches({ deploying: step }) || publish.matches({ failed: { reason: step } }),
  );
  const isSent = publish.matches({ deploying: 'keeping' }) || publish.matches('failed');
  if (at === -1 && isSent) return DEPLOY_STEPS.indexOf('sending');
  return at === -1 && publish.matches('deploying') ? 0 : at;
};

/** True if the submitted e-mail address was rejected. */
export const selectEmailRejected = (publish: Publish) =>
  publish.matches({ form: 'rejected' }) || publish.matches({ failed: { email: 'rejected' } });

/** The e-mail address typed so far. */
export const selectEmail = (publish: Publish) => publish.context.email;

/** The reason why the deploy failed; empty if none is known, undefined if it has not failed. */
export const selectFailure = (publish: Publish) => publish.context.failure;

/** The live page's address, or undefined. */
export const selectAddress = (publish: Publish) => publish.context.result?.url;

/** True if the server refuses the site permanently, so that only a new site can be published. */
export const selectNeedsNewSite = (publish: Publish) =>
  publish.matches({ failed: { reason: 'needsNewSite' } });

/** True if the deploy failed because the browser is offline. */
export const selectIsOffline = (publish: Publish) => publish.matches({ failed: { reason: 'offline' } });

/** The address that is used when the network is back; undefined if no retry was asked for. */
export const selectRetryEmail = (publish: Publish) =>
  publish.matches({ failed: { reason: { offline: 'awaiting' } } }) ? publish.context.retryEmail : undefined;

/** The actor that copies and shares the live page's address; undefined if there is none. */
export const selectSharing = (publish: Publish) => publish.children.sharing;
