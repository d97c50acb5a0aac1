/** A failed deploy. `status` is the HTTP status, undefined without a response. */
export class DeployError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = 'DeployError';
    this.status = status;
  }
}

/** The message of any thrown value; empty if it has none. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** The HTTP status of a failed deploy; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof DeployError ? error.status : undefined;
}

/** A request failed because the browser is offline. `message` is the network's. */
export class NetworkLost extends Error {
  override readonly name = 'NetworkLost';
}

const NOT_THE_OWNER = 403;
const UNPUBLISHED = 410;

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
}

/** The failure of a deploy by the value that a step threw. */
export function deployFailure(step: DeployStep, error: unknown): DeployFailure {
  const isForGood = [NOT_THE_OWNER, UNPUBLISHED].includes(statusOf(error) ?? 0);
  const kind = error instanceof NetworkLost ? 'offline' : isForGood ? 'needsNewSite' : 'refused';
  return { step, kind, reason: reasonOf(error) };
}
