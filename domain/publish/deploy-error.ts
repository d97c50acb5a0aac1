/** A failed deploy. `status` is the HTTP status, undefined without a response. */
export class DeployError extends Error {
  readonly status: number | undefined;
  /** False if something on the way answered, such as a proxy with a page of its own. */
  readonly isFromServer: boolean;

  constructor(message: string, status?: number, isFromServer = true) {
    super(message);
    this.name = 'DeployError';
    this.status = status;
    this.isFromServer = isFromServer;
  }
}

/** The message of any thrown value; empty if it has none. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** The HTTP status with which the server refused a deploy; undefined without a response, or if something on the way sent it. */
export function refusalStatus(error: unknown): number | undefined {
  return error instanceof DeployError && error.isFromServer ? error.status : undefined;
}

/** What something between the browser and the server had against a deploy. */
type RefusedBetween = 'tooLarge' | 'tooOften' | 'forbidden' | 'broken';

function refusedBetween(error: unknown): RefusedBetween | undefined {
  if (!(error instanceof DeployError) || error.isFromServer || error.status === undefined) return undefined;
  const { status } = error;
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooOften';
  return status >= 500 ? 'broken' : 'forbidden';
}

/** A request failed because the browser is offline. `message` is the network's. */
export class NetworkLost extends Error {
  override readonly name = 'NetworkLost';
}

const NOT_THE_OWNER = 403;
const TAKEN = 409;
const UNPUBLISHED = 410;

/** True if the server refuses a site id for good. */
export function isIdRefused(error: unknown): boolean {
  return [NOT_THE_OWNER, TAKEN, UNPUBLISHED].includes(refusalStatus(error) ?? 0);
}

/** The steps of a deploy, in order. */
export const DEPLOY_STEPS = ['drawing', 'rendering', 'sending'] as const;

export type DeployStep = (typeof DEPLOY_STEPS)[number];

/** A deploy that failed: at which step and why. */
export interface DeployFailure {
  readonly step: DeployStep;
  /** `needsNewSite`: the server refuses this site permanently. */
  readonly kind: 'offline' | 'needsNewSite' | 'refused';
  /** The message of the server or the browser; empty if there is none. */
  readonly reason: string;
  /** Of a refusal that is not the server's. */
  readonly between?: RefusedBetween | undefined;
}

/** The failure of a deploy by the value that a step threw. */
export function deployFailure(step: DeployStep, error: unknown): DeployFailure {
  const isForGood = [NOT_THE_OWNER, UNPUBLISHED].includes(refusalStatus(error) ?? 0);
  const kind = error instanceof NetworkLost ? 'offline' : isForGood ? 'needsNewSite' : 'refused';
  const between = refusedBetween(error);
  return { step, kind, reason: reasonOf(error), ...(between && { between }) };
}
