import type { SnapshotFrom } from 'xstate';
import type { publishMachine } from './publish.machine.ts';

type Publish = SnapshotFrom<typeof publishMachine>;
type NestedStage = 'form' | 'deploying' | 'success' | 'failed';

/** The dialog's top-level state. */
export const selectStage = ({ value }: Publish) =>
  typeof value === 'string' ? value : (Object.keys(value)[0] as NestedStage);

/** The running deploy; undefined if there is none. */
export const selectDeploy = (publish: Publish) => publish.children.deploy;

/** The step at which the deploy failed; undefined if it has not. */
export const selectFailedStep = (publish: Publish) => publish.context.failure?.step;

/** True if the submitted e-mail address was rejected. */
export const selectEmailRejected = (publish: Publish) =>
  publish.matches({ form: { email: 'rejected' } }) || publish.matches({ failed: { email: 'rejected' } });

/** The e-mail address typed so far. */
export const selectEmail = (publish: Publish) => publish.context.email;

/** The reason why the deploy failed; empty if none is known, undefined if it has not failed. */
export const selectFailure = (publish: Publish) => publish.context.failure?.reason;

/** What something between browser and server had against the deploy; undefined if it was not that. */
export const selectBetween = (publish: Publish) => publish.context.failure?.between;

/** What is typed into the review's rows and not applied. */
export const selectTyped = (publish: Publish) => publish.context.typed;

/** Whether the list of the review is unfolded. */
export const selectIsUnfolded = (publish: Publish) =>
  publish.matches({ form: { review: { listed: 'unfolded' } } });

/** What is known of the page's pictures: their transfer sizes, and which are broken. */
export const selectPictures = (publish: Publish) => publish.context.pictures;

/** The config of the page that has gone live, or undefined. */
export const selectSent = (publish: Publish) => publish.context.sent;

/** The live page's address, or undefined. */
export const selectAddress = (publish: Publish) => publish.context.result?.url;

/** The address that was typed, and its site, if the website keeps another one; undefined if it does not. */
export const selectNotTaken = ({ context: { result, email } }: Publish) =>
  result?.keepsAddress === true ? email.trim() : undefined;

/** The id of the site that has gone live; undefined if none has. */
export const selectLiveSite = (publish: Publish) => publish.context.result?.siteId;

/** What becomes of the mail that confirms the address; undefined if the server does not say. */
export const selectNextMail = (publish: Publish) => publish.context.result?.nextMailAt;
export const selectMailReach = (publish: Publish) => publish.context.result?.mail;

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
