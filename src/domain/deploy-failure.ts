/** Why a deploy did not succeed: `status` is the answer's, undefined where there was none. */
export class DeployError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = 'DeployError';
    this.status = status;
  }
}

/** What the dialog needs of a failed deploy, whatever was thrown: the reason (may be blank) and the status. */
export interface DeployFailure {
  readonly reason: string;
  readonly status: number | undefined;
}

/** Reads any thrown value as a deploy failure. */
export function failureFrom(error: unknown): DeployFailure {
  if (!(error instanceof Error)) return { reason: '', status: undefined };
  return { reason: error.message, status: error instanceof DeployError ? error.status : undefined };
}
